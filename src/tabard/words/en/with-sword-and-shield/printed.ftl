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
blazon-field = { $field ->
    [argent] white
    [or] gold
    [azure] blue
    [gules] red
    [sable] black
    [vert] green
   *[purpure] purple
}
blazon-second = { $second ->
    [argent] white
    [or] gold
    [azure] blue
    [gules] red
    [sable] black
    [vert] green
   *[purpure] purple
}
blazon-tincture = { $tincture ->
    [argent] white
    [or] gold
    [azure] blue
    [gules] red
    [sable] black
    [vert] green
   *[purpure] purple
}
blazon-charge = { $charge ->
    [lion] lion
    [eagle] eagle
    [star] star
    [rose] rose
    [tower] tower
    [crescent] crescent moon
    [lily] lily
    [boar] boar
    [sun] sun
    [key] key
   *[oak-leaf] oak leaf
}
printed-blazon = Arms: { $division ->
    [plain] all { blazon-field }
    [per-pale] { blazon-field } and { blazon-second }, side by side
    [per-fess] { blazon-field } above, { blazon-second } below
    [per-bend] { blazon-field } and { blazon-second }, divided diagonally
    [quarterly] quarters of { blazon-field } and { blazon-second }
    [chevron] a { blazon-second } chevron on { blazon-field }
    [bend] a diagonal { blazon-second } band on { blazon-field }
    [fess] a { blazon-second } bar across { blazon-field }
    [pale] a { blazon-second } stripe down { blazon-field }
    [cross] a { blazon-second } cross on { blazon-field }
    [saltire] a diagonal { blazon-second } cross on { blazon-field }
   *[chief] { blazon-field } with a { blazon-second } top
}{ $charge ->
    [none] { "" }
   *[other] ; on it: { blazon-tincture } { blazon-charge }
}
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
