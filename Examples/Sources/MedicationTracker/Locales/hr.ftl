### Medication tracker, in Croatian
### Buttons are in the imperative, as Croatian apps word them, which has no gender; hints tell what happens. Names stand
### behind a colon, where nothing inflects them.

## How strong a medication is, and how much of it is taken at a time. 1 and 2 of feminine names are in words: some
## voices read them as masculine.

strength-milligrams = { $count ->
    [one] { $count } miligram
    [few] { $count } miligrama
   *[other] { $count } miligrama
}
strength-milliliters = { $count ->
    [one] { $count } mililitar
    [few] { $count } mililitra
   *[other] { $count } mililitara
}
taken-tablets = { $count ->
    [1] jedna tableta
    [2] dvije tablete
    [one] { $count } tableta
    [few] { $count } tablete
   *[other] { $count } tableta
}
taken-capsules = { $count ->
    [1] jedna kapsula
    [2] dvije kapsule
    [one] { $count } kapsula
    [few] { $count } kapsule
   *[other] { $count } kapsula
}
dosage = { $strength }, { $taken }

## When a medication is taken

# svaki dan u 8 sati i u 20 sati
schedule-every-day = svaki dan { FORM($time, case: "at") }
# ponedjeljkom, srijedom i petkom u 8 sati
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = bez rasporeda

## How well it goes

adherence = redovitost uzimanja lijekova
graded = { $share }, { $grade }
# As the library's: they agree with nothing.
grade-excellent = izvrsno
grade-good = dobro
grade-needs-improvement = treba poboljšati

## Tabs

tab-medications = lijekovi
    .hint = prikazuje vaše lijekove i omogućuje upravljanje njima
tab-schedule = raspored
    .hint = prikazuje dnevni raspored doza
tab-history = povijest
    .hint = prikazuje povijest doza i statistiku uzimanja lijekova

## Buttons of the list of medications

filter-medications = filtriraj lijekove
    .hint = prikazuje opcije filtra za prikaz samo aktivnih lijekova
add-medication = dodaj lijek
    .hint = otvara obrazac za dodavanje novog lijeka

## Buttons and actions of one medication

edit = uredi
    .hint = otvara pojedinosti lijeka za uređivanje
done = gotovo
    .hint = zatvara pojedinosti lijeka
add-schedule = dodaj raspored
    .hint = stvara novi raspored doza ovog lijeka
delete = izbriši: { $medication }
    .hint = trajno uklanja ovaj lijek i sve njegove podatke
activate = aktiviraj: { $medication }
    .hint = ponovno pokreće rasporede ovog lijeka
deactivate = deaktiviraj: { $medication }
    .hint = zaustavlja rasporede ovog lijeka i zadržava njegovu povijest
delete-schedule = izbriši raspored

## Buttons of the schedule

select-date = odaberi datum
outcome-calendar = { $case ->
    [infinitive] odabrali drugi datum
   *[statement] otvara kalendar za odabir drugog datuma
}
previous-day = prethodni dan
    .hint = prikazuje doze prethodnog dana
next-day = sljedeći dan
    .hint = prikazuje doze sljedećeg dana
# What is taken is the dose, as in its status: "status: uzeta".
mark-taken = označi dozu kao uzetu: { $medication }
    .hint = bilježi da je doza uzeta sada
skip = preskoči dozu: { $medication }
    .hint = bilježi da je doza preskočena

## A dose. Neuter: it agrees with no name

# Not "zakazano": before a time that is when somebody planned it.
dose-scheduled = prema rasporedu { FORM($time, case: "at") }
    .day = prema rasporedu { FORM($time, case: "on") }
dose-taken = uzeto { FORM($time, case: "at") }
    .day = uzeto { FORM($time, case: "on") }
    .announced = uzeto: { $medication }
dose-skipped = preskočeno { FORM($time, case: "at") }
    .day = preskočeno { FORM($time, case: "on") }
    .announced = preskočeno: { $medication }

## The history

filter-doses = filtriraj doze
    .hint = prikazuje opcije filtra
filter = filtar: { $state }
    .hint = prikazuje opcije za promjenu ili uklanjanje filtra
last-days = { $count ->
    [one] posljednji { $count } dan
    [few] posljednja { $count } dana
   *[other] posljednjih { $count } dana
}
    .hint = { $count ->
        [one] postavlja razdoblje na posljednji { $count } dan
        [few] postavlja razdoblje na posljednja { $count } dana
       *[other] postavlja razdoblje na posljednjih { $count } dana
    }

## The form for a new medication

# In place of the library's "ime", which is a person's.
# Rewords
field-name = naziv lijeka
    .gender = masculine
strength = jačina lijeka
    .gender = feminine
    .hint = na primjer { $strength }
save = spremi
cancel = otkaži

## Announcements

medication-added = dodano: { $medication }
medication-deleted = izbrisano: { $medication }

## What went wrong

problem-storage = lijekovi nisu učitani. Pokušajte poslije
