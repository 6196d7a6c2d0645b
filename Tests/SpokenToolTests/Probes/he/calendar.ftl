## How old somebody is. "Son of" and "daughter of" would tell who: a noun

age = גיל: { $duration }
    .none = { $period ->
        [day] לידה היום
       *[other] גיל: פחות מ{ $unit }
    }

## A span of time that ends now: with the article, and the numeral before it in the construct (שבעת הימים האחרונים)

recent = { $period ->
    [minute] { $count ->
        [1] הדקה האחרונה
        [2] שתי הדקות האחרונות
       *[other] { numeral-feminine } הדקות האחרונות
    }
    [hour] { $count ->
        [1] השעה האחרונה
        [2] השעתיים האחרונות
       *[other] { numeral-feminine } השעות האחרונות
    }
    [day] { $count ->
        [2] היומיים האחרונים
       *[other] { numeral-construct } הימים האחרונים
    }
    [week] { $count ->
        [2] השבועיים האחרונים
       *[other] { numeral-construct } השבועות האחרונים
    }
    [month] { $count ->
        [2] החודשיים האחרונים
       *[other] { numeral-construct } החודשים האחרונים
    }
   *[year] { $count ->
        [2] השנתיים האחרונות
       *[other] { numeral-feminine } השנים האחרונות
    }
}
numeral-construct = { $count ->
    [3] שלושת
    [4] ארבעת
    [5] חמשת
    [6] ששת
    [7] שבעת
    [8] שמונת
    [9] תשעת
    [10] עשרת
   *[other] { $count }
}

## Weeks, months and years of the calendar

week-this = השבוע
week-last = { $case ->
    [value] השבוע שעבר
   *[on] בשבוע שעבר
}
week-next = בשבוע הבא
month-this = החודש
month-last = { $case ->
    [value] החודש שעבר
   *[on] בחודש שעבר
}
month-next = בחודש הבא
year-this = השנה
year-last = { $case ->
    [value] השנה שעברה
   *[on] בשנה שעברה
}
year-next = בשנה הבאה

## Today, by the part of the day. The small hours stay plain

moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "at") }
}
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] הבוקר
    [5] הבוקר
    [6] הבוקר
    [7] הבוקר
    [8] הבוקר
    [9] הבוקר
    [10] הבוקר
    [11] הבוקר
    [12] היום בצהריים
    [13] היום בצהריים
    [14] היום בצהריים
    [15] היום בצהריים
    [16] היום אחר הצהריים
    [17] היום אחר הצהריים
    [18] הערב
    [19] הערב
    [20] הערב
    [21] הערב
   *[other] הלילה
}

## Hours that have names, with the prefixes of other times

time-noon = { $case ->
    [at] בצהריים
    [from] מהצהריים
    [to] הצהריים
   *[bare] צהריים
}
time-midnight = { $case ->
    [at] בחצות
    [from] מחצות
   *[bare] חצות
}
moment-end-of-today = בחצות
# The case flows into the time.
# same for every case
moment-same-day = { $time }
time-zoned = { $time } { $zone }
    .known = { $time }, { $zone }
time-zones = { time-zoned }, { $local } לפי השעון כאן
    .known = { time-zoned.known }, { $local } לפי השעון כאן
