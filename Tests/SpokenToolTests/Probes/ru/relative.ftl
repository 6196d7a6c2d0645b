## How long ago, and how far ahead: CLDR's phrases in the accusative. A single one is said without its number (минуту назад),
## and 2 of feminine names is in words: some voices read "два минуты".

elapsed-now = только что

elapsed-duration = { $count ->
    [1] { FORM($unit, case: "accusative") } назад
   *[other] { FORM($duration, case: "accusative") } назад
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
    .alone = весь день

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

interval-months = { $from } по { $to }

interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
