### With Sword and Shield en un minuto: el objetivo, un turno, el final, un primer consejo. El mismo texto en la página y en el terminal.

intro-length = Justa: 20 minutos; Melé: una hora o más, la mitad si es corta
intro-aim = Da cinco golpes al otro Caballero antes de recibirlos tú. Un Caballero tiene además 28 puntos de Fatiga para gastar: quien se queda sin ninguno recibe un golpe.
    .counted = Da { $hits } golpes al otro Caballero antes de recibirlos tú. Un Caballero tiene además { $fatigue } puntos de Fatiga para gastar: quien se queda sin ninguno recibe un golpe.
intro-turn = Quien ataca tiene tantas acciones como la Resistencia de su Caballero: atacar con cartas de Combate, jugar otras cartas, cambiar de Táctica. Quien defiende responde a cada ataque con una guardia que lo detenga o con una Maniobra, o recibe el golpe. Después los dos roban hasta tener ocho cartas y cambian de papel.
intro-end = Cuando una guardia detiene un ataque, cada uno suma el número de su carta al de su Caballero en la Táctica elegida, Fuerza o Técnica. El que tiene menos paga la diferencia en puntos de Fatiga. Quien recibe un golpe recupera todos sus puntos de Fatiga. Con cinco golpes, o tres en una Melé corta, el Caballero queda fuera; en una Melé gana el último equipo en pie.
intro-advice = Ataca donde el otro no parezca tener guardia, y guarda cartas para defenderte. Una carta con un número mayor que el de tu Caballero cuesta la diferencia en Fatiga.
