noun-class = lezione
    .other = lezioni
noun-parcel = pacco
    .other = pacchi
noun-mat = tappetino
    .other = tappetini
noun-spot = posto libero
    .other = posti liberi

state-booked = prenotato
state-lent = in prestito
state-waiting = in lista d’attesa

field-room = sala
field-instructor = istruttore
field-deposit = cauzione
field-level = livello
field-booked = lezioni prenotate

action-book = prenota
action-check-in = registra l’ingresso
action-return = restituisci
action-invite = invita un amico

level-easy = facile
level-hard = difficile

screen-home = inizio
screen-loans = prestiti

classes-booked = { $n ->
    [0] nessuna lezione prenotata
    [one] { $n } lezione prenotata
    [many] { $n } di lezioni prenotate
   *[other] { $n } lezioni prenotate
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [one] { $n } tappetino in prestito
    [many] { $n } di tappetini in prestito
   *[other] { $n } tappetini in prestito
}
minutes-long = { $n ->
    [one] { $n } minuto
    [many] { $n } di minuti
   *[other] { $n } minuti
}
weeks-in-a-row = { $n ->
    [one] { $n } settimana di fila
    [many] { $n } di settimane di fila
   *[other] { $n } settimane di fila
}
kilometers = { $n ->
    [one] { $n } chilometro
    [many] { $n } di chilometri
   *[other] { $n } chilometri
}
place-in-line = posto { $n } in lista d’attesa
delivered = { $n ->
    [one] { $who } ha ricevuto { $n } pacco
    [many] { $who } ha ricevuto { $n } di pacchi
   *[other] { $who } ha ricevuto { $n } pacchi
}
taught-by = con { $who }
invited = { $who } ha ricevuto l’invito
class-cancelled = { $class } è annullata
class-moved = { $class } si sposta in { $room }
fee-due = quota da pagare: { $amount }
deposit-for = cauzione di { $amount } per { $what }
pass-price = { $count ->
    [one] { $count } lezione a { $amount }
    [many] { $count } di lezioni a { $amount }
   *[other] { $count } lezioni a { $amount }
}
starts = inizio: { $when }
give-back-by = da restituire: { $when }

setting-reminders = promemoria delle lezioni
setting-newsletter = notiziario

error-full = questa lezione è al completo. Scegline un’altra
error-no-card = manca la tessera. Aggiungila

hint-schedule = apre l’orario
hint-map = apre la mappa

booking-done = lezione prenotata
booking-failed = prenotazione non riuscita. Riprova
tip-of-the-day = bevi acqua
