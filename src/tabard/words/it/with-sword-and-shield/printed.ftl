### With Sword and Shield: ciò che è stampato sulle carte oltre al testo.

printed-number = N. { $number }
printed-strength = { $section ->
    [artefact] { changes-strength }
    [improvement] { changes-strength }
   *[other] Forza { $strength }
}
printed-technique = { $section ->
    [artefact] { changes-technique }
    [improvement] { changes-technique }
   *[other] Tecnica { $technique }
}
printed-chivalry = { $section ->
    [artefact] { changes-chivalry }
    [improvement] { changes-chivalry }
   *[other] Cavalleria { $chivalry }
}
printed-endurance = { $section ->
    [artefact] { changes-endurance }
    [improvement] { changes-endurance }
   *[other] Resistenza { $endurance }
}
printed-blazon = Blasone (in inglese): { $blazon }
printed-group = Gruppo: { $group ->
    [weapon] armi
    [possession] averi
   *[garment] indumenti
}
printed-unique = { $unique ->
    [yes] Unico
   *[no] Non è Unico
}
printed-fatigue = { $fatigue } punti Fatica
printed-hits = Spazio per { $hits } colpi
printed-symbol = Simbolo: { $symbol ->
    [cross] croce
    [lily] giglio
    [star] stella
    [moon] luna
    [ring] anello
   *[rose] rosa
}
printed-initiative = Iniziativa { $initiative }
