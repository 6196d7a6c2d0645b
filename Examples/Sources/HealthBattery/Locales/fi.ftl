### Health battery, in Finnish
### Buttons, and the hints of tabs, are in the short imperative; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = terveysakku
    .hint = kuvaa tämänhetkistä vaikutusta terveyteen
impact-battery = terveysvaikutusakku
battery-at = akun varaus { $share }
    .hint = näyttää, kuinka suuri vaikutus terveyteen on nyt
charged = varaus { $share }
    .low = varaus { $share }, vähissä
charge-and-impact = { $charge }, { $impact }
impact-good = hyvä vaikutus terveyteen
impact-none = ei vaikutusta terveyteen
impact-poor = huono vaikutus terveyteen
battery-updated = terveysakku päivitetty: { $share }
open-health-metrics = { $case ->
    [infinitive] näytä tarkat terveystiedot
   *[statement] avaa tarkat terveystiedot
}

## The time that a way of living adds to a life, or takes from it. The first word keeps two spans of time apart: 5 tuntia 20
## minuuttia, menetettyä aikaa 45 minuuttia.

gaining = lisäaikaa { $time }
    .per-day = lisäaikaa { $time } päivässä
losing = menetettyä aikaa { $time }
    .per-day = menetettyä aikaa { $time } päivässä
no-time = ei lisäaikaa eikä menetettyä aikaa

## What is measured: the genitive stands before "tiedot"

metric-steps = { $case ->
    [genitive] askelten
   *[nominative] askeleet
}
    .today = askeleet tänään
    .analysis = { $case ->
        [infinitive] näytä tarkka analyysi askelista
       *[statement] avaa tarkan analyysin askelista
    }
metric-exercise = { $case ->
    [genitive] liikunnan
   *[nominative] liikunta
}
    .today = liikunta tänään
    .analysis = { $case ->
        [infinitive] näytä tarkka analyysi liikunnasta
       *[statement] avaa tarkan analyysin liikunnasta
    }
metric-sleep = { $case ->
    [genitive] unen
   *[nominative] uni
}
    .today = uni viime yönä
    .analysis = { $case ->
        [infinitive] näytä tarkka analyysi unesta
       *[statement] avaa tarkan analyysin unesta
    }
metric-heart = { $case ->
    [genitive] leposykkeen
   *[nominative] leposyke
}
    .today = leposyke tänään
    .analysis = { $case ->
        [infinitive] näytä tarkka analyysi sykkeestä
       *[statement] avaa tarkan analyysin sykkeestä
    }
beats-per-minute = { $count ->
    [one] { $count } lyönti minuutissa
   *[other] { $count } lyöntiä minuutissa
}
reading-and-impact = { $reading }, { $impact }
# näytä askelten tiedot
open-metric-details = { $case ->
    [infinitive] näytä { FORM($metric, case: "genitive") } tiedot
   *[statement] avaa { FORM($metric, case: "genitive") } tiedot
}
no-reading = ei tietoja

## Steps

completed-today = tänään kävelty { $done }
open-step-details = { $case ->
    [infinitive] näytä askelten tiedot ja kehitys
   *[statement] avaa askelten tiedot ja kehityksen
}
steps-goal = askeltavoite
    .completed = askeltavoite saavutettu
to-go = { $left } jäljellä
recommendations = suositukset
open-exercise-recommendations = { $case ->
    [infinitive] näytä liikuntasuositukset
   *[statement] avaa liikuntasuositukset
}

## The chart of the steps

steps-trend = askelten kehitys
    .hint = kaavio näyttää kuluneen viikon askelmäärät
# seitsemän päivän keskiarvo
days-average = { NUMBER($days, style: "span", case: "genitive") } päivän keskiarvo
average-and-trend = { $average }, { $trend }
trend-rising = nousussa
    .chart = kaavio näyttää nousevan suunnan { FORM($days, case: "genitive") } ajalta
trend-falling = laskussa
    .chart = kaavio näyttää laskevan suunnan { FORM($days, case: "genitive") } ajalta
trend-steady = tasainen
    .chart = kaavio näyttää tasaisen suunnan { FORM($days, case: "genitive") } ajalta
chart-summary = kaavion yhteenveto
lowest = pienin arvo
highest = suurin arvo
# 6100 askelta sunnuntaina
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = kyselyn eteneminen
question-exercise = kysymys liikunnan määrästä
    .text = kuinka usein harrastat liikuntaa?
question-smoking = kysymys tupakoinnista
    .text = tupakoitko?
answer-never = ei koskaan
answer-once-a-week = kerran viikossa
answer-several-times-a-week = useita kertoja viikossa
answer-every-day = joka päivä
answer-yes = kyllä
answer-no = ei
# valitse kolmesta vaihtoehdosta
select-from-options = valitse yksi alla olevista vaihtoehdoista, yhteensä { $count }
continue-to-dashboard = jatka yleisnäkymään

## Screens, buttons and tabs

calculating = lasketaan vaikutusta terveyteen
health-metrics = terveystiedot
metric-details = mittauksen tiedot
done = valmis
tab-dashboard = yleisnäkymä
    .hint = katso terveysakut ja terveystiedot
tab-settings = asetukset
    .hint = valitse, mitä mitataan

## What went wrong. Each is said behind "virhe:"

problem-health-access = pääsy terveystietoihin on estetty. Salli se Asetuksissa
problem-timeout = laskeminen kesti liian kauan. Yritä uudelleen
problem-steps = askelia ei voitu lukea. Käynnistä kello uudelleen
