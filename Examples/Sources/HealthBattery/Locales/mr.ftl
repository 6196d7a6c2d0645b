### Health battery, in Marathi

## The battery: the health of the user, as the charge of a battery

health-battery = आरोग्य बॅटरी
    .hint = आरोग्यावर सध्या होणारा परिणाम दाखवते
impact-battery = आरोग्यावरील परिणामाची बॅटरी
battery-at = बॅटरी { $share } चार्ज
    .hint = आरोग्यावर सध्या होणाऱ्या परिणामाची पातळी दाखवते
charged = { $share } चार्ज
    .low = { $share }, बॅटरी कमी
charge-and-impact = { $charge }, { $impact }
impact-good = आरोग्यावर चांगला परिणाम
impact-none = आरोग्यावर कोणताही परिणाम नाही
impact-poor = आरोग्यावर वाईट परिणाम
battery-updated = आरोग्य बॅटरी आता { $share }
open-health-metrics = { $case ->
    [infinitive] आरोग्याच्या मोजमापांचा तपशील पाहण्यासाठी
   *[statement] आरोग्याच्या मोजमापांचा तपशील दाखवते
}

## The time that a way of living adds to a life, or takes from it: without "to the life", it would be heard of what was
## measured. Avoid फायदा and तोटा, which are profit and loss.

gaining = आयुष्यात { FORM($time, case: "oblique") }ची वाढ
    .per-day = दररोज आयुष्यात { FORM($time, case: "oblique") }ची वाढ
losing = आयुष्यात { FORM($time, case: "oblique") }ची घट
    .per-day = दररोज आयुष्यात { FORM($time, case: "oblique") }ची घट
no-time = आयुष्यात वाढ किंवा घट नाही

## What is measured: the stem before चा

metric-steps = { $case ->
    [oblique] पावलां
   *[direct] पावले
}
    .today = आजची पावले
    .analysis = { $case ->
        [infinitive] पावलांचे सविस्तर विश्लेषण पाहण्यासाठी
       *[statement] पावलांचे सविस्तर विश्लेषण दाखवते
    }
metric-exercise = { $case ->
    [oblique] व्यायामा
   *[direct] व्यायाम
}
    .today = आजचा व्यायाम
    .analysis = { $case ->
        [infinitive] व्यायामाचे सविस्तर विश्लेषण पाहण्यासाठी
       *[statement] व्यायामाचे सविस्तर विश्लेषण दाखवते
    }
metric-sleep = { $case ->
    [oblique] झोपे
   *[direct] झोप
}
    .today = काल रात्रीची झोप
    .analysis = { $case ->
        [infinitive] झोपेचे सविस्तर विश्लेषण पाहण्यासाठी
       *[statement] झोपेचे सविस्तर विश्लेषण दाखवते
    }
metric-heart = { $case ->
    [oblique] विश्रांतीच्या वेळच्या हृदयगती
   *[direct] विश्रांतीच्या वेळची हृदयगती
}
    .today = आज विश्रांतीच्या वेळची हृदयगती
    .analysis = { $case ->
        [infinitive] हृदयगतीचे सविस्तर विश्लेषण पाहण्यासाठी
       *[statement] हृदयगतीचे सविस्तर विश्लेषण दाखवते
    }
beats-per-minute = { $count ->
    [1] { $count } ठोका प्रति मिनिट
   *[other] { $count } ठोके प्रति मिनिट
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "oblique") }चा तपशील पाहण्यासाठी
   *[statement] { FORM($metric, case: "oblique") }चा तपशील दाखवते
}
no-reading = डेटा नाही

## Steps

# No verb: it would have to agree with one, with many, and with "एकही पाऊल नाही".
completed-today = आज { $done }
open-step-details = { $case ->
    [infinitive] पावलांचा तपशील आणि कल पाहण्यासाठी
   *[statement] पावलांचा तपशील आणि कल दाखवते
}
steps-goal = पावलांचे ध्येय
    .completed = पावलांचे ध्येय पूर्ण
to-go = { $left } बाकी
recommendations = शिफारसी
open-exercise-recommendations = { $case ->
    [infinitive] व्यायामाच्या शिफारसी पाहण्यासाठी
   *[statement] व्यायामाच्या शिफारसी दाखवते
}

## The chart of the steps

steps-trend = पावलांचा कल
    .hint = चार्ट गेल्या एका आठवड्यातील पावलांची संख्या दाखवतो
days-average = { $days } दिवसांची सरासरी
average-and-trend = { $average }, { $trend }
trend-rising = वाढता कल
    .chart = चार्टमध्ये { FORM($days, case: "oblique") }चा कल वाढता आहे
trend-falling = घटता कल
    .chart = चार्टमध्ये { FORM($days, case: "oblique") }चा कल घटता आहे
trend-steady = स्थिर कल
    .chart = चार्टमध्ये { FORM($days, case: "oblique") }चा कल स्थिर आहे
chart-summary = चार्टचा सारांश
lowest = सर्वात कमी
highest = सर्वात जास्त
steps-on-day = { FORM($day, case: "at") } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = प्रश्नावलीची प्रगती
question-exercise = व्यायामाबद्दलचा प्रश्न
    .text = तुम्ही किती वेळा व्यायाम करता?
question-smoking = धूम्रपानाबद्दलचा प्रश्न
    .text = तुम्ही धूम्रपान करता का?
answer-never = कधीच नाही
answer-once-a-week = आठवड्यातून एकदा
answer-several-times-a-week = आठवड्यातून अनेकदा
answer-every-day = दररोज
answer-yes = होय
answer-no = नाही
select-from-options = खालील { $count } पर्यायांमधून निवडा
continue-to-dashboard = पुढे डॅशबोर्डवर जा

## Screens, buttons and tabs

calculating = आरोग्यावरील परिणामाची गणना होत आहे
health-metrics = आरोग्याची मोजमापे
metric-details = मोजमापाचा तपशील
done = पूर्ण झाले
tab-dashboard = डॅशबोर्ड
    .hint = आरोग्याच्या बॅटऱ्या आणि मोजमापे पहा
tab-settings = सेटिंग्ज
    .hint = काय मोजायचे ते निवडा

## What went wrong

problem-health-access = आरोग्य डेटाचा ॲक्सेस बंद आहे. तो सेटिंग्जमध्ये सुरू करा
problem-timeout = गणनेला खूप वेळ लागला. पुन्हा प्रयत्न करा
problem-steps = पावले वाचता आली नाहीत. तुमचे घड्याळ पुन्हा सुरू करा
