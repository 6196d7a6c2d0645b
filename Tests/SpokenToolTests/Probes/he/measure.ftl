## So much of a unit

measure-unavailable = המידה אינה זמינה
measure-unknown = { $count } { $name }
measure-per = { HEAD($unit) ->
    [hebrew] { $measure } ל{ $unit }
   *[other] { $measure } ל־{ $unit }
}
    .measured = { $measure } לכל { $per }
measure-range = { $from } עד { $to }
    .below = { $low } עד { $to }
measure-range-shared = { FORM($measure, $range) }
measure-mixed = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}
measure-away = במרחק של { $measure }
blood-pressure = { $systolic } על { $diastolic }

rate-per-second = { $amount } בשנייה
rate-per-minute = { $amount } בדקה
rate-per-hour = { $amount } בשעה
rate-per-day = { $amount } ביום
rate-per-week = { $amount } בשבוע
rate-per-month = { $amount } בחודש
rate-per-year = { $amount } בשנה

dosage = { $measure }, { $amount }

battery-charged = טעינה של { $charge }
battery-low = { $charge }, סוללה חלשה
battery-charging = בטעינה, { $charge }
battery-unavailable = מצב הסוללה אינו זמין

grade = { $share }, { $grade }
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
