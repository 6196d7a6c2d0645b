### Health battery, in Croatian
### Buttons are in the imperative, as Croatian apps word them, which has no gender; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = baterija zdravlja
    .hint = predstavlja trenutačni utjecaj na zdravlje
# "Baterija utjecaja na zdravlje" would be taken apart in the wrong place.
impact-battery = { health-battery }
battery-at = baterija: napunjeno { $share }
    .hint = prikazuje trenutačnu razinu utjecaja na zdravlje
charged = napunjeno { $share }
    .low = { $share }, niska razina
charge-and-impact = { $charge }, { $impact }
impact-good = dobar utjecaj na zdravlje
impact-none = bez utjecaja na zdravlje
impact-poor = loš utjecaj na zdravlje
battery-updated = baterija zdravlja, trenutačna razina: { $share }
open-health-metrics = { $case ->
    [infinitive] prikazali pojedinosti pokazatelja zdravlja
   *[statement] otvara pojedinosti pokazatelja zdravlja
}

## The time that a way of living adds to a life, or takes from it

gaining = dobitak: { $time }
    .per-day = dobitak: { $time } dnevno
losing = gubitak: { $time }
    .per-day = gubitak: { $time } dnevno
no-time = bez dobivenog i izgubljenog vremena

## What is measured: the genitive stands behind "pojedinosti"

metric-steps = { $case ->
    [genitive] koraka
   *[nominative] koraci
}
    .today = koraci danas
    .analysis = { $case ->
        [infinitive] prikazali detaljnu analizu koraka
       *[statement] otvara detaljnu analizu koraka
    }
metric-exercise = { $case ->
    [genitive] vježbanja
   *[nominative] vježbanje
}
    .today = vježbanje danas
    .analysis = { $case ->
        [infinitive] prikazali detaljnu analizu vježbanja
       *[statement] otvara detaljnu analizu vježbanja
    }
metric-sleep = { $case ->
    [genitive] sna
   *[nominative] san
}
    .today = san prošle noći
    .analysis = { $case ->
        [infinitive] prikazali detaljnu analizu sna
       *[statement] otvara detaljnu analizu sna
    }
metric-heart = { $case ->
    [genitive] pulsa u mirovanju
   *[nominative] puls u mirovanju
}
    .today = puls u mirovanju danas
    .analysis = { $case ->
        [infinitive] prikazali detaljnu analizu pulsa
       *[statement] otvara detaljnu analizu pulsa
    }
beats-per-minute = { $count ->
    [one] { $count } otkucaj u minuti
    [few] { $count } otkucaja u minuti
   *[other] { $count } otkucaja u minuti
}
reading-and-impact = { $reading }, { $impact }
# pojedinosti koraka
open-metric-details = { $case ->
    [infinitive] prikazali pojedinosti { FORM($metric, case: "genitive") }
   *[statement] otvara pojedinosti { FORM($metric, case: "genitive") }
}
no-reading = nema podataka

## Steps

# Behind "koraci danas". Without a verb, which would contradict "nema koraka".
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] prikazali pojedinosti i trendove koraka
   *[statement] otvara pojedinosti i trendove koraka
}
steps-goal = cilj koraka
    .completed = cilj koraka je ostvaren
# As the library's: it agrees with every number.
to-go = do cilja još { $left }
recommendations = preporuke
open-exercise-recommendations = { $case ->
    [infinitive] prikazali preporuke za vježbanje
   *[statement] otvara preporuke za vježbanje
}

## The chart of the steps

steps-trend = trend koraka
    .hint = grafikon prikazuje broj koraka u proteklih tjedan dana
days-average = prosjek za { $days } dana
average-and-trend = { $average }, { $trend }
trend-rising = u porastu
    .chart = grafikon prikazuje porast tijekom { FORM($days, case: "genitive") }
trend-falling = u padu
    .chart = grafikon prikazuje pad tijekom { FORM($days, case: "genitive") }
trend-steady = stabilno
    .chart = grafikon prikazuje stabilnu razinu tijekom { FORM($days, case: "genitive") }
chart-summary = sažetak grafikona
lowest = najmanje
highest = najviše
# 6100 koraka u nedjelju
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = napredak upitnika
question-exercise = pitanje o učestalosti vježbanja
    .text = koliko često vježbate?
question-smoking = pitanje o pušenju
    .text = pušite li?
answer-never = nikad
answer-once-a-week = jednom tjedno
answer-several-times-a-week = nekoliko puta tjedno
answer-every-day = svaki dan
answer-yes = da
answer-no = ne
select-from-options = { $count ->
   *[few] odaberite jednu od { $count } opcije u nastavku
}
continue-to-dashboard = nastavi na pregled

## Screens, buttons and tabs

calculating = izračunavanje utjecaja na zdravlje
health-metrics = pokazatelji zdravlja
metric-details = pojedinosti pokazatelja
done = gotovo
tab-dashboard = pregled
    .hint = prikazuje baterije i pokazatelje zdravlja
tab-settings = postavke
    .hint = omogućuje odabir onoga što se mjeri

## What went wrong. Each is said behind "pogreška:"

problem-health-access = pristup zdravstvenim podacima je isključen. Uključite ga u Postavkama
problem-timeout = izračun je trajao predugo. Pokušajte ponovno
problem-steps = koraci nisu očitani. Ponovno pokrenite sat
