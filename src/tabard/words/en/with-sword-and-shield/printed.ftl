### With Sword and Shield: what is printed on cards besides their texts.

printed-number = No. { $number }
printed-strength = { $section ->
    [artefact] { changes-strength }
    [improvement] { changes-strength }
   *[other] Strength { $strength }
}
printed-technique = { $section ->
    [artefact] { changes-technique }
    [improvement] { changes-technique }
   *[other] Technique { $technique }
}
printed-chivalry = { $section ->
    [artefact] { changes-chivalry }
    [improvement] { changes-chivalry }
   *[other] Chivalry { $chivalry }
}
printed-endurance = { $section ->
    [artefact] { changes-endurance }
    [improvement] { changes-endurance }
   *[other] Endurance { $endurance }
}
printed-blazon = Arms: { $blazon }
printed-group = Group: { $group ->
    [weapon] weapons
    [possession] possessions
   *[garment] garments
}
printed-unique = { $unique ->
    [yes] Unique
   *[no] Not Unique
}
printed-fatigue = { $fatigue } fatigue points
printed-hits = Room for { $hits } hits
printed-symbol = Symbol: { $symbol ->
    [cross] cross
    [lily] lily
    [star] star
    [moon] moon
    [ring] ring
   *[rose] rose
}
printed-initiative = Initiative { $initiative }
