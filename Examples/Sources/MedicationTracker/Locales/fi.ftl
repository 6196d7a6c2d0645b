### Medication tracker, in Finnish
### Buttons, and the hints of tabs, are in the short imperative; other hints tell what happens.

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count ->
    [one] { $count } milligramma
   *[other] { $count } milligrammaa
}
strength-milliliters = { $count ->
    [one] { $count } millilitra
   *[other] { $count } millilitraa
}
taken-tablets = { $count ->
    [one] { $count } tabletti
   *[other] { $count } tablettia
}
taken-capsules = { $count ->
    [one] { $count } kapseli
   *[other] { $count } kapselia
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = joka päivä { FORM($time, case: "at") }
# maanantaisin, keskiviikkoisin ja perjantaisin kello 8
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = ei aikataulua

## How well it goes

adherence = lääkehoidon toteutuminen
graded = { $share }, { $grade }
grade-excellent = erinomainen
grade-good = hyvä
grade-needs-improvement = vaatii parantamista

## Tabs

tab-medications = lääkkeet
    .hint = katso ja hallitse lääkkeitä
tab-schedule = aikataulu
    .hint = katso päivän annosten aikataulu
tab-history = historia
    .hint = katso annosten historia ja tilastot lääkehoidon toteutumisesta

## Buttons of the list of medications

filter-medications = suodata lääkkeet
    .hint = näyttää suodatusvalinnat, joilla näkyviin jäävät vain aktiiviset lääkkeet
add-medication = lisää lääke
    .hint = avaa lomakkeen uuden lääkkeen lisäämistä varten

## Buttons and actions of one medication

edit = muokkaa
    .hint = muokkaa lääkkeen tietoja
done = valmis
    .hint = sulje lääkkeen tiedot
add-schedule = lisää aikataulu
    .hint = luo tälle lääkkeelle uuden aikataulun
delete = poista { $medication }
    .hint = poistaa pysyvästi tämän lääkkeen ja kaikki sen tiedot
activate = ota { $medication } käyttöön
    .hint = käynnistää lääkkeen aikataulut uudelleen
deactivate = poista { $medication } käytöstä
    .hint = pysäyttää lääkkeen aikataulut ja säilyttää sen historian
delete-schedule = poista aikataulu

## Buttons of the schedule

select-date = valitse päivä
outcome-calendar = { $case ->
    [infinitive] valitse toinen päivä
   *[statement] avaa kalenterin toisen päivän valintaa varten
}
previous-day = edellinen päivä
    .hint = näyttää edellisen päivän annokset
next-day = seuraava päivä
    .hint = näyttää seuraavan päivän annokset
mark-taken = merkitse { $medication } otetuksi
    .hint = kirjaa annoksen nyt otetuksi
skip = ohita { $medication }
    .hint = kirjaa annoksen ohitetuksi

## A dose

# Not "ajoitettu kello 8", which would be when somebody planned it.
dose-scheduled = ajoitettu: { $time }
    .day = ajoitettu: { $time }
dose-taken = otettu { FORM($time, case: "at") }
    .day = otettu { FORM($time, case: "on") }
    .announced = { $medication } merkitty otetuksi
dose-skipped = ohitettu { FORM($time, case: "at") }
    .day = ohitettu { FORM($time, case: "on") }
    .announced = { $medication } merkitty ohitetuksi

## The history

filter-doses = suodata annokset
    .hint = näyttää suodatusvalinnat
# Of many doses: suodatin: otetut
filter = suodatin: { FORM($state, form: "plural") }
    .hint = näyttää valinnat suodatuksen muuttamiseen ja poistamiseen
last-days = { $count ->
    [one] viimeinen { $count } päivä
   *[other] viimeiset { $count } päivää
}
    .hint = { $count ->
        [one] asettaa ajanjaksoksi viimeisen { $count } päivän
       *[other] asettaa ajanjaksoksi viimeiset { $count } päivää
    }

## The form for a new medication

strength = vahvuus
    .hint = esimerkiksi { $strength }
save = tallenna
cancel = peruuta

## Announcements

medication-added = { $medication } lisätty
medication-deleted = { $medication } poistettu

## What went wrong

problem-storage = lääkkeitä ei voitu ladata. Yritä myöhemmin uudelleen
