### Lo que un informe sobre muchas partidas dice de este juego.

stage = día
    .many = días
