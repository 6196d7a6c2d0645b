### Health battery, in Dutch
### Buttons are in the infinitive; hints tell what happens. Only the two questions address the listener, by "je".

## The battery: the health of the user, as the charge of a battery

health-battery = gezondheidsbatterij
    .hint = staat voor de huidige invloed op de gezondheid
impact-battery = gezondheidsbatterij
battery-at = batterij { $share } opgeladen
    .hint = toont hoe groot de invloed op de gezondheid nu is
charged = { $share } opgeladen
    .low = { $share }, bijna leeg
charge-and-impact = { $charge }, { $impact }
impact-good = goede invloed op de gezondheid
impact-none = geen invloed op de gezondheid
impact-poor = slechte invloed op de gezondheid
battery-updated = gezondheidsbatterij nu op { $share }
open-health-metrics = { $case ->
    [infinitive] details van de gezondheidswaarden te bekijken
   *[statement] opent details van de gezondheidswaarden
}

## The time that a way of living adds to a life, or takes from it. The noun stands between two spans of time and keeps
## them apart: 5 uur en 20 minuten, tijdverlies van 45 minuten

gaining = tijdwinst van { $time }
    .per-day = tijdwinst van { $time } per dag
losing = tijdverlies van { $time }
    .per-day = tijdverlies van { $time } per dag
no-time = geen tijd gewonnen of verloren

## What is measured. $case: "of" behind "details" (details van de slaap)

metric-steps = { $case ->
    [of] van de stappen
   *[bare] stappen
}
    .today = stappen vandaag
    .analysis = { $case ->
        [infinitive] de uitgebreide analyse van de stappen te bekijken
       *[statement] opent de uitgebreide analyse van de stappen
    }
metric-exercise = { $case ->
    [of] van de training
   *[bare] training
}
    .today = training vandaag
    .analysis = { $case ->
        [infinitive] de uitgebreide analyse van de training te bekijken
       *[statement] opent de uitgebreide analyse van de training
    }
metric-sleep = { $case ->
    [of] van de slaap
   *[bare] slaap
}
    .today = slaap afgelopen nacht
    .analysis = { $case ->
        [infinitive] de uitgebreide analyse van de slaap te bekijken
       *[statement] opent de uitgebreide analyse van de slaap
    }
metric-heart = { $case ->
    [of] van de hartslag in rust
   *[bare] hartslag in rust
}
    .today = hartslag in rust vandaag
    .analysis = { $case ->
        [infinitive] de uitgebreide analyse van de hartslag te bekijken
       *[statement] opent de uitgebreide analyse van de hartslag
    }
beats-per-minute = { $count ->
    [one] { $count } slag per minuut
   *[other] { $count } slagen per minuut
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] details { FORM($metric, case: "of") } te bekijken
   *[statement] opent details { FORM($metric, case: "of") }
}
no-reading = geen gegevens

## Steps

completed-today = vandaag { $done } gezet
open-step-details = { $case ->
    [infinitive] details en trends van de stappen te bekijken
   *[statement] opent details en trends van de stappen
}
steps-goal = stappendoel
    .completed = stappendoel bereikt
to-go = nog { $left }
recommendations = aanbevelingen
open-exercise-recommendations = { $case ->
    [infinitive] aanbevelingen voor training te bekijken
   *[statement] opent aanbevelingen voor training
}

## The chart of the steps

steps-trend = stappentrend
    .hint = de grafiek toont het aantal stappen van de afgelopen week
days-average = gemiddelde over { $days } dagen
average-and-trend = { $average }, { $trend }
trend-rising = stijgende trend
    .chart = de grafiek toont een stijgende trend over { $days }
trend-falling = dalende trend
    .chart = de grafiek toont een dalende trend over { $days }
trend-steady = stabiel
    .chart = de grafiek toont geen trend over { $days }
chart-summary = samenvatting van de grafiek
lowest = laagste waarde
highest = hoogste waarde
# 6.100 stappen op zondag
steps-on-day = { $steps } op { $day }

## The questions that are asked before the first battery is shown

questionnaire-progress = voortgang van de vragenlijst
question-exercise = vraag over hoe vaak er wordt getraind
    .text = hoe vaak train je?
question-smoking = vraag over roken
    .text = rook je?
answer-never = nooit
answer-once-a-week = een keer per week
answer-several-times-a-week = meerdere keren per week
answer-every-day = elke dag
answer-yes = ja
answer-no = nee
select-from-options = kies uit { $count } opties hieronder
continue-to-dashboard = doorgaan naar het overzicht

## Screens, buttons and tabs

calculating = invloed op de gezondheid wordt berekend
health-metrics = gezondheidswaarden
metric-details = details van de gezondheidswaarde
done = gereed
tab-dashboard = overzicht
    .hint = toont de gezondheidsbatterijen en de gezondheidswaarden
tab-settings = instellingen
    .hint = kies wat er wordt gemeten

## What went wrong

problem-health-access = de toegang tot de gezondheidsgegevens is uitgeschakeld. Schakel die in via Instellingen
problem-timeout = het berekenen duurde te lang. Probeer het opnieuw
problem-steps = de stappen konden niet worden gelezen. Start het horloge opnieuw op
