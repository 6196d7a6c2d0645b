## Types of charts

chart-line = תרשים קווי

chart-bar = תרשים עמודות

chart-area = תרשים שטח

chart-scatter = תרשים פיזור

chart-pie = תרשים עוגה

chart-plain = תרשים

## The first sentence

chart-values = { $count ->
    [1] ערך אחד
   *[other] { numeral-masculine } ערכים
}

chart-series-count = { $count ->
    [1] סדרה אחת
   *[other] { numeral-feminine } סדרות
}

chart-opening-span = { $chart }, { $things }, { $range }

chart-opening-range = { $chart }, { $things }, { $range }

chart-empty = { $chart }, אין נתונים

chart-missing = { $count ->
    [1] חסר ערך אחד
   *[other] חסרים { numeral-masculine } ערכים
}

## The lowest and the highest value. Of a pie chart, the smallest and the largest part

chart-lowest = הערך הנמוך ביותר: { FORM($value, case: "whole") }, { $when }
    .share = החלק הקטן ביותר: { $value }, { $when }

chart-lowest-named = הערך הנמוך ביותר: { $name }, { FORM($value, case: "whole") }
    .share = החלק הקטן ביותר: { $name }, { $value }

chart-lowest-alone = הערך הנמוך ביותר: { FORM($value, case: "whole") }
    .share = החלק הקטן ביותר: { $value }

chart-lowest-times = הערך הנמוך ביותר: { FORM($value, case: "whole") }, { $times }
    .share = החלק הקטן ביותר: { $value }, { $times }

chart-highest = הערך הגבוה ביותר: { $value }, { $when }
    .share = החלק הגדול ביותר: { $value }, { $when }

chart-highest-named = הערך הגבוה ביותר: { $name }, { $value }
    .share = החלק הגדול ביותר: { $name }, { $value }

chart-highest-alone = הערך הגבוה ביותר: { $value }
    .share = החלק הגדול ביותר: { $value }

chart-highest-times = הערך הגבוה ביותר: { $value }, { $times }
    .share = החלק הגדול ביותר: { $value }, { $times }

chart-unusual-high = { $value }, גבוה באופן חריג

chart-unusual-low = { $value }, נמוך באופן חריג

chart-outliers = { $count ->
    [1] ערך חריג אחד
   *[other] { numeral-masculine } ערכים חריגים
}

# The lowest value has its noun, and the others go without.
chart-count = { $case ->
    [whole] { FORM($value, case: "digits") }
   *[bare] { $count }
}

chart-constant = כל הערכים הם { FORM($value, case: "digits") }

chart-trend-none = ללא מגמה ברורה

## The average

chart-average = ממוצע: { FORM($value, case: "digits") }

chart-average-days = { $count ->
    [1] ממוצע של יום אחד: { $value }
    [2] ממוצע של יומיים: { $value }
   *[other] ממוצע של { numeral-masculine } ימים: { $value }
}

## The series of a chart that has several

chart-series-average = { $name }: ממוצע { FORM($value, case: "digits") }

chart-series-trend = { $name }: ממוצע { FORM($value, case: "digits") }, { $trend }

chart-series-constant = { $name }: כל הערכים הם { FORM($value, case: "digits") }

chart-series-empty = { $name }: אין נתונים

chart-series-number = סדרה { $number }

chart-series-more = { $count ->
    [1] עוד סדרה אחת
   *[other] עוד { numeral-feminine } סדרות
}

## The position of a value

chart-on-day = { FORM($date, case: "on") }

chart-at-moment = { FORM($date, case: "on") }

chart-at-time = { FORM($time, case: "at") }

chart-in-month = { HEAD($month) ->
    [hebrew] ב{ $month }
   *[other] ב-{ $month }
}

chart-at-number = { HEAD($value) ->
    [hebrew] ב{ $value }
   *[other] ב-{ $value }
}

## A single point of a chart

chart-point = { $name }: { $value }

chart-point-none = אין נתונים

## Comparison of two series

# "גבוה יותר פעמיים" would be twice as high.
chart-compare-more = הערך של { $name } גבוה יותר ב-{ $count } מתוך { FORM(numeral-feminine, $total) } השוואות

chart-compare-always = הערך של { $name } תמיד גבוה יותר

chart-compare-even = כל סדרה גבוהה יותר אותו מספר פעמים

chart-compare-same = שתי הסדרות שוות תמיד

chart-compare-none = { list-and-two }: אין מה להשוות

chart-difference = ההפרש הגדול ביותר: { $value }, { $when }

chart-difference-named = ההפרש הגדול ביותר: { $name }, { $value }

chart-difference-alone = ההפרש הגדול ביותר: { $value }
