## How long ago, and how far ahead: CLDR's phrases in the accusative. A single one is said without its number (минуту назад),
## and 2 of feminine names is in words: some voices read "два минуты".

elapsed-now = только что

elapsed-minutes = { $count ->
    [1] минуту назад
    [2] две минуты назад
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}

elapsed-hours = { $count ->
    [1] час назад
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}

elapsed-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}

elapsed-weeks = { $count ->
    [1] неделю назад
    [2] две недели назад
   *[other] { $count } недели назад
}

elapsed-months = { $count ->
    [1] месяц назад
    [one] { $count } месяц назад
    [few] { $count } месяца назад
    [many] { $count } месяцев назад
   *[other] { $count } месяца назад
}

elapsed-years = { $count ->
    [1] год назад
    [one] { $count } год назад
    [few] { $count } года назад
    [many] { $count } лет назад
   *[other] { $count } года назад
}

ahead-now = сейчас

ahead-duration = через { FORM($duration, case: "accusative") }

## When something is due. "срок" agrees with nothing, whatever is due: a task, a dose, a payment.

due-now = срок наступил

due-midnight = срок: в полночь

due-today-at = срок: сегодня { FORM($time, case: "at") }

due-tomorrow-at = срок: завтра { FORM($time, case: "at") }

due-today = срок: сегодня

due-tomorrow = срок: завтра

due-date = срок: { $date }

due-date-at = срок: { FORM($date, case: "at") } { FORM($time, case: "at") }

due-ahead = срок: { $distance }

# просрочено на одну минуту, на 2 часа
overdue-by = просрочено на { FORM($duration, case: "accusative") }

## From when to when

interval-times = с { FORM($from, case: "genitive") } до { FORM($to, case: "genitive") }

interval-hours = { interval-times }

interval-clock-back = { $times }, { FORM($duration, case: "nominative") }

# сегодня с 14 часов до 16 часов
interval-day-times = { FORM($date, case: "on") } { $times }

interval-all-day = { FORM($date, case: "on") }, весь день

# завтра с 23 часов до 1 часа следующего дня
interval-next-day = { FORM($date, case: "on") } { $times } следующего дня

# The last day is one of them: "по", not "до".
interval-dates = { FORM($from, case: "from") } { FORM($to, case: "to") }

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year } года

# со второго по седьмое ноября
interval-month-days = { $first ->
    [2] со
   *[other] с
} { FORM(date-day-genitive, $first) } по { FORM(date-day-neuter, $last) } { $month }

interval-month-days-year = { interval-month-days } { $year } года

interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
