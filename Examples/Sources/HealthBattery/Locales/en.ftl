### Health battery, in English

## The battery: the health of the user, as the charge of a battery

# The name of the battery on the dashboard; its hint.
# Example: Health battery
# Swift .hint: healthImpact
health-battery = health battery
    .hint = represents your current health impact
# The name of the battery in the details.
# Example: Health impact battery
impact-battery = health impact battery
# The battery as a button, at the top of other screens; its hint.
# $share (phrase): how full it is, a percentage.
# Example: Battery at 75 percent charge
# Swift: none
# Swift .hint: impactLevel
battery-at = battery at { $share } charge
    .hint = shows your current health impact level
# How full the battery is; and how it is said where there is little left.
# $share (phrase): how full it is, a percentage.
# Example: 75 percent charged
# Swift: none
# Swift .low: none
charged = { $share } charged
    .low = { $share }, low
# How full the battery is, and what life as it is now does to it.
# $charge (phrase): how full it is, from above.
# $impact (phrase): one of the impacts below.
# Example: 75 percent charged, good health impact
# Swift: charge(_:impact:)
charge-and-impact = { $charge }, { $impact }
# Behind how full the battery is.
# Example: 75 percent charged, good health impact
# Swift: goodImpact
impact-good = good health impact
# Behind how full the battery is.
# Example: 1 percent, low, no health impact
# Swift: noImpact
impact-none = no health impact
# Behind how full the battery is.
# Example: 20 percent, low, poor health impact
# Swift: poorImpact
impact-poor = poor health impact
# An announcement.
# $share (phrase): how full it is now, a percentage.
# Example: Health battery updated to 75 percent
# Swift: none
battery-updated = health battery updated to { $share }
# What happens when the battery is used.
# Example: Double tap to view detailed health metrics
# Swift: healthMetrics
open-health-metrics = { $case ->
    [infinitive] view detailed health metrics
   *[statement] opens detailed health metrics
}

## The time that a way of living adds to a life, or takes from it

# $time (phrase): a span of time.
# Example: 8,547 steps, gaining 12 minutes
# Swift: gaining(_:)
# Swift .per-day: gainingPerDay(_:)
gaining = gaining { $time }
    .per-day = gaining { $time } per day
# $time (phrase): a span of time.
# Example: 5 hours and 20 minutes, losing 45 minutes
# Swift: losing(_:)
# Swift .per-day: losingPerDay(_:)
losing = losing { $time }
    .per-day = losing { $time } per day
# In place of a span of time.
# Example: 8 hours, no time gained or lost
# Swift: neitherGainingNorLosing
no-time = no time gained or lost

## What is measured

# What is measured; what the card of one day is called; and what happens when that card is used.
# Example: Steps
# Swift: steps
# Swift .analysis: Hint.stepsAnalysis
metric-steps = { $case ->
    [detail] step
   *[name] steps
}
    .today = steps today
    .analysis = { $case ->
        [infinitive] view detailed step analysis
       *[statement] opens detailed step analysis
    }
# As above.
# Example: Exercise
# Swift: exercise
# Swift .analysis: Hint.exerciseAnalysis
metric-exercise = exercise
    .today = exercise today
    .analysis = { $case ->
        [infinitive] view detailed exercise analysis
       *[statement] opens detailed exercise analysis
    }
# As above.
# Example: Sleep
# Swift: sleep
# Swift .analysis: Hint.sleepAnalysis
metric-sleep = sleep
    .today = sleep last night
    .analysis = { $case ->
        [infinitive] view detailed sleep analysis
       *[statement] opens detailed sleep analysis
    }
# As above.
# Example: Resting heart rate
# Swift: restingHeartRate
# Swift .analysis: Hint.restingHeartRateAnalysis
metric-heart = resting heart rate
    .today = resting heart rate today
    .analysis = { $case ->
        [infinitive] view detailed heart rate analysis
       *[statement] opens detailed heart rate analysis
    }
# A heart rate.
# $count (whole number): how many beats in a minute.
# Example: 58 beats per minute
# Swift: beatsPerMinute(_:)
beats-per-minute = { $count ->
    [one] { $count } beat per minute
   *[other] { $count } beats per minute
}
# The value of a card.
# $reading (phrase): so many steps, a span of time, or a heart rate.
# $impact (phrase): the time gained or lost, from above.
# Example: 8,547 steps, gaining 12 minutes
# Swift: reading(_:impact:)
reading-and-impact = { $reading }, { $impact }
# What happens when a row of the list is used.
# $metric (phrase): what is measured, from above.
# Example: Double tap to view step details
# Swift: details(ofMetric:)
open-metric-details = { $case ->
    [infinitive] view { FORM($metric, case: "detail") } details
   *[statement] opens { FORM($metric, case: "detail") } details
}
# In place of what was measured.
# Example: Resting heart rate: No data
no-reading = no data

## Steps

# On a card, behind "Steps today".
# $done (phrase): so many steps.
# $count (whole number, optional): how many they are.
# Example: 8,547 steps taken today
# Swift: none
completed-today = { $done } taken today
# What happens when that card is used.
# Example: Double tap to view step details and trends
# Swift: stepDetails
open-step-details = { $case ->
    [infinitive] view step details and trends
   *[statement] opens step details and trends
}
# The number of steps that the user wants to do in a day; and what is said once it is reached.
# Example: Step goal
steps-goal = step goal
    .completed = step goal reached
# The value of "Step goal".
# $left (phrase): so many steps.
# $count (whole number, optional): how many they are.
# Example: 1,453 steps to go
# Swift: none
to-go = { $left } to go
# A button.
# Example: Recommendations
recommendations = recommendations
# What happens when that button is used.
# Example: Opens exercise recommendations
# Swift: none
open-exercise-recommendations = { $case ->
    [infinitive] view exercise recommendations
   *[statement] opens exercise recommendations
}

## The chart of the steps

# The name of the chart, and its hint. The screen reader says itself that it is a chart or an image.
# Example: Step trend
steps-trend = step trend
    .hint = chart shows step count over the past week
# The name of a field, in front of a number of steps.
# $days (whole number): how many days the average is of, 2 to 7.
# Example: 7-day average: 9,200 steps, trending up
# Swift: average(ofDays:)
days-average = { $days }-day average
# Behind the name of that field.
# $average (phrase): so many steps.
# $trend (phrase): one of the trends below.
# Example: 9,200 steps, trending up
# Swift: average(_:trend:)
average-and-trend = { $average }, { $trend }
# Where the line of the chart goes: behind an average, and as a sentence of its own.
# .chart $days (phrase): so many days, 2 to 7.
# Example: 9,200 steps, trending up
# Swift: rising
# Swift .chart: risingChart(_:)
trend-rising = trending up
    .chart = chart shows upward trend over { $days }
# As above.
# .chart $days (phrase): so many days, 2 to 7.
# Example: 1,833 steps, trending down
# Swift: falling
# Swift .chart: fallingChart(_:)
trend-falling = trending down
    .chart = chart shows downward trend over { $days }
# As above.
# .chart $days (phrase): so many days, 2 to 7.
# Example: 8,274 steps, steady
# Swift: steady
# Swift .chart: steadyChart(_:)
trend-steady = steady
    .chart = chart shows a steady trend over { $days }
# What the chart shows, in words.
# Example: Chart summary
chart-summary = chart summary
# The name of a field.
# Example: Lowest: 6,100 steps on Sunday
# Swift: Field
lowest = lowest
# The name of a field.
# Example: Highest: 11,950 steps on Thursday
# Swift: Field
highest = highest
# Some languages ask for the case "on" of the day here, see `weekday-monday` of the library: "w niedzielę".
# $steps (phrase): so many steps.
# $day (phrase): a day of the week.
# Example: 6,100 steps on Sunday
# Swift: steps(_:on:)
steps-on-day = { $steps } on { $day }

## The questions that are asked before the first battery is shown

# How many of the questions are answered, or which one is asked.
# Example: Questionnaire progress, 3 of 5
questionnaire-progress = questionnaire progress
# What a question is about; and the question.
# Example: Exercise frequency question
# Swift: exerciseQuestion
question-exercise = exercise frequency question
    .text = how often do you exercise?
# As above.
# Example: Smoking question
# Swift: smokingQuestion
question-smoking = smoking question
    .text = do you smoke?
# An answer to how often one exercises.
# Example: Never
# Swift: never
answer-never = never
# As above.
# Example: Once a week
# Swift: onceAWeek
answer-once-a-week = once a week
# As above.
# Example: Several times a week
# Swift: severalTimesAWeek
answer-several-times-a-week = several times a week
# As above.
# Example: Every day
# Swift: everyDay
answer-every-day = every day
# An answer to whether one smokes.
# Example: Yes
# Swift: yes
answer-yes = yes
# As above.
# Example: No
# Swift: no
answer-no = no
# The hint of a question.
# $count (whole number): how many answers there are, 2 to 4.
# Example: Select from 4 options below
# Swift: Hint.selectFrom(options:)
select-from-options = { $count ->
   *[other] select from { $count } options below
}
# A button below the last question.
# Example: Continue to dashboard
continue-to-dashboard = continue to dashboard

## Screens, buttons and tabs

# Work that goes on, before the first battery is shown.
# Example: Calculating your health impact
# Swift: Activity
calculating = calculating your health impact
# The heading of a list.
# Example: Health metrics
health-metrics = health metrics
# The heading of what is opened over a list.
# Example: Metric details
metric-details = metric details
# A button that leads back to the list.
# Example: Done
done = done
# The name of a tab, and its hint.
# Example: Dashboard
# Swift: dashboardTab
tab-dashboard = dashboard
    .hint = view your health batteries and metrics
# The name of a tab, and its hint.
# Example: Settings
# Swift: settingsTab
tab-settings = settings
    .hint = choose what is measured

## What went wrong. Each is said behind "Error:"

# Example: Error: Access to your health data is off. Turn it on in Settings
# Swift: Problem.noHealthAccess
problem-health-access = access to your health data is off. Turn it on in Settings
# Example: Error: The calculation took too long. Try again
# Swift: Problem.timeout
problem-timeout = the calculation took too long. Try again
# Example: Error: Steps could not be read. Restart your watch
# Swift: Problem.stepsUnreadable
problem-steps = steps could not be read. Restart your watch
