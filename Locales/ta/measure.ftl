## Measurements

measure-unavailable = அளவு கிடைக்கவில்லை

measure-unknown = { $count } { $name }

# லிட்டருக்கு 2 கிராம்; a unit without a dative takes அளவு
measure-per = { TAIL(FORM($unit, 1, case: "dative")) ->
    [day] ஒரு நாளைக்கு { $measure }
    [dative] { FORM($unit, 1, case: "dative") } { $measure }
   *[other] ஒவ்வொரு { $unit } அளவுக்கும் { $measure }
}
    .measured = { TAIL(FORM($per, case: "dative")) ->
        [dative] { FORM($per, case: "dative") } { $measure }
       *[other] { $per } அளவுக்கு { $measure }
    }

measure-range = { $from } முதல் { $to } வரை
    .below = { $low } முதல் { range.end } வரை

measure-range-shared = { FORM($measure, $range) }

measure-mixed = { FORM($first, case: "direct") } { $second }

measure-away = { $measure } தொலைவில்

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

grade-needs-improvement = மேம்பாடு தேவை

grade-unavailable = தரநிலை கிடைக்கவில்லை

## Goals

goal-completed = இலக்கு எட்டப்பட்டது: { $name }
    .alone = இலக்கு எட்டப்பட்டது

goal-remaining = இன்னும் { $amount } தேவை

streak-days = { $count ->
    [1] தொடரின் முதல் நாள்
   *[other] தொடர்ந்து { $count } நாட்கள்
}

goal-today = இன்று இதுவரை { $amount }
