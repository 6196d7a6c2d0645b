## Times of day: $case "at" בשעה 14:30, "from" משעה 14:30, "to" השעה 14:30 (after עד, מאז, בסביבות). Midnight is a word.

# The parts of the day are CLDR's. A full hour is in words: חמש אחר הצהריים.
time-h12 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-h12-said }
    }
   *[other] { time-h12-said }
}
time-h12-said = { $case ->
    [at] בשעה { time-h12-dial }
    [from] משעה { time-h12-dial }
    [to] השעה { time-h12-dial }
    [dial] בשעה { time-h12-clock }
   *[bare] { time-h12-dial }
}
time-h12-dial = { time-h12-clock } { time-h12-part }
time-h12-clock = { $minute ->
    [0] { time-h12-hour }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) }
}
time-h12-hour = { $hour12 ->
    [1] אחת
    [2] שתיים
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
    [8] שמונה
    [9] תשע
    [10] עשר
    [11] אחת עשרה
   *[12] שתים עשרה
}
time-h12-part = { $hour ->
    [3] לפנות בוקר
    [4] לפנות בוקר
    [5] לפנות בוקר
    [6] בבוקר
    [7] בבוקר
    [8] בבוקר
    [9] בבוקר
    [10] בבוקר
    [11] בבוקר
    [12] בצהריים
    [13] בצהריים
    [14] בצהריים
    [15] בצהריים
    [16] אחר הצהריים
    [17] אחר הצהריים
    [18] בערב
    [19] בערב
    [20] בערב
    [21] בערב
   *[other] בלילה
}

time-h23 = { $hour ->
    [0] { $minute ->
        [0] { time-midnight }
       *[other] { time-h23-said }
    }
   *[other] { time-h23-said }
}
# The zero before the hour is not said.
time-h23-said = { $case ->
    [at] בשעה { time-h23-dial }
    [from] משעה { time-h23-dial }
    [to] השעה { time-h23-dial }
    [dial] בשעה { time-h23-dial }
   *[bare] { time-h23-dial }
}
time-h23-dial = { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $year }

## Days of the week: "name" is without יום (בימי שני ורביעי)

weekday-monday = { $case ->
    [name] שני
   *[day] יום שני
}
weekday-tuesday = { $case ->
    [name] שלישי
   *[day] יום שלישי
}
weekday-wednesday = { $case ->
    [name] רביעי
   *[day] יום רביעי
}
weekday-thursday = { $case ->
    [name] חמישי
   *[day] יום חמישי
}
weekday-friday = { $case ->
    [name] שישי
   *[day] יום שישי
}
weekday-saturday = { $case ->
    [name] שבת
   *[day] יום שבת
}
weekday-sunday = { $case ->
    [name] ראשון
   *[day] יום ראשון
}

## Days: "on" is for when (ביום שלישי), "from" for the beginning of a period (מיום שלישי). Today, yesterday and tomorrow
## need no preposition for when.

date-yesterday = { $case ->
    [from] מאתמול
   *[bare] אתמול
}
date-today = { $case ->
    [from] מהיום
   *[bare] היום
}
date-tomorrow = { $case ->
    [from] ממחר
   *[bare] מחר
}

# At the beginning of a period the day alone would be heard as one to come.
date-weekday = { $case ->
    [on] ב{ $weekday }
    [from] מ{ $weekday } האחרון
   *[bare] { $weekday }
}

date-weekday-month-day = { $case ->
    [on] ב{ $weekday }, { $day } ב{ $month }
    [from] מ{ $weekday }, { $day } ב{ $month }
   *[bare] { $weekday }, { $day } ב{ $month }
}

date-month-day = { $case ->
    [on] ב-{ $day } ב{ $month }
    [from] מ-{ $day } ב{ $month }
   *[bare] { $day } ב{ $month }
}

date-month-day-year = { $case ->
    [on] ב-{ $day } ב{ $month } { $year }
    [from] מ-{ $day } ב{ $month } { $year }
   *[bare] { $day } ב{ $month } { $year }
}

date-full = { $case ->
    [on] ב{ $weekday }, { $day } ב{ $month } { $year }
    [from] מ{ $weekday }, { $day } ב{ $month } { $year }
   *[bare] { $weekday }, { $day } ב{ $month } { $year }
}

date-day-header = { $relative }, { $date }

date-unavailable = התאריך לא זמין

time-unavailable = השעה לא זמינה

## Moments: a day and a time. Midnight belongs to the night that began on the day before: אמש בחצות, הלילה בחצות

-head-midnight = חצות בחצות מחצות

moment-today = { date-today } { FORM($time, case: "at") }
    .night = { HEAD($time) ->
        [midnight] { $case ->
            [from] מאמש בחצות
           *[bare] אמש בחצות
        }
       *[other] { moment-today }
    }

moment-yesterday = { date-yesterday } { FORM($time, case: "at") }
    .night = { HEAD($time) ->
        [midnight] { $case ->
            [from] משלשום בחצות
           *[bare] שלשום בחצות
        }
       *[other] { moment-yesterday }
    }

moment-tomorrow = { date-tomorrow } { FORM($time, case: "at") }
    .night = { HEAD($time) ->
        [midnight] { $case ->
            [from] מהלילה בחצות
           *[bare] הלילה בחצות
        }
       *[other] { moment-tomorrow }
    }

moment-date = { $case ->
    [from] { $date } { FORM($time, case: "at") }
    [to] { FORM($date, case: "bare") } { FORM($time, case: "at") }
   *[on] { FORM($date, case: "on") } { FORM($time, case: "at") }
}
    .night = { HEAD($time) ->
        [midnight] { moment-midnight }
       *[other] { moment-date }
    }
# בחצות of a date would be heard as its evening.
moment-midnight = { $case ->
    [from] { $date } בשעה 00:00
    [to] { FORM($date, case: "bare") } בשעה 00:00
   *[on] { FORM($date, case: "on") } בשעה 00:00
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = { $time }, לפני הזזת השעון

time-after-change = { $time }, אחרי הזזת השעון

## Decades

# By their names, with the century: שנות התשעים של המאה ה-20. Others by their first year; שנות ה-60 alone are those of the 20th.
# accepted: unused-argument
decade = { TAIL($year) ->
    [nineteenth] { decade-name } של המאה ה-19
    [twentieth] { decade-name } של המאה ה-20
    [twenty-first] { decade-name } של המאה ה-21
   *[other] { HEAD($year) ->
        [early] שנות ה-{ $year } לספירה
       *[late] שנות ה-{ $year }
    }
}
-head-early = 10 20 30 40 50 60 70 80 90
decade-name = { TAIL($year) ->
    [first-decade] העשור הראשון
    [second-decade] העשור השני
    [twenties] שנות העשרים
    [thirties] שנות השלושים
    [forties] שנות הארבעים
    [fifties] שנות החמישים
    [sixties] שנות השישים
    [seventies] שנות השבעים
    [eighties] שנות השמונים
   *[nineties] שנות התשעים
}
-tail-nineteenth = 1800 1810 1820 1830 1840 1850 1860 1870 1880 1890
-tail-twentieth = 1900 1910 1920 1930 1940 1950 1960 1970 1980 1990
-tail-twenty-first = 2000 2010 2020 2030 2040 2050 2060 2070 2080 2090
-tail-first-decade = 00
-tail-second-decade = 10
-tail-twenties = 20
-tail-thirties = 30
-tail-forties = 40
-tail-fifties = 50
-tail-sixties = 60
-tail-seventies = 70
-tail-eighties = 80
