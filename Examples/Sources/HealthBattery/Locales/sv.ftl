### Health battery, in Swedish
### Buttons are in the imperative; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = hälsobatteri
    .hint = visar den aktuella påverkan på din hälsa
impact-battery = hälsobatteri
battery-at = batteriet är { $share } laddat
    .hint = visar hur stor påverkan på din hälsa är just nu
charged = { $share } laddat
    .low = { $share }, låg nivå
charge-and-impact = { $charge }, { $impact }
impact-good = bra påverkan på hälsan
impact-none = ingen påverkan på hälsan
impact-poor = dålig påverkan på hälsan
battery-updated = hälsobatteriet har uppdaterats till { $share }
open-health-metrics = { $case ->
    [infinitive] visa detaljerade hälsovärden
   *[statement] öppnar detaljerade hälsovärden
}

## The time that a way of living adds to a life, or takes from it. The noun stands between two spans of time and keeps
## them apart: 5 timmar och 20 minuter, tidsförlust på 45 minuter

gaining = tidsvinst på { $time }
    .per-day = tidsvinst på { $time } om dagen
losing = tidsförlust på { $time }
    .per-day = tidsförlust på { $time } om dagen
no-time = ingen tid vunnen eller förlorad

## What is measured. $case: "about" behind "detaljer" (detaljer om sömnen)

metric-steps = { $case ->
    [about] om stegen
   *[bare] steg
}
    .today = steg i dag
    .analysis = { $case ->
        [infinitive] visa en detaljerad analys av stegen
       *[statement] öppnar en detaljerad analys av stegen
    }
metric-exercise = { $case ->
    [about] om träningen
   *[bare] träning
}
    .today = träning i dag
    .analysis = { $case ->
        [infinitive] visa en detaljerad analys av träningen
       *[statement] öppnar en detaljerad analys av träningen
    }
metric-sleep = { $case ->
    [about] om sömnen
   *[bare] sömn
}
    .today = sömn senaste natten
    .analysis = { $case ->
        [infinitive] visa en detaljerad analys av sömnen
       *[statement] öppnar en detaljerad analys av sömnen
    }
metric-heart = { $case ->
    [about] om vilopulsen
   *[bare] vilopuls
}
    .today = vilopuls i dag
    .analysis = { $case ->
        [infinitive] visa en detaljerad analys av pulsen
       *[statement] öppnar en detaljerad analys av pulsen
    }
beats-per-minute = { $count ->
    [1] ett slag per minut
   *[other] { $count } slag per minut
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] visa detaljer { FORM($metric, case: "about") }
   *[statement] öppnar detaljer { FORM($metric, case: "about") }
}
no-reading = inga data

## Steps

completed-today = { $done } hittills i dag
open-step-details = { $case ->
    [infinitive] visa detaljer och trender för stegen
   *[statement] öppnar detaljer och trender för stegen
}
steps-goal = stegmål
    .completed = stegmålet har uppnåtts
to-go = { $left } kvar
recommendations = rekommendationer
open-exercise-recommendations = { $case ->
    [infinitive] visa träningsrekommendationer
   *[statement] öppnar träningsrekommendationer
}

## The chart of the steps

steps-trend = stegtrend
    .hint = diagrammet visar antalet steg den senaste veckan
days-average = genomsnitt för { $days } dagar
average-and-trend = { $average }, { $trend }
trend-rising = stigande trend
    .chart = diagrammet visar en stigande trend över { $days }
trend-falling = sjunkande trend
    .chart = diagrammet visar en sjunkande trend över { $days }
trend-steady = stabilt
    .chart = diagrammet visar ingen trend över { $days }
chart-summary = sammanfattning av diagrammet
lowest = lägsta värde
highest = högsta värde
# Not "på söndag", which is the next one: söndag, 6100 steg.
steps-on-day = { $day }, { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = framsteg i frågeformuläret
question-exercise = fråga om hur ofta du tränar
    .text = hur ofta tränar du?
question-smoking = fråga om rökning
    .text = röker du?
answer-never = aldrig
answer-once-a-week = en gång i veckan
answer-several-times-a-week = flera gånger i veckan
answer-every-day = varje dag
answer-yes = ja
answer-no = nej
select-from-options = välj bland { $count } alternativ nedan
continue-to-dashboard = fortsätt till översikten

## Screens, buttons and tabs

calculating = beräknar påverkan på din hälsa
health-metrics = hälsovärden
metric-details = detaljer om hälsovärdet
done = klar
tab-dashboard = översikt
    .hint = visar dina hälsobatterier och hälsovärden
tab-settings = inställningar
    .hint = här väljer du vad som mäts

## What went wrong

problem-health-access = åtkomsten till dina hälsodata är avstängd. Slå på den i Inställningar
problem-timeout = beräkningen tog för lång tid. Försök igen
problem-steps = stegen kunde inte läsas. Starta om klockan
