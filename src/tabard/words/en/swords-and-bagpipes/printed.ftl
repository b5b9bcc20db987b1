### Swords and Bagpipes: what is printed on cards besides their texts.

printed-bonnet = For Scotland, if it wins: { $bonnet } gold each and a Bagpipe card
printed-pierced = For Scotland, if it loses: { $pierced } gold each and a unit
printed-crown = For England, win or lose: { $crown } gold { $generous ->
    [yes] each
   *[no] to be divided
}, and a dagger each
