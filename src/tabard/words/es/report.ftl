### El informe sobre muchas partidas: líneas y una página.

report-title = Informe
report-decimal = ,
report-games = { $games ->
    [one] una partida
   *[other] { $games } partidas
} · { $players } · cartas: { $cards }
report-left-out = { $count ->
    [one] No se cuenta una partida: sin terminar, abandonada o dispuesta a mano.
   *[other] No se cuentan { $count } partidas: sin terminar, abandonadas o dispuestas a mano.
}
report-beside = Qué cambia de { $one } a { $other }
report-beside-note = Un intervalo contiene la diferencia verdadera en 95 de cada 100 casos. Cuando se comparan muchas cosas a la vez, algunas difieren por puro azar; por eso solo se dice que difieren (≠) aquellas cuyo intervalo excluye el cero incluso ensanchado para todas las comparaciones de su clase (Bonferroni). Las demás (≈) no se distinguen del azar.
report-same-deals = Ambas jugaron los mismos repartos, y cada reparto se compara consigo mismo.
report-differ = Se distinguen del azar
report-none-differ = Nada se distingue del azar.
report-alike = { $count } comparaciones. Miradas una por una, { $outside } difieren; por puro azar lo harían unas { $chance }. Miradas todas juntas: { $sure }.
report-changed = Cartas cambiadas: { $cards }
report-only = Solo en { $name }: { $cards }
report-figures = Cifras
report-family-seat = Parte de la victoria según el sitio
report-family-player = Parte de la victoria según el jugador
report-family-share = Partes
report-family-mean = Medias
report-family-card = Lo que una carta añade a las posibilidades de quien la recibe al principio, en puntos
report-family-played = Cuántas veces se juega una carta en una partida
report-family-fate = Cómo está la mesa, etapa a etapa
report-seat = Sitio { $number }
report-scores = Puntos
report-scores-note = Cuántos resultados llegaron a esos puntos. La parte de color pleno son los de quienes ganaron.
report-scores-beside = Cuántos resultados llegaron a esos puntos.
report-decisions = Duración en decisiones
report-length-note = Cuántas partidas duraron tanto.
report-stages = Duración en { $stages }
report-fates-note = Cuántas de todas las partidas estaban así al acabar cada { $stage }. Una partida terminada se queda como acabó.
report-cards = Cartas
report-cards-note = Lo que una carta añade a las posibilidades de quien la recibe al principio, en puntos porcentuales de victoria: solo el azar eligió a quién, así que la diferencia se debe a la carta. Después: cuántas veces se juega la carta en una partida.
report-no-cards = En este juego nadie recibe cartas al principio.
report-times = { $times }× por partida
report-pairs = Las parejas de cartas más fuertes
report-pairs-note = Con qué frecuencia gana quien recibió las dos, y lo que suman las dos cartas por separado. { $compared } parejas se repartieron en 30 repartos o más. { $outside } de ellas ganan más de lo que suman sus cartas, mirada cada una por sí sola; por puro azar serían unas { $chance }. Se distinguen (≠) al mirarlas todas juntas: { $sure }.
report-no-pairs = Ninguna pareja de cartas se repartió en 30 repartos o más: juega más partidas.
report-apart = por separado { $share } %
report-value = Media e intervalo del 95 %
report-difference = Diferencia e intervalo del 95 %
report-note = Las barras muestran intervalos del 95 %; la línea discontinua es lo que sería justo. ≠ señala lo que difiere de ello incluso al mirar junto todo lo de su clase. Los bots jugaron a su manera: a las personas les puede ir de otro modo.
report-how = { $deals ->
    [one] un reparto
   *[other] { $deals } repartos
}; al medir los errores, las partidas de un mismo reparto cuentan como una.
figure-mean_score = Puntos
figure-mean_decisions = Decisiones en una partida
