## Measurements: a number with a unit

measure-unavailable = माप उपलब्ध नहीं

measure-unknown = { $count } { $name }

# The period comes after things and units, but first before a postposition, and where the amount is a short sentence or
# how often: प्रति दिन 4 सेकंड की बढ़ोतरी, प्रति व्यक्ति कोई संदेश नहीं, प्रति सप्ताह 3 बार
measure-per = { $case ->
    [oblique] { per-first }
   *[direct] { HEAD($measure) ->
        [none] { per-first }
       *[some] { measure-per-some }
    }
}
    .measured = { $measure } प्रति { $per }

measure-per-some = { TAIL($measure) ->
    [times] { per-first }
   *[other] { FORM($measure, case: "inside") } प्रति { per-unit }
}
-head-none = कोई किसी अभी
-tail-times = बार ज़्यादा
per-first = प्रति { FORM(per-unit, case: "direct") } { $measure }

per-unit = { $period ->
    [month] माह
    [year] वर्ष
   *[other] { $case ->
        [oblique] { FORM($unit, 1, case: "oblique") }
       *[direct] { $unit }
    }
}

measure-range = { FORM($from, case: "oblique") } से { range-to-oblique } तक
    .below = { $low } से { range-above-oblique } तक

# As after the upper number: 0 से 1 घंटा
measure-range-shared = { $from } से { HEAD($from) ->
    [below-zero] { HEAD($to) ->
        [unsigned] { FORM($measure, $to) }
       *[signed] प्लस { FORM($measure, $to) }
    }
   *[other] { FORM($measure, $to) }
}

measure-mixed = { $first } { $second }

measure-away = { $measure } दूर

measure-ahead = { $measure } आगे

blood-pressure = { $systolic } बटा { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] पूरी तरह चार्ज
   *[part] { $charge } चार्ज
}
-head-full = 100

battery-low = { $charge }, बैटरी कम

# Of a battery, which is feminine.
battery-charging = चार्ज हो रही है, { $charge }

battery-unavailable = बैटरी का स्तर उपलब्ध नहीं

## Grades: a result in percent, and how good it is

grade-excellent = उत्कृष्ट

grade-good = अच्छा

grade-needs-improvement = सुधार की ज़रूरत

grade-unavailable = ग्रेड उपलब्ध नहीं

## Goals that people set themselves

goal-completed = लक्ष्य पूरा: { $name }
    .alone = लक्ष्य पूरा

goal-remaining = { FORM($amount, case: "inside") } बाकी

streak-days = { $count ->
    [1] सिलसिले का पहला दिन
   *[other] लगातार { $count } दिन
}

# Without a verb, which would have to agree with the amount.
goal-today = आज अब तक { $amount }
