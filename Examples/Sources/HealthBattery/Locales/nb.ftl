### Health battery, in Norwegian Bokmål
### Buttons, and the hints of tabs, are in the imperative; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = helsebatteri
    .hint = viser hvordan helsen påvirkes nå
impact-battery = helsebatteri
battery-at = batteriet er { $share } ladet
    .hint = viser hvor mye helsen påvirkes nå
charged = { $share } ladet
    .low = { $share }, lavt nivå
charge-and-impact = { $charge }, { $impact }
impact-good = bra for helsen
impact-none = ingen virkning på helsen
impact-poor = dårlig for helsen
battery-updated = helsebatteriet er oppdatert til { $share }
open-health-metrics = { $case ->
    [infinitive] vise detaljerte helsedata
   *[statement] åpner detaljerte helsedata
}

## The time that a way of living adds to a life, or takes from it. The noun keeps two spans of time apart: 5 timer og 20
## minutter, tidstap på 45 minutter.

gaining = tidsgevinst på { $time }
    .per-day = tidsgevinst på { $time } per dag
losing = tidstap på { $time }
    .per-day = tidstap på { $time } per dag
no-time = ingen tid vunnet eller tapt

## What is measured

metric-steps = skritt
    .today = skritt i dag
    .analysis = { $case ->
        [infinitive] vise detaljert analyse av skrittene
       *[statement] åpner detaljert analyse av skrittene
    }
metric-exercise = trening
    .today = trening i dag
    .analysis = { $case ->
        [infinitive] vise detaljert analyse av treningen
       *[statement] åpner detaljert analyse av treningen
    }
metric-sleep = søvn
    .today = søvn i natt
    .analysis = { $case ->
        [infinitive] vise detaljert analyse av søvnen
       *[statement] åpner detaljert analyse av søvnen
    }
metric-heart = hvilepuls
    .today = hvilepuls i dag
    .analysis = { $case ->
        [infinitive] vise detaljert analyse av pulsen
       *[statement] åpner detaljert analyse av pulsen
    }
beats-per-minute = { $count ->
    [1] ett slag per minutt
   *[other] { $count } slag per minutt
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] vise detaljer om { $metric }
   *[statement] åpner detaljer om { $metric }
}
no-reading = ingen data

## Steps

completed-today = { $done } gått i dag
open-step-details = { $case ->
    [infinitive] vise detaljer og trender for skritt
   *[statement] åpner detaljer og trender for skritt
}
steps-goal = skrittmål
    .completed = skrittmålet er nådd
to-go = { $left } igjen
recommendations = anbefalinger
open-exercise-recommendations = { $case ->
    [infinitive] vise treningsanbefalinger
   *[statement] åpner treningsanbefalinger
}

## The chart of the steps

steps-trend = skrittrend
    .hint = diagrammet viser antall skritt den siste uken
days-average = gjennomsnitt for { $days } dager
average-and-trend = { $average }, { $trend }
trend-rising = stigende trend
    .chart = diagrammet viser en stigende trend over { $days }
trend-falling = synkende trend
    .chart = diagrammet viser en synkende trend over { $days }
trend-steady = stabilt
    .chart = diagrammet viser en stabil trend over { $days }
chart-summary = sammendrag av diagrammet
lowest = laveste verdi
highest = høyeste verdi
# 6100 skritt på søndag would be next Sunday.
steps-on-day = { $steps } { FORM($day, case: "since") }

## The questions that are asked before the first battery is shown

questionnaire-progress = fremdrift i spørreskjemaet
question-exercise = spørsmål om hvor ofte du trener
    .text = hvor ofte trener du?
question-smoking = spørsmål om røyking
    .text = røyker du?
answer-never = aldri
answer-once-a-week = en gang i uken
answer-several-times-a-week = flere ganger i uken
answer-every-day = hver dag
answer-yes = ja
answer-no = nei
select-from-options = velg blant { $count } alternativer nedenfor
continue-to-dashboard = fortsett til oversikten

## Screens, buttons and tabs

calculating = beregner hvordan helsen påvirkes
health-metrics = helsedata
metric-details = detaljer om helsedata
done = ferdig
tab-dashboard = oversikt
    .hint = se helsebatterier og helsedata
tab-settings = innstillinger
    .hint = velg hva som skal måles

## What went wrong. Each is said behind "feil:"

problem-health-access = tilgangen til helsedata er slått av. Slå den på i Innstillinger
problem-timeout = beregningen tok for lang tid. Prøv på nytt
problem-steps = skrittene kunne ikke leses. Start klokken på nytt
