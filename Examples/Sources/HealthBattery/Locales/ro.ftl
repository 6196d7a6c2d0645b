### Health battery, in Romanian
### Buttons are in the imperative of tu, as Android words them; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = bateria sănătății
    .hint = reprezintă impactul actual asupra sănătății tale
impact-battery = bateria impactului asupra sănătății
battery-at = baterie încărcată { $share }
    .hint = afișează nivelul actual al impactului asupra sănătății tale
charged = încărcată { $share }
    .low = { $share }, nivel scăzut
charge-and-impact = { $charge }, { $impact }
impact-good = impact pozitiv asupra sănătății
impact-none = niciun impact asupra sănătății
impact-poor = impact negativ asupra sănătății
battery-updated = bateria sănătății: { $share }
open-health-metrics = { $case ->
    [infinitive] a vedea indicatorii de sănătate detaliați
   *[statement] deschide indicatorii de sănătate detaliați
}

## The time that a way of living adds to a life, or takes from it: in the words of the library

gaining = { $time } în plus
    .per-day = { $time } pe zi în plus
losing = { $time } în minus
    .per-day = { $time } pe zi în minus
no-time = fără timp câștigat sau pierdut

## What is measured. $case: "of" behind "detaliile" (detaliile somnului)

metric-steps = { $case ->
    [of] pașilor
   *[bare] pași
}
    .today = pași azi
    .analysis = { $case ->
        [infinitive] a vedea analiza detaliată a pașilor
       *[statement] deschide analiza detaliată a pașilor
    }
metric-exercise = { $case ->
    [of] exercițiilor fizice
   *[bare] exerciții fizice
}
    .today = exerciții fizice azi
    .analysis = { $case ->
        [infinitive] a vedea analiza detaliată a exercițiilor fizice
       *[statement] deschide analiza detaliată a exercițiilor fizice
    }
metric-sleep = { $case ->
    [of] somnului
   *[bare] somn
}
    .today = somn noaptea trecută
    .analysis = { $case ->
        [infinitive] a vedea analiza detaliată a somnului
       *[statement] deschide analiza detaliată a somnului
    }
metric-heart = { $case ->
    [of] pulsului în repaus
   *[bare] puls în repaus
}
    .today = puls în repaus azi
    .analysis = { $case ->
        [infinitive] a vedea analiza detaliată a pulsului
       *[statement] deschide analiza detaliată a pulsului
    }
# Feminine: "number-feminine" is the library's (o bătaie, două bătăi).
beats-per-minute = { $count ->
    [1] o bătaie pe minut
    [one] { $count } bătaie pe minut
    [few] { number-feminine } bătăi pe minut
   *[other] { number-feminine } de bătăi pe minut
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] a vedea detaliile { FORM($metric, case: "of") }
   *[statement] deschide detaliile { FORM($metric, case: "of") }
}
no-reading = fără date

## Steps

# No participle: it would have to agree with a number that is not known here.
completed-today = { $done } azi
open-step-details = { $case ->
    [infinitive] a vedea detaliile și tendințele pașilor
   *[statement] deschide detaliile și tendințele pașilor
}
steps-goal = obiectiv de pași
    .completed = obiectiv de pași atins
to-go = încă { $left }
recommendations = recomandări
open-exercise-recommendations = { $case ->
    [infinitive] a vedea recomandările de exerciții fizice
   *[statement] deschide recomandările de exerciții fizice
}

## The chart of the steps

steps-trend = tendința pașilor
    .hint = graficul arată numărul de pași din ultima săptămână
# media pe două zile, pe 7 zile: "number-feminine" is the library's
days-average = media pe { FORM(number-feminine, $days) } zile
average-and-trend = { $average }, { $trend }
trend-rising = tendință de creștere
    .chart = graficul arată o tendință de creștere pe { $days }
trend-falling = tendință de scădere
    .chart = graficul arată o tendință de scădere pe { $days }
trend-steady = tendință stabilă
    .chart = graficul nu arată nicio tendință pe { $days }
chart-summary = rezumatul graficului
lowest = minim
highest = maxim
# The name of a day by itself tells when: 6100 de pași duminică.
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = progresul chestionarului
question-exercise = întrebare despre frecvența exercițiilor fizice
    .text = cât de des faci exerciții fizice?
question-smoking = întrebare despre fumat
    .text = fumezi?
answer-never = niciodată
answer-once-a-week = o dată pe săptămână
answer-several-times-a-week = de mai multe ori pe săptămână
answer-every-day = în fiecare zi
answer-yes = da
answer-no = nu
select-from-options = selectează una dintre cele { FORM(number-feminine, $count) } opțiuni de mai jos
continue-to-dashboard = continuă la panoul principal

## Screens, buttons and tabs

calculating = se calculează impactul asupra sănătății tale
health-metrics = indicatori de sănătate
metric-details = detaliile indicatorului
done = gata
tab-dashboard = panou principal
    .hint = afișează bateriile și indicatorii de sănătate
tab-settings = setări
    .hint = permite alegerea indicatorilor care se măsoară

## What went wrong

problem-health-access = accesul la datele tale de sănătate este dezactivat. Activează-l în Setări
problem-timeout = calculul a durat prea mult. Încearcă din nou
problem-steps = pașii nu au putut fi citiți. Repornește ceasul
