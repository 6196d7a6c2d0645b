### Medication tracker, in Danish
### Buttons are in the imperative; hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. 1 is in words: voices read "1 milligram" as "en
## milligram".

strength-milligrams = { $count ->
    [1] et milligram
   *[other] { $count } milligram
}
strength-milliliters = { $count ->
    [1] en milliliter
   *[other] { $count } milliliter
}
taken-tablets = { $count ->
    [1] en tablet
    [one] { $count } tablet
   *[other] { $count } tabletter
}
taken-capsules = { $count ->
    [1] en kapsel
    [one] { $count } kapsel
   *[other] { $count } kapsler
}
dosage = { $strength }, { $taken }

## When a medication is taken

# hver dag klokken 8 og 20
schedule-every-day = hver dag { FORM($time, case: "at") }
# hver mandag, onsdag og fredag klokken 8
schedule-weekdays = hver { $days } { FORM($time, case: "at") }
schedule-none = ingen tidsplan

## How well it goes. The grade agrees with "efterlevelse", behind which it stands

adherence = efterlevelse
graded = { $share }, { $grade }
grade-excellent = fremragende
grade-good = god
grade-needs-improvement = bør forbedres

## Tabs

tab-medications = lægemidler
    .hint = viser dine lægemidler, så du kan administrere dem
tab-schedule = tidsplan
    .hint = viser dagens tidsplan for doserne
tab-history = historik
    .hint = viser dosishistorik og statistik over efterlevelsen

## Buttons of the list of medications

filter-medications = filtrér lægemidler
    .hint = viser filtermuligheder for kun at se aktive lægemidler
add-medication = tilføj lægemiddel
    .hint = åbner formularen til et nyt lægemiddel

## Buttons and actions of one medication

edit = redigér
    .hint = åbner lægemidlets detaljer til redigering
done = færdig
    .hint = lukker lægemidlets detaljer
add-schedule = tilføj tidsplan
    .hint = opretter en ny tidsplan for lægemidlet
delete = slet { $medication }
    .hint = sletter lægemidlet og alle dets data permanent
activate = aktivér { $medication }
    .hint = starter lægemidlets tidsplaner igen
deactivate = deaktivér { $medication }
    .hint = stopper lægemidlets tidsplaner og bevarer historikken
delete-schedule = slet tidsplanen

## Buttons of the schedule

select-date = vælg dato
outcome-calendar = { $case ->
    [infinitive] vælge en anden dato
   *[statement] åbner kalenderen for at vælge en anden dato
}
previous-day = forrige dag
    .hint = viser doserne for dagen før
next-day = næste dag
    .hint = viser doserne for dagen efter
mark-taken = markér { $medication } som taget
    .hint = registrerer, at dosen er taget nu
skip = spring { $medication } over
    .hint = registrerer, at dosen er sprunget over

## A dose

# planlagt til klokken 8, planlagt til i går klokken 20
dose-scheduled = planlagt til { FORM($time, case: "at") }
    .day = planlagt til { FORM($time, case: "on") }
dose-taken = taget { FORM($time, case: "at") }
    .day = taget { FORM($time, case: "on") }
    .announced = { $medication } er markeret som taget
dose-skipped = sprunget over { FORM($time, case: "at") }
    .day = sprunget over { FORM($time, case: "on") }
    .announced = { $medication } er markeret som sprunget over

## The history

filter-doses = filtrér doser
    .hint = viser filtermuligheder
# Not "sprunget over doser": the state alone, in the plural.
filter = filter: { FORM($state, form: "plural") }
    .hint = viser muligheder for at ændre eller fjerne filteret
last-days = { $count ->
    [1] seneste dag
    [one] seneste { $count } dag
   *[other] seneste { $count } dage
}
    .hint = { $count ->
        [1] indstiller perioden til den seneste dag
        [one] indstiller perioden til den seneste { $count } dag
       *[other] indstiller perioden til de seneste { $count } dage
    }

## The form for a new medication

strength = styrke
    .gender = common
    .hint = for eksempel { $strength }
save = gem
cancel = annullér

## Announcements

medication-added = { $medication } er tilføjet
medication-deleted = { $medication } er slettet

## What went wrong

problem-storage = lægemidlerne kunne ikke indlæses. Prøv igen senere
