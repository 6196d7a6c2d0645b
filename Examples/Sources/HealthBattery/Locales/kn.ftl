### Health battery, in Kannada

## The battery: the health of the user, as the charge of a battery

health-battery = ಆರೋಗ್ಯ ಬ್ಯಾಟರಿ
    .hint = ನಿಮ್ಮ ಆರೋಗ್ಯದ ಮೇಲೆ ಈಗ ಆಗುತ್ತಿರುವ ಪರಿಣಾಮವನ್ನು ತೋರಿಸುತ್ತದೆ
impact-battery = ಆರೋಗ್ಯ ಪರಿಣಾಮದ ಬ್ಯಾಟರಿ
battery-at = ಬ್ಯಾಟರಿಯಲ್ಲಿ { $share } ಚಾರ್ಜ್ ಇದೆ
    .hint = ನಿಮ್ಮ ಆರೋಗ್ಯದ ಮೇಲೆ ಈಗ ಆಗುತ್ತಿರುವ ಪರಿಣಾಮದ ಮಟ್ಟವನ್ನು ತೋರಿಸುತ್ತದೆ
charged = { $share } ಚಾರ್ಜ್ ಇದೆ
    .low = { $share }, ಕಡಿಮೆ ಇದೆ
charge-and-impact = { $charge }, { $impact }
impact-good = ಆರೋಗ್ಯದ ಮೇಲೆ ಉತ್ತಮ ಪರಿಣಾಮ
impact-none = ಆರೋಗ್ಯದ ಮೇಲೆ ಪರಿಣಾಮವಿಲ್ಲ
impact-poor = ಆರೋಗ್ಯದ ಮೇಲೆ ಕೆಟ್ಟ ಪರಿಣಾಮ
battery-updated = ಆರೋಗ್ಯ ಬ್ಯಾಟರಿ, ಈಗ { $share }
open-health-metrics = { $case ->
    [infinitive] ಆರೋಗ್ಯ ಮಾಪನಗಳನ್ನು ವಿವರವಾಗಿ ನೋಡಲು
   *[statement] ಆರೋಗ್ಯ ಮಾಪನಗಳನ್ನು ವಿವರವಾಗಿ ತೋರಿಸುತ್ತದೆ
}

## The time that a way of living adds to a life, or takes from it: genitive before ಲಾಭ and ನಷ್ಟ

gaining = { FORM($time, case: "genitive") } ಲಾಭ
    .per-day = ದಿನಕ್ಕೆ { FORM($time, case: "genitive") } ಲಾಭ
losing = { FORM($time, case: "genitive") } ನಷ್ಟ
    .per-day = ದಿನಕ್ಕೆ { FORM($time, case: "genitive") } ನಷ್ಟ
no-time = ಸಮಯದ ಲಾಭವೂ ಇಲ್ಲ, ನಷ್ಟವೂ ಇಲ್ಲ

## What is measured: genitive before ವಿವರಗಳು

metric-steps = { $case ->
    [genitive] ಹೆಜ್ಜೆಗಳ
   *[direct] ಹೆಜ್ಜೆಗಳು
}
    .today = ಇಂದಿನ ಹೆಜ್ಜೆಗಳು
    .analysis = { $case ->
        [infinitive] ಹೆಜ್ಜೆಗಳ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ನೋಡಲು
       *[statement] ಹೆಜ್ಜೆಗಳ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ತೆರೆಯುತ್ತದೆ
    }
metric-exercise = { $case ->
    [genitive] ವ್ಯಾಯಾಮದ
   *[direct] ವ್ಯಾಯಾಮ
}
    .today = ಇಂದಿನ ವ್ಯಾಯಾಮ
    .analysis = { $case ->
        [infinitive] ವ್ಯಾಯಾಮದ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ನೋಡಲು
       *[statement] ವ್ಯಾಯಾಮದ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ತೆರೆಯುತ್ತದೆ
    }
metric-sleep = { $case ->
    [genitive] ನಿದ್ರೆಯ
   *[direct] ನಿದ್ರೆ
}
    .today = ಕಳೆದ ರಾತ್ರಿಯ ನಿದ್ರೆ
    .analysis = { $case ->
        [infinitive] ನಿದ್ರೆಯ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ನೋಡಲು
       *[statement] ನಿದ್ರೆಯ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ತೆರೆಯುತ್ತದೆ
    }
metric-heart = { $case ->
    [genitive] ವಿಶ್ರಾಂತಿ ಸಮಯದ ಹೃದಯ ಬಡಿತದ
   *[direct] ವಿಶ್ರಾಂತಿ ಸಮಯದ ಹೃದಯ ಬಡಿತ
}
    .today = ಇಂದಿನ ವಿಶ್ರಾಂತಿ ಸಮಯದ ಹೃದಯ ಬಡಿತ
    .analysis = { $case ->
        [infinitive] ಹೃದಯ ಬಡಿತದ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ನೋಡಲು
       *[statement] ಹೃದಯ ಬಡಿತದ ವಿವರವಾದ ವಿಶ್ಲೇಷಣೆಯನ್ನು ತೆರೆಯುತ್ತದೆ
    }
beats-per-minute = { $count ->
    [1] ನಿಮಿಷಕ್ಕೆ { $count } ಬಡಿತ
   *[other] ನಿಮಿಷಕ್ಕೆ { $count } ಬಡಿತಗಳು
}
reading-and-impact = { $reading }, { $impact }
open-metric-details = { $case ->
    [infinitive] { FORM($metric, case: "genitive") } ವಿವರಗಳನ್ನು ನೋಡಲು
   *[statement] { FORM($metric, case: "genitive") } ವಿವರಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
no-reading = ಡೇಟಾ ಇಲ್ಲ

## Steps

# No verb: it would have to agree with one, with many, and with "ಯಾವುದೇ ಹೆಜ್ಜೆಗಳಿಲ್ಲ".
completed-today = ಇಂದು ಇದುವರೆಗೆ { $done }
open-step-details = { $case ->
    [infinitive] ಹೆಜ್ಜೆಗಳ ವಿವರಗಳು ಮತ್ತು ಪ್ರವೃತ್ತಿಗಳನ್ನು ನೋಡಲು
   *[statement] ಹೆಜ್ಜೆಗಳ ವಿವರಗಳು ಮತ್ತು ಪ್ರವೃತ್ತಿಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}
steps-goal = ಹೆಜ್ಜೆಗಳ ಗುರಿ
    .completed = ಹೆಜ್ಜೆಗಳ ಗುರಿ ಸಾಧಿಸಲಾಗಿದೆ
to-go = ಇನ್ನೂ { $left } ಬಾಕಿ
recommendations = ಸಲಹೆಗಳು
open-exercise-recommendations = { $case ->
    [infinitive] ವ್ಯಾಯಾಮದ ಸಲಹೆಗಳನ್ನು ನೋಡಲು
   *[statement] ವ್ಯಾಯಾಮದ ಸಲಹೆಗಳನ್ನು ತೆರೆಯುತ್ತದೆ
}

## The chart of the steps

steps-trend = ಹೆಜ್ಜೆಗಳ ಪ್ರವೃತ್ತಿ
    .hint = ಚಾರ್ಟ್ ಕಳೆದ ಒಂದು ವಾರದ ಹೆಜ್ಜೆಗಳ ಸಂಖ್ಯೆಯನ್ನು ತೋರಿಸುತ್ತದೆ
days-average = { $days } ದಿನಗಳ ಸರಾಸರಿ
average-and-trend = { $average }, { $trend }
trend-rising = ಏರುತ್ತಿದೆ
    .chart = ಚಾರ್ಟ್‌ನಲ್ಲಿ { FORM($days, case: "genitive") } ಪ್ರವೃತ್ತಿ ಏರುತ್ತಿದೆ
trend-falling = ಇಳಿಯುತ್ತಿದೆ
    .chart = ಚಾರ್ಟ್‌ನಲ್ಲಿ { FORM($days, case: "genitive") } ಪ್ರವೃತ್ತಿ ಇಳಿಯುತ್ತಿದೆ
trend-steady = ಸ್ಥಿರ
    .chart = ಚಾರ್ಟ್‌ನಲ್ಲಿ { FORM($days, case: "genitive") } ಪ್ರವೃತ್ತಿ ಸ್ಥಿರವಾಗಿದೆ
chart-summary = ಚಾರ್ಟ್ ಸಾರಾಂಶ
lowest = ಅತಿ ಕಡಿಮೆ
highest = ಅತಿ ಹೆಚ್ಚು
steps-on-day = { $day } { $steps }

## The questions that are asked before the first battery is shown

questionnaire-progress = ಪ್ರಶ್ನಾವಳಿಯ ಪ್ರಗತಿ
question-exercise = ವ್ಯಾಯಾಮದ ಬಗ್ಗೆ ಪ್ರಶ್ನೆ
    .text = ನೀವು ಎಷ್ಟು ಬಾರಿ ವ್ಯಾಯಾಮ ಮಾಡುತ್ತೀರಿ?
question-smoking = ಧೂಮಪಾನದ ಬಗ್ಗೆ ಪ್ರಶ್ನೆ
    .text = ನೀವು ಧೂಮಪಾನ ಮಾಡುತ್ತೀರಾ?
answer-never = ಎಂದೂ ಇಲ್ಲ
answer-once-a-week = ವಾರಕ್ಕೆ ಒಂದು ಬಾರಿ
answer-several-times-a-week = ವಾರಕ್ಕೆ ಹಲವು ಬಾರಿ
answer-every-day = ಪ್ರತಿ ದಿನ
answer-yes = ಹೌದು
answer-no = ಇಲ್ಲ
select-from-options = ಕೆಳಗಿನ { $count } ಆಯ್ಕೆಗಳಲ್ಲಿ ಆರಿಸಿ
continue-to-dashboard = ಡ್ಯಾಶ್‌ಬೋರ್ಡ್‌ಗೆ ಮುಂದುವರಿಯಿರಿ

## Screens, buttons and tabs

calculating = ನಿಮ್ಮ ಆರೋಗ್ಯದ ಮೇಲಿನ ಪರಿಣಾಮವನ್ನು ಲೆಕ್ಕ ಹಾಕಲಾಗುತ್ತಿದೆ
health-metrics = ಆರೋಗ್ಯ ಮಾಪನಗಳು
metric-details = ಮಾಪನದ ವಿವರಗಳು
done = ಮುಗಿದಿದೆ
tab-dashboard = ಡ್ಯಾಶ್‌ಬೋರ್ಡ್
    .hint = ನಿಮ್ಮ ಆರೋಗ್ಯ ಬ್ಯಾಟರಿಗಳು ಮತ್ತು ಮಾಪನಗಳನ್ನು ನೋಡಿ
tab-settings = ಸೆಟ್ಟಿಂಗ್‌ಗಳು
    .hint = ಏನನ್ನು ಅಳೆಯಬೇಕೆಂದು ಆಯ್ಕೆಮಾಡಿ

## What went wrong

problem-health-access = ನಿಮ್ಮ ಆರೋಗ್ಯ ಡೇಟಾಗೆ ಪ್ರವೇಶ ಆಫ್ ಆಗಿದೆ. ಅದನ್ನು ಸೆಟ್ಟಿಂಗ್‌ಗಳಲ್ಲಿ ಆನ್ ಮಾಡಿ
problem-timeout = ಲೆಕ್ಕ ಹಾಕಲು ತುಂಬಾ ಸಮಯ ಹಿಡಿಯಿತು. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ
problem-steps = ಹೆಜ್ಜೆಗಳನ್ನು ಓದಲಾಗಲಿಲ್ಲ. ನಿಮ್ಮ ವಾಚ್ ಅನ್ನು ಮರುಪ್ರಾರಂಭಿಸಿ
