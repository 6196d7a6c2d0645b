measure-unavailable = המדידה לא זמינה

measure-unknown = { $count } { $name }

# 45 דקות ביום, חמישה גרם לליטר
measure-per = { $measure } { per-period }
    .measured = { $measure } לכל { $per }
per-period = { $period ->
    [second] בשנייה
    [minute] בדקה
    [hour] בשעה
    [day] ביום
    [week] בשבוע
    [month] בחודש
    [year] בשנה
   *[other] { per-unit }
}
per-unit = ל{ $unit }

measure-range = { HEAD($from) ->
    [minus] { $from } עד { range.end }
   *[other] { $from } עד { $to }
}
    .below = { $low } עד { range.end }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו-{ $second }
}

measure-away = { $case ->
    [bare] { FORM($measure, case: "joined") }
   *[whole] במרחק של { FORM($measure, case: "joined") }
}
    .lead = away

measure-ahead = בעוד { FORM($measure, case: "joined") }

blood-pressure = { $systolic } על { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] טעינה מלאה
   *[part] רמת טעינה של { $charge }
}
-head-full = 100

battery-low = { $charge }, סוללה חלשה

battery-charging = בטעינה, { $charge }

battery-unavailable = מצב הסוללה לא זמין

## Grades

grade-excellent = מצוין

grade-good = טוב

grade-needs-improvement = טעון שיפור

grade-unavailable = הציון לא זמין

## Goals

goal-completed = היעד הושג: { $name }
    .alone = היעד הושג

# The verb agrees with the amount: נותר צעד אחד ליעד, נותר 0.5 צעד ליעד, נותרו 20 צעדים ליעד
goal-remaining = { $case ->
    [bare] { $amount }
   *[whole] { FORM(goal-verb, $amount) } { FORM($amount, case: "digits") } ליעד
}
    .lead = left
goal-verb = { $count ->
    [one] { $gender ->
        [feminine] נותרה
       *[masculine] נותר
    }
    [two] נותרו
   *[other] נותרו
}

streak-days = { $count ->
    [1] רצף של יום אחד
    [2] רצף של יומיים
   *[other] רצף של { numeral-masculine } ימים
}

goal-today = היום עד כה: { FORM($amount, case: "digits") }
