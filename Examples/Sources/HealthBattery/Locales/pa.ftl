### Health battery, in Punjabi

## The battery: the health of the user, as the charge of a battery. What is said of it is feminine, as ਬੈਟਰੀ.

health-battery = ਸਿਹਤ ਬੈਟਰੀ
    .hint = ਸਿਹਤ ਉੱਤੇ ਮੌਜੂਦਾ ਅਸਰ ਦਿਖਾਉਂਦੀ ਹੈ
impact-battery = ਸਿਹਤ ਉੱਤੇ ਅਸਰ ਦੀ ਬੈਟਰੀ
battery-at = ਬੈਟਰੀ { $share } ਚਾਰਜ
    .hint = ਸਿਹਤ ਉੱਤੇ ਮੌਜੂਦਾ ਅਸਰ ਦਾ ਪੱਧਰ ਦਿਖਾਉਂਦਾ ਹੈ
charged = { $share } ਚਾਰਜ
    .low = { $share }, ਬੈਟਰੀ ਘੱਟ
charge-and-impact = { $charge }, { $impact }
impact-good = ਸਿਹਤ ਉੱਤੇ ਚੰਗਾ ਅਸਰ
impact-none = ਸਿਹਤ ਉੱਤੇ ਕੋਈ ਅਸਰ ਨਹੀਂ
impact-poor = ਸਿਹਤ ਉੱਤੇ ਮਾੜਾ ਅਸਰ
battery-updated = ਸਿਹਤ ਬੈਟਰੀ ਹੁਣ { $share }
open-health-metrics = { $case ->
    [infinitive] ਸਿਹਤ ਦੇ ਮਾਪ ਵਿਸਤਾਰ ਨਾਲ ਦੇਖਣ
   *[statement] ਸਿਹਤ ਦੇ ਮਾਪ ਵਿਸਤਾਰ ਨਾਲ ਦਿਖਾਉਂਦਾ ਹੈ
}

## The time that a way of living adds to a life, or takes from it: oblique before ਦਾ and ਦੀ

gaining = ਉਮਰ ਵਿੱਚ { FORM($time, case: "oblique") } ਦਾ ਵਾਧਾ
    .per-day = ਹਰ ਦਿਨ ਉਮਰ ਵਿੱਚ { FORM($time, case: "oblique") } ਦਾ ਵਾਧਾ
losing = ਉਮਰ ਵਿੱਚ { FORM($time, case: "oblique") } ਦੀ ਕਮੀ
    .per-day = ਹਰ ਦਿਨ ਉਮਰ ਵਿੱਚ { FORM($time, case: "oblique") } ਦੀ ਕਮੀ
no-time = ਉਮਰ ਵਿੱਚ ਕੋਈ ਵਾਧਾ ਜਾਂ ਕਮੀ ਨਹੀਂ

## What is measured: oblique before ਦਾ

metric-steps = { $case ->
    [oblique] ਕਦਮਾਂ
   *[direct] ਕਦਮ
}
    .today = ਅੱਜ ਦੇ ਕਦਮ
    .analysis = { $case ->
        [infinitive] ਕਦਮਾਂ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਦੇਖਣ
       *[statement] ਕਦਮਾਂ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਖੋਲ੍ਹਦਾ ਹੈ
    }
metric-exercise = ਕਸਰਤ
    .today = ਅੱਜ ਦੀ ਕਸਰਤ
    .analysis = { $case ->
        [infinitive] ਕਸਰਤ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਦੇਖਣ
       *[statement] ਕਸਰਤ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਖੋਲ੍ਹਦਾ ਹੈ
    }
metric-sleep = ਨੀਂਦ
    .today = ਪਿਛਲੀ ਰਾਤ ਦੀ ਨੀਂਦ
    .analysis = { $case ->
        [infinitive] ਨੀਂਦ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਦੇਖਣ
       *[statement] ਨੀਂਦ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਖੋਲ੍ਹਦਾ ਹੈ
    }
metric-heart = ਆਰਾਮ ਵੇਲੇ ਦਿਲ ਦੀ ਧੜਕਣ
    .today = ਅੱਜ ਆਰਾਮ ਵੇਲੇ ਦਿਲ ਦੀ ਧੜਕਣ
    .analysis = { $case ->
        [infinitive] ਦਿਲ ਦੀ ਧੜਕਣ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਦੇਖਣ
       *[statement] ਦਿਲ ਦੀ ਧੜਕਣ ਦਾ ਵਿਸਤ੍ਰਿਤ ਵਿਸ਼ਲੇਸ਼ਣ ਖੋਲ੍ਹਦਾ ਹੈ
    }
# same for every number
beats-per-minute = { $count ->
    [1] { $count } ਧੜਕਣ ਪ੍ਰਤੀ ਮਿੰਟ
    [one] { $count } ਧੜਕਣਾਂ ਪ੍ਰਤੀ ਮਿੰਟ
   *[other] { $count } ਧੜਕਣਾਂ ਪ੍ਰਤੀ ਮਿੰਟ
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "oblique") } ਦਾ ਵੇਰਵਾ ਦੇਖਣ
   *[statement] { FORM($metric, case: "oblique") } ਦਾ ਵੇਰਵਾ ਖੋਲ੍ਹਦਾ ਹੈ
}
no-reading = ਕੋਈ ਡਾਟਾ ਨਹੀਂ

## Steps

# No participle: it would have to agree with one, with many, and with "ਕੋਈ ਕਦਮ ਨਹੀਂ".
completed-today = ਅੱਜ { $done }
open-step-details = { $case ->
    [infinitive] ਕਦਮਾਂ ਦਾ ਵੇਰਵਾ ਅਤੇ ਰੁਝਾਨ ਦੇਖਣ
   *[statement] ਕਦਮਾਂ ਦਾ ਵੇਰਵਾ ਅਤੇ ਰੁਝਾਨ ਖੋਲ੍ਹਦਾ ਹੈ
}
steps-goal = ਕਦਮਾਂ ਦਾ ਟੀਚਾ
    .completed = ਕਦਮਾਂ ਦਾ ਟੀਚਾ ਪੂਰਾ
to-go = { $left } ਬਾਕੀ
recommendations = ਸੁਝਾਅ
open-exercise-recommendations = { $case ->
    [infinitive] ਕਸਰਤ ਦੇ ਸੁਝਾਅ ਦੇਖਣ
   *[statement] ਕਸਰਤ ਦੇ ਸੁਝਾਅ ਖੋਲ੍ਹਦਾ ਹੈ
}

## The chart of the steps

steps-trend = ਕਦਮਾਂ ਦਾ ਰੁਝਾਨ
    .hint = ਚਾਰਟ ਪਿਛਲੇ ਇੱਕ ਹਫ਼ਤੇ ਦੇ ਕਦਮਾਂ ਦੀ ਗਿਣਤੀ ਦਿਖਾਉਂਦਾ ਹੈ
days-average = { $days } ਦਿਨਾਂ ਦੀ ਔਸਤ
average-and-trend = { $average }, { $trend }
trend-rising = ਵਧਦਾ ਰੁਝਾਨ
    .chart = ਚਾਰਟ { FORM($days, case: "oblique") } ਦਾ ਵਧਦਾ ਰੁਝਾਨ ਦਿਖਾਉਂਦਾ ਹੈ
trend-falling = ਘਟਦਾ ਰੁਝਾਨ
    .chart = ਚਾਰਟ { FORM($days, case: "oblique") } ਦਾ ਘਟਦਾ ਰੁਝਾਨ ਦਿਖਾਉਂਦਾ ਹੈ
trend-steady = ਸਥਿਰ ਰੁਝਾਨ
    .chart = ਚਾਰਟ { FORM($days, case: "oblique") } ਦਾ ਸਥਿਰ ਰੁਝਾਨ ਦਿਖਾਉਂਦਾ ਹੈ
chart-summary = ਚਾਰਟ ਦਾ ਸਾਰ
lowest = ਸਭ ਤੋਂ ਘੱਟ
highest = ਸਭ ਤੋਂ ਵੱਧ
steps-on-day = { $day } ਨੂੰ { $steps }

## The questions that are asked before the first battery is shown. No verb agrees with who answers.

questionnaire-progress = ਪ੍ਰਸ਼ਨਾਵਲੀ ਦੀ ਪ੍ਰਗਤੀ
question-exercise = ਕਸਰਤ ਬਾਰੇ ਸਵਾਲ
    .text = ਤੁਹਾਡੀ ਕਸਰਤ ਕਿੰਨੀ ਵਾਰ ਹੁੰਦੀ ਹੈ?
question-smoking = ਤਮਾਕੂਨੋਸ਼ੀ ਬਾਰੇ ਸਵਾਲ
    .text = ਕੀ ਤੁਹਾਨੂੰ ਤਮਾਕੂਨੋਸ਼ੀ ਦੀ ਆਦਤ ਹੈ?
answer-never = ਕਦੇ ਨਹੀਂ
answer-once-a-week = ਹਫ਼ਤੇ ਵਿੱਚ ਇੱਕ ਵਾਰ
answer-several-times-a-week = ਹਫ਼ਤੇ ਵਿੱਚ ਕਈ ਵਾਰ
answer-every-day = ਹਰ ਦਿਨ
answer-yes = ਹਾਂ
answer-no = ਨਹੀਂ
select-from-options = ਹੇਠਾਂ ਦਿੱਤੇ { $count } ਵਿਕਲਪਾਂ ਵਿੱਚੋਂ ਚੁਣੋ
continue-to-dashboard = ਅੱਗੇ ਡੈਸ਼ਬੋਰਡ ਉੱਤੇ ਜਾਓ

## Screens, buttons and tabs

calculating = ਸਿਹਤ ਉੱਤੇ ਅਸਰ ਦਾ ਹਿਸਾਬ ਲਗਾਇਆ ਜਾ ਰਿਹਾ ਹੈ
health-metrics = ਸਿਹਤ ਦੇ ਮਾਪ
metric-details = ਮਾਪ ਦਾ ਵੇਰਵਾ
done = ਹੋ ਗਿਆ
tab-dashboard = ਡੈਸ਼ਬੋਰਡ
    .hint = ਸਿਹਤ ਦੀਆਂ ਬੈਟਰੀਆਂ ਅਤੇ ਮਾਪ ਦੇਖੋ
tab-settings = ਸੈਟਿੰਗਾਂ
    .hint = ਚੁਣੋ ਕਿ ਕੀ ਮਾਪਿਆ ਜਾਵੇ

## What went wrong

problem-health-access = ਸਿਹਤ ਡਾਟਾ ਤੱਕ ਪਹੁੰਚ ਬੰਦ ਹੈ। ਇਸਨੂੰ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਚਾਲੂ ਕਰੋ
problem-timeout = ਹਿਸਾਬ ਲਗਾਉਣ ਵਿੱਚ ਬਹੁਤ ਸਮਾਂ ਲੱਗਾ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ
problem-steps = ਕਦਮ ਪੜ੍ਹੇ ਨਹੀਂ ਜਾ ਸਕੇ। ਆਪਣੀ ਘੜੀ ਰੀਸਟਾਰਟ ਕਰੋ
