### Swords and Bagpipes in un minuto: lo scopo, un round, la fine, un primo consiglio. Lo stesso testo per la pagina e per il terminale.

intro-length = circa 45 minuti
intro-aim = L’Inghilterra invade. Combatti per la Scozia o prendi l’oro inglese, e cerca di avere alla fine più oro di tutti. Ma la Scozia non deve cadere: altrimenti vince chi l’ha tradita di meno.
intro-turn = Ogni round mostra che cosa l’Inghilterra manda e paga. Ognuno ha un turno: procurarsi oro o unità, portare unità dal castello all’accampamento, giocare carte. Poi tutti scelgono in segreto da che parte stare, e gli accampamenti danno battaglia.
    .two = In due ognuno mette inoltre coperta, contro l’altro, una delle proprie carte Pugnale: chi sostiene l’Inghilterra prende quella messa dal rivale; contro chi sostiene la Scozia viene scartata.
intro-end = Se vince la Scozia, i suoi sostenitori prendono oro e carte. Quelli dell’Inghilterra si dividono la sua paga, vinca o perda, e pescano ognuno una carta Pugnale segreta. Dopo sette round vince chi ha più oro, a meno che non abbia almeno 5 pugnali più di ciascuno degli altri. Se la Scozia perde quattro battaglie cade, e vince chi ha meno pugnali.
intro-advice = Le unità in un accampamento combattono in questo round e poi sono perse. Senza nemmeno un’unità nell’accampamento non ricevi niente. Tradisci quando pochi altri lo fanno: la paga inglese si divide.
