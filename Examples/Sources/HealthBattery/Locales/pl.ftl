### Health battery, in Polish
### Buttons, and the hints of tabs, are in the imperative, as iOS words them, which has no gender; other hints tell what
### happens. Numbers stand where voices say them rightly, in the nominative: "w 75 procentach" would need an ending.

## The battery: the health of the user, as the charge of a battery

health-battery = bateria zdrowia
    .hint = przedstawia aktualny wpływ na zdrowie
impact-battery = bateria wpływu na zdrowie
battery-at = bateria: { $share } naładowania
    .hint = pokazuje aktualny poziom wpływu na zdrowie
charged = { $share } naładowania
    .low = { $share }, niski poziom
charge-and-impact = { $charge }, { $impact }
impact-good = dobry wpływ na zdrowie
impact-none = brak wpływu na zdrowie
impact-poor = zły wpływ na zdrowie
battery-updated = bateria zdrowia, aktualny poziom: { $share }
open-health-metrics = { $case ->
    [infinitive] wyświetlić szczegóły wskaźników zdrowia
   *[statement] otwiera szczegóły wskaźników zdrowia
}

## The time that a way of living adds to a life, or takes from it

gaining = zysk: { $time }
    .per-day = zysk: { $time } dziennie
losing = strata: { $time }
    .per-day = strata: { $time } dziennie
no-time = bez zysku ani straty

## What is measured: the genitive stands behind "szczegóły"

metric-steps = { $case ->
    [genitive] kroków
   *[nominative] kroki
}
    .today = kroki dzisiaj
    .analysis = { $case ->
        [infinitive] wyświetlić szczegółową analizę kroków
       *[statement] otwiera szczegółową analizę kroków
    }
metric-exercise = { $case ->
    [genitive] ćwiczeń
   *[nominative] ćwiczenia
}
    .today = ćwiczenia dzisiaj
    .analysis = { $case ->
        [infinitive] wyświetlić szczegółową analizę ćwiczeń
       *[statement] otwiera szczegółową analizę ćwiczeń
    }
metric-sleep = { $case ->
    [genitive] snu
   *[nominative] sen
}
    .today = sen ostatniej nocy
    .analysis = { $case ->
        [infinitive] wyświetlić szczegółową analizę snu
       *[statement] otwiera szczegółową analizę snu
    }
metric-heart = { $case ->
    [genitive] tętna spoczynkowego
   *[nominative] tętno spoczynkowe
}
    .today = tętno spoczynkowe dzisiaj
    .analysis = { $case ->
        [infinitive] wyświetlić szczegółową analizę tętna
       *[statement] otwiera szczegółową analizę tętna
    }
beats-per-minute = { $count ->
    [1] jedno uderzenie na minutę
    [one] { $count } uderzenie na minutę
    [few] { $count } uderzenia na minutę
    [many] { $count } uderzeń na minutę
   *[other] { $count } uderzenia na minutę
}
reading-and-impact = { $reading }, { $impact }
# szczegóły kroków
open-metric-details = { $case ->
    [infinitive] wyświetlić szczegóły { FORM($metric, case: "genitive") }
   *[statement] otwiera szczegóły { FORM($metric, case: "genitive") }
}
no-reading = brak danych

## Steps

# Behind "kroki dzisiaj". Without a verb: "wykonano: brak kroków" would contradict itself.
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] wyświetlić szczegóły i trendy kroków
   *[statement] otwiera szczegóły i trendy kroków
}
steps-goal = cel kroków
    .completed = osiągnięto cel kroków
to-go = zostało: { $left }
recommendations = zalecenia
open-exercise-recommendations = { $case ->
    [infinitive] wyświetlić zalecenia dotyczące ćwiczeń
   *[statement] otwiera zalecenia dotyczące ćwiczeń
}

## The chart of the steps. After "przez" numbers are in the accusative, which is as voices read them.

steps-trend = trend kroków
    .hint = wykres pokazuje liczbę kroków z ostatniego tygodnia
# Not "za 2 dni": that is in two days.
days-average = średnia z { NUMBER($days, style: "words", case: "genitive") } dni
average-and-trend = { $average }, { $trend }
trend-rising = trend rosnący
    .chart = wykres pokazuje trend rosnący przez { FORM($days, case: "accusative") }
trend-falling = trend malejący
    .chart = wykres pokazuje trend malejący przez { FORM($days, case: "accusative") }
trend-steady = stały poziom
    .chart = wykres pokazuje stały poziom przez { FORM($days, case: "accusative") }
chart-summary = podsumowanie wykresu
lowest = najmniej
highest = najwięcej
# 6100 kroków w niedzielę
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = postęp w kwestionariuszu
question-exercise = pytanie o częstotliwość ćwiczeń
    .text = jak często ćwiczysz?
question-smoking = pytanie o palenie
    .text = czy palisz?
answer-never = nigdy
answer-once-a-week = raz w tygodniu
answer-several-times-a-week = kilka razy w tygodniu
answer-every-day = codziennie
answer-yes = tak
answer-no = nie
select-from-options = { $count ->
    [2] wybierz jedną z dwóch opcji poniżej
   *[few] wybierz jedną spośród { NUMBER($count, style: "words", case: "genitive") } opcji poniżej
}
continue-to-dashboard = przejdź do pulpitu

## Screens, buttons and tabs

calculating = obliczanie wpływu na zdrowie
health-metrics = wskaźniki zdrowia
metric-details = szczegóły wskaźnika
done = gotowe
tab-dashboard = pulpit
    .hint = wyświetla baterie i wskaźniki zdrowia
tab-settings = ustawienia
    .hint = pozwala wybrać, co ma być mierzone

## What went wrong. Each is said behind "błąd:"

problem-health-access = dostęp do danych zdrowotnych jest wyłączony. Włącz go w Ustawieniach
problem-timeout = obliczanie trwało zbyt długo. Spróbuj ponownie
problem-steps = nie udało się odczytać kroków. Uruchom zegarek ponownie
