### Medication tracker, in Norwegian Bokmål
### Buttons, and the hints of tabs, are in the imperative; other hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. 1 is in words, as in the library.

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
   *[other] { $count } tabletter
}
taken-capsules = { $count ->
    [1] en kapsel
   *[other] { $count } kapsler
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = hver dag { FORM($time, case: "at") }
# hver mandag, onsdag og fredag klokken 8
schedule-weekdays = hver { $days } { FORM($time, case: "at") }
schedule-none = ingen tidsplan

## How well it goes

adherence = etterlevelse
graded = { $share }, { $grade }
grade-excellent = utmerket
grade-good = bra
grade-needs-improvement = bør forbedres

## Tabs

tab-medications = medisiner
    .hint = se og administrer medisinene
tab-schedule = tidsplan
    .hint = se dagens tidsplan for doser
tab-history = logg
    .hint = se loggen over doser og statistikk om etterlevelse

## Buttons of the list of medications

filter-medications = filtrer medisiner
    .hint = viser filteralternativer for å vise bare aktive medisiner
add-medication = legg til medisin
    .hint = åpner skjemaet for en ny medisin

## Buttons and actions of one medication

edit = rediger
    .hint = rediger detaljene om medisinen
done = ferdig
    .hint = lukk detaljene om medisinen
add-schedule = legg til tidsplan
    .hint = oppretter en ny tidsplan for doser av denne medisinen
delete = slett { $medication }
    .hint = fjerner denne medisinen og alle data om den permanent
activate = aktiver { $medication }
    .hint = starter tidsplanene igjen
deactivate = deaktiver { $medication }
    .hint = stopper tidsplanene og beholder loggen
delete-schedule = slett tidsplan

## Buttons of the schedule

select-date = velg dato
outcome-calendar = { $case ->
    [infinitive] velge en annen dato
   *[statement] åpner kalenderen for å velge en annen dato
}
previous-day = forrige dag
    .hint = viser dosene for dagen før
next-day = neste dag
    .hint = viser dosene for dagen etter
mark-taken = merk { $medication } som tatt
    .hint = registrerer at dosen er tatt nå
skip = hopp over { $medication }
    .hint = registrerer at dosen er hoppet over

## A dose

dose-scheduled = planlagt til { $time }
    .day = planlagt til { $time }
dose-taken = tatt { FORM($time, case: "at") }
    .day = tatt { FORM($time, case: "since") }
    .announced = { $medication } er merket som tatt
dose-skipped = hoppet over { FORM($time, case: "at") }
    .day = hoppet over { FORM($time, case: "since") }
    .announced = { $medication } er merket som hoppet over

## The history

filter-doses = filtrer doser
    .hint = viser filteralternativer
# Of many doses: filter: glemte
filter = filter: { FORM($state, form: "plural") }
    .hint = viser alternativer for å endre eller fjerne filteret
last-days = { $count ->
    [1] siste dag
   *[other] siste { $count } dager
}
    .hint = { $count ->
        [1] setter perioden til den siste dagen
       *[other] setter perioden til de siste { $count } dagene
    }

## The form for a new medication

strength = styrke
    .gender = common
    .hint = for eksempel { $strength }
save = lagre
cancel = avbryt

## Announcements

medication-added = { $medication } er lagt til
medication-deleted = { $medication } er slettet

## What went wrong

problem-storage = medisinene kunne ikke lastes inn. Prøv på nytt senere
