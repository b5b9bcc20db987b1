### The review of a recorded game: lines, and a page.

review-title = Análisis
review-lead = Lo que cada jugador pudo saber y hacer, y cuánto del resultado fue suerte.
review-sum = Cómo se llegó al resultado
review-sum-note = En puntos porcentuales de la victoria: salida + acierto + los demás + suerte = resultado.
review-account = { $seat }: salida { $start } · acierto { $skill } (± { $error }) · los demás { $others } · suerte { $luck } = { $result }
review-start = Salida
review-skill = Acierto
review-others = Los demás
review-luck = Suerte
review-result = Resultado
review-deal = el reparto
review-cards = cartas y azar
review-choices = elecciones secretas
review-curve = Parte de la victoria que esperaría un espectador que no ve ninguna mano
review-turning = Momentos decisivos
review-none = No hubo ningún momento decisivo.
review-of-luck = De ello, por suerte: { $luck } para { $seat } ({ $what }).
review-decisions = Decisiones tomadas
review-clean = Ninguna elección fue claramente un error.
review-rest = Todas las demás decisiones:
review-best = la mejor
review-fine = buena
review-doubtful = dudosa
review-mistake = error
review-cost = cuesta { $cost } ± { $error } puntos
review-better = Mejor: { $option } ({ $share } %)
review-taken = elegida
review-option = Opción
review-share = Parte
review-margin = Ventaja
review-mix = Mezcla
review-why = Por qué
review-aside = Descartadas pronto, con lo que parecían prometer: { $options }
review-promises = Promesas y hechos
review-kept = Era verdad.
review-broken = No era verdad.
review-answer = Respuesta { $number }
review-note = Cada opción se probó en casos que eran posibles para el jugador, hasta { $budget } veces por decisión; después todos siguen como lo haría un jugador constante. El acierto es lo que valieron las elecciones frente a las de un jugador constante. El resultado es siempre la suma de lo anterior.
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-making = { $of ->
    [0] Empezará en un momento.
   *[other] Decisiones analizadas: { $done } de { $of }
}
review-whose = Decisiones de
review-everybody = todos
review-moment = Ver este momento
review-along = A lo largo de la partida
review-at = { $when }: { $shares }
