### Swords and Bagpipes: ciò che è stampato sulle carte oltre al testo.

printed-bonnet = Se vincono gli scozzesi: { $bonnet } d’oro a testa
printed-pierced = Se vincono gli inglesi: { $pierced } d’oro a testa
printed-crown = Paga dell’Inghilterra: { $crown } d’oro { $generous ->
    [yes] a testa
   *[no] da dividere
}
