## How long ago. A single one is said without its number, as CLDR has it ahead (ymhen awr): awr yn ôl.

elapsed-now = eiliad yn ôl

elapsed-minutes = { $count ->
    [1] munud yn ôl
   *[other] { duration-minutes } yn ôl
}

elapsed-hours = { $count ->
    [1] awr yn ôl
   *[other] { duration-hours } yn ôl
}

elapsed-days = { $count ->
    [2] deuddydd yn ôl
   *[other] { duration-days } yn ôl
}

elapsed-weeks = { $count ->
    [1] wythnos yn ôl
   *[other] { duration-weeks } yn ôl
}

elapsed-months = { $count ->
    [1] mis yn ôl
   *[other] { duration-months } yn ôl
}

elapsed-years = { $count ->
    [1] blwyddyn yn ôl
   *[other] { duration-years } yn ôl
}

## How long from now: "ymhen" mutates nothing

ahead-now = nawr

ahead-minutes = { $count ->
    [1] ymhen munud
   *[other] ymhen { duration-minutes }
}

ahead-hours = { $count ->
    [1] ymhen awr
   *[other] ymhen { duration-hours }
}

ahead-days = { $count ->
    [2] ymhen deuddydd
   *[other] ymhen { duration-days }
}

ahead-weeks = { $count ->
    [1] ymhen wythnos
   *[other] ymhen { duration-weeks }
}

ahead-months = { $count ->
    [1] ymhen mis
   *[other] ymhen { duration-months }
}

ahead-years = { $count ->
    [1] ymhen blwyddyn
   *[other] ymhen { duration-years }
}

## When something is due: an impersonal verb, which agrees with nothing

due-now = disgwylir nawr

due-today-at = disgwylir heddiw am { FORM($time, case: "soft") }

due-tomorrow-at = disgwylir yfory am { FORM($time, case: "soft") }

due-today = disgwylir heddiw

due-tomorrow = disgwylir yfory

due-date = disgwylir { FORM($date, case: "on") }

due-date-at = disgwylir { FORM($date, case: "on") } am { FORM($time, case: "soft") }

due-ahead = disgwylir { $distance }

overdue-by = { $duration } yn hwyr

duration-weeks = { $count ->
    [2] { $case ->
        [soft] bythefnos
        [aspirate] phythefnos
       *[plain] pythefnos
    }
    [zero] { numeral-feminine } wythnos
    [one] { numeral-feminine } wythnos
    [two] { numeral-feminine } wythnos
    [few] { numeral-feminine } wythnos
    [many] { numeral-feminine } wythnos
   *[other] { numeral-feminine } wythnos
}

duration-months = { $count ->
    [2] { $case ->
        [soft] ddeufis
       *[plain] deufis
    }
    [zero] { numeral-masculine } mis
    [one] { numeral-masculine } mis
    [two] { numeral-masculine } fis
    [few] { numeral-masculine } mis
    [many] { numeral-masculine } mis
   *[other] { numeral-masculine } mis
}

duration-years = { $count ->
    [4] { $case ->
        [soft] bedair blynedd
        [aspirate] phedair blynedd
       *[plain] pedair blynedd
    }
    [10] { $case ->
        [soft] ddeng mlynedd
       *[plain] deng mlynedd
    }
    [12] { $case ->
        [soft] ddeuddeng mlynedd
       *[plain] deuddeng mlynedd
    }
    [15] { $case ->
        [soft] bymtheng mlynedd
        [aspirate] phymtheng mlynedd
       *[plain] pymtheng mlynedd
    }
    [20] ugain mlynedd
    [100] { $case ->
        [soft] gan mlynedd
        [aspirate] chan mlynedd
       *[plain] can mlynedd
    }
    [zero] { numeral-feminine } mlynedd
    [one] { numeral-feminine } flwyddyn
    [two] { numeral-feminine } flynedd
    [few] { numeral-feminine } blynedd
    [many] { numeral-feminine } blynedd
   *[other] { numeral-feminine } mlynedd
}

## From when to when: "o" and "i" ask for the soft mutation

interval-times = o { FORM($from, case: "soft") } i { FORM($to, case: "soft") }

interval-hours = { interval-times }

interval-clock-back = { $times }, { $duration }

# ddydd Mawrth, o 14 o’r gloch i 16 o’r gloch
interval-day-times = { FORM($date, case: "on") }, { $times }

interval-all-day = { FORM($date, case: "on") }, drwy’r dydd

interval-next-day = { FORM($date, case: "on") }, { $times } drannoeth

interval-dates = { FORM($from, case: "from") } { FORM($to, case: "to") }

interval-dates-year = { FORM($from, case: "from") } { FORM($to, case: "to") } { $year }

# o’r trydydd i’r seithfed o Dachwedd
interval-month-days = o’r { FORM(numeral-ordinal, $first) } i’r { FORM(numeral-ordinal, $last) } o { $month }

interval-month-days-year = { interval-month-days } { $year }

interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
