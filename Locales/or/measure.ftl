## Measurements: a number with a unit

measure-unavailable = ମାପ ଉପଲବ୍ଧ ନାହିଁ

measure-unknown = { $count } { $name }

# ଲିଟର ପ୍ରତି 2 ଗ୍ରାମ; ଦିନକୁ 45 ମିନିଟ
measure-per = { each-unit } { $measure }
    .measured = { $per } ପ୍ରତି { $measure }

each-unit = { $period ->
    [second] ପ୍ରତି ସେକେଣ୍ଡରେ
    [minute] ପ୍ରତି ମିନିଟରେ
    [hour] ଘଣ୍ଟାକୁ
    [day] ଦିନକୁ
    [week] ସପ୍ତାହକୁ
    [month] ମାସକୁ
    [year] ବର୍ଷକୁ
   *[other] { $unit } ପ୍ରତି
}

measure-range = { HEAD($from) ->
    [below-zero] { $from }ରୁ { range-above } ପର୍ଯ୍ୟନ୍ତ
   *[other] { $from }ରୁ { $to } ପର୍ଯ୍ୟନ୍ତ
}
    .below = { $low }ରୁ { range-above }

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { $first } { $second }

measure-away = { $measure } ଦୂରରେ

measure-ahead = { $measure } ପରେ

blood-pressure = { $systolic } ବାଇ { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] ସମ୍ପୂର୍ଣ୍ଣ ଚାର୍ଜ ହୋଇଯାଇଛି
   *[part] { $charge } ଚାର୍ଜ ହୋଇଛି
}
-head-full = 100

battery-low = { $charge }, ଚାର୍ଜ କମ

battery-charging = ଚାର୍ଜ ହେଉଛି, { $charge }

battery-unavailable = ବ୍ୟାଟେରୀ ସ୍ତର ଉପଲବ୍ଧ ନାହିଁ

## Grades: a result in percent, and how good it is

grade-excellent = ଅତି ଉତ୍ତମ

grade-good = ଭଲ

grade-needs-improvement = ଉନ୍ନତି ଦରକାର

grade-unavailable = ଗ୍ରେଡ ଉପଲବ୍ଧ ନାହିଁ

## Goals that people set themselves

goal-completed = ଲକ୍ଷ୍ୟ ପୂରଣ ହୋଇଛି: { $name }
    .alone = ଲକ୍ଷ୍ୟ ପୂରଣ ହୋଇଛି

goal-remaining = { FORM($amount, case: "inside") } ବାକି

streak-days = { $count ->
    [1] ଧାରାବାହିକତାର ପ୍ରଥମ ଦିନ
   *[other] ଲଗାତାର { $count } ଦିନ
}

goal-today = ଆଜି ଏପର୍ଯ୍ୟନ୍ତ { $amount }
