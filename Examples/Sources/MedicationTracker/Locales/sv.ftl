### Medication tracker, in Swedish
### Buttons are in the imperative; hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. 1 is in words: voices read "1 tablett" as "ett
## tablett".

strength-milligrams = { $count ->
    [1] ett milligram
   *[other] { $count } milligram
}
strength-milliliters = { $count ->
    [1] en milliliter
   *[other] { $count } milliliter
}
taken-tablets = { $count ->
    [1] en tablett
    [one] { $count } tablett
   *[other] { $count } tabletter
}
taken-capsules = { $count ->
    [1] en kapsel
    [one] { $count } kapsel
   *[other] { $count } kapslar
}
dosage = { $strength }, { $taken }

## When a medication is taken

# varje dag klockan 8 och 20
schedule-every-day = varje dag { FORM($time, case: "at") }
# varje måndag, onsdag och fredag klockan 8
schedule-weekdays = varje { $days } { FORM($time, case: "at") }
schedule-none = inget schema

## How well it goes

adherence = följsamhet
graded = { $share }, { $grade }
grade-excellent = utmärkt
grade-good = bra
grade-needs-improvement = behöver förbättras

## Tabs

tab-medications = mediciner
    .hint = visar dina mediciner så att du kan hantera dem
tab-schedule = schema
    .hint = visar dagens schema för doserna
tab-history = historik
    .hint = visar doshistorik och statistik över följsamheten

## Buttons of the list of medications

filter-medications = filtrera mediciner
    .hint = visar filteralternativ för att bara se aktiva mediciner
add-medication = lägg till medicin
    .hint = öppnar formuläret för en ny medicin

## Buttons and actions of one medication

edit = redigera
    .hint = öppnar medicinens detaljer för redigering
done = klar
    .hint = stänger medicinens detaljer
add-schedule = lägg till schema
    .hint = skapar ett nytt schema för medicinen
delete = radera { $medication }
    .hint = raderar medicinen och alla dess data permanent
activate = aktivera { $medication }
    .hint = startar medicinens scheman igen
deactivate = avaktivera { $medication }
    .hint = stoppar medicinens scheman och behåller historiken
delete-schedule = radera schemat

## Buttons of the schedule

select-date = välj datum
outcome-calendar = { $case ->
    [infinitive] välja ett annat datum
   *[statement] öppnar kalendern för att välja ett annat datum
}
previous-day = föregående dag
    .hint = visar doserna för dagen före
next-day = nästa dag
    .hint = visar doserna för dagen efter
mark-taken = markera { $medication } som tagen
    .hint = registrerar att dosen är tagen nu
skip = hoppa över { $medication }
    .hint = registrerar att dosen är överhoppad

## A dose: the participles agree with "dos"

# planerad till klockan 8, planerad till i går klockan 20
dose-scheduled = planerad till { FORM($time, case: "at") }
    .day = planerad till { FORM($time, case: "on") }
dose-taken = tagen { FORM($time, case: "at") }
    .day = tagen { FORM($time, case: "on") }
    .announced = { $medication } har markerats som tagen
dose-skipped = överhoppad { FORM($time, case: "at") }
    .day = överhoppad { FORM($time, case: "on") }
    .announced = { $medication } har markerats som överhoppad

## The history

filter-doses = filtrera doser
    .hint = visar filteralternativ
# Not "väntar doser": the state alone, in the plural.
filter = filter: { FORM($state, form: "plural") }
    .hint = visar alternativ för att ändra eller ta bort filtret
last-days = { $count ->
    [1] senaste dagen
    [one] senaste { $count } dagen
   *[other] senaste { $count } dagarna
}
    .hint = { $count ->
        [1] ställer in perioden på den senaste dagen
        [one] ställer in perioden på den senaste { $count } dagen
       *[other] ställer in perioden på de senaste { $count } dagarna
    }

## The form for a new medication

strength = styrka
    .gender = common
    .hint = till exempel { $strength }
save = spara
cancel = avbryt

## Announcements

medication-added = { $medication } har lagts till
medication-deleted = { $medication } har raderats

## What went wrong

problem-storage = medicinerna kunde inte laddas. Försök igen senare
