### Medication tracker, in Italian
### Buttons are in the imperative of tu, as iOS words them; hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. One is in words before a noun: voices read "uno"

strength-milligrams = { $count ->
    [1] un milligrammo
    [one] { $count } milligrammo
    [many] { $count } di milligrammi
   *[other] { $count } milligrammi
}
strength-milliliters = { $count ->
    [1] un millilitro
    [one] { $count } millilitro
    [many] { $count } di millilitri
   *[other] { $count } millilitri
}
taken-tablets = { $count ->
    [1] una compressa
    [one] { $count } compressa
    [many] { $count } di compresse
   *[other] { $count } compresse
}
taken-capsules = { $count ->
    [1] una capsula
    [one] { $count } capsula
    [many] { $count } di capsule
   *[other] { $count } capsule
}
dosage = { $strength }, { $taken }

## When a medication is taken

# ogni giorno alle 8 e alle 20
schedule-every-day = ogni giorno { FORM($time, case: "at") }
# ogni lunedì, mercoledì e venerdì alle 8
schedule-weekdays = ogni { $days } { FORM($time, case: "at") }
schedule-none = nessun orario

## How well it goes. The grade agrees with "aderenza", behind which it stands

adherence = aderenza alla terapia
graded = { $share }, { $grade }
grade-excellent = eccellente
grade-good = buona
grade-needs-improvement = da migliorare

## Tabs

tab-medications = farmaci
    .hint = mostra i farmaci e permette di gestirli
tab-schedule = programma
    .hint = mostra il programma giornaliero delle dosi
tab-history = cronologia
    .hint = mostra la cronologia delle dosi e le statistiche sull’aderenza

## Buttons of the list of medications

filter-medications = filtra i farmaci
    .hint = mostra le opzioni di filtro per vedere solo i farmaci attivi
add-medication = aggiungi farmaco
    .hint = apre il modulo per aggiungere un nuovo farmaco

## Buttons and actions of one medication

edit = modifica
    .hint = permette di modificare i dettagli del farmaco
done = fine
    .hint = chiude i dettagli del farmaco
add-schedule = aggiungi orario
    .hint = crea un nuovo orario di assunzione per questo farmaco
delete = elimina { $medication }
    .hint = elimina definitivamente questo farmaco e tutti i suoi dati
activate = attiva { $medication }
    .hint = riattiva i suoi orari
deactivate = disattiva { $medication }
    .hint = sospende i suoi orari e conserva la cronologia
delete-schedule = elimina orario

## Buttons of the schedule

select-date = scegli una data
outcome-calendar = { $case ->
    [infinitive] scegliere un’altra data
   *[statement] apre il calendario per scegliere un’altra data
}
previous-day = giorno precedente
    .hint = mostra le dosi del giorno precedente
next-day = giorno successivo
    .hint = mostra le dosi del giorno successivo
# "Segna Aspirin come assunto" would have to know the gender of the name: the dose is what is taken.
mark-taken = segna la dose di { $medication } come assunta
    .hint = registra la dose come assunta adesso
skip = salta la dose di { $medication }
    .hint = registra la dose come saltata

## A dose

# Not "programmata alle 8", which is heard as when somebody planned it: prevista alle 8, prevista per oggi alle 8.
dose-scheduled = prevista { FORM($time, case: "at") }
    .day = prevista per { $time }
dose-taken = assunta { FORM($time, case: "at") }
    .day = assunta { FORM($time, case: "on") }
    .announced = dose di { $medication } segnata come assunta
dose-skipped = saltata { FORM($time, case: "at") }
    .day = saltata { FORM($time, case: "on") }
    .announced = dose di { $medication } segnata come saltata

## The history

filter-doses = filtra le dosi
    .hint = mostra le opzioni di filtro per vedere solo alcune dosi
filter = filtro: dosi { FORM($state, form: "feminine-plural") }
    .hint = mostra le opzioni per cambiare o rimuovere il filtro
last-days = { $count ->
    [1] ultimo giorno
    [one] ultimo { $count } giorno
    [many] ultimi { $count } di giorni
   *[other] ultimi { $count } giorni
}
    .hint = { $count ->
        [1] imposta il periodo sull’ultimo giorno
        [one] imposta il periodo sull’ultimo { $count } giorno
        [many] imposta il periodo sugli ultimi { $count } di giorni
       *[other] imposta il periodo sugli ultimi { $count } giorni
    }

## The form for a new medication

# How strong a medication is. Not "dose", which is what is taken at a time.
strength = dosaggio
    .gender = masculine
    .hint = ad esempio, { $strength }
save = salva
cancel = annulla

## Announcements

# A noun: nobody knows the gender of the name.
medication-added = farmaco aggiunto: { $medication }
medication-deleted = farmaco eliminato: { $medication }

## What went wrong

problem-storage = non è stato possibile caricare i farmaci. Riprova più tardi
