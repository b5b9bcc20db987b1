### Swords and Bagpipes: what is printed on cards besides their texts.

printed-bonnet = If the Scots win: { $bonnet } gold each
printed-pierced = If the English win: { $pierced } gold each
printed-crown = England’s pay: { $crown } gold { $generous ->
    [yes] each
   *[no] to be divided
}
