### Swords and Bagpipes: lo que llevan impreso las cartas además de su texto.

printed-bonnet = Por Escocia, si gana: { $bonnet ->
    [one] una moneda de oro
   *[other] { $bonnet } monedas de oro
} y una carta de Gaita cada uno
printed-pierced = Por Escocia, si pierde: { $pierced ->
    [0] nada de oro, pero una tropa cada uno
    [one] una moneda de oro y una tropa cada uno
   *[other] { $pierced } monedas de oro y una tropa cada uno
}
printed-crown = Por Inglaterra, gane o pierda: { $crown ->
    [one] una moneda de oro
   *[other] { $crown } monedas de oro
} { $generous ->
    [yes] cada uno
   *[no] a repartir
} y un puñal cada uno
