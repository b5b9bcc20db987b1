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
blazon-field = { $field ->
    [argent] bianco
    [or] oro
    [azure] azzurro
    [gules] rosso
    [sable] nero
    [vert] verde
   *[purpure] viola
}
blazon-second = { $second ->
    [argent] bianco
    [or] oro
    [azure] azzurro
    [gules] rosso
    [sable] nero
    [vert] verde
   *[purpure] viola
}
blazon-tincture = { $tincture ->
    [argent] bianco
    [or] oro
    [azure] azzurro
    [gules] rosso
    [sable] nero
    [vert] verde
   *[purpure] viola
}
blazon-charge = { $charge ->
    [lion] leone
    [eagle] aquila
    [star] stella
    [rose] rosa
    [tower] torre
    [crescent] mezzaluna
    [lily] giglio
    [boar] cinghiale
    [sun] sole
    [key] chiave
   *[oak-leaf] foglia di quercia
}
printed-blazon = Scudo: { $division ->
    [plain] tutto in { blazon-field }
    [per-pale] { blazon-field } e { blazon-second }, fianco a fianco
    [per-fess] { blazon-field } sopra e { blazon-second } sotto
    [per-bend] { blazon-field } e { blazon-second }, diviso in diagonale
    [quarterly] quattro quarti in { blazon-field } e { blazon-second }
    [chevron] scaglione in { blazon-second } su { blazon-field }
    [bend] banda diagonale in { blazon-second } su { blazon-field }
    [fess] fascia orizzontale in { blazon-second } su { blazon-field }
    [pale] fascia verticale in { blazon-second } su { blazon-field }
    [cross] croce in { blazon-second } su { blazon-field }
    [saltire] croce di sant’Andrea in { blazon-second } su { blazon-field }
   *[chief] { blazon-field }, con la parte alta in { blazon-second }
}{ $charge ->
    [none] { "" }
   *[other] ; figura: { blazon-charge } in { blazon-tincture }
}
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
