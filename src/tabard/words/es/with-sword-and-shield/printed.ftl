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
blazon-field = { $field ->
    [argent] blanco
    [or] oro
    [azure] azul
    [gules] rojo
    [sable] negro
    [vert] verde
   *[purpure] morado
}
blazon-second = { $second ->
    [argent] blanco
    [or] oro
    [azure] azul
    [gules] rojo
    [sable] negro
    [vert] verde
   *[purpure] morado
}
blazon-tincture = { $tincture ->
    [argent] blanco
    [or] oro
    [azure] azul
    [gules] rojo
    [sable] negro
    [vert] verde
   *[purpure] morado
}
blazon-charge = { $charge ->
    [lion] león
    [eagle] águila
    [star] estrella
    [rose] rosa
    [tower] torre
    [crescent] media luna
    [lily] flor de lis
    [boar] jabalí
    [sun] sol
    [key] llave
   *[oak-leaf] hoja de roble
}
printed-blazon = Escudo: { $division ->
    [plain] todo en { blazon-field }
    [per-pale] { blazon-field } y { blazon-second }, uno al lado del otro
    [per-fess] { blazon-field } arriba y { blazon-second } abajo
    [per-bend] { blazon-field } y { blazon-second }, partido en diagonal
    [quarterly] cuatro cuartos en { blazon-field } y { blazon-second }
    [chevron] chevrón en { blazon-second } sobre { blazon-field }
    [bend] banda diagonal en { blazon-second } sobre { blazon-field }
    [fess] franja a lo ancho en { blazon-second } sobre { blazon-field }
    [pale] franja a lo alto en { blazon-second } sobre { blazon-field }
    [cross] cruz en { blazon-second } sobre { blazon-field }
    [saltire] aspa en { blazon-second } sobre { blazon-field }
   *[chief] { blazon-field }, con la parte alta en { blazon-second }
}{ $charge ->
    [none] { "" }
   *[other] ; figura: { blazon-charge } en { blazon-tincture }
}
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
