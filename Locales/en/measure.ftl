## Measurements: a number with a unit. The names of units are in unit.ftl and cldrunit.ftl

# Replaces a measurement whose value is missing, infinite, or out of range.
# Example: Measurement unavailable
measure-unavailable = measurement unavailable

# A measurement in a unit that the tables have no name for. The unit is said as the app wrote it.
# $count (decimal number or quantity): how many.
# $name (text): the name of the unit, such as "lap".
# Example: 3 lap
measure-unknown = { $count } { $name }

# A measurement per another unit, if the tables have no name for the two units together. The other unit can
# be one of time, as in "45 minutes per day".
# $measure (phrase): the measurement, such as "2 grams".
# $unit (phrase, optional): the other unit, without a number, such as "liter". It can also be a noun, such as "person".
# $period (text, optional): the unit by its English name, if it is one of time: second, minute, hour, day, week, month, or year.
# .measured: if the measurement is per a number of units or things.
# .measured $measure (phrase): the measurement.
# .measured $per (phrase): the number with its unit or noun, such as "100 milliliters".
# Example: 2 grams per liter
measure-per = { $measure } per { $unit }
    .measured = { $measure } per { $per }

# A range with a unit at both ends, such as the shortest and the longest duration in a chart.
# $from (phrase): the lower end with its unit, such as "5 seconds".
# $to (phrase): the upper end with its unit, such as "2 minutes".
# $low (decimal number, optional): the lower end without its unit, for the attribute .below.
# .below: if the range begins below zero and its unit is said once, as in "minus 5 to plus 5 degrees Celsius".
# Example: 5 seconds to 2 minutes
measure-range = { HEAD($from) ->
    [minus] { $from } to { range.end }
   *[other] { $from } to { $to }
}
    .below = { $low } to { range.end }

# A range whose unit or noun is said once, such as "2 to 4 kilometers" or "2 to 4 doses".
# $measure (phrase): the unit or the noun. FORM says it with the range as its number.
# $range (quantity, optional): both numbers, as the message "range" in number.ftl says them.
# $from (decimal number, optional): the lower number, for languages that say both ends separately.
# $to (decimal number, optional): the upper number.
# Example: 2 to 4 kilometers
measure-range-shared = { FORM($measure, $range) }

# A measurement in two units, such as a person's height.
# $first (phrase): the part in the larger unit, such as "5 feet".
# $second (phrase): the rest in the smaller unit, such as "10 inches".
# Example: 5 feet 10 inches
measure-mixed = { $first } { $second }

# The distance to a place or a person.
# $measure (phrase): the distance, or the time that it takes to get there, such as "10 minutes".
# Example: 0.3 miles away
measure-away = { $measure } away
# The distance to a place on the listener's way, such as a corner.
# $measure (phrase): the distance.
# Example: In half a mile
measure-ahead = in { $measure }

# A blood pressure, which is said without its unit.
# $systolic (decimal number): the upper value.
# $diastolic (decimal number): the lower value.
# Example: 120 over 80
blood-pressure = { $systolic } over { $diastolic }

## Medicine

# The dose of a medicine.
# $measure (phrase or text): the strength of one piece, or of the whole dose, such as "500 milligrams".
# $amount (phrase or text): the number of pieces, such as "2 tablets".
# Example: 500 milligrams, 2 tablets
dosage = { $measure }, { $amount }

## The charge of a battery

# A battery that isn't low and isn't charging. At 100 percent, English says "fully charged".
# $charge (phrase): the charge in percent, such as "75 percent".
# Example: 75 percent charged
battery-charged = { HEAD($charge) ->
    [full] fully charged
   *[part] { $charge } charged
}
-head-full = 100

# A battery that is low and isn't charging. Your word for "low" may describe the battery or its charge.
# $charge (phrase): the charge in percent.
# Example: 20 percent, low
battery-low = { $charge }, low

# A battery that is charging.
# $charge (phrase): the charge in percent.
# Example: Charging, 40 percent
battery-charging = charging, { $charge }

# Replaces a charge that isn't known.
# Example: Battery level unavailable
battery-unavailable = battery level unavailable

## Grades: a result in percent, and how good it is

# The highest of the three grades.
# Example: Excellent
grade-excellent = excellent

# The middle grade.
# Example: Good
grade-good = good

# The lowest grade.
# Example: Needs improvement
grade-needs-improvement = needs improvement

# Replaces a result that isn't known.
# Example: Grade unavailable
grade-unavailable = grade unavailable

## Goals that people set themselves, such as a number of steps a day

# A goal that was reached.
# $name (text): the name of the goal, such as "Steps".
# .alone: if the name is blank.
# Example: Goal reached: Steps
goal-completed = goal reached: { $name }
    .alone = goal reached

# The amount that is still missing to reach a goal.
# $amount (phrase or text): the amount, such as "1,453 steps".
# Example: 1,453 steps to go
goal-remaining = { $amount } to go

# The number of days in a row on which a goal was reached, or something else was done.
# $count (whole number): how many days, from 1.
# Example: 7-day streak
streak-days = { $count }-day streak

# The amount that was done today toward a goal.
# $amount (phrase or text): the amount, such as "8,547 steps".
# Example: 8,547 steps so far today
goal-today = { $amount } so far today
