### Swords and Bagpipes: ciò che è stampato sulle carte oltre al testo.

printed-bonnet = Per la Scozia, se vince: { $bonnet } d’oro a testa e una carta Cornamusa
printed-pierced = Per la Scozia, se perde: { $pierced } d’oro a testa e un’unità
printed-crown = Per l’Inghilterra, vinca o perda: { $crown } d’oro { $generous ->
    [yes] a testa
   *[no] da dividere
} e un pugnale ciascuno
