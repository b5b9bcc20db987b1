### Lo que un informe sobre muchas partidas dice de este juego, y lo que se cuenta al final de una partida.

stage = ronda
    .many = rondas
fates = El destino de Escocia, ronda a ronda
fate-fell = Escocia ha caído
fate-defeats = { $count ->
    [0] ninguna derrota
    [one] una derrota
   *[other] { $count } derrotas
}
figure-scotland_stood = Escocia resiste hasta el final
figure-treason = Traición, de las elecciones libres
figure-mean_rounds = Rondas en una partida
figure-mean_daggers = Puñales de un jugador
figure-mean_gold = Oro de un jugador
counted-loyal = Batallas por Escocia
counted-treason = Batallas por Inglaterra
counted-home = Veces en casa
counted-played = Cartas de Gaita jugadas
counted-taxes = Impuestos recaudados
