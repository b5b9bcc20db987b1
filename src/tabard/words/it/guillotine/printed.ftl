### Guillotine: ciò che è stampato sulle carte oltre al testo.

printed-points = { $points ->
    [-1] −1 punto
    [-2] −2 punti
    [-3] −3 punti
    [one] { $points } punto
   *[other] { $points } punti
}
