### Health battery, in Slovenian
### Buttons are in the imperative, as Slovenian apps word them, which has no gender; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = baterija zdravja
    .hint = predstavlja trenutni vpliv na zdravje
impact-battery = baterija zdravja
battery-at = napolnjenost baterije: { $share }
    .hint = prikazuje trenutno raven vpliva na zdravje
charged = napolnjenost { $share }
    .low = { $share }, nizka raven
charge-and-impact = { $charge }, { $impact }
impact-good = dober vpliv na zdravje
impact-none = brez vpliva na zdravje
impact-poor = slab vpliv na zdravje
battery-updated = baterija zdravja, trenutna raven: { $share }
open-health-metrics = { $case ->
    [infinitive] prikazati podrobnosti kazalnikov zdravja
   *[statement] odpre podrobnosti kazalnikov zdravja
}

## The time that a way of living adds to a life, or takes from it

gaining = pridobljen čas: { $time }
    .per-day = pridobljen čas: { $time } na dan
losing = izgubljen čas: { $time }
    .per-day = izgubljen čas: { $time } na dan
no-time = brez pridobljenega ali izgubljenega časa

## What is measured: the genitive stands behind "podrobnosti"

metric-steps = { $case ->
    [genitive] korakov
   *[nominative] koraki
}
    .today = koraki danes
    .analysis = { $case ->
        [infinitive] prikazati podrobno analizo korakov
       *[statement] odpre podrobno analizo korakov
    }
metric-exercise = { $case ->
    [genitive] vadbe
   *[nominative] vadba
}
    .today = vadba danes
    .analysis = { $case ->
        [infinitive] prikazati podrobno analizo vadbe
       *[statement] odpre podrobno analizo vadbe
    }
metric-sleep = { $case ->
    [genitive] spanja
   *[nominative] spanje
}
    .today = spanje prejšnjo noč
    .analysis = { $case ->
        [infinitive] prikazati podrobno analizo spanja
       *[statement] odpre podrobno analizo spanja
    }
metric-heart = { $case ->
    [genitive] srčnega utripa v mirovanju
   *[nominative] srčni utrip v mirovanju
}
    .today = srčni utrip v mirovanju danes
    .analysis = { $case ->
        [infinitive] prikazati podrobno analizo srčnega utripa
       *[statement] odpre podrobno analizo srčnega utripa
    }
beats-per-minute = { $count ->
    [one] { NUMBER($count, style: "items", gender: "masculine") } utrip na minuto
    [two] { NUMBER($count, style: "items", gender: "masculine") } utripa na minuto
    [few] { NUMBER($count, style: "items", gender: "masculine") } utripi na minuto
   *[other] { $count } utripov na minuto
}
reading-and-impact = { $reading }, { $impact }
# podrobnosti korakov
open-metric-details = { $case ->
    [infinitive] prikazati podrobnosti { FORM($metric, case: "genitive") }
   *[statement] odpre podrobnosti { FORM($metric, case: "genitive") }
}
no-reading = ni podatkov

## Steps

# Behind "koraki danes". Without a verb, which would contradict "ni korakov".
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] prikazati podrobnosti in trende korakov
   *[statement] odpre podrobnosti in trende korakov
}
steps-goal = cilj korakov
    .completed = cilj korakov je dosežen
# As the library's: it agrees with every number.
to-go = do cilja še { $left }
recommendations = priporočila
open-exercise-recommendations = { $case ->
    [infinitive] prikazati priporočila za vadbo
   *[statement] odpre priporočila za vadbo
}

## The chart of the steps

steps-trend = trend korakov
    .hint = grafikon prikazuje število korakov v zadnjem tednu
days-average = { $days ->
    [two] povprečje za { NUMBER($days, style: "items", gender: "masculine") } dneva
    [few] povprečje za { $days } dni
   *[other] povprečje za { $days } dni
}
average-and-trend = { $average }, { $trend }
trend-rising = narašča
    .chart = grafikon prikazuje rast v obdobju { FORM($days, case: "genitive") }
trend-falling = upada
    .chart = grafikon prikazuje upad v obdobju { FORM($days, case: "genitive") }
trend-steady = stabilno
    .chart = grafikon prikazuje stabilno raven v obdobju { FORM($days, case: "genitive") }
chart-summary = povzetek grafikona
lowest = najmanj
highest = največ
# 6100 korakov v nedeljo
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = napredek vprašalnika
question-exercise = vprašanje o pogostosti vadbe
    .text = kako pogosto telovadite?
question-smoking = vprašanje o kajenju
    .text = ali kadite?
answer-never = nikoli
answer-once-a-week = enkrat na teden
answer-several-times-a-week = večkrat na teden
answer-every-day = vsak dan
answer-yes = da
answer-no = ne
# eno od dveh, treh, štirih možnosti spodaj
select-from-options = { $count ->
    [2] izberite eno od dveh možnosti spodaj
   *[few] izberite eno od { NUMBER($count, style: "items", gender: "feminine", case: "genitive") } možnosti spodaj
}
continue-to-dashboard = nadaljuj na pregled

## Screens, buttons and tabs

calculating = izračunavanje vpliva na zdravje
health-metrics = kazalniki zdravja
metric-details = podrobnosti kazalnika
done = končano
tab-dashboard = pregled
    .hint = prikaže baterije in kazalnike zdravja
tab-settings = nastavitve
    .hint = omogoči izbiro tega, kar se meri

## What went wrong. Each is said behind "napaka:"

problem-health-access = dostop do zdravstvenih podatkov je izklopljen. Vklopite ga v Nastavitvah
problem-timeout = izračun je trajal predolgo. Poskusite znova
problem-steps = korakov ni bilo mogoče prebrati. Znova zaženite uro
