### Ghigliottina, una partita guidata: di che cosa tratta ogni domanda e perché una scelta può essere buona. La carica solo chi gioca con la guida.

guide-ask-play = Puoi giocare una carta azione, e poi raccogli chi è in testa. Guarda quindi prima chi sarebbe.
guide-ask-lay = L’ultimo giorno è finito. Prima che si contino i punti puoi ancora mettere davanti a te carte che danno punti.
guide-ask-move = La carta sposta un nobile lungo la fila. Tu raccogli quello in testa, e chi gioca dopo di te quello dietro.
guide-ask-noble = La carta ha bisogno di un nobile della fila. Pensa a chi vorresti in testa quando raccogli.
guide-ask-order = Metti i primi nobili nell’ordine che vuoi. Il primo è per te, il secondo per chi gioca dopo.
guide-ask-player = Scegli a chi tocca la carta. Se danneggia, di solito a chi ha più punti; se ti conviene e la carta lo permette, a te.
guide-ask-take = Puoi prendere un nobile dalla pila di qualcuno. Valgono di più i numeri alti e i colori che raccogli.
guide-ask-card = Una carta deve lasciare la tua mano. Tieni quelle che ti aiuteranno più tardi.
guide-ask-strip = Vedi le carte di un rivale e ne scegli una, che viene scartata.
guide-ask-fetch = Puoi riprendere una carta già giocata. Cercane una che ti aiuti subito.
guide-ask-late = Vedi i prossimi nobili del mazzo, e uno di loro va in fondo alla fila.
guide-ask-table = Viene scartata una carta che sta davanti a un giocatore. Alcune danno punti alla fine, altre legano tutto il tavolo.
guide-ask-drop = Le tue guardie tengono la fila com’è, anche per te. Puoi mandarle via quando vuoi.

guide-option-pass = Il nobile in testa ti va già bene: tieni le carte per un momento peggiore.
guide-option-count = Niente di ciò che hai in mano darebbe altri punti ora.
guide-option-play = Giocarla ora dovrebbe darti più che tenerla e raccogliere e basta.
guide-option-lay = Davanti a te la carta conta; in mano non vale niente.
guide-option-move = { $to ->
    [1] Così quel nobile passa in testa proprio quando tocca a te raccogliere.
   *[other] { $from ->
        [1] Così quel nobile lascia la testa della fila, e ne raccogli un altro.
       *[other] La testa della fila non cambia. Cambia ciò che viene dietro, per gli altri e per il tuo prossimo turno.
    }
}
guide-option-noble = Con questo la fila ti favorisce di più: guarda i numeri e chi viene raccolto dopo.
guide-option-order = Il nobile migliore è il primo, dove lo raccogli tu, e quello che lasci dietro serve poco agli altri.
guide-option-player = Scegliere { $whom } è ciò che più ti conviene.
guide-option-take = Questo nobile ti dà più punti di tutti, e il suo proprietario ne perde altrettanti.
guide-option-late = Chi è in fondo alla fila viene raccolto tardi: uno buono può ancora toccare a te, uno cattivo a un altro.
guide-option-table = Questa carta è quella che ti danneggia di più, o che più aiuta il suo proprietario.
guide-option-card = Fra queste carte è quella che qui conta di più; le altre possono aspettare.
guide-option-leave = Finché la fila ti va bene, le guardie sono dalla tua parte.
guide-option-drop = Vuoi cambiare la fila, e le guardie lo vietano a tutti.

## Why an option is good: what it leads to in the cases tried.

sign-collects = raccogli un nobile: { $noble }
sign-leaves = in testa resta per { $whom }: { $noble }
sign-keeps = { $whom } resta per ora senza { $noble }
mean-points = { $way ->
    [less] Punti che costa subito, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
   *[more] Punti che dà subito, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
}
mean-lost = Punti che perde { $whom }, in media: { NUMBER($amount, maximumFractionDigits: 1) }.
