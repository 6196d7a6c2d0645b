## So much of a unit

measure-unavailable = המידה אינה זמינה
measure-unknown = { $count } { $name }
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

per-unit = { HEAD($unit) ->
    [hebrew] ל{ $unit }
   *[other] ל־{ $unit }
}
measure-range = { $from } עד { $to }
    .below = { $low } עד { $to }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}
measure-away = במרחק של { $measure }
blood-pressure = { $systolic } על { $diastolic }

dosage = { $measure }, { $amount }

battery-charged = טעינה של { $charge }
battery-low = { $charge }, סוללה חלשה
battery-charging = בטעינה, { $charge }
battery-unavailable = מצב הסוללה אינו זמין

grade-excellent = מצוין
grade-good = טוב
grade-needs-improvement = טעון שיפור
grade-unavailable = הציון אינו זמין

goal-completed = היעד הושלם: { $name }
    .alone = היעד הושלם
# The verb agrees with the amount: נותר צעד אחד, נותרו 20 צעדים
goal-remaining = { FORM(goal-verb, $amount) } { $amount } ליעד
goal-verb = { $count ->
    [1] { $gender ->
        [feminine] נותרה
       *[masculine] נותר
    }
    [one] נותר
    [two] נותרו
   *[other] נותרו
}
goal-today = היום: { $amount }
