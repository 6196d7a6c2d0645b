## Measurements

measure-unavailable = அளவு கிடைக்கவில்லை

measure-unknown = { $count } { $name }

# ஒரு லிட்டருக்கு 2 கிராம், but வாரத்திற்கு 3 டோஸ்கள்; a unit without a dative takes அளவு
measure-per = { TAIL(FORM($unit, 1, case: "dative")) ->
    [day] ஒரு நாளைக்கு { $measure }
    [time] { FORM($unit, 1, case: "dative") } { $measure }
    [dative] ஒரு { FORM($unit, 1, case: "dative") } { $measure }
   *[other] ஒவ்வொரு { $unit } அளவுக்கும் { $measure }
}
    .measured = { TAIL(FORM($per, case: "dative")) ->
        [dative] { FORM($per, case: "dative") } { $measure }
       *[other] { $per } அளவுக்கு { $measure }
    }

measure-range = { $from } { range-join } { $to } வரை
    .below = { $low } { range-join } { $to } வரை

measure-range-shared = { $case ->
    [dative] { FORM($measure, $range) }
   *[direct] { FORM($measure, $range, case: "part") }
}

measure-mixed = { FORM($first, case: "direct") } { $second }

measure-away = { $measure } தொலைவில்

measure-ahead = இன்னும் { $measure } தொலைவில்

blood-pressure = { $systolic }க்கு { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] முழுமையாகச் சார்ஜ் ஆனது
   *[part] { $charge } சார்ஜ்
}
-head-full = 100

battery-low = { $charge }, பேட்டரி குறைவாக உள்ளது

battery-charging = சார்ஜ் ஆகிறது, { $charge }

battery-unavailable = பேட்டரி அளவு கிடைக்கவில்லை

## Grades

grade-excellent = மிகச் சிறப்பு

grade-good = நன்று

grade-needs-improvement = முன்னேற்றம் தேவை

grade-unavailable = தரநிலை கிடைக்கவில்லை

## Goals

goal-completed = இலக்கு எட்டப்பட்டது: { $name }
    .alone = இலக்கு எட்டப்பட்டது

goal-remaining = இன்னும் { $amount } தேவை

streak-days = { $count ->
    [1] தொடர்ச்சியாக ஒரு நாள்
   *[other] தொடர்ந்து { $count } நாட்கள்
}

goal-today = இன்று இதுவரை { $amount }
