## Times of day
##
## The case "at" says when something happens (आज दोपहर 2 बजकर 30 मिनट पर). The case "day" is for a time before another
## postposition (आज दोपहर 2 बजकर 30 मिनट से). In both, a day comes before the time. A full hour is the same in all
## cases: 2 बजे. The cases "hour" and "day-hour" (after a day) are for a time before another one that says बजे. The case
## "dial" is for a time before another one that says the part of the day: सुबह 9 से 11 बजे तक.

# Spoken with the part of the day in place of AM and PM. CLDR's 2:30 is read as "two thirty", and 9:05 as "nine zero
# five".
time-h12 = { $case ->
    [hour] { time-h12-number }
    [day-hour] { time-h12-number }
    [dial] { time-h12-dial }
    [at] { time-h12-at }
   *[direct] { time-part } { time-h12-dial }
}
time-h12-number = { $minute ->
    [0] { time-part } { $hour12 }
   *[other] { time-part } { time-h12-dial }
}
time-h12-at = { $minute ->
    [0] { time-part } { time-h12-dial }
   *[other] { time-part } { time-h12-dial } पर
}
time-h12-dial = { $minute ->
    [0] { $hour12 } बजे
   *[other] { $hour12 } बजकर { $minute } मिनट
}

# 24-hour clock: no part of the day, no leading zeros.
time-h23 = { $minute ->
    [0] { $case ->
        [hour] { $hour }
       *[direct] { $hour } बजे
    }
   *[other] { $case ->
        [at] { $hour } बजकर { $minute } मिनट पर
       *[direct] { $hour } बजकर { $minute } मिनट
    }
}

# The parts of the day are CLDR's: सुबह from 4, दोपहर from 12, शाम from 16, रात from 20.
time-part = { $hour ->
    [0] { time-part-midnight }
    [1] { time-part-after-midnight }
    [2] { time-part-after-midnight }
    [3] { time-part-before-dawn }
    [12] दोपहर
    [13] दोपहर
    [14] दोपहर
    [15] दोपहर
    [16] शाम
    [17] शाम
    [18] शाम
    [19] शाम
    [20] रात
    [21] रात
    [22] रात
    [23] रात
   *[other] सुबह
}

# From 0 to 1. After a day रात would be the night that follows it: आज रात 1 बजे is still to come in the evening.
time-part-midnight = { $case ->
    [at] { time-part-midnight-told }
    [day] { time-part-midnight-told }
    [day-hour] { time-part-midnight-told }
   *[direct] रात
}
time-part-midnight-told = { $minute ->
    [0] मध्यरात्रि
   *[other] आधी रात के बाद
}
# From 1 to 3, when the night began the day before. After a day तड़के, as the news say: 5 नवंबर को तड़के 2 बजे.
time-part-after-midnight = { $case ->
    [at] आधी रात के बाद
    [day] तड़के
    [day-hour] तड़के
   *[direct] रात
}

# From 3 to 4: आज तड़के 3 बजे was before dawn.
time-part-before-dawn = { $case ->
    [at] तड़के
    [day] तड़के
    [day-hour] तड़के
   *[direct] रात
}

## A month with its year, and a year alone

month-year = { $month } { $year }

year-alone = { $case ->
    [oblique] साल { $year }
   *[direct] { $year }
}

## Days

# CLDR has कल for yesterday and for tomorrow: without a verb nobody can tell which. Alone a day is named in the
# direct case; $case "oblique" is for where it tells when something is, and before a postposition.
#
# Where the rest of the phrase tells which कल it is, as a verb does (कल पहुंचेगा, पिछली बार कल), $case is "told", before
# a postposition and after a colon that asks for a time, or "told-at" where it tells when something is: days other than
# today and कल take को there. "ahead" tells only that it is no day after, before तक: कल तक बंद, but बीते कल तक बंद.
#
# Whether it is over or ahead is told as a gender, for the case is there already: by these phrases, so that the other कल
# is named even there, and by the name of a field (पिछला जेबखर्च: कल), see label-field.
date-yesterday = { $gender ->
    [over] कल
    [ahead] { date-yesterday-ahead }
   *[none] { date-yesterday-untold }
}
# Of what would be ahead, as an old date may be: अगली बार: बीते कल
date-yesterday-ahead = { $case ->
    [direct] बीता कल
   *[oblique] बीते कल
}
date-yesterday-untold = { $case ->
    [oblique] बीते कल
    [ahead] बीते कल
    [told] कल
    [told-at] कल
   *[direct] बीता कल
}

date-tomorrow = { $gender ->
    [ahead] कल
    [over] { date-tomorrow-over }
   *[none] { date-tomorrow-untold }
}
date-tomorrow-over = { $case ->
    [direct] आने वाला कल
   *[oblique] आने वाले कल
}
date-tomorrow-untold = { $case ->
    [oblique] आने वाले कल
    [ahead] कल
    [told] कल
    [told-at] कल
   *[direct] आने वाला कल
}

# A day 2 to 6 days ago. On a Friday, शनिवार alone would mean tomorrow.
date-weekday = { $case ->
    [oblique] बीते { $weekday }
    [told] बीते { $weekday }
    [ahead] बीते { $weekday }
    [told-at] बीते { $weekday } को
   *[direct] बीता { $weekday }
}

date-weekday-month-day = { $case ->
    [told-at] { $weekday }, { $day } { $month } को
   *[direct] { $weekday }, { $day } { $month }
}

date-month-day = { $case ->
    [told-at] { $day } { $month } को
   *[direct] { $day } { $month }
}

date-month-day-year = { $case ->
    [told-at] { $day } { $month } { $year } को
   *[direct] { $day } { $month } { $year }
}

date-full = { $weekday }, { $day } { $month } { $year }

# आज, शुक्रवार, 20 नवंबर. The date tells which कल it is: कल, शनिवार, 21 नवंबर
date-day-header = { FORM($relative, case: "told") }, { $date }

date-unavailable = तारीख उपलब्ध नहीं

time-unavailable = समय उपलब्ध नहीं

## Moments: a day and a time
##
## $case is "oblique" or "told" before a postposition: आज रात 10 बजकर 30 मिनट से. "told" and "told-at" are the same
## cases as for days. They are for phrases that make clear which meaning कल has.

# From 0 to 3 it is the night that began the day before: 25 नवंबर को रात 12 बजे, or को आधी रात के बाद, would be at the
# end of the 25th, a day late. So today's is बीती रात, tomorrow's आज रात. Of any other day from 1 on it is तड़के: 25
# नवंबर को तड़के 2 बजे. That is not said of the hour before, which is told to be at the beginning of the day: 25 नवंबर
# की शुरुआत में, रात 12 बजे; without में before से and तक.
moment-today = { moment-today-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] बीती { moment-night-clock }
        [after-midnight] बीती { moment-night-clock }
       *[other] { moment-today-clock }
    }
moment-today-clock = { $case ->
    [oblique] आज { FORM($time, case: "day") }
    [told] आज { FORM($time, case: "day") }
    [ahead] आज { FORM($time, case: "day") }
   *[direct] आज { FORM($time, case: "at") }
}

# For example: रात 12 बजे; रात 12 बजकर 20 मिनट पर
moment-night-clock = { $case ->
    [oblique] { FORM($time, case: "direct") }
    [told] { FORM($time, case: "direct") }
    [ahead] { FORM($time, case: "direct") }
   *[direct] { moment-night-clock-at }
}
moment-night-clock-at = { TAIL(FORM($time, case: "direct")) ->
    [full-hour] { FORM($time, case: "direct") }
   *[other] { FORM($time, case: "direct") } पर
}
-tail-full-hour = बजे

moment-yesterday = { moment-yesterday-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-yesterday-begins }
        [after-midnight] { moment-yesterday-night }
       *[other] { moment-yesterday-clock }
    }
moment-yesterday-night = { HEAD(FORM($time, case: "dial")) ->
    [twelve] { moment-yesterday-begins }
   *[other] { moment-yesterday-clock }
}
# Not बीते परसों रात, which is right for the night, but wrong for who looks for yesterday.
moment-yesterday-begins = { $case ->
    [told] { date-yesterday } की शुरुआत, { moment-night-clock }
    [told-at] { date-yesterday } की शुरुआत में, { moment-night-clock }
    [oblique] { date-yesterday } की शुरुआत, { moment-night-clock }
    [ahead] { date-yesterday } की शुरुआत, { moment-night-clock }
   *[direct] { FORM(date-yesterday, case: "oblique") } की शुरुआत में, { moment-night-clock }
}
moment-yesterday-clock = { $case ->
    [oblique] { date-yesterday } { FORM($time, case: "day") }
    [ahead] { date-yesterday } { FORM($time, case: "day") }
    [told] { date-yesterday } { FORM($time, case: "day") }
    [told-at] { date-yesterday } { moment-day-clock }
   *[direct] { FORM(date-yesterday, case: "oblique") } { moment-day-clock }
}
# After a day: रात 8 बजे; तड़के 2 बजकर 14 मिनट पर
moment-day-clock = { TAIL(FORM($time, case: "day")) ->
    [full-hour] { FORM($time, case: "day") }
   *[other] { FORM($time, case: "day") } पर
}
-head-twelve = 12

moment-tomorrow = { moment-tomorrow-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-end-of-today }
        [after-midnight] { moment-tonight }
       *[other] { moment-tomorrow-clock }
    }
# 0:20 is of tonight too: कल रात is a whole day later, or one that has passed.
moment-tonight = आज { moment-night-clock }
moment-tomorrow-clock = { $case ->
    [oblique] { date-tomorrow } { FORM($time, case: "day") }
    [ahead] { date-tomorrow } { FORM($time, case: "day") }
    [told] { date-tomorrow } { FORM($time, case: "day") }
    [told-at] { date-tomorrow } { moment-day-clock }
   *[direct] { FORM(date-tomorrow, case: "oblique") } { moment-day-clock }
}

# बीते मंगलवार को दोपहर 2 बजे; 3 नवंबर को दोपहर 2 बजकर 30 मिनट पर; 3 नवंबर के दिन की शुरुआत में, रात 12 बजकर 30
# मिनट पर
moment-date = { moment-date-clock }
    .night = { HEAD(FORM($time, case: "at")) ->
        [midnight] { moment-date-begins }
        [after-midnight] { moment-date-night }
       *[other] { moment-date-clock }
    }
moment-date-night = { HEAD(FORM($time, case: "dial")) ->
    [twelve] { moment-date-begins }
   *[other] { moment-date-clock }
}
moment-date-begins = { $case ->
    [oblique] { FORM($date, case: "oblique") } के दिन की शुरुआत, { moment-night-clock }
    [told] { FORM($date, case: "oblique") } के दिन की शुरुआत, { moment-night-clock }
    [ahead] { FORM($date, case: "oblique") } के दिन की शुरुआत, { moment-night-clock }
   *[direct] { FORM($date, case: "oblique") } के दिन की शुरुआत में, { moment-night-clock }
}

# Before तक without को: सोमवार को सुबह 9 बजे तक बंद would be that it is closed on that Monday only, up to 9.
moment-date-clock = { $case ->
    [oblique] { FORM($date, case: "oblique") } को { FORM($time, case: "day") }
    [told] { FORM($date, case: "oblique") } को { FORM($time, case: "day") }
    [ahead] { FORM($date, case: "oblique") }, { FORM($time, case: "day") }
   *[direct] { FORM($date, case: "oblique") } को { moment-day-clock }
}

## The hour that comes twice, on the night when clocks are set back: before the time, which is followed by पर, से or तक.
## After a day, it needs no आधी रात के बाद: it is told of that night alone

time-before-change = घड़ी बदलने से पहले { time-at-change }

time-after-change = घड़ी बदलने के बाद { time-at-change }

time-at-change = { $case ->
    [at] { moment-night-clock-at }
   *[day] { FORM($time, case: "direct") }
}

## Decades

decade = { $case ->
    [during] { $year } के दशक में
    [oblique] { $year } के दशक
    [told] { $year } के दशक
    [ahead] { $year } के दशक
   *[direct] { $year } का दशक
}
