### Swords and Bagpipes: lo que llevan impreso las cartas además de su texto.

printed-bonnet = Si ganan los escoceses: { $bonnet } de oro cada uno
printed-pierced = Si ganan los ingleses: { $pierced } de oro cada uno
printed-crown = Paga de Inglaterra: { $crown } de oro { $generous ->
    [yes] cada uno
   *[no] a repartir
}
