## Times of day
##
## $case "at" says when something happens (दुपारी 2 वाजून 30 मिनिटांनी); "oblique" is the stem before पासून (वाजल्या,
## मिनिटां), "ahead" the one before पर्यंत (वाजे, मिनिटां). "hour" is for a time before ते, "dial-ahead" for the one after it
## in the same part of the day: सकाळी 9 ते 11 वाजे + पर्यंत.

# Spoken with the part of the day in place of AM and PM. CLDR's 2:30 is read as "two thirty".
time-h12 = { $case ->
    [dial-ahead] { time-h12-dial }
   *[direct] { time-part } { time-h12-dial }
}
time-h12-dial = { $minute ->
    [0] { $case ->
        [oblique] { $hour12 } वाजल्या
        [ahead] { $hour12 } वाजे
        [dial-ahead] { $hour12 } वाजे
        [hour] { $hour12 }
       *[direct] { $hour12 } वाजता
    }
   *[other] { $hour12 } वाजून { $minute } { time-minutes }
}
time-minutes = { $case ->
    [at] { $minute ->
        [1] मिनिटाने
       *[other] मिनिटांनी
    }
    [oblique] { time-minutes-oblique }
    [ahead] { time-minutes-oblique }
    [dial-ahead] { time-minutes-oblique }
   *[direct] { $minute ->
        [1] मिनिट
       *[other] मिनिटे
    }
}
time-minutes-oblique = { $minute ->
    [1] मिनिटा
   *[other] मिनिटां
}

# 24-hour clock: no part of the day, no leading zeros.
time-h23 = { $minute ->
    [0] { $case ->
        [oblique] { $hour } वाजल्या
        [ahead] { $hour } वाजे
        [dial-ahead] { $hour } वाजे
        [hour] { $hour }
       *[direct] { $hour } वाजता
    }
   *[other] { $hour } वाजून { $minute } { time-minutes }
}

# The parts of the day are CLDR's (सकाळी from 6, दुपारी from 12, संध्याकाळी from 16, रात्री from 20), but after a day पहाटे
# begins at 1: of आज रात्री 1 वाजता nobody could tell whether it is of this night or the next.
time-part = { $hour ->
    [0] मध्यरात्री
    [1] { time-part-after-midnight }
    [2] { time-part-after-midnight }
    [3] पहाटे
    [4] पहाटे
    [5] पहाटे
    [12] दुपारी
    [13] दुपारी
    [14] दुपारी
    [15] दुपारी
    [16] संध्याकाळी
    [17] संध्याकाळी
    [18] संध्याकाळी
    [19] संध्याकाळी
    [20] रात्री
    [21] रात्री
    [22] रात्री
    [23] रात्री
   *[other] सकाळी
}
time-part-after-midnight = { $case ->
    [at] पहाटे
    [oblique] पहाटे
    [ahead] पहाटे
    [hour] पहाटे
   *[direct] रात्री
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $year }

## Days. $case "at" tells when something is: सोमवारी, 20 नोव्हेंबर रोजी

weekday-monday = { $case ->
    [at] सोमवारी
   *[direct] सोमवार
}
weekday-tuesday = { $case ->
    [at] मंगळवारी
   *[direct] मंगळवार
}
weekday-wednesday = { $case ->
    [at] बुधवारी
   *[direct] बुधवार
}
weekday-thursday = { $case ->
    [at] गुरुवारी
   *[direct] गुरुवार
}
weekday-friday = { $case ->
    [at] शुक्रवारी
   *[direct] शुक्रवार
}
weekday-saturday = { $case ->
    [at] शनिवारी
   *[direct] शनिवार
}
weekday-sunday = { $case ->
    [at] रविवारी
   *[direct] रविवार
}

# A day 2 to 6 days ago. On a Friday, शनिवार alone would mean tomorrow.
date-weekday = { $case ->
    [at] गेल्या { $weekday }
    [oblique] गेल्या { $weekday }
    [ahead] गेल्या { $weekday }
   *[direct] गेला { $weekday }
}

date-weekday-month-day = { $case ->
    [at] { $weekday }, { $day } { $month } रोजी
   *[direct] { $weekday }, { $day } { $month }
}

date-month-day = { $case ->
    [at] { $day } { $month } रोजी
   *[direct] { $day } { $month }
}

date-month-day-year = { $case ->
    [at] { $day } { $month } { $year } रोजी
   *[direct] { $day } { $month } { $year }
}

date-full = { $case ->
    [at] { $weekday }, { $day } { $month } { $year } रोजी
   *[direct] { $weekday }, { $day } { $month } { $year }
}

# आज, शुक्रवार, 20 नोव्हेंबर
date-day-header = { $relative }, { $date }

date-unavailable = तारीख उपलब्ध नाही

time-unavailable = वेळ उपलब्ध नाही

## Moments: a day and a time. Alone, they tell when something is, as in the case "at"

# From 0 to 1 the night belongs to the day before: today's is काल मध्यरात्री, tomorrow's आज मध्यरात्री. Of any other day
# its beginning is named.
moment-today = आज { moment-clock }
    .night = { HEAD($time) ->
        [midnight] काल { moment-clock }
       *[other] आज { moment-clock }
    }
moment-clock = { $case ->
    [oblique] { $time }
    [ahead] { $time }
    [hour] { $time }
   *[direct] { FORM($time, case: "at") }
}
-head-midnight = मध्यरात्री

moment-yesterday = काल { moment-clock }
    .night = { HEAD($time) ->
        [midnight] { moment-yesterday-begins }
       *[other] काल { moment-clock }
    }
moment-yesterday-begins = { TAIL(FORM($time, case: "hour")) ->
    [digit] { $case ->
        [oblique] कालच्या दिवसाच्या सुरुवाती
        [ahead] कालचा दिवस सुरू होई
        [hour] कालच्या दिवसाच्या सुरुवातीपासून
       *[direct] कालच्या दिवसाच्या सुरुवातीला, { moment-clock }
    }
   *[word] कालच्या दिवसाच्या सुरुवातीला, { moment-clock }
}

moment-tomorrow = उद्या { moment-clock }
    .night = { HEAD($time) ->
        [midnight] आज { moment-clock }
       *[other] उद्या { moment-clock }
    }

# 3 नोव्हेंबर रोजी दुपारी 2 वाजता. Before पर्यंत without रोजी, which would say that it is on that day only.
moment-date = { $case ->
    [ahead] { $date }, { $time }
   *[direct] { FORM($date, case: "at") } { moment-clock }
}
    .night = { HEAD($time) ->
        [midnight] { moment-date-begins }
       *[other] { moment-date }
    }
# At 0:00, the beginning of the day: 3 नोव्हेंबरच्या सुरुवातीला, मध्यरात्री 12 वाजता; itself, before पासून and पर्यंत: 3
# नोव्हेंबरच्या सुरुवातीपासून, 3 नोव्हेंबर सुरू होईपर्यंत.
moment-date-begins = { TAIL(FORM($time, case: "hour")) ->
    [digit] { $case ->
        [oblique] { moment-date-beginning }
        [ahead] { FORM($date, case: "direct") } सुरू होई
        [hour] { moment-date-beginning }पासून
       *[direct] { moment-date-beginning }ला, { moment-clock }
    }
   *[word] { moment-date-beginning }ला, { moment-clock }
}
moment-date-beginning = { TAIL($date) ->
    [digit] { FORM($date, case: "oblique") } च्या सुरुवाती
   *[word] { FORM($date, case: "oblique") }च्या सुरुवाती
}

## The hour that comes twice, on the night when clocks are set back

time-before-change = घड्याळ बदलण्यापूर्वी { $time }

time-after-change = घड्याळ बदलल्यानंतर { $time }

## Decades

decade = { $case ->
    [during] { $year } च्या दशकात
    [oblique] { $year } च्या दशका
    [ahead] { $year } च्या दशका
   *[direct] { $year } चे दशक
}
