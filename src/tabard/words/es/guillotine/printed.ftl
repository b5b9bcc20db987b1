### Guillotine: lo que llevan impreso las cartas además de su texto.

printed-points = { $points ->
    [-1] −1 punto
    [-2] −2 puntos
    [-3] −3 puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
