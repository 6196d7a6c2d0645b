### Health battery, in Danish
### Buttons are in the imperative; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = sundhedsbatteri
    .hint = viser den aktuelle påvirkning af dit helbred
impact-battery = sundhedsbatteri
battery-at = batteriet er { $share } opladet
    .hint = viser, hvor stor påvirkningen af dit helbred er lige nu
charged = { $share } opladet
    .low = { $share }, lavt niveau
charge-and-impact = { $charge }, { $impact }
impact-good = god påvirkning af helbredet
impact-none = ingen påvirkning af helbredet
impact-poor = dårlig påvirkning af helbredet
battery-updated = sundhedsbatteriet er opdateret til { $share }
open-health-metrics = { $case ->
    [infinitive] vise detaljerede sundhedsværdier
   *[statement] åbner detaljerede sundhedsværdier
}

## The time that a way of living adds to a life, or takes from it. The noun stands between two spans of time and keeps
## them apart: 5 timer og 20 minutter, tidstab på 45 minutter

gaining = tidsgevinst på { $time }
    .per-day = tidsgevinst på { $time } om dagen
losing = tidstab på { $time }
    .per-day = tidstab på { $time } om dagen
no-time = ingen tid vundet eller tabt

## What is measured. $case: "about" behind "detaljer" (detaljer om søvnen)

metric-steps = { $case ->
    [about] om skridtene
   *[bare] skridt
}
    .today = skridt i dag
    .analysis = { $case ->
        [infinitive] vise en detaljeret analyse af skridtene
       *[statement] åbner en detaljeret analyse af skridtene
    }
metric-exercise = { $case ->
    [about] om motionen
   *[bare] motion
}
    .today = motion i dag
    .analysis = { $case ->
        [infinitive] vise en detaljeret analyse af motionen
       *[statement] åbner en detaljeret analyse af motionen
    }
metric-sleep = { $case ->
    [about] om søvnen
   *[bare] søvn
}
    .today = søvn sidste nat
    .analysis = { $case ->
        [infinitive] vise en detaljeret analyse af søvnen
       *[statement] åbner en detaljeret analyse af søvnen
    }
metric-heart = { $case ->
    [about] om hvilepulsen
   *[bare] hvilepuls
}
    .today = hvilepuls i dag
    .analysis = { $case ->
        [infinitive] vise en detaljeret analyse af pulsen
       *[statement] åbner en detaljeret analyse af pulsen
    }
beats-per-minute = { $count ->
    [1] et slag per minut
   *[other] { $count } slag per minut
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] vise detaljer { FORM($metric, case: "about") }
   *[statement] åbner detaljer { FORM($metric, case: "about") }
}
no-reading = ingen data

## Steps

completed-today = { $done } indtil nu i dag
open-step-details = { $case ->
    [infinitive] vise detaljer og tendenser for skridtene
   *[statement] åbner detaljer og tendenser for skridtene
}
steps-goal = skridtmål
    .completed = skridtmålet er nået
to-go = { $left } tilbage
recommendations = anbefalinger
open-exercise-recommendations = { $case ->
    [infinitive] vise motionsanbefalinger
   *[statement] åbner motionsanbefalinger
}

## The chart of the steps

steps-trend = udvikling i skridt
    .hint = diagrammet viser antallet af skridt i den seneste uge
days-average = gennemsnit for { $days } dage
average-and-trend = { $average }, { $trend }
trend-rising = stigende tendens
    .chart = diagrammet viser en stigende tendens over { $days }
trend-falling = faldende tendens
    .chart = diagrammet viser en faldende tendens over { $days }
trend-steady = stabil tendens
    .chart = diagrammet viser ingen tendens over { $days }
chart-summary = opsummering af diagrammet
lowest = laveste værdi
highest = højeste værdi
# Not "på søndag", which is the next one: søndag, 6100 skridt.
steps-on-day = { $day }, { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = status for spørgeskemaet
question-exercise = spørgsmål om, hvor ofte du dyrker motion
    .text = hvor ofte dyrker du motion?
question-smoking = spørgsmål om rygning
    .text = ryger du?
answer-never = aldrig
answer-once-a-week = en gang om ugen
answer-several-times-a-week = flere gange om ugen
answer-every-day = hver dag
answer-yes = ja
answer-no = nej
select-from-options = vælg mellem { $count } muligheder nedenfor
continue-to-dashboard = fortsæt til oversigten

## Screens, buttons and tabs

calculating = beregner påvirkningen af dit helbred
health-metrics = sundhedsværdier
metric-details = detaljer om sundhedsværdien
done = færdig
tab-dashboard = oversigt
    .hint = viser dine sundhedsbatterier og sundhedsværdier
tab-settings = indstillinger
    .hint = her vælger du, hvad der måles

## What went wrong

problem-health-access = adgangen til dine sundhedsdata er slået fra. Slå den til i Indstillinger
problem-timeout = beregningen tog for lang tid. Prøv igen
problem-steps = skridtene kunne ikke læses. Genstart uret
