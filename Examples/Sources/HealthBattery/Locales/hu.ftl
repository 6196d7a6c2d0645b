### Health battery, in Hungarian
### Buttons, and the hints of tabs, are nouns; other hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = egészségakkumulátor
    .hint = az egészségre gyakorolt jelenlegi hatást jelzi
impact-battery = egészségre gyakorolt hatás jelzője
battery-at = akkumulátor töltöttsége: { $share }
    .hint = megmutatja az egészségre gyakorolt jelenlegi hatás szintjét
charged = töltöttség: { $share }
    .low = töltöttség: { $share }, alacsony
charge-and-impact = { $charge }, { $impact }
impact-good = jó hatás az egészségre
impact-none = nincs hatás az egészségre
impact-poor = rossz hatás az egészségre
battery-updated = egészségakkumulátor frissítve: { $share }
open-health-metrics = { $case ->
    [infinitive] a részletes egészségügyi adatok megjelenítéséhez
   *[statement] megnyitja a részletes egészségügyi adatokat
}

## The time that a way of living adds to a life, or takes from it. The noun keeps two spans of time apart: 5 óra 20 perc,
## időveszteség: 45 perc.

gaining = időnyereség: { $time }
    .per-day = időnyereség: naponta { $time }
losing = időveszteség: { $time }
    .per-day = időveszteség: naponta { $time }
no-time = sem időnyereség, sem időveszteség

## What is measured: $case "definite" brings the article (az alvás részletei)

metric-steps = { $case ->
    [definite] a lépések
   *[bare] lépések
}
    .today = mai lépések
    .analysis = { $case ->
        [infinitive] a lépések részletes elemzésének megjelenítéséhez
       *[statement] megnyitja a lépések részletes elemzését
    }
metric-exercise = { $case ->
    [definite] az edzés
   *[bare] edzés
}
    .today = mai edzés
    .analysis = { $case ->
        [infinitive] az edzés részletes elemzésének megjelenítéséhez
       *[statement] megnyitja az edzés részletes elemzését
    }
metric-sleep = { $case ->
    [definite] az alvás
   *[bare] alvás
}
    .today = múlt éjszakai alvás
    .analysis = { $case ->
        [infinitive] az alvás részletes elemzésének megjelenítéséhez
       *[statement] megnyitja az alvás részletes elemzését
    }
metric-heart = { $case ->
    [definite] a nyugalmi pulzus
   *[bare] nyugalmi pulzus
}
    .today = mai nyugalmi pulzus
    .analysis = { $case ->
        [infinitive] a pulzus részletes elemzésének megjelenítéséhez
       *[statement] megnyitja a pulzus részletes elemzését
    }
# same for every number
beats-per-minute = percenként { $count } ütés
reading-and-impact = { $reading }, { $impact }
# megnyitja az alvás részleteit
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "definite") } részleteinek megjelenítéséhez
   *[statement] megnyitja { FORM($metric, case: "definite") } részleteit
}
no-reading = nincs adat

## Steps

completed-today = ma megtett { $done }
open-step-details = { $case ->
    [infinitive] a lépések részleteinek és trendjeinek megjelenítéséhez
   *[statement] megnyitja a lépések részleteit és trendjeit
}
steps-goal = lépéscél
    .completed = lépéscél elérve
to-go = még { $left }
recommendations = javaslatok
open-exercise-recommendations = { $case ->
    [infinitive] az edzésjavaslatok megjelenítéséhez
   *[statement] megnyitja az edzésjavaslatokat
}

## The chart of the steps

steps-trend = lépések trendje
    .hint = a diagram az elmúlt hét lépésszámait mutatja
days-average = { $days } napos átlag
average-and-trend = { $average }, { $trend }
trend-rising = emelkedik
    .chart = a diagram emelkedő trendet mutat { $days } alatt
trend-falling = csökken
    .chart = a diagram csökkenő trendet mutat { $days } alatt
trend-steady = stabil
    .chart = a diagram stabil trendet mutat { $days } alatt
chart-summary = diagram összegzése
lowest = legalacsonyabb
highest = legmagasabb
# 6100 lépés vasárnap, 11950 lépés csütörtökön
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = haladás a kérdőívben
question-exercise = kérdés az edzés gyakoriságáról
    .text = milyen gyakran edz?
question-smoking = kérdés a dohányzásról
    .text = dohányzik?
answer-never = soha
answer-once-a-week = hetente egyszer
answer-several-times-a-week = hetente többször
answer-every-day = minden nap
answer-yes = igen
answer-no = nem
select-from-options = válasszon az alábbi { $count } lehetőség közül
continue-to-dashboard = tovább az áttekintéshez

## Screens, buttons and tabs

calculating = az egészségre gyakorolt hatás kiszámítása folyamatban
health-metrics = egészségügyi adatok
metric-details = mérés részletei
done = kész
tab-dashboard = áttekintés
    .hint = egészségakkumulátorok és egészségügyi adatok megtekintése
tab-settings = beállítások
    .hint = a mért adatok kiválasztása

## What went wrong. Each is said behind "hiba:"

problem-health-access = az egészségügyi adatokhoz való hozzáférés ki van kapcsolva. Kapcsolja be a Beállításokban
problem-timeout = a számítás túl sokáig tartott. Próbálja újra
problem-steps = a lépések nem olvashatók be. Indítsa újra az óráját
