### Medication tracker, in Dutch
### Buttons are in the infinitive; hints tell what happens.

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count ->
    [one] { $count } milligram
   *[other] { $count } milligram
}
# same for every number
strength-milliliters = { $count ->
    [one] { $count } milliliter
   *[other] { $count } milliliter
}
taken-tablets = { $count ->
    [one] { $count } tablet
   *[other] { $count } tabletten
}
# same
taken-capsules = { $count ->
    [one] { $count } capsule
   *[other] { $count } capsules
}
dosage = { $strength }, { $taken }

## When a medication is taken

# elke dag om 8 uur en 20 uur
schedule-every-day = elke dag { FORM($time, case: "at") }
# elke maandag, woensdag en vrijdag om 8 uur
schedule-weekdays = elke { $days } { FORM($time, case: "at") }
schedule-none = geen schema

## How well it goes

adherence = therapietrouw
graded = { $share }, { $grade }
grade-excellent = uitstekend
grade-good = goed
grade-needs-improvement = kan beter

## Tabs

tab-medications = medicijnen
    .hint = opent de lijst om medicijnen te beheren
tab-schedule = schema
    .hint = toont het dagelijkse schema van de doses
tab-history = geschiedenis
    .hint = toont de geschiedenis van de doses en statistieken over de therapietrouw

## Buttons of the list of medications

filter-medications = medicijnen filteren
    .hint = toont filteropties om alleen actieve medicijnen te zien
add-medication = medicijn toevoegen
    .hint = opent het formulier voor een nieuw medicijn

## Buttons and actions of one medication

edit = bewerken
    .hint = opent de details van het medicijn om ze te bewerken
done = gereed
    .hint = sluit de details van het medicijn
add-schedule = schema toevoegen
    .hint = maakt een nieuw schema voor dit medicijn aan
delete = { $medication } verwijderen
    .hint = verwijdert dit medicijn en alle gegevens ervan definitief
activate = { $medication } activeren
    .hint = start de schema’s van het medicijn weer
deactivate = { $medication } deactiveren
    .hint = stopt de schema’s van het medicijn en bewaart de geschiedenis
delete-schedule = schema verwijderen

## Buttons of the schedule

select-date = datum kiezen
outcome-calendar = { $case ->
    [infinitive] een andere datum te kiezen
   *[statement] opent de kalender om een andere datum te kiezen
}
previous-day = vorige dag
    .hint = toont de doses van de vorige dag
next-day = volgende dag
    .hint = toont de doses van de volgende dag
mark-taken = { $medication } markeren als ingenomen
    .hint = legt vast dat de dosis nu is ingenomen
skip = { $medication } overslaan
    .hint = legt vast dat de dosis is overgeslagen

## A dose

# Not "voor 20 uur", which is heard as before it.
dose-scheduled = gepland { FORM($time, case: "at") }
    .day = gepland { FORM($time, case: "on") }
dose-taken = ingenomen { FORM($time, case: "at") }
    .day = ingenomen { FORM($time, case: "on") }
    .announced = { $medication } gemarkeerd als ingenomen
dose-skipped = overgeslagen { FORM($time, case: "at") }
    .day = overgeslagen { FORM($time, case: "on") }
    .announced = { $medication } gemarkeerd als overgeslagen

## The history

filter-doses = doses filteren
    .hint = toont filteropties om alleen bepaalde doses te zien
# filter: gemiste doses, ingenomen doses
filter = filter: { FORM($state, form: "e") } doses
    .hint = toont opties om het filter te wijzigen of te verwijderen
last-days = { $count ->
    [1] laatste dag
    [one] laatste { $count } dag
   *[other] laatste { $count } dagen
}
    .hint = { $count ->
        [1] stelt de periode in op de laatste dag
        [one] stelt de periode in op de laatste { $count } dag
       *[other] stelt de periode in op de laatste { $count } dagen
    }

## The form for a new medication

strength = sterkte
    .gender = common
    .hint = bijvoorbeeld { $strength }
save = opslaan
cancel = annuleren

## Announcements

medication-added = { $medication } toegevoegd
medication-deleted = { $medication } verwijderd

## What went wrong

problem-storage = de medicijnen konden niet worden geladen. Probeer het later opnieuw
