### Health battery, in Slovak
### Buttons are in the infinitive, as iOS words them; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = batéria zdravia
    .hint = predstavuje aktuálny vplyv na zdravie
impact-battery = batéria: vplyv na zdravie
battery-at = batéria nabitá na { FORM($share, case: "accusative") }
    .hint = ukazuje aktuálnu úroveň vplyvu na zdravie
charged = nabité na { FORM($share, case: "accusative") }
    .low = { $share }, nízka úroveň
charge-and-impact = { $charge }, { $impact }
impact-good = dobrý vplyv na zdravie
impact-none = žiadny vplyv na zdravie
impact-poor = zlý vplyv na zdravie
battery-updated = batéria zdravia, aktuálna úroveň: { $share }
open-health-metrics = { $case ->
    [infinitive] zobrazíte podrobné ukazovatele zdravia
   *[statement] zobrazí podrobné ukazovatele zdravia
}

## The time that a way of living adds to a life, or takes from it

gaining = zisk: { $time }
    .per-day = zisk: { $time } denne
losing = strata: { $time }
    .per-day = strata: { $time } denne
no-time = žiadny získaný ani stratený čas

## What is measured: the genitive stands behind "podrobnosti"

metric-steps = { $case ->
    [genitive] krokov
   *[nominative] kroky
}
    .today = kroky dnes
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnú analýzu krokov
       *[statement] zobrazí podrobnú analýzu krokov
    }
metric-exercise = { $case ->
    [genitive] cvičenia
   *[nominative] cvičenie
}
    .today = cvičenie dnes
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnú analýzu cvičenia
       *[statement] zobrazí podrobnú analýzu cvičenia
    }
metric-sleep = { $case ->
    [genitive] spánku
   *[nominative] spánok
}
    .today = spánok minulú noc
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnú analýzu spánku
       *[statement] zobrazí podrobnú analýzu spánku
    }
metric-heart = { $case ->
    [genitive] pokojového tepu
   *[nominative] pokojový tep
}
    .today = pokojový tep dnes
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnú analýzu tepu
       *[statement] zobrazí podrobnú analýzu tepu
    }
beats-per-minute = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } úder za minútu
    [few] { $count } údery za minútu
   *[other] { $count } úderov za minútu
}
reading-and-impact = { $reading }, { $impact }
# podrobnosti krokov
open-metric-details = { $case ->
    [infinitive] zobrazíte podrobnosti { FORM($metric, case: "genitive") }
   *[statement] zobrazí podrobnosti { FORM($metric, case: "genitive") }
}
no-reading = žiadne údaje

## Steps

# Behind "kroky dnes". Without a verb, which would have to agree with the number.
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] zobrazíte podrobnosti a trendy krokov
   *[statement] zobrazí podrobnosti a trendy krokov
}
steps-goal = cieľ krokov
    .completed = cieľ krokov splnený
# As the library's: it agrees with every number.
to-go = do cieľa ešte { $left }
recommendations = odporúčania
open-exercise-recommendations = { $case ->
    [infinitive] zobrazíte odporúčania na cvičenie
   *[statement] zobrazí odporúčania na cvičenie
}

## The chart of the steps

steps-trend = trend krokov
    .hint = graf ukazuje počet krokov za posledný týždeň
days-average = { $days ->
    [few] priemer za { $days } dni
   *[other] priemer za { $days } dní
}
average-and-trend = { $average }, { $trend }
trend-rising = rastúci trend
    .chart = graf ukazuje rastúci trend za { FORM($days, case: "accusative") }
trend-falling = klesajúci trend
    .chart = graf ukazuje klesajúci trend za { FORM($days, case: "accusative") }
trend-steady = stabilná úroveň
    .chart = graf ukazuje stabilnú úroveň za { FORM($days, case: "accusative") }
chart-summary = súhrn grafu
lowest = najmenej
highest = najviac
# 6100 krokov v nedeľu
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = priebeh dotazníka
question-exercise = otázka o frekvencii cvičenia
    .text = ako často cvičíte?
question-smoking = otázka o fajčení
    .text = fajčíte?
answer-never = nikdy
answer-once-a-week = raz týždenne
answer-several-times-a-week = niekoľkokrát týždenne
answer-every-day = každý deň
answer-yes = áno
answer-no = nie
select-from-options = { $count ->
    [4] nižšie vyberte jednu zo štyroch možností
   *[few] nižšie vyberte jednu z { NUMBER($count, style: "words", gender: "feminine", case: "genitive") } možností
}
continue-to-dashboard = pokračovať na prehľad

## Screens, buttons and tabs

calculating = vypočítava sa vplyv na zdravie
health-metrics = ukazovatele zdravia
metric-details = podrobnosti ukazovateľa
done = hotovo
tab-dashboard = prehľad
    .hint = zobrazí batérie a ukazovatele zdravia
tab-settings = nastavenia
    .hint = umožní vybrať, čo sa má merať

## What went wrong. Each is said behind "chyba:"

problem-health-access = prístup k zdravotným údajom je vypnutý. Zapnite ho v Nastaveniach
problem-timeout = výpočet trval príliš dlho. Skúste to znova
problem-steps = kroky sa nepodarilo načítať. Reštartujte hodinky
