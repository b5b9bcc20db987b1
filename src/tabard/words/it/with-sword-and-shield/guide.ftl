### With Sword and Shield, una partita guidata: di che cosa tratta ogni domanda e perché una scelta può essere buona. La carica solo chi gioca con la guida.

guide-ask-act = Ora attacchi tu. Ogni carta giocata è un’azione, e ciò che non spendi in attacchi può servirti da guardia nel turno del rivale.
guide-ask-open = La carta che ha vinto l’asta va giocata per prima.
guide-ask-rear = Nella retroguardia nessuno raggiunge il tuo Cavaliere, né lui raggiunge qualcuno: è il momento di cambiare carte o di tornare.
guide-ask-answer = Ti attaccano. Una carta che ferma l’attacco ti risparmia il colpo; poi la somma più bassa paga la differenza in punti Fatica.
guide-ask-card = Una Combinazione è fatta di più carte con lo stesso simbolo, giocate in una sola azione: il rivale deve rispondere a ogni attacco.
guide-ask-bid = Chi offre meno attacca per primo, e deve aprire proprio con quella carta.
guide-ask-place = Scegli una posizione.
guide-ask-post = La posizione di un Cavaliere decide chi può raggiungere e chi può raggiungerlo.
guide-ask-target = Scegli contro chi va la carta. Chi ha più colpi o meno punti Fatica è più vicino a finire fuori.
guide-ask-lock-target = Chi è bloccato con il tuo Cavaliere può andarsene solo pagando.
guide-ask-mate = Due Cavalieri della tua squadra si scambiano la posizione: forse davanti è meglio uno riposato.
guide-ask-knight = I Cavalieri prendono posizione uno dopo l’altro. Mettili dove rendono di più.
guide-ask-tactic = Il tuo Cavaliere combatte con Forza o con Tecnica. Quel numero si somma a ogni carta con cui attacchi o ti difendi.

guide-option-end = Le carte che restano ti servono di più come guardie nel turno del rivale.
guide-option-switch = Con l’altra Tattica le tue carte e il numero del tuo Cavaliere vanno meglio insieme.
guide-option-rest = La tua mano serve a poco. Otto carte nuove valgono un turno intero, ma puoi farlo una volta sola.
guide-option-combine = Più attacchi in un’azione: il rivale ha bisogno di una guardia per ognuno, e quello che non viene fermato è un colpo.
guide-option-play = Ciò che fa questa carta vale un’azione e il suo prezzo.
guide-option-attack = Se il rivale non ha una risposta è un colpo, e ogni risposta gli costa almeno una carta.
guide-option-discard = Questa carta non ti aiuta né in attacco né in difesa. Dopo il turno ne peschi un’altra.
guide-option-exchange = Questa carta serve a poco: una nuova può essere migliore.
guide-option-lock = Un rivale bloccato non può semplicemente allontanarsi dal tuo Cavaliere.
guide-option-move = In questa posizione sta meglio un altro dei tuoi Cavalieri.
guide-option-retreat = Nella retroguardia il tuo Cavaliere è fuori portata e può riposare.
guide-option-return = Il tuo Cavaliere può di nuovo combattere, e la sua squadra ne ha bisogno.
guide-option-take = Qui nessuna risposta vale il suo prezzo. Dopo un colpo recuperi tutti i punti Fatica.
guide-option-stop = Ferma l’attacco e ti risparmia il colpo: vale ciò che costa.
guide-option-manoeuvre = Nessuna guardia lo ferma a così buon prezzo: cinque punti Fatica, e l’attacco ti passa accanto.
guide-option-evade = L’attacco non trova nessuno dov’era il tuo Cavaliere.
guide-option-escape = Il tuo Cavaliere è fuori portata, e l’attacco va perso.
guide-option-enough = Le carte posate bastano: gioca la Combinazione.
guide-option-lay = Ha il simbolo giusto e qui vale il suo prezzo.
guide-option-pass = { $then ->
    [deal] Nessuna delle tue carte è buona per aprire. Nessuno ha fatto offerte: tutti ricevono mani nuove, e la tua può essere migliore.
   *[other] Nessuna delle tue carte vale un’offerta, e passando non mostri nulla della tua mano.
}
guide-option-bid = Un’offerta bassa può farti attaccare per primo, con una carta con cui apriresti volentieri.
guide-option-place = Da qui il tuo Cavaliere raggiunge dei rivali e ha vicini i suoi.
guide-option-knight = Fra quelli che puoi scegliere, è il Cavaliere con cui la mossa rende di più.
guide-option-put = Questo Cavaliere è adatto alla posizione ora libera.
guide-option-strength = Il tuo Cavaliere e le carte in mano sono migliori in Forza.
guide-option-technique = Il tuo Cavaliere e le carte in mano sono migliori in Tecnica.
guide-option-tactics = Ogni Cavaliere prende la Tattica in cui il suo numero e la sua mano sono migliori.

## Why an option is good: what it leads to in the cases tried.

sign-guard = il rivale ha una guardia contro questo attacco
sign-dodge = il rivale non ha guardie, ma può schivarlo
sign-open = il rivale non ha nulla contro questo attacco
mean-given = Colpi inflitti nei prossimi turni, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
mean-taken = Colpi subiti nei prossimi turni, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
mean-paid = { $way ->
    [less] Punti Fatica recuperati nei prossimi turni, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Punti Fatica persi nei prossimi turni, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-cost = { $way ->
    [less] Punti Fatica che l’altra parte recupera nei prossimi turni, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Punti Fatica che l’altra parte perde nei prossimi turni, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
}
