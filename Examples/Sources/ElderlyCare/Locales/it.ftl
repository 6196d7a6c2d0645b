### Elderly care, in Italian
### Buttons are in the imperative of tu, as iOS words them; hints of buttons and tabs tell what happens.

## Those who are cared for. "Di" leaves names alone

profile-of = profilo di { $name }
profile-photo-of = foto del profilo di { $name }
tasks-of = attività di { $name }
# A noun: the profile that is chosen stands behind the colon.
select-profile = selezione del profilo
create-new-profile = crea un nuovo profilo

## Tasks

task = attività
task-for = { $task } per { $name }
overdue-task = attività in ritardo: { $task }
# Completata l’ultima volta 2 ore fa, ieri: it agrees with "attività".
last-completed = completata l’ultima volta { $ago }
request-clarification = chiedi chiarimenti
    .hint = chiede altri dettagli su questa attività
approve-response = approva la risposta
    .hint = segna questa attività come completata

## Reminders. "Ad" before a name with a: ad Alice, a Maya. The class "a" is the library's

to-someone = { HEAD($name) ->
    [a] ad { $name }
   *[other] a { $name }
}

send-medication-reminder = invia un promemoria per i farmaci { to-someone }
send-reminder = invia un promemoria { to-someone }
    .hint = invia subito un promemoria tramite SMS
reminder-time = scegli l’ora del promemoria
    .hint = imposta l’ora a cui viene inviato il promemoria quotidiano

## Photos. "Di" is not said here: it would leave open who sent the photo, and who is in it

photo-response = foto inviata da { $name } in risposta a { $task }
# The title behind a colon: nobody knows its gender.
photo-showing = foto inviata da { $name } che mostra l’attività completata: { $task }
cooking-illustration = illustrazione di cucina

## Tabs

tab-dashboard = panoramica
    .hint = mostra le attività e le risposte di oggi
tab-gallery = galleria fotografica
    .hint = mostra tutte le risposte con foto delle persone care
tab-habits = tutte le abitudini
    .hint = permette di gestire le attività e i promemoria programmati

## The form for a new profile

profile-name = nome del profilo
    .gender = masculine
    .hint = inserisci il nome della persona cara
phone-hint = inserisci il numero di telefono con il prefisso del paese
invalid-phone-format = formato del numero di telefono non valido
relationship = legame con te
    .gender = masculine
    .hint = ad esempio, nonna, padre, amica
create-profile = crea il profilo

## What went wrong

problem-reminder = non è stato possibile inviare il promemoria. Controlla il numero di telefono
