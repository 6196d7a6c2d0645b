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

dosage = { $measure }, { $amount }

battery-charged = chaji { $charge }
battery-low = { $charge }, chaji ndogo
battery-charging = kuchaji, { $charge }
battery-unavailable = kiwango cha chaji hakipatikani

grade-excellent = bora sana
grade-good = vizuri
grade-needs-improvement = kunahitajika juhudi
grade-unavailable = alama hazipatikani

goal-completed = lengo limekamilika: { $name }
    .alone = lengo limekamilika
# hatua 20 zimebaki, kipengee kimoja kimebaki
goal-remaining = { $amount } { FORM(prefix-counted, $amount) }mebaki
goal-today = leo: { $amount }
