### Medication tracker, in Slovenian
### Buttons are in the imperative, as Slovenian apps word them, which has no gender; hints tell what happens. Names stand
### behind a colon, where nothing inflects them.

## How strong a medication is, and how much of it is taken at a time. The numbers are worded as the library's; decimals
## take the genitive (2,5 miligrama), although their category is that of 3 and 4.

strength-milligrams = { $count ->
    [3] trije miligrami
    [4] štirje miligrami
    [one] { NUMBER($count, style: "items", gender: "masculine") } miligram
    [two] { NUMBER($count, style: "items", gender: "masculine") } miligrama
    [few] { $count } miligrama
   *[other] { $count } miligramov
}
strength-milliliters = { $count ->
    [3] trije mililitri
    [4] štirje mililitri
    [one] { NUMBER($count, style: "items", gender: "masculine") } mililiter
    [two] { NUMBER($count, style: "items", gender: "masculine") } mililitra
    [few] { $count } mililitra
   *[other] { $count } mililitrov
}
taken-tablets = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } tableta
    [two] { NUMBER($count, style: "items", gender: "feminine") } tableti
    [few] { $count } tablete
   *[other] { $count } tablet
}
taken-capsules = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine") } kapsula
    [two] { NUMBER($count, style: "items", gender: "feminine") } kapsuli
    [few] { $count } kapsule
   *[other] { $count } kapsul
}
dosage = { $strength }, { $taken }

## When a medication is taken

# vsak dan ob osmih in ob dvajsetih
schedule-every-day = vsak dan { FORM($time, case: "at") }
# ob ponedeljkih, ob sredah in ob petkih ob osmih
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = brez urnika

## How well it goes

adherence = rednost jemanja zdravil
graded = { $share }, { $grade }
# As the library's: they agree with nothing.
grade-excellent = odlično
grade-good = dobro
grade-needs-improvement = potrebna je izboljšava

## Tabs

tab-medications = zdravila
    .hint = prikaže vaša zdravila in omogoči njihovo upravljanje
tab-schedule = urnik
    .hint = prikaže dnevni urnik odmerkov
tab-history = zgodovina
    .hint = prikaže zgodovino odmerkov in statistiko jemanja zdravil

## Buttons of the list of medications

filter-medications = filtriraj zdravila
    .hint = prikaže možnosti filtra za prikaz samo aktivnih zdravil
add-medication = dodaj zdravilo
    .hint = odpre obrazec za dodajanje novega zdravila

## Buttons and actions of one medication

edit = uredi
    .hint = odpre podrobnosti zdravila za urejanje
done = končano
    .hint = zapre podrobnosti zdravila
add-schedule = dodaj urnik
    .hint = ustvari nov urnik odmerkov tega zdravila
delete = izbriši: { $medication }
    .hint = trajno odstrani to zdravilo in vse njegove podatke
activate = aktiviraj: { $medication }
    .hint = znova zažene urnike tega zdravila
deactivate = deaktiviraj: { $medication }
    .hint = ustavi urnike tega zdravila in ohrani njegovo zgodovino
delete-schedule = izbriši urnik

## Buttons of the schedule

select-date = izberi datum
outcome-calendar = { $case ->
    [infinitive] izbrati drug datum
   *[statement] odpre koledar za izbiro drugega datuma
}
previous-day = prejšnji dan
    .hint = prikaže odmerke prejšnjega dne
next-day = naslednji dan
    .hint = prikaže odmerke naslednjega dne
# What is taken is the dose, as in its status: "stanje: vzet".
mark-taken = označi odmerek kot vzet: { $medication }
    .hint = zabeleži, da je odmerek vzet zdaj
skip = preskoči odmerek: { $medication }
    .hint = zabeleži, da je odmerek preskočen

## A dose. Neuter: it agrees with no name

# Not "načrtovano": before a time that is when somebody planned it.
dose-scheduled = po urniku { FORM($time, case: "at") }
    .day = po urniku { FORM($time, case: "on") }
dose-taken = vzeto { FORM($time, case: "at") }
    .day = vzeto { FORM($time, case: "on") }
    .announced = vzeto: { $medication }
dose-skipped = preskočeno { FORM($time, case: "at") }
    .day = preskočeno { FORM($time, case: "on") }
    .announced = preskočeno: { $medication }

## The history

filter-doses = filtriraj odmerke
    .hint = prikaže možnosti filtra
filter = filter: { $state }
    .hint = prikaže možnosti za spremembo ali odstranitev filtra
last-days = { $count ->
    [one] zadnji { $count } dan
    [two] zadnja { NUMBER($count, style: "items", gender: "masculine") } dneva
    [few] zadnji { NUMBER($count, style: "items", gender: "masculine") } dnevi
   *[other] zadnjih { $count } dni
}
    .hint = { $count ->
        [one] nastavi obdobje na zadnji { $count } dan
        [two] nastavi obdobje na zadnja { NUMBER($count, style: "items", gender: "masculine") } dneva
        [few] nastavi obdobje na zadnje { $count } dni
       *[other] nastavi obdobje na zadnjih { $count } dni
    }

## The form for a new medication

# In place of the library's "ime": it says what has the name.
# Rewords
field-name = ime zdravila
    .gender = neuter
strength = jakost zdravila
    .gender = feminine
    .hint = na primer { $strength }
save = shrani
cancel = prekliči

## Announcements

medication-added = dodano: { $medication }
medication-deleted = izbrisano: { $medication }

## What went wrong

problem-storage = zdravil ni bilo mogoče naložiti. Poskusite pozneje
