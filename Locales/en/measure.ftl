## So much of a unit. The units are in unit.ftl and cldrunit.ftl

# In place of a measure that is not known: not a number, infinite, or out of range.
# Example: Measurement unavailable
measure-unavailable = measurement unavailable

# A unit that nobody has words for, as the app named it.
# $count (decimal number or quantity): how many.
# $name (text): the unit's name.
# Example: 3 parsec
measure-unknown = { $count } { $name }

# A measure for each of another unit, where the two have no name together.
# $measure (phrase): the measure.
# $unit (phrase): the other unit.
# Example: 2 grams per liter
measure-per = { $measure } per { $unit }

# Two amounts that are each said in full.
# $from (phrase): the lower one.
# $to (phrase): the upper one.
# $low (decimal number, optional): the lower one without its unit.
# .below: measures of which one or both are below zero, where their unit is said once.
# Example: 5 seconds to 2 minutes
measure-range = { $from } to { $to }
    .below = { $low } to { $to }

# Two measures that share their unit, or two counts that share their noun.
# $measure (phrase): the unit or the noun; its $count is the range.
# $range (quantity, optional): both numbers, as the message "range" says them.
# $from (decimal number, optional): the lower number, where the unit follows the upper one alone.
# $to (decimal number, optional): the upper number.
# Example: 2 to 4 kilometers
measure-range-shared = { FORM($measure, $range) }

# A measure in two units.
# $first (phrase): so many of the larger unit.
# $second (phrase): so many of the smaller one.
# Example: 5 feet 10 inches
measure-mixed = { $first } { $second }

# How far away something is.
# $measure (phrase): the distance, or the time that it takes to get there: 10 minutes.
# Example: 0.3 miles away
measure-away = { $measure } away

# A blood pressure.
# $systolic (decimal number): the upper value.
# $diastolic (decimal number): the lower value.
# Example: 120 over 80
blood-pressure = { $systolic } over { $diastolic }

## An amount for each of a span of time: how much, or how often

# $amount (phrase or number): the amount.
# Example: 2 liters per second
rate-per-second = { $amount } per second

# $amount (phrase or number): the amount.
# Example: 30 messages per minute
rate-per-minute = { $amount } per minute

# $amount (phrase or number): the amount.
# Example: 250 steps per hour
rate-per-hour = { $amount } per hour

# $amount (phrase or number): the amount.
# Example: 45 minutes per day
rate-per-day = { $amount } per day

# $amount (phrase or number): the amount.
# Example: 3 times per week
rate-per-week = { $amount } per week

# $amount (phrase or number): the amount.
# Example: 2 books per month
rate-per-month = { $amount } per month

# $amount (phrase or number): the amount.
# Example: 10 days per year
rate-per-year = { $amount } per year

## Medicine

# How much of a medicine is taken.
# $measure (phrase or text): how much of it is in one piece, or in all.
# $amount (phrase or text): how many pieces.
# Example: 500 milligrams, 2 tablets
dosage = { $measure }, { $amount }

## Batteries

# $charge (phrase): how full it is, in percent.
# Example: 75 percent charged
battery-charged = { HEAD($charge) ->
    [full] fully charged
   *[part] { $charge } charged
}
-head-full = 100

# $charge (phrase): how full it is, in percent.
# Example: 20 percent, low
battery-low = { $charge }, low

# $charge (phrase): how full it is, in percent.
# Example: Charging, 40 percent
battery-charging = charging, { $charge }

# In place of what is not known.
# Example: Battery level unavailable
battery-unavailable = battery level unavailable

## Grades: a part of a hundred, and how good that is

# $share (phrase): the part, in percent.
# $grade (phrase or text): how good it is.
# Example: 92 percent, excellent
grade = { $share }, { $grade }

# Example: Excellent
grade-excellent = excellent

# Example: Good
grade-good = good

# Example: Needs improvement
grade-needs-improvement = needs improvement

# In place of what is not known.
# Example: Grade unavailable
grade-unavailable = grade unavailable

## Goals

# $name (text): what the goal is called.
# .alone: where the name is blank.
# Example: Steps goal completed
goal-completed = { $name } goal completed
    .alone = goal completed

# What is left of a goal.
# $amount (phrase or text): how much.
# Example: 1,453 steps to go
goal-remaining = { $amount } to go

# What was done today for a goal.
# $amount (phrase or text): how much.
# Example: 8,547 steps completed today
goal-today = { $amount } completed today
