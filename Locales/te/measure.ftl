## Measurements: a number with a unit

measure-unavailable = కొలత అందుబాటులో లేదు

measure-unknown = { $count } { $name }

measure-per = { to-unit } { $measure }
    .measured = { to-per } { $measure }
to-per = { TAIL(FORM($per, case: "dative")) ->
    [dative] { FORM($per, case: "dative") }
   *[bare] { FORM($per, case: "dative") }కు
}

measure-range = { FORM($from, case: "oblique") } నుండి { FORM($to, case: "oblique") } వరకు
    .below = { $low } నుండి { range-above-oblique } వరకు
range-to-oblique = { HEAD($from) ->
    [below-zero] { range-above-oblique }
   *[other] { FORM($to, case: "oblique") }
}
range-above-oblique = { HEAD($to) ->
    [unsigned] { FORM($to, case: "oblique") }
   *[signed] ప్లస్ { FORM($to, case: "oblique") }
}

# 2 నుండి 4 మోతాదులు; 0 నుండి ఒక మోతాదు
measure-range-shared = { $to ->
    [1] { HEAD($from) ->
        [below-zero] { $from } నుండి ప్లస్ { FORM($measure, $to) }
       *[other] { $from } నుండి { FORM($measure, $to) }
    }
   *[other] { FORM($measure, $range) }
}

measure-mixed = { FORM($first, case: "oblique") } { $second }

measure-away = { FORM($measure, case: "oblique") } దూరంలో

measure-ahead = { FORM($measure, case: "oblique") } తర్వాత

blood-pressure = { $systolic } బై { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] పూర్తిగా ఛార్జ్ అయింది
   *[part] { $charge } ఛార్జ్
}
-head-full = 100

battery-low = { $charge }, బ్యాటరీ తక్కువగా ఉంది

battery-charging = ఛార్జ్ అవుతోంది, { $charge }

battery-unavailable = బ్యాటరీ స్థాయి అందుబాటులో లేదు

## Grades

grade-excellent = అద్భుతం

grade-good = బాగుంది

grade-needs-improvement = మెరుగుపడాలి

grade-unavailable = గ్రేడ్ అందుబాటులో లేదు

## Goals

goal-completed = లక్ష్యం పూర్తయింది: { $name }
    .alone = లక్ష్యం పూర్తయింది

goal-remaining = ఇంకా { $amount }

streak-days = { $count ->
    [1] స్ట్రీక్‌లో మొదటి రోజు
   *[other] వరుసగా { $count } రోజులు
}

goal-today = ఈ రోజు ఇప్పటివరకు { $amount }
