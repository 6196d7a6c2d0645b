### Medication tracker, in Romanian
### Buttons are in the imperative of tu, as Android words them; hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. "number-neuter" and "number-feminine" are the
## library's (două comprimate, două capsule)

strength-milligrams = { $count ->
    [1] un miligram
    [one] { $count } miligram
    [few] { number-neuter } miligrame
   *[other] { number-neuter } de miligrame
}
strength-milliliters = { $count ->
    [1] un mililitru
    [one] { $count } mililitru
    [few] { $count } mililitri
   *[other] { $count } de mililitri
}
taken-tablets = { $count ->
    [1] un comprimat
    [one] { $count } comprimat
    [few] { number-neuter } comprimate
   *[other] { number-neuter } de comprimate
}
taken-capsules = { $count ->
    [1] o capsulă
    [one] { $count } capsulă
    [few] { number-feminine } capsule
   *[other] { number-feminine } de capsule
}
dosage = { $strength }, { $taken }

## When a medication is taken

# în fiecare zi la ora 8 și la ora 20
schedule-every-day = în fiecare zi { FORM($time, case: "at") }
# în fiecare luni, miercuri și vineri la ora 8
schedule-weekdays = în fiecare { $days } { FORM($time, case: "at") }
schedule-none = niciun program

## How well it goes. The grade agrees with "aderență", behind which it stands

adherence = aderență la tratament
graded = { $share }, { $grade }
grade-excellent = excelentă
grade-good = bună
grade-needs-improvement = de îmbunătățit

## Tabs

tab-medications = medicamente
    .hint = afișează medicamentele și permite gestionarea lor
tab-schedule = program
    .hint = afișează programul zilnic al dozelor
tab-history = istoric
    .hint = afișează istoricul dozelor și statisticile de aderență

## Buttons of the list of medications

filter-medications = filtrează medicamentele
    .hint = afișează opțiunile de filtrare pentru a vedea numai medicamentele active
add-medication = adaugă un medicament
    .hint = deschide formularul pentru a adăuga un medicament

## Buttons and actions of one medication

edit = editează
    .hint = permite editarea detaliilor medicamentului
done = gata
    .hint = închide detaliile medicamentului
add-schedule = adaugă un program
    .hint = creează un nou program de administrare pentru acest medicament
delete = șterge { $medication }
    .hint = șterge definitiv acest medicament și toate datele lui
activate = activează { $medication }
    .hint = repornește programele medicamentului
deactivate = dezactivează { $medication }
    .hint = oprește programele medicamentului și îi păstrează istoricul
delete-schedule = șterge programul

## Buttons of the schedule

# "O dată" would be once.
select-date = alege data
outcome-calendar = { $case ->
    [infinitive] a alege altă zi
   *[statement] deschide calendarul pentru a alege altă zi
}
previous-day = ziua anterioară
    .hint = afișează dozele din ziua anterioară
next-day = ziua următoare
    .hint = afișează dozele din ziua următoare
# "Marchează Aspirin ca luat" would have to know the gender of the name: the dose is what is taken.
mark-taken = marchează doza de { $medication } ca luată
    .hint = înregistrează doza ca luată acum
skip = omite doza de { $medication }
    .hint = înregistrează doza ca omisă

## A dose

dose-scheduled = programată { FORM($time, case: "at") }
    .day = programată { FORM($time, case: "on") }
dose-taken = luată { FORM($time, case: "at") }
    .day = luată { FORM($time, case: "on") }
    .announced = doza de { $medication } marcată ca luată
dose-skipped = omisă { FORM($time, case: "at") }
    .day = omisă { FORM($time, case: "on") }
    .announced = doza de { $medication } marcată ca omisă

## The history

filter-doses = filtrează dozele
    .hint = afișează opțiunile de filtrare pentru a vedea numai anumite doze
filter = filtru: doze { FORM($state, form: "feminine-plural") }
    .hint = afișează opțiunile pentru a schimba sau a elimina filtrul
last-days = { $count ->
    [1] ultima zi
    [one] ultima { $count } zi
    [few] ultimele { number-feminine } zile
   *[other] ultimele { number-feminine } de zile
}
    .hint = { $count ->
        [1] setează perioada la ultima zi
        [one] setează perioada la ultima { $count } zi
        [few] setează perioada la ultimele { number-feminine } zile
       *[other] setează perioada la ultimele { number-feminine } de zile
    }

## The form for a new medication

# How strong a medication is. Not "doză", which is what is taken at a time.
strength = concentrație
    .gender = feminine
    .hint = de exemplu, { $strength }
save = salvează
cancel = anulează

## Announcements

# A noun: nobody knows the gender of the name.
medication-added = medicament adăugat: { $medication }
medication-deleted = medicament șters: { $medication }

## What went wrong

problem-storage = medicamentele nu au putut fi încărcate. Încearcă din nou mai târziu
