### Swords and Bagpipes: lo que llevan impreso las cartas además de su texto.

printed-bonnet = Por Escocia, si gana: { $bonnet } de oro por cabeza y una carta de Gaita
printed-pierced = Por Escocia, si pierde: { $pierced } de oro por cabeza y una tropa
printed-crown = Por Inglaterra, gane o pierda: { $crown } de oro { $generous ->
    [yes] por cabeza
   *[no] a repartir
} y un puñal cada uno
