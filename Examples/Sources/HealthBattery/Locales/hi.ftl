### Health battery, in Hindi

## The battery: the health of the user, as the charge of a battery. What is said of it is feminine, as बैटरी.

health-battery = स्वास्थ्य बैटरी
    .hint = स्वास्थ्य पर मौजूदा प्रभाव दिखाती है
impact-battery = स्वास्थ्य प्रभाव बैटरी
battery-at = बैटरी { $share } चार्ज
    .hint = स्वास्थ्य पर मौजूदा प्रभाव का स्तर दिखाता है
charged = { $share } चार्ज
    .low = { $share }, कम
charge-and-impact = { $charge }, { $impact }
impact-good = स्वास्थ्य पर अच्छा प्रभाव
impact-none = स्वास्थ्य पर कोई प्रभाव नहीं
impact-poor = स्वास्थ्य पर बुरा प्रभाव
battery-updated = स्वास्थ्य बैटरी अब { $share }
open-health-metrics = { $case ->
    [infinitive] स्वास्थ्य के माप विस्तार से देखने
   *[statement] स्वास्थ्य के माप विस्तार से दिखाता है
}

## The time that a way of living adds to a life, or takes from it: oblique before का

gaining = { FORM($time, case: "oblique") } का फ़ायदा
    .per-day = हर दिन { FORM($time, case: "oblique") } का फ़ायदा
losing = { FORM($time, case: "oblique") } का नुकसान
    .per-day = हर दिन { FORM($time, case: "oblique") } का नुकसान
no-time = समय का न फ़ायदा, न नुकसान

## What is measured: oblique before का

metric-steps = { $case ->
    [oblique] कदमों
   *[direct] कदम
}
    .today = आज के कदम
    .analysis = { $case ->
        [infinitive] कदमों का विस्तृत विश्लेषण देखने
       *[statement] कदमों का विस्तृत विश्लेषण खोलता है
    }
metric-exercise = व्यायाम
    .today = आज का व्यायाम
    .analysis = { $case ->
        [infinitive] व्यायाम का विस्तृत विश्लेषण देखने
       *[statement] व्यायाम का विस्तृत विश्लेषण खोलता है
    }
metric-sleep = नींद
    .today = पिछली रात की नींद
    .analysis = { $case ->
        [infinitive] नींद का विस्तृत विश्लेषण देखने
       *[statement] नींद का विस्तृत विश्लेषण खोलता है
    }
metric-heart = { $case ->
    [oblique] आराम के समय की हृदय गति
   *[direct] आराम के समय हृदय गति
}
    .today = आज आराम के समय हृदय गति
    .analysis = { $case ->
        [infinitive] हृदय गति का विस्तृत विश्लेषण देखने
       *[statement] हृदय गति का विस्तृत विश्लेषण खोलता है
    }
# same for every number
beats-per-minute = { $count ->
    [1] { $count } धड़कन प्रति मिनट
    [one] { $count } धड़कनें प्रति मिनट
   *[other] { $count } धड़कनें प्रति मिनट
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "oblique") } का विवरण देखने
   *[statement] { FORM($metric, case: "oblique") } का विवरण खोलता है
}
no-reading = कोई डेटा नहीं

## Steps

# No participle: it would have to agree with one, with many, and with "कोई कदम नहीं".
completed-today = आज { $done }
open-step-details = { $case ->
    [infinitive] कदमों का विवरण और रुझान देखने
   *[statement] कदमों का विवरण और रुझान खोलता है
}
steps-goal = कदमों का लक्ष्य
    .completed = कदमों का लक्ष्य पूर्ण
to-go = { $left } बाकी
recommendations = सुझाव
open-exercise-recommendations = { $case ->
    [infinitive] व्यायाम के सुझाव देखने
   *[statement] व्यायाम के सुझाव खोलता है
}

## The chart of the steps

steps-trend = कदमों का रुझान
    .hint = चार्ट पिछले एक सप्ताह के कदमों की संख्या दिखाता है
days-average = { $days } दिनों का औसत
average-and-trend = { $average }, { $trend }
trend-rising = रुझान ऊपर की ओर
    .chart = चार्ट में { $days } का रुझान ऊपर की ओर है
trend-falling = रुझान नीचे की ओर
    .chart = चार्ट में { $days } का रुझान नीचे की ओर है
trend-steady = रुझान स्थिर
    .chart = चार्ट में { $days } का रुझान स्थिर है
chart-summary = चार्ट का सारांश
lowest = सबसे कम
highest = सबसे ज़्यादा
steps-on-day = { $day } को { $steps }

## The questions that are asked before the first battery is shown. No verb agrees with who answers.

questionnaire-progress = प्रश्नावली की प्रगति
question-exercise = व्यायाम का सवाल
    .text = आपका व्यायाम कितनी बार होता है?
question-smoking = धूम्रपान का सवाल
    .text = क्या आपको धूम्रपान की आदत है?
answer-never = कभी नहीं
answer-once-a-week = सप्ताह में एक बार
answer-several-times-a-week = सप्ताह में कई बार
answer-every-day = हर दिन
answer-yes = हां
answer-no = नहीं
select-from-options = नीचे दिए { $count } विकल्पों में से चुनें
continue-to-dashboard = आगे डैशबोर्ड पर जाएं

## Screens, buttons and tabs

calculating = स्वास्थ्य पर प्रभाव की गणना हो रही है
health-metrics = स्वास्थ्य के माप
metric-details = माप का विवरण
done = हो गया
tab-dashboard = डैशबोर्ड
    .hint = स्वास्थ्य की बैटरियां और माप देखें
tab-settings = सेटिंग
    .hint = चुनें कि क्या मापा जाए

## What went wrong

problem-health-access = स्वास्थ्य डेटा का ऐक्सेस बंद है। उसे सेटिंग में चालू करें
problem-timeout = गणना में बहुत समय लगा। फिर से कोशिश करें
problem-steps = कदम पढ़े नहीं जा सके। अपनी घड़ी फिर से चालू करें
