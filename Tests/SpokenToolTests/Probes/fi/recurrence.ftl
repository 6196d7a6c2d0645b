## What comes again. The genitive before "välein" is in words as far as they go, see "numeral-genitive"

every = { $count ->
    [1] joka { $unit }
    [2] joka toinen { FORM($unit, 1) }
   *[other] { FORM($duration, case: "genitive") } välein
}

## On which days: perjantaisin, of every week; perjantaina, of some

every-weekdays = { FORM($weekdays, case: "every") }
every-weeks-on = { $every } { FORM($weekdays, case: "on") }
recurrence-weekdays = arkipäivisin
recurrence-weekends = viikonloppuisin

# In the essive, with its own "päivänä": what follows in the list may be a day of the week.
month-day = { FORM(ordinal-essive, $day) } päivänä
month-day-last = viimeisenä päivänä
month-weekday = { FORM(ordinal-essive, $place) } { FORM($weekday, case: "on") }
month-weekday-last = viimeisenä { FORM($weekday, case: "on") }
monthly-on = joka kuukauden { $days }
every-months-on = { $every }, kuukauden { $days }
every-years-on = { $every } { FORM($date, case: "on") }
every-years-on-days = { $every } { FORM($month, case: "genitive") } { $days }
ordinal-essive = { $count ->
    [1] ensimmäisenä
    [2] toisena
    [3] kolmantena
    [4] neljäntenä
    [5] viidentenä
    [6] kuudentena
    [7] seitsemäntenä
    [8] kahdeksantena
    [9] yhdeksäntenä
    [10] kymmenentenä
    [11] yhdentenätoista
    [12] kahdentenatoista
    [13] kolmantenatoista
    [14] neljäntenätoista
    [15] viidentenätoista
    [16] kuudentenatoista
    [17] seitsemäntenätoista
    [18] kahdeksantenatoista
    [19] yhdeksäntenätoista
    [20] kahdentenakymmenentenä
    [21] kahdentenakymmenentenäensimmäisenä
    [22] kahdentenakymmenentenätoisena
    [23] kahdentenakymmenentenäkolmantena
    [24] kahdentenakymmenentenäneljäntenä
    [25] kahdentenakymmenentenäviidentenä
    [26] kahdentenakymmenentenäkuudentena
    [27] kahdentenakymmenentenäseitsemäntenä
    [28] kahdentenakymmenentenäkahdeksantena
    [29] kahdentenakymmenentenäyhdeksäntenä
    [30] kolmantenakymmenentenä
   *[31] kolmantenakymmenentenäensimmäisenä
}

## What stands behind that

recurrence-at = { $rule } { $times }
recurrence-until = { $rule } { FORM($date, case: "to") } asti
recurrence-count = { $rule }, { $times }
recurrence-next = seuraavaksi { FORM($when, case: "on") }
recurrence-unavailable = aikataulu ei ole saatavilla

## How often

times = { $count ->
    [1] kerran
    [2] kahdesti
   *[other] { $count } kertaa
}

times-per = { times } { per-period }
