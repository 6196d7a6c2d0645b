## Measurements: a number with a unit

measure-unavailable = माप उपलब्ध नहीं

measure-unknown = { $count } { $name }

measure-per = { $measure } प्रति { per-unit }
    .measured = { $measure } प्रति { $per }

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

goal-remaining = { $amount } बाकी

streak-days = { $count ->
    [1] सिलसिले का पहला दिन
   *[other] लगातार { $count } दिन
}

# Without a verb, which would have to agree with the amount.
goal-today = आज अब तक { $amount }
