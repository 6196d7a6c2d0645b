### Medication tracker, in Hungarian
### Buttons, and the hints of tabs, are nouns; other hints tell what happens.

## How strong a medication is, and how much of it is taken at a time

# same for every number
strength-milligrams = { $count } milligramm
# same for every number
strength-milliliters = { $count } milliliter
# same for every number
taken-tablets = { $count } tabletta
# same for every number
taken-capsules = { $count } kapszula
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = minden nap { FORM($time, case: "at") }
# minden hétfőn, szerdán és pénteken 8 órakor
schedule-weekdays = minden { FORM($days, case: "on") } { FORM($time, case: "at") }
schedule-none = nincs ütemezés

## How well it goes

adherence = gyógyszerszedés pontossága
graded = { $share }, { $grade }
grade-excellent = kiváló
grade-good = jó
grade-needs-improvement = javításra szorul

## Tabs

tab-medications = gyógyszerek
    .hint = a gyógyszerek megtekintése és kezelése
tab-schedule = ütemezés
    .hint = az adagok napi ütemezésének megtekintése
tab-history = előzmények
    .hint = a korábbi adagok és a gyógyszerszedési statisztika megtekintése

## Buttons of the list of medications

filter-medications = gyógyszerek szűrése
    .hint = megjeleníti a szűrési lehetőségeket, hogy csak az aktív gyógyszerek látszanak
add-medication = gyógyszer hozzáadása
    .hint = megnyitja az új gyógyszer űrlapját

## Buttons and actions of one medication

edit = szerkesztés
    .hint = a gyógyszer adatainak szerkesztése
done = kész
    .hint = a gyógyszer adatainak bezárása
add-schedule = ütemezés hozzáadása
    .hint = új ütemezést hoz létre ehhez a gyógyszerhez
delete = { $medication } törlése
    .hint = véglegesen törli ezt a gyógyszert és minden adatát
activate = { $medication } aktiválása
    .hint = újraindítja a gyógyszer ütemezéseit
deactivate = { $medication } inaktiválása
    .hint = leállítja a gyógyszer ütemezéseit, és megőrzi az előzményeit
delete-schedule = ütemezés törlése

## Buttons of the schedule

select-date = dátum kiválasztása
outcome-calendar = { $case ->
    [infinitive] másik dátum választásához
   *[statement] megnyitja a naptárt másik dátum választásához
}
previous-day = előző nap
    .hint = megjeleníti az előző nap adagjait
next-day = következő nap
    .hint = megjeleníti a következő nap adagjait
mark-taken = { $medication } megjelölése bevettként
    .hint = most bevettként rögzíti az adagot
skip = { $medication } kihagyása
    .hint = kihagyottként rögzíti az adagot

## A dose

# Not "ütemezve 8 órakor", which would be when somebody planned it.
dose-scheduled = ütemezés szerint { FORM($time, case: "at") }
    .day = ütemezés szerint { FORM($time, case: "on") }
dose-taken = bevéve { FORM($time, case: "at") }
    .day = bevéve { FORM($time, case: "on") }
    .announced = { $medication } megjelölve bevettként
dose-skipped = kihagyva { FORM($time, case: "at") }
    .day = kihagyva { FORM($time, case: "on") }
    .announced = { $medication } megjelölve kihagyottként

## The history

filter-doses = adagok szűrése
    .hint = megjeleníti a szűrési lehetőségeket
# szűrő: Bevett adagok
filter = szűrő: { TITLE(filter-of) }
    .hint = megjeleníti a szűrő módosításának és törlésének lehetőségeit
filter-of = { FORM($state, form: "attribute") } adagok
# same for every number
last-days = elmúlt { $count } nap
    .hint = az elmúlt { $count } napra állítja az időszakot

## The form for a new medication

strength = hatáserősség
    .hint = például { $strength }
save = mentés
cancel = mégse

## Announcements

medication-added = { $medication } hozzáadva
medication-deleted = { $medication } törölve

## What went wrong

problem-storage = a gyógyszereket nem sikerült betölteni. Próbálja újra később
