### Swords and Bagpipes: what is printed on cards besides their texts.

printed-bonnet = Scotland’s supporters, if it wins: { $bonnet } gold and a Bagpipe card each
printed-pierced = Scotland’s supporters, if it loses: { $pierced ->
    [0] no gold, but a unit each
   *[other] { $pierced } gold and a unit each
}
printed-crown = England’s supporters, win or lose: { $crown } gold { $generous ->
    [yes] each
   *[no] to be divided
}, and a dagger each
