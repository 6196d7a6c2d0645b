## Ages. "Son of" and "daughter of" would tell who: גיל 8, גיל חודשיים. As the value of a field, without גיל

age = { $case ->
    [inner] { FORM($duration, case: "joined") }
   *[whole] { $period ->
        [year] גיל { $count }
       *[other] גיל { FORM($duration, case: "joined") }
    }
}
    .none = { $period ->
        [day] לידה היום
       *[other] פחות מ{ $unit }
    }

## Periods that end now: שבעת הימים האחרונים

recent = { $period ->
    [minute] { $count ->
        [1] הדקה האחרונה
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

## Weeks, months and years of the calendar: with ב, unless they are only named or come after מ

week-last = { $case ->
    [bare] השבוע שעבר
   *[on] בשבוע שעבר
}
week-next = בשבוע הבא
month-last = { $case ->
    [bare] החודש שעבר
   *[on] בחודש שעבר
}
month-next = בחודש הבא
year-last = { $case ->
    [bare] השנה שעברה
   *[on] בשנה שעברה
}
year-next = בשנה הבאה

## Today, with the part of the day

moment-today-part = { $hour ->
    [0] { moment-today.night }
    [1] { moment-today.night }
    [2] { moment-today.night }
    [3] { moment-today.night }
    [12] { moment-today }
   *[other] { date-today-part } { FORM($time, case: "dial") }
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

week-of = שבוע שמתחיל { FORM($date, case: "on") }

## Hours that have names, and times in other time zones

time-noon = { $case ->
    [at] בשעה שתים עשרה בצהריים
    [from] משעה שתים עשרה בצהריים
    [to] השעה שתים עשרה בצהריים
    [dial] בשעה שתים עשרה
   *[bare] שתים עשרה בצהריים
}

time-midnight = { $case ->
    [at] בחצות
    [dial] בחצות
    [from] מחצות
   *[bare] חצות
}

moment-end-of-today = בחצות

# same for every case
moment-same-day = { $time }

# The name of a place has לפי שעון, and "Eastern Time" of CLDR only לפי.
time-zoned = { HEAD($zone) ->
    [zone] { $time } לפי { $zone }
   *[place] { $time } לפי שעון { $zone }
}
    .known = { $time } לפי { $zone }
-head-zone = שעון זמן

time-zones = { time-zoned }, { $local } לפי השעון המקומי
    .known = { time-zoned.known }, { $local } לפי השעון המקומי

## An amount within a period

amount-during = { $amount } { $period }
