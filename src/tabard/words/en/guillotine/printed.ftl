### Guillotine: what is printed on cards besides their texts.

printed-points = { $points ->
    [-1] −1 point
    [-2] −2 points
    [-3] −3 points
    [one] { $points } point
   *[other] { $points } points
}
