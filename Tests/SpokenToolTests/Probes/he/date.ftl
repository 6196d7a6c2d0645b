## Time of day. It follows שעה ("בשעה 14:30", "משעה 14:00"), so that no prefix meets a digit: $case "at" and "from" bring it.

# The parts of the day are CLDR's, in fewer steps. A full hour is in words, which are feminine: שעה חמש. Midnight keeps its
# number: "היום בחצות" would leave open at which end of the day.
time-h12 = { $case ->
    [at] בשעה { time-h12-dial }
    [from] משעה { time-h12-dial }
    [to] שעה { time-h12-dial }
   *[bare] { time-h12-dial }
}
time-h12-dial = { $minute ->
    [0] { time-h12-hour } { time-h12-part }
   *[other] { $hour12 }:{ NUMBER($minute, minimumIntegerDigits: 2) } { time-h12-part }
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
    [12] שתים עשרה
   *[other] { $hour12 }
}
time-h12-part = { $hour ->
    [0] בלילה
    [1] בלילה
    [2] בלילה
    [3] בלילה
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

# The zero before the hour is not said.
time-h23 = { $case ->
    [at] בשעה { time-h23-dial }
    [from] משעה { time-h23-dial }
    [to] שעה { time-h23-dial }
   *[bare] { time-h23-dial }
}
time-h23-dial = { $hour }:{ NUMBER($minute, minimumIntegerDigits: 2) }

## Days of the week: "on" for when (ביום שלישי), "from" for the beginning of an interval (מיום שלישי)

weekday-monday = { $case ->
    [on] ביום שני
    [from] מיום שני
   *[bare] יום שני
}
weekday-tuesday = { $case ->
    [on] ביום שלישי
    [from] מיום שלישי
   *[bare] יום שלישי
}
weekday-wednesday = { $case ->
    [on] ביום רביעי
    [from] מיום רביעי
   *[bare] יום רביעי
}
weekday-thursday = { $case ->
    [on] ביום חמישי
    [from] מיום חמישי
   *[bare] יום חמישי
}
weekday-friday = { $case ->
    [on] ביום שישי
    [from] מיום שישי
   *[bare] יום שישי
}
weekday-saturday = { $case ->
    [on] ביום שבת
    [from] מיום שבת
   *[bare] יום שבת
}
weekday-sunday = { $case ->
    [on] ביום ראשון
    [from] מיום ראשון
   *[bare] יום ראשון
}

## Months, after the number of the day: with ב. "since" (ממרץ) has a name of its own: "from" is of whole days, where the month
## keeps its ב

month-january = { $case ->
    [since] מינואר
   *[bare] בינואר
}
month-february = { $case ->
    [since] מפברואר
   *[bare] בפברואר
}
month-march = { $case ->
    [since] ממרץ
   *[bare] במרץ
}
month-april = { $case ->
    [since] מאפריל
   *[bare] באפריל
}
month-may = { $case ->
    [since] ממאי
   *[bare] במאי
}
month-june = { $case ->
    [since] מיוני
   *[bare] ביוני
}
month-july = { $case ->
    [since] מיולי
   *[bare] ביולי
}
month-august = { $case ->
    [since] מאוגוסט
   *[bare] באוגוסט
}
month-september = { $case ->
    [since] מספטמבר
   *[bare] בספטמבר
}
month-october = { $case ->
    [since] מאוקטובר
   *[bare] באוקטובר
}
month-november = { $case ->
    [since] מנובמבר
   *[bare] בנובמבר
}
month-december = { $case ->
    [since] מדצמבר
   *[bare] בדצמבר
}

month-year = { $month } { $year }

year-alone = { $case ->
    [since] משנת { $year }
   *[bare] { $year }
}

## Days. A prefix before the number of the day has a maqaf: ב־3 בנובמבר.

date-today = { $case ->
    [from] מהיום
   *[bare] היום
}

date-yesterday = { $case ->
    [from] מאתמול
   *[bare] אתמול
}

date-tomorrow = { $case ->
    [from] ממחר
   *[bare] מחר
}

# same for every case
date-weekday = { $weekday }

# The comma before a time closes the apposition: ביום שלישי, 24 בנובמבר, בשעה 14:00
date-weekday-month-day = { $case ->
    [on] { $weekday }, { $day } { $month },
   *[bare] { $weekday }, { $day } { $month }
}

date-month-day = { $case ->
    [on] ב־{ $day } { $month }
    [from] מ־{ $day } { $month }
   *[bare] { $day } { $month }
}

date-month-day-year = { $case ->
    [on] ב־{ $day } { $month } { $year }
    [from] מ־{ $day } { $month } { $year }
   *[bare] { $day } { $month } { $year }
}

# same for every case
date-full = { $weekday }, { $day } { $month } { $year }

date-day-header = { $relative }, { $date }

date-unavailable = התאריך אינו זמין

time-unavailable = השעה אינה זמינה

## Moments: a day and a time. $case "from" is the beginning of an interval: מהיום בשעה 22:00.

moment-today = { date-today } { FORM($time, case: "at") }

moment-yesterday = { date-yesterday } { FORM($time, case: "at") }

moment-tomorrow = { date-tomorrow } { FORM($time, case: "at") }

moment-date = { $case ->
    [from] { $date } { FORM($time, case: "at") }
    [to] { FORM($date, case: "bare") } { FORM($time, case: "at") }
   *[on] { FORM($date, case: "on") } { FORM($time, case: "at") }
}

time-before-change = { $time }, לפני הזזת השעון
time-after-change = { $time }, אחרי הזזת השעון
decade = שנות ה־{ $year }
