### Health battery, in Czech
### Buttons are in the infinitive, as iOS words them; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = baterie zdraví
    .hint = představuje aktuální vliv na zdraví
impact-battery = baterie zdraví
battery-at = baterie nabitá na { FORM($share, case: "accusative") }
    .hint = ukazuje aktuální úroveň vlivu na zdraví
charged = nabito na { FORM($share, case: "accusative") }
    .low = { $share }, nízká úroveň
charge-and-impact = { $charge }, { $impact }
impact-good = dobrý vliv na zdraví
impact-none = žádný vliv na zdraví
impact-poor = špatný vliv na zdraví
battery-updated = baterie zdraví, aktuální úroveň: { $share }
open-health-metrics = { $case ->
    [infinitive] zobrazíte podrobné ukazatele zdraví
   *[statement] zobrazí podrobné ukazatele zdraví
}

## The time that a way of living adds to a life, or takes from it

gaining = zisk: { $time }
    .per-day = zisk: { $time } denně
losing = ztráta: { $time }
    .per-day = ztráta: { $time } denně
no-time = bez zisku i ztráty

## What is measured: the genitive stands behind "podrobnosti"

metric-steps = { $case ->
    [genitive] kroků
   *[nominative] kroky
}
    .today = kroky dnes
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnou analýzu kroků
       *[statement] zobrazí podrobnou analýzu kroků
    }
metric-exercise = cvičení
    .today = cvičení dnes
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnou analýzu cvičení
       *[statement] zobrazí podrobnou analýzu cvičení
    }
metric-sleep = { $case ->
    [genitive] spánku
   *[nominative] spánek
}
    .today = spánek minulou noc
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnou analýzu spánku
       *[statement] zobrazí podrobnou analýzu spánku
    }
metric-heart = { $case ->
    [genitive] klidového tepu
   *[nominative] klidový tep
}
    .today = klidový tep dnes
    .analysis = { $case ->
        [infinitive] zobrazíte podrobnou analýzu tepu
       *[statement] zobrazí podrobnou analýzu tepu
    }
beats-per-minute = { $count ->
    [one] { NUMBER($count, style: "items", gender: "inanimate") } tep za minutu
    [few] { $count } tepy za minutu
   *[other] { $count } tepů za minutu
}
reading-and-impact = { $reading }, { $impact }
# podrobnosti kroků
open-metric-details = { $case ->
    [infinitive] zobrazíte podrobnosti { FORM($metric, case: "genitive") }
   *[statement] zobrazí podrobnosti { FORM($metric, case: "genitive") }
}
no-reading = žádná data

## Steps

# Behind "kroky dnes". Without a verb, which would have to agree with the number.
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] zobrazíte podrobnosti a trendy kroků
   *[statement] zobrazí podrobnosti a trendy kroků
}
steps-goal = cíl kroků
    .completed = cíl kroků splněn
# As the library's: it agrees with every number.
to-go = do cíle ještě { $left }
recommendations = doporučení
open-exercise-recommendations = { $case ->
    [infinitive] zobrazíte doporučení ke cvičení
   *[statement] zobrazí doporučení ke cvičení
}

## The chart of the steps

steps-trend = trend kroků
    .hint = graf ukazuje počet kroků za poslední týden
days-average = { $days ->
    [few] průměr za { $days } dny
   *[other] průměr za { $days } dní
}
average-and-trend = { $average }, { $trend }
trend-rising = rostoucí trend
    .chart = graf ukazuje rostoucí trend za { FORM($days, case: "accusative") }
trend-falling = klesající trend
    .chart = graf ukazuje klesající trend za { FORM($days, case: "accusative") }
trend-steady = stabilní úroveň
    .chart = graf ukazuje stabilní úroveň za { FORM($days, case: "accusative") }
chart-summary = souhrn grafu
lowest = nejméně
highest = nejvíce
# 6100 kroků v neděli
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = průběh dotazníku
question-exercise = otázka na četnost cvičení
    .text = jak často cvičíte?
question-smoking = otázka na kouření
    .text = kouříte?
answer-never = nikdy
answer-once-a-week = jednou týdně
answer-several-times-a-week = několikrát týdně
answer-every-day = každý den
answer-yes = ano
answer-no = ne
# ze dvou, ze tří, ze čtyř
select-from-options = { $count ->
   *[few] níže vyberte jednu ze { NUMBER($count, style: "words", gender: "feminine", case: "genitive") } možností
}
continue-to-dashboard = pokračovat na přehled

## Screens, buttons and tabs

calculating = výpočet vlivu na zdraví
health-metrics = ukazatele zdraví
metric-details = podrobnosti ukazatele
done = hotovo
tab-dashboard = přehled
    .hint = zobrazí baterie a ukazatele zdraví
tab-settings = nastavení
    .hint = umožní vybrat, co se má měřit

## What went wrong. Each is said behind "chyba:"

problem-health-access = přístup ke zdravotním údajům je vypnutý. Zapněte ho v Nastavení
problem-timeout = výpočet trval příliš dlouho. Zkuste to znovu
problem-steps = kroky se nepodařilo načíst. Restartujte hodinky
