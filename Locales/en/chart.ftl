## Types of charts. A type is heard alone, and at the beginning of a sentence

# A line connects the values.
# Example: Line chart
chart-line = line chart

# Each value is a bar.
# Example: Bar chart
chart-bar = bar chart

# A line connects the values, and the area below it is filled.
# Example: Area chart
chart-area = area chart

# Each value is a dot, placed by two numbers.
# Example: Scatter chart
chart-scatter = scatter chart

# A circle is divided into a slice for each value.
# Example: Pie chart
chart-pie = pie chart

# A chart of any other type.
# Example: Chart
chart-plain = chart

## The first sentence about a chart: its type, the number of its values, and the range that they cover

# The number of values in a chart.
# $count (whole number): how many values there are, from 1.
# Example: 7 values
chart-values = { $count ->
    [one] { $count } value
   *[other] { $count } values
}

# The number of series in a chart. A series is a row of values that belong together, such as the steps of one person.
# $count (whole number): how many, from 2.
# Example: 2 series
chart-series-count = { $count } series

# The first sentence about a chart whose values cover several days, months, or years.
# $chart (phrase): the type of the chart, such as "line chart".
# $things (phrase): the number of values or series, such as "7 values".
# $range (phrase): the period, such as "November 14 to 20" (see interval-dates and the messages after it).
# Example: Line chart, 7 values from November 14 to 20
chart-opening-span = { $chart }, { $things } from { $range }

# The first sentence about a chart whose values cover another range.
# $chart (phrase): the type of the chart, such as "line chart".
# $things (phrase): the number of values or series, such as "7 values".
# $range (phrase or number): a range of numbers, measurements, or times, such as "0 to 10 kilometers", or a single day.
# Example: Line chart, 24 values, today, 9:00 AM to 5:00 PM
chart-opening-range = { $chart }, { $things }, { $range }

# A chart without values.
# $chart (phrase): the type of the chart, such as "line chart".
# Example: Line chart, no data
chart-empty = { $chart }, no data

# The number of missing values, in a chart that has other values.
# $count (whole number): how many.
# Example: 2 values missing
chart-missing = { $count ->
    [one] { $count } value missing
   *[other] { $count } values missing
}

## The lowest and the highest value, each in a sentence of its own

# The lowest value and its position.
# $value (phrase or number): the value, such as "6,100".
# $when (phrase): its position, such as "on Sunday" (see chart-on-day and the messages after it).
# .share: if the chart is a pie chart. Its values are parts of a whole.
# Example: Lowest 6,100 on Sunday
chart-lowest = lowest { word-first-value } { $when }
    .share = smallest { $value } { $when }

# The highest value and its position.
# $value (phrase or number): the value, such as "11,950".
# $when (phrase): its position, as in chart-lowest.
# .share: if the chart is a pie chart.
# Example: Highest 11,950 on Thursday
chart-highest = highest { $value } { $when }
    .share = largest { $value } { $when }

# The lowest value and its category.
# $name (phrase or number or text): the category, such as "Books".
# $value (phrase or number): the value, such as "25 dollars".
# .share: if the chart is a pie chart.
# Example: Lowest: Books, 25 dollars
chart-lowest-named = lowest: { $name }, { word-first-value }
    .share = smallest: { $name }, { $value }

# The highest value and its category.
# $name (phrase or number or text): the category, such as "Food".
# $value (phrase or number): the value, such as "40 dollars".
# .share: if the chart is a pie chart.
# Example: Highest: Food, 40 dollars
chart-highest-named = highest: { $name }, { $value }
    .share = largest: { $name }, { $value }

# The lowest value, if its position isn't known.
# $value (phrase or number): the value.
# .share: if the chart is a pie chart.
# Example: Lowest 3
chart-lowest-alone = lowest { word-first-value }
    .share = smallest { $value }

# The highest value, if its position isn't known.
# $value (phrase or number): the value.
# .share: if the chart is a pie chart.
# Example: Highest 12
chart-highest-alone = highest { $value }
    .share = largest { $value }

# The lowest value, if it occurs several times.
# $value (phrase or number): the value.
# $times (phrase): how often it occurs, such as "twice" or "3 times".
# .share: if the chart is a pie chart.
# Example: Lowest 0, 3 times
chart-lowest-times = lowest { word-first-value }, { $times }
    .share = smallest { $value }, { $times }

# The highest value, if it occurs several times.
# $value (phrase or number): the value.
# $times (phrase): how often it occurs, such as "twice" or "3 times".
# .share: if the chart is a pie chart.
# Example: Highest 10, twice
chart-highest-times = highest { $value }, { $times }
    .share = largest { $value }, { $times }

# The highest value, if it is far above all others.
# $value (phrase): one of the sentences above, such as "highest 40 on Thursday".
# Example: Highest 40 on Thursday, unusually high
chart-unusual-high = { $value }, unusually high

# The lowest value, if it is far below all others.
# $value (phrase): one of the sentences above, such as "lowest 2 on Thursday".
# Example: Lowest 2 on Thursday, unusually low
chart-unusual-low = { $value }, unusually low

# Values that are far from all others.
# $count (whole number): how many, from 2.
# Example: 3 unusual values
chart-outliers = { $count } unusual values

# The lowest value comes first. So it has its noun, and the highest value goes without: "Lowest 6,100 steps. Highest 11,950".
# $value (phrase or number): the lowest value, as the message "chart-count" says it.
# Example: 6,100 steps
word-first-value = { FORM($value, case: "whole") }

# A number of things in a chart. English says the noun only if a phrase asks for the case "whole".
# $count (number, optional): the number alone, such as "6,100".
# $value (phrase, optional): the number with its noun, such as "6,100 steps".
# Example: 6,100
chart-count = { $case ->
    [whole] { $value }
   *[bare] { $count }
}

# All values are the same.
# $value (phrase or number): the value, such as "5 steps".
# Example: Every value is 5 steps
chart-constant = every value is { $value }

# The values aren't becoming clearly larger or smaller. The other trends are in change.ftl, such as "trending up".
# Example: No clear trend
chart-trend-none = no clear trend

## The average of the values

# $value (phrase or number): the average, such as "9,200 steps".
# Example: Average 9,200 steps
chart-average = average { $value }

# The average of several days in a row that have one value each.
# $count (whole number): how many days, from 2.
# $value (phrase or number): the average, such as "9,200 steps".
# Example: 7-day average: 9,200 steps
chart-average-days = { $count }-day average: { $value }

## The series of a chart that has several, each in a sentence of its own

# $name (phrase or text): the name of the series, such as "Steps".
# $value (phrase or number): the average, such as "9,200 steps".
# Example: Steps: Average 9,200 steps
chart-series-average = { $name }: Average { $value }

# $name (phrase or text): the name of the series, such as "Steps".
# $value (phrase or number): the average, such as "9,200 steps".
# $trend (phrase): the trend, such as "trending up" or "no clear trend".
# Example: Steps: Average 9,200 steps, trending up
chart-series-trend = { $name }: Average { $value }, { $trend }

# All values of the series are the same.
# $name (phrase or text): the name of the series, such as "Goal".
# $value (phrase or number): the value, such as "10,000 steps".
# Example: Goal: Every value is 10,000 steps
chart-series-constant = { $name }: Every value is { $value }

# The series has no values.
# $name (phrase or text): the name of the series, such as "Steps".
# Example: Steps: No data
chart-series-empty = { $name }: No data

# Replaces the name of a series that has none.
# $number (whole number): the number of the series, from 1.
# Example: Series 2
chart-series-number = series { $number }

# The rest of the series, after the first four.
# $count (whole number): how many more there are.
# Example: 3 more series
chart-series-more = { $count } more series

## The position of a value, after the value in a sentence

# $date (phrase): the day, such as "Sunday" or "today".
# Example: On Sunday
chart-on-day = { HEAD($date) ->
    [near-day] { $date }
   *[other] on { $date }
}

# $date (phrase): the day with the time, such as "Tuesday at 2:00 PM".
# Example: On Tuesday at 2:00 PM
chart-at-moment = { HEAD($date) ->
    [near-day] { $date }
   *[other] on { $date }
}

# $time (phrase): the time of day, such as "2:00 PM".
# Example: At 2:00 PM
chart-at-time = at { $time }

# $month (phrase): a month or a year, such as "March", "March 2024", or "2024".
# Example: In March
chart-in-month = in { $month }

# $value (phrase or number): a number or a measurement, such as "5 kilometers".
# Example: At 5 kilometers
chart-at-number = at { $value }

## A single point of a chart

# $name (phrase or number or text): the position or the category of the point, such as "Thursday".
# $value (phrase or number or text): the value of the point, such as "11,950 steps".
# Example: Thursday: 11,950 steps
chart-point = { $name }: { TITLE($value) }

# A point without a position and without a value.
# Example: No data
chart-point-none = no data

## Comparison of two series, each fact in a sentence of its own

# One series is higher than the other at more than half of the positions.
# $name (phrase or text): the name of that series, such as "Maya".
# $count (whole number): at how many positions it is higher, from 1.
# $total (whole number): how many positions there are.
# Example: Maya is higher 5 times out of 7
chart-compare-more = { $name } is higher { $count ->
    [1] once
   *[other] { $count } times
} out of { $total }

# One series is higher than the other at all positions.
# $name (phrase or text): the name of that series.
# Example: Maya is always higher
chart-compare-always = { $name } is always higher

# Each of the two series is higher at the same number of positions.
# Example: Each is higher as often as the other
chart-compare-even = each is higher as often as the other

# The values of both series are the same at all positions.
# Example: Both are always equal
chart-compare-same = both are always equal

# One of the series has no values.
# $first (phrase or text): the name of one series.
# $second (phrase or text): the name of the other series.
# Example: Maya and Omar: Nothing to compare
chart-compare-none = { $first } and { $second }: Nothing to compare

# The largest difference between the two series, and its position.
# $value (phrase or number): the difference, such as "3,000 steps".
# $when (phrase): its position, such as "on Thursday".
# Example: Largest difference 3,000 steps on Thursday
chart-difference = largest difference { $value } { $when }

# The largest difference between the two series, and its category.
# $name (phrase or number or text): the category, such as "Food".
# $value (phrase or number): the difference, such as "15 dollars".
# Example: Largest difference: Food, 15 dollars
chart-difference-named = largest difference: { $name }, { $value }

# The largest difference between the two series, if its position isn't known or it occurs at several positions.
# $value (phrase or number): the difference.
# Example: Largest difference 3
chart-difference-alone = largest difference { $value }
