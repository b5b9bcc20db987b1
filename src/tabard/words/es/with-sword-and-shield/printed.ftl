### With Sword and Shield: lo que llevan impreso las cartas además de su texto.

printed-number = N.º { $number }
printed-strength = { $section ->
    [artefact] { changes-strength }
    [improvement] { changes-strength }
   *[other] Fuerza { $strength }
}
printed-technique = { $section ->
    [artefact] { changes-technique }
    [improvement] { changes-technique }
   *[other] Técnica { $technique }
}
printed-chivalry = { $section ->
    [artefact] { changes-chivalry }
    [improvement] { changes-chivalry }
   *[other] Caballería { $chivalry }
}
printed-endurance = { $section ->
    [artefact] { changes-endurance }
    [improvement] { changes-endurance }
   *[other] Resistencia { $endurance }
}
printed-blazon = Blasón (en inglés): { $blazon }
printed-group = Grupo: { $group ->
    [weapon] armas
    [possession] posesiones
   *[garment] prendas
}
printed-unique = { $unique ->
    [yes] Único
   *[no] No es Único
}
printed-fatigue = { $fatigue } puntos de Fatiga
printed-hits = Sitio para { $hits } golpes
printed-symbol = Símbolo: { $symbol ->
    [cross] cruz
    [lily] flor de lis
    [star] estrella
    [moon] luna
    [ring] anillo
   *[rose] rosa
}
printed-initiative = Iniciativa { $initiative }
