## Measurements: a number with a unit

measure-unavailable = मोजमाप उपलब्ध नाही

measure-unknown = { $count } { $name }

# दररोज 45 मिनिटे; आठवड्यातून 3 वेळा; प्रति व्यक्ती 61 संदेश चुकले; but किमान 2 ग्रॅम प्रति लिटर. After a number the
# amount leads, too, but not before a postposition: 6 लीटर प्रति 100 किलोमीटर
measure-per = { $period ->
    [second] { measure-per-period }
    [minute] { measure-per-period }
    [hour] { measure-per-period }
    [day] { measure-per-period }
    [week] { measure-per-period }
    [month] { measure-per-period }
    [year] { measure-per-period }
   *[other] { $case ->
        [bounded] { $measure } प्रति { per-unit }
       *[direct] प्रति { per-unit } { $measure }
    }
}
    .measured = { $case ->
        [oblique] प्रति { FORM($per, case: "direct") } { $measure }
       *[direct] { $measure } प्रति { $per }
    }

measure-per-period = { TAIL($measure) ->
    [times] { times-period } { $measure }
   *[other] { $case ->
        [bounded] { $measure } { every-one }
       *[direct] { every-one } { $measure }
    }
}
-tail-times = एकदा दोनदा वेळा वेळां

per-unit = { FORM($unit, 1, case: "direct") }

measure-range = { FORM($from, case: "direct") } ते { range-to }
    .below = { $low } ते { range-above }

# As after the upper number: 0 ते 1 तास
measure-range-shared = { range-beginning } { FORM($measure, $to) }

measure-mixed = { FORM($first, case: "direct") } { $second }

measure-away = { $measure } दूर

measure-ahead = { $measure } पुढे

# 120 by 80, as doctors say it
blood-pressure = { $systolic } बाय { $diastolic }

## Medicine

dosage = { $measure }, { $amount }

## The charge of a battery

battery-charged = { HEAD($charge) ->
    [full] पूर्ण चार्ज
   *[part] { $charge } चार्ज
}
-head-full = 100

battery-low = { $charge }, बॅटरी कमी

battery-charging = चार्ज होत आहे, { $charge }

battery-unavailable = बॅटरीची पातळी उपलब्ध नाही

## Grades: a result in percent, and how good it is

grade-excellent = उत्कृष्ट

grade-good = चांगले

grade-needs-improvement = सुधारणा आवश्यक

grade-unavailable = ग्रेड उपलब्ध नाही

## Goals that people set themselves

goal-completed = ध्येय पूर्ण: { $name }
    .alone = ध्येय पूर्ण

# $case "inside", see counted-state: 31 चुकलेली पावले बाकी
goal-remaining = { FORM($amount, case: "inside") } बाकी

streak-days = सलग { $count } दिवस

goal-today = आज आतापर्यंत { $amount }
