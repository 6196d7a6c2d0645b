## So much of a unit

measure-unavailable = kipimo hakipatikani
measure-unknown = { $name } { $count }
measure-per = { $measure } kwa { $unit }
    .measured = { $measure } kwa { $per }
measure-range = { $from } hadi { $to }
    .below = { $low } hadi { $to }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { $first } na { $second }
measure-away = umbali wa { $measure }
blood-pressure = { $systolic } kwa { $diastolic }

rate-per-second = { $amount } kwa sekunde
rate-per-minute = { $amount } kwa dakika
rate-per-hour = { $amount } kwa saa
rate-per-day = { $amount } kwa siku
rate-per-week = { $amount } kwa wiki
rate-per-month = { $amount } kwa mwezi
rate-per-year = { $amount } kwa mwaka

dosage = { $measure }, { $amount }

battery-charged = chaji { $charge }
battery-low = { $charge }, chaji ndogo
battery-charging = kuchaji, { $charge }
battery-unavailable = kiwango cha chaji hakipatikani

grade = { $share }, { $grade }
grade-excellent = bora sana
grade-good = vizuri
grade-needs-improvement = kunahitajika juhudi
grade-unavailable = alama hazipatikani

goal-completed = lengo limekamilika: { $name }
    .alone = lengo limekamilika
# hatua 20 zimebaki, kipengee kimoja kimebaki
goal-remaining = { $amount } { FORM(prefix-counted, $amount) }mebaki
goal-today = leo: { $amount }
