## Measurements: a number with a unit

measure-unavailable = അളവ് ലഭ്യമല്ല

measure-unknown = { $count } { $name }

# ഒരു ലിറ്ററിൽ 2 ഗ്രാം; ഒരു ദിവസത്തിൽ 45 മിനിറ്റ്
measure-per = { TRAIT($unit, "being") ->
    [person] { per-one } { $measure }
   *[thing] ഒരു { FORM($unit, 1, case: "locative") } { $measure }
}
    .measured = { FORM($per, case: "locative") } { $measure }

measure-range = { HEAD($from) ->
    [below-zero] { $from } മുതൽ { range-above } വരെ
   *[other] { $from } മുതൽ { $to } വരെ
}
    .below = { $low } മുതൽ { range-above } വരെ

# 2 മുതൽ 4 കിലോമീറ്റർ വരെ
measure-range-shared = { HEAD(FORM($measure, $to)) ->
    [rate] { FORM($measure, $range, case: "part") } വരെ
   *[other] { measure-range-plain }
}
-head-rate = മണിക്കൂറിൽ സെക്കൻഡിൽ
measure-range-plain = { HEAD($from) ->
    [below-zero] { $from } മുതൽ { measure-range-above } വരെ
   *[other] { $from } മുതൽ { FORM($measure, $to) } വരെ
}
measure-range-above = { HEAD($to) ->
    [unsigned] { FORM($measure, $to) }
   *[signed] പ്ലസ് { FORM($measure, $to) }
}

measure-mixed = { FORM($first, case: "direct") } { $second }

measure-away = { $measure } അകലെ

measure-ahead = { $measure } കഴിഞ്ഞ്

blood-pressure = { $systolic } ബൈ { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] പൂർണ്ണമായി ചാർജായി
   *[part] { $charge } ചാർജുണ്ട്
}
-head-full = 100

battery-low = { $charge }, ബാറ്ററി കുറവാണ്

battery-charging = ചാർജ് ആകുന്നു, { $charge }

battery-unavailable = ബാറ്ററി നില ലഭ്യമല്ല

## Grades: a result in percent, and how good it is

grade-excellent = മികച്ചത്

grade-good = നല്ലത്

grade-needs-improvement = മെച്ചപ്പെടാനുണ്ട്

grade-unavailable = ഗ്രേഡ് ലഭ്യമല്ല

## Goals that people set themselves

goal-completed = ലക്ഷ്യം കൈവരിച്ചു: { $name }
    .alone = ലക്ഷ്യം കൈവരിച്ചു

goal-remaining = ഇനി { $amount } കൂടി

streak-days = { $count ->
    [1] തുടർച്ചയിലെ ആദ്യ ദിവസം
   *[other] തുടർച്ചയായി { $count } ദിവസം
}

goal-today = ഇന്ന് ഇതുവരെ { $amount }
