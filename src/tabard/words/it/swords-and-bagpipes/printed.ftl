### Swords and Bagpipes: ciò che è stampato sulle carte oltre al testo.

printed-bonnet = Per la Scozia, se vince: { $bonnet ->
    [one] una moneta d’oro
   *[other] { $bonnet } monete d’oro
} e una carta Cornamusa a testa
printed-pierced = Per la Scozia, se perde: { $pierced ->
    [0] niente oro, ma un’unità a testa
    [one] una moneta d’oro e un’unità a testa
   *[other] { $pierced } monete d’oro e un’unità a testa
}
printed-crown = Per l’Inghilterra, vinca o perda: { $crown ->
    [one] una moneta d’oro
   *[other] { $crown } monete d’oro
} { $generous ->
    [yes] a testa
   *[no] da dividere
} e un pugnale ciascuno
