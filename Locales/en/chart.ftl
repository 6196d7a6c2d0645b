## How a chart is drawn. It stands first in a sentence, and by itself

# A line through the values.
# Example: Line chart
chart-line = line chart

# A bar for each value.
# Example: Bar chart
chart-bar = bar chart

# A line through the values, and what is below it filled.
# Example: Area chart
chart-area = area chart

# A dot for each value, at a number.
# Example: Scatter chart
chart-scatter = scatter chart

# A circle that the values share.
# Example: Pie chart
chart-pie = pie chart

# Any other chart.
# Example: Chart
chart-plain = chart

## The first sentence: how it is drawn, how much there is, from where to where

# $count (whole number): how many values there are, from 1.
# Example: 7 values
chart-values = { $count ->
    [one] { $count } value
   *[other] { $count } values
}

# Several rows of values in one chart.
# $count (whole number): how many, from 2.
# Example: 2 series
chart-series-count = { $count } series

# A chart of categories, whose places have no span.
# $chart (phrase): how it is drawn.
# $things (phrase): how many values or series it has.
# Example: Line chart, 7 values
chart-opening = { $chart }, { $things }

# $chart (phrase): how it is drawn.
# $things (phrase): how many values or series it has.
# $range (phrase): from when to when, one of the spans below.
# Example: Line chart, 7 values from November 14 to 20
chart-opening-span = { $chart }, { $things } { $range }

# $chart (phrase): how it is drawn.
# $things (phrase): how many values or series it has.
# $range (phrase or number): from where to where, of numbers, measures and times: 0 to 10 kilometers. Or the one day.
# Example: Line chart, 24 values, today, 9:00 AM to 5:00 PM
chart-opening-range = { $chart }, { $things }, { $range }

# A chart without values.
# $chart (phrase): how it is drawn.
# Example: Line chart, no data
chart-empty = { $chart }, no data

# $from (phrase): the first day, from date.ftl, never a relative one.
# $to (phrase): the last day.
# Example: From November 14 to December 7
chart-span = from { $from } to { $to }

# Two days of a year that is another one.
# $from (phrase): the first day, without the year.
# $to (phrase): the last day, without the year.
# $year (whole number): the year, 1 to 9999.
# Example: From May 1 to June 30, 2024
chart-span-year = from { $from } to { $to }, { $year }

# Two days of one month.
# $month (phrase): the month.
# $first (whole number): the first day of the month, 1 to 30.
# $last (whole number): the last one, 2 to 31.
# Example: From November 14 to 20
chart-span-days = from { interval-month-days }

# Two days of one month, in a year that is another one.
# $month (phrase): the month.
# $first (whole number): the first day of the month, 1 to 30.
# $last (whole number): the last one, 2 to 31.
# $year (whole number): the year, 1 to 9999.
# Example: From May 1 to 7, 2024
chart-span-days-year = from { interval-month-days-year }

# $from (phrase): the first month, one of those at the end of this file.
# $to (phrase): the last month.
# Example: From January to March
chart-span-months = from { $from } to { $to }

# $from (phrase): the first year.
# $to (phrase): the last year.
# Example: From 2020 to 2026
chart-span-years = from { $from } to { $to }

# Values that are not there, beside those that are.
# $count (whole number): how many.
# Example: 2 values missing
chart-missing = { $count ->
    [one] { $count } value missing
   *[other] { $count } values missing
}

## The lowest and the highest value, each a sentence

# $value (phrase or number): the value.
# $when (phrase): where it is, one of the places below.
# .share: of a circle that the values share.
# Example: Lowest 6,100 on Sunday
chart-lowest = lowest { $value } { $when }
    .share = smallest { $value } { $when }

# $value (phrase or number): the value.
# $when (phrase): where it is, one of the places below.
# .share: of a circle that the values share.
# Example: Highest 11,950 on Thursday
chart-highest = highest { $value } { $when }
    .share = largest { $value } { $when }

# $name (phrase or number or text): the category that it belongs to.
# $value (phrase or number): the value.
# .share: of a circle that the values share.
# Example: Lowest: Books, 25 dollars
chart-lowest-named = lowest: { $name }, { $value }
    .share = smallest: { $name }, { $value }

# $name (phrase or number or text): the category that it belongs to.
# $value (phrase or number): the value.
# .share: of a circle that the values share.
# Example: Highest: Food, 40 dollars
chart-highest-named = highest: { $name }, { $value }
    .share = largest: { $name }, { $value }

# Where it is, is not known.
# $value (phrase or number): the value.
# .share: of a circle that the values share.
# Example: Lowest 3
chart-lowest-alone = lowest { $value }
    .share = smallest { $value }

# Where it is, is not known.
# $value (phrase or number): the value.
# .share: of a circle that the values share.
# Example: Highest 12
chart-highest-alone = highest { $value }
    .share = largest { $value }

# It is there several times.
# $value (phrase or number): the value.
# $times (phrase): how often, twice or more.
# .share: of a circle that the values share.
# Example: Lowest 0, 3 times
chart-lowest-times = lowest { $value }, { $times }
    .share = smallest { $value }, { $times }

# It is there several times.
# $value (phrase or number): the value.
# $times (phrase): how often, twice or more.
# .share: of a circle that the values share.
# Example: Highest 10, twice
chart-highest-times = highest { $value }, { $times }
    .share = largest { $value }, { $times }

# The highest value, which is far above all others.
# $value (phrase): one of the sentences above.
# Example: Highest 40 on Thursday, unusually high
chart-unusual-high = { $value }, unusually high

# The lowest value, which is far below all others.
# $value (phrase): one of the sentences above.
# Example: Lowest 2 on Thursday, unusually low
chart-unusual-low = { $value }, unusually low

# Values that are far from all others.
# $count (whole number): how many, from 2.
# Example: 3 unusual values
chart-outliers = { $count } unusual values

# A count beside others, in a sentence after which the average says what is counted.
# $count (number, optional): how many.
# $value (phrase, optional): as many, with what is counted.
# Example: 6,100
chart-count = { $count }

# All values are the same.
# $value (phrase or number): the value.
# Example: Every value is 5 steps
chart-constant = every value is { $value }

# Values go neither up nor down that one could tell: they may go up and down. Beside "trending up" in change.ftl.
# Example: No clear trend
chart-trend-none = no clear trend

## The average

# $value (phrase or number): the average.
# Example: Average 9,200 steps
chart-average = average { $value }

# Of a value for each of so many days in a row.
# $count (whole number): how many days, from 2.
# $value (phrase or number): the average.
# Example: 7-day average: 9,200 steps
chart-average-days = { $count }-day average: { $value }

# $value (phrase): one of the averages above.
# $trend (phrase): where the values go: trending up, trending down, no clear trend.
# Example: 7-day average: 9,200 steps, trending up
chart-average-trend = { $value }, { $trend }

## One of several series, a sentence each

# $name (phrase or text): what it is called.
# $value (phrase or number): the average.
# Example: Steps: Average 9,200 steps
chart-series-average = { $name }: Average { $value }

# $name (phrase or text): what it is called.
# $value (phrase or number): the average.
# $trend (phrase): where the values go: trending up, trending down, no clear trend.
# Example: Steps: Average 9,200 steps, trending up
chart-series-trend = { $name }: Average { $value }, { $trend }

# All its values are the same.
# $name (phrase or text): what it is called.
# $value (phrase or number): the value.
# Example: Goal: Every value is 10,000 steps
chart-series-constant = { $name }: Every value is { $value }

# $name (phrase or text): what it is called.
# Example: Steps: No data
chart-series-empty = { $name }: No data

# A series without a name.
# $number (whole number): its number, from 1.
# Example: Series 2
chart-series-number = series { $number }

# After the first four.
# $count (whole number): how many more there are.
# Example: 3 more series
chart-series-more = { $count } more series

## Where a value is, behind it in a sentence

# $date (phrase): the day, from date.ftl.
# Example: On Sunday
chart-on-day = { HEAD($date) ->
    [near-day] { $date }
   *[other] on { $date }
}

# $date (phrase): the day with the time, from date.ftl.
# Example: On Tuesday at 2:00 PM
chart-at-moment = { HEAD($date) ->
    [near-day] { $date }
   *[other] on { $date }
}

# $time (phrase): the time of day.
# Example: At 2:00 PM
chart-at-time = at { $time }

# $month (phrase): the month, one of those at the end of this file.
# Example: In March
chart-in-month = in { $month }

# $year (phrase): the year.
# Example: In 2024
chart-in-year = in { $year }

# $value (phrase or number): a number, a measure.
# Example: At 5 kilometers
chart-at-number = at { $value }

## A point by itself

# $name (phrase or number or text): where it is: a day, a time, a number, a category.
# $value (phrase or number or text): its value.
# Example: Thursday: 11,950 steps
chart-point = { $name }: { TITLE($value) }

# $name (phrase or number or text): where it is.
# Example: Thursday: No data
chart-point-missing = { $name }: No data

# Neither where it is nor its value is known.
# Example: No data
chart-point-none = no data

## Two series beside each other, a sentence each

# At more than half of the places the values of one are higher.
# $name (phrase or text): the name of that one.
# $count (whole number): at how many places, from 1.
# $total (whole number): of how many.
# Example: Maya is higher 5 of 7 times
chart-compare-more = { $name } is higher { $count } of { $total } times

# $name (phrase or text): the name of the one whose values are higher everywhere.
# Example: Maya is always higher
chart-compare-always = { $name } is always higher

# Each is higher as often as the other.
# Example: Each is higher as often as the other
chart-compare-even = each is higher as often as the other

# Their values are the same everywhere.
# Example: Both are always equal
chart-compare-same = both are always equal

# One of them has no values.
# $first (phrase or text): the name of the one.
# $second (phrase or text): the name of the other.
# Example: Maya and Omar: Nothing to compare
chart-compare-none = { $first } and { $second }: Nothing to compare

# Where they are farthest from each other.
# $value (phrase or number): by how much.
# $when (phrase): where that is, one of the places above.
# Example: Largest difference 3,000 steps on Thursday
chart-difference = largest difference { $value } { $when }

# $name (phrase or number or text): the category where they are farthest from each other.
# $value (phrase or number): by how much.
# Example: Largest difference: Food, 15 dollars
chart-difference-named = largest difference: { $name }, { $value }

# Where that is, is not known, or there are several such places.
# $value (phrase or number): by how much.
# Example: Largest difference 3
chart-difference-alone = largest difference { $value }

## Months and years by themselves, not inside a date

# Example: January
month-alone-january = January
# Example: February
month-alone-february = February
# Example: March
month-alone-march = March
# Example: April
month-alone-april = April
# Example: May
month-alone-may = May
# Example: June
month-alone-june = June
# Example: July
month-alone-july = July
# Example: August
month-alone-august = August
# Example: September
month-alone-september = September
# Example: October
month-alone-october = October
# Example: November
month-alone-november = November
# Example: December
month-alone-december = December

# $month (phrase): the month.
# $year (whole number): the year, 1 to 9999.
# Example: March 2024
month-alone-year = { $month } { $year }

# $year (whole number): the year, 1 to 9999.
# Example: 2024
year-alone = { $year }
