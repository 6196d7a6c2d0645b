## Nouns: things that apps count
##
## An entry has the singular as its value, the plural as .plural, and the gender as a trait. An attribute with the name of
## a state is another word for that state. These words are at the end of this file.

# same
noun-dose = dose
    .plural = dosi
    .gender = feminine
    .taken = { adjective-assumed }
    .missed = { adjective-not-assumed }
    .due = { adjective-to-take }
noun-medication = farmaco
    .plural = farmaci
    .gender = masculine
    .taken = { adjective-assumed }
    .missed = { adjective-not-assumed }
    .due = { adjective-to-take }
    .low = { adjective-low-stock }
# A piece of medicine.
noun-tablet = compressa
    .plural = compresse
    .gender = feminine
    .taken = { adjective-assumed }
    .missed = { adjective-not-assumed }
    .due = { adjective-to-take }
    .low = { adjective-low-stock }
noun-message = messaggio
    .plural = messaggi
    .gender = masculine
    .missed = { adjective-unseen }
    .failed = { adjective-with-error }
noun-conversation = conversazione
    .plural = conversazioni
    .gender = feminine
    .missed = { adjective-unseen }
noun-contact = contatto
    .plural = contatti
    .gender = masculine
    .missed = { adjective-unseen }
noun-person = persona
    .plural = persone
    .gender = feminine
    .none = nessuno
    .empty = ancora nessuno
    .missed = { adjective-unseen }
    .critical = { adjective-critical-condition }
noun-member = membro
    .plural = membri
    .gender = masculine
    .missed = { adjective-unseen }
    .critical = { adjective-critical-condition }
# Of anybody: the masculine stands for both, as in social networks.
noun-friend = amico
    .plural = amici
    .gender = masculine
    .missed = { adjective-unseen }
    .critical = { adjective-critical-condition }
# same
# same for every number
noun-follower = follower
    .gender = masculine
    .missed = { adjective-unseen }
    .critical = { adjective-critical-condition }
noun-comment = commento
    .plural = commenti
    .gender = masculine
    .missed = { adjective-unseen }
    .failed = { adjective-with-error }
noun-reply = risposta
    .plural = risposte
    .gender = feminine
    .missed = { adjective-unseen }
    .failed = { adjective-with-error }
# same for every number
noun-photo = foto
    .gender = feminine
    .missed = { adjective-unseen }
    .failed = { adjective-with-error }
    .taken = { adjective-shot }
# same
# same for every number
noun-video = video
    .gender = masculine
    .missed = { adjective-unseen }
    .failed = { adjective-with-error }
    .taken = { adjective-filmed }
# same
# same for every number
noun-album = album
    .gender = masculine
    .failed = { adjective-with-error }
noun-song = brano
    .plural = brani
    .gender = masculine
    .failed = { adjective-with-error }
noun-episode = episodio
    .plural = episodi
    .gender = masculine
    .missed = { adjective-lost }
    .failed = { adjective-with-error }
# same
# same for every number
noun-file = file
    .gender = masculine
    .failed = { adjective-with-error }
noun-folder = cartella
    .plural = cartelle
    .gender = feminine
    .failed = { adjective-with-error }
noun-document = documento
    .plural = documenti
    .gender = masculine
    .failed = { adjective-with-error }
noun-attachment = allegato
    .plural = allegati
    .gender = masculine
    .failed = { adjective-with-error }
noun-page = pagina
    .plural = pagine
    .gender = feminine
    .failed = { adjective-with-error }
noun-book = libro
    .plural = libri
    .gender = masculine
    .due = { adjective-to-return }
noun-article = articolo
    .plural = articoli
    .gender = masculine
noun-note = nota
    .plural = note
    .gender = feminine
    .failed = { adjective-with-error }
# same
# same for every number
noun-link = link
    .gender = masculine
    .failed = { adjective-with-error }
# same for every number
noun-task = attività
    .gender = feminine
    .missed = { adjective-not-done }
noun-project = progetto
    .plural = progetti
    .gender = masculine
# same for every number
noun-reminder = promemoria
    .gender = masculine
    .due = { adjective-expected }
    .missed = { adjective-unseen }
noun-event = evento
    .plural = eventi
    .gender = masculine
    .due = { adjective-expected }
    .missed = { adjective-lost }
    .full = { adjective-booked-up }
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
noun-appointment = appuntamento
    .plural = appuntamenti
    .gender = masculine
    .due = { adjective-expected }
    .full = { adjective-booked-up }
noun-call = chiamata
    .plural = chiamate
    .gender = feminine
    .due = { adjective-expected }
    .missed = { adjective-lost }
    .completed = { adjective-ended }
    .not-completed = { adjective-not-ended }
noun-notification = notifica
    .plural = notifiche
    .gender = feminine
    .missed = { adjective-unseen }
noun-alert = avviso
    .plural = avvisi
    .gender = masculine
    .missed = { adjective-unseen }
noun-update = aggiornamento
    .plural = aggiornamenti
    .gender = masculine
    .missed = { adjective-unseen }
# An entry of a list: "articolo" would be goods.
noun-item = elemento
    .plural = elementi
    .gender = masculine
    .failed = { adjective-with-error }
# same as noun-article
noun-basket-item = articolo
    .plural = articoli
    .gender = masculine
    .low = { adjective-low-stock }
noun-product = prodotto
    .plural = prodotti
    .gender = masculine
    .low = { adjective-low-stock }
noun-order = ordine
    .plural = ordini
    .gender = masculine
# What somebody wrote; "valutazione" is what somebody gave in stars.
noun-review = recensione
    .plural = recensioni
    .gender = feminine
    .low = { adjective-low-score }
noun-rating = valutazione
    .plural = valutazioni
    .gender = feminine
    .low = { adjective-plain-low }
noun-result = risultato
    .plural = risultati
    .gender = masculine
    .low = { adjective-plain-low }
noun-option = opzione
    .plural = opzioni
    .gender = feminine
noun-error = errore
    .plural = errori
    .gender = masculine
noun-device = dispositivo
    .plural = dispositivi
    .gender = masculine
    .on = { adjective-switched-on }
    .off = { adjective-switched-off }
    .low = { adjective-low-battery }
    .failed = { adjective-with-error }
# A step that somebody walks; "passaggio" in progress-step is one of a procedure.
noun-step = passo
    .plural = passi
    .gender = masculine
    .taken = { adjective-made }
    .completed = { adjective-made }
    .not-completed = { adjective-not-made }
noun-goal = obiettivo
    .plural = obiettivi
    .gender = masculine
    .completed = { adjective-reached }
    .not-completed = { adjective-not-reached }
    .failed = { adjective-not-reached }
noun-question = domanda
    .plural = domande
    .gender = feminine
    .completed = { adjective-answered }
    .not-completed = { adjective-unanswered }
    .missed = { adjective-unanswered }
# same as noun-reply
noun-answer = risposta
    .plural = risposte
    .gender = feminine
noun-attempt = tentativo
    .plural = tentativi
    .gender = masculine
    .missed = { adjective-not-made }
noun-star = stella
    .plural = stelle
    .gender = feminine
noun-point = punto
    .plural = punti
    .gender = masculine
noun-percentage-point = punto percentuale
    .plural = punti percentuali
    .gender = masculine
noun-workout = allenamento
    .plural = allenamenti
    .gender = masculine
    .due = { adjective-expected }
noun-day = giorno
    .plural = giorni
    .gender = masculine
    .missed = { adjective-lost }
noun-transaction = transazione
    .plural = transazioni
    .gender = feminine
noun-payment = pagamento
    .plural = pagamenti
    .gender = masculine
    .taken = { adjective-received }
    .completed = { adjective-carried-out }
    .not-completed = { adjective-to-carry-out }
# Of a bank or of a service.
# same
# same for every number
noun-account = account
    .gender = masculine
    .low = { adjective-low-balance }
    .failed = { adjective-with-error }
noun-ticket = biglietto
    .plural = biglietti
    .gender = masculine
# Of what is sold.
noun-piece = pezzo
    .plural = pezzi
    .gender = masculine
noun-seat = posto
    .plural = posti
    .gender = masculine
    .taken = { state-busy }
    .full = { state-busy }
# Of a bus or a train.
noun-stop = fermata
    .plural = fermate
    .gender = feminine
noun-character = carattere
    .plural = caratteri
    .gender = masculine
# In an election or a poll.
noun-vote = voto
    .plural = voti
    .gender = masculine
noun-voice-message = messaggio vocale
    .plural = messaggi vocali
    .gender = masculine
    .missed = { adjective-unseen }
    .failed = { adjective-with-error }
    .read = { adjective-listened }
    .unread = { adjective-unheard }
    .played = { adjective-listened }

## Durations

unit-day = giorno
    .plural = giorni
    .gender = masculine
unit-month = mese
    .plural = mesi
    .gender = masculine
unit-year = anno
    .plural = anni
    .gender = masculine

## Words for states that some nouns have instead of the usual ones

# Taken, of medicines.
adjective-assumed = assunto
    .feminine = assunta
    .masculine-plural = assunti
    .feminine-plural = assunte
# Missed, of medicines: "dimenticato" would say why.
adjective-not-assumed = non assunto
    .feminine = non assunta
    .masculine-plural = non assunti
    .feminine-plural = non assunte
# Due, of medicines.
adjective-to-take = da assumere ora
    .masculine-plural = da assumere ora
    .label = da assumere
    .label-feminine = da assumere
# Due, of books.
adjective-to-return = da restituire
# Due, of what takes place at a time.
adjective-expected = previsto per adesso
    .feminine = prevista per adesso
    .masculine-plural = previsti per adesso
    .feminine-plural = previste per adesso
    .label = previsto
    .label-feminine = prevista
# Missed, of people and of what was meant to be noticed.
adjective-unseen = non visto
    .feminine = non vista
    .masculine-plural = non visti
    .feminine-plural = non viste
# Missed, of calls and of what takes place without one.
adjective-lost = perso
    .feminine = persa
    .masculine-plural = persi
    .feminine-plural = perse
adjective-not-done = non svolto
    .feminine = non svolta
    .masculine-plural = non svolti
    .feminine-plural = non svolte
# Taken, of photos.
adjective-shot = scattato
    .feminine = scattata
    .masculine-plural = scattati
    .feminine-plural = scattate
adjective-ended = concluso
    .feminine = conclusa
    .masculine-plural = conclusi
    .feminine-plural = concluse
adjective-not-ended = non concluso
    .feminine = non conclusa
    .masculine-plural = non conclusi
    .feminine-plural = non concluse
adjective-booked-up = al completo
adjective-critical-condition = in condizioni critiche
# Low, of what is used up.
adjective-low-stock = in esaurimento
adjective-low-score = con punteggio basso
adjective-plain-low = basso
    .feminine = bassa
    .masculine-plural = bassi
    .feminine-plural = basse
adjective-low-battery = con batteria quasi scarica
adjective-low-balance = con saldo basso
# Failed, of things that do nothing alone.
adjective-with-error = con errore
adjective-switched-on = acceso
    .feminine = accesa
    .masculine-plural = accesi
    .feminine-plural = accese
adjective-switched-off = spento
    .feminine = spenta
    .masculine-plural = spenti
    .feminine-plural = spente
# Taken or completed, of steps.
adjective-made = fatto
    .feminine = fatta
    .masculine-plural = fatti
    .feminine-plural = fatte
adjective-not-made = non fatto
    .feminine = non fatta
    .masculine-plural = non fatti
    .feminine-plural = non fatte
adjective-reached = raggiunto
    .feminine = raggiunta
    .masculine-plural = raggiunti
    .feminine-plural = raggiunte
adjective-not-reached = non raggiunto
    .feminine = non raggiunta
    .masculine-plural = non raggiunti
    .feminine-plural = non raggiunte
adjective-answered = con risposta
adjective-unanswered = senza risposta
adjective-received = ricevuto
    .feminine = ricevuta
    .masculine-plural = ricevuti
    .feminine-plural = ricevute
adjective-carried-out = effettuato
    .feminine = effettuata
    .masculine-plural = effettuati
    .feminine-plural = effettuate
adjective-to-carry-out = da effettuare
# Taken, of videos.
adjective-filmed = girato
    .feminine = girata
    .masculine-plural = girati
    .feminine-plural = girate
# Read or played, of voice messages.
adjective-listened = ascoltato
    .feminine = ascoltata
    .masculine-plural = ascoltati
    .feminine-plural = ascoltate
adjective-unheard = da ascoltare
