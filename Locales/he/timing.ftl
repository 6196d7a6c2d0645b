## The time of an event. Nouns: a verb would have the gender of what it happens to. With the article, for סיום היום is "the end of
## the day"

event-arrival = ההגעה { FORM($when, case: "on") }
event-arrival-now = ההגעה עכשיו
event-arrival-past = ההגעה הייתה { FORM($when, case: "on") }
event-departure = היציאה { FORM($when, case: "on") }
event-departure-now = היציאה עכשיו
event-departure-past = היציאה הייתה { FORM($when, case: "on") }
departure-cancelled = היציאה בוטלה
event-start = ההתחלה { FORM($when, case: "on") }
event-start-now = ההתחלה עכשיו
event-start-past = ההתחלה הייתה { FORM($when, case: "on") }
event-end = הסיום { FORM($when, case: "on") }
event-end-now = הסיום עכשיו
event-end-past = הסיום היה { FORM($when, case: "on") }
event-opening = הפתיחה { FORM($when, case: "on") }
event-opening-now = הפתיחה עכשיו
event-opening-past = הפתיחה הייתה { FORM($when, case: "on") }
event-closing = הסגירה { FORM($when, case: "on") }
event-closing-now = הסגירה עכשיו
event-closing-past = הסגירה הייתה { FORM($when, case: "on") }
event-expiry = התוקף יפוג { FORM($when, case: "on") }
event-expiry-now = התוקף יפוג עכשיו
event-expiry-past = התוקף פג { FORM($when, case: "on") }

event-both = { $distance }, { FORM($date, case: "on") }
    .time = { $distance }, { FORM($time, case: "at") }

## The end of a state that lasts now

until-time = עד { FORM($time, case: "to") }

until-day = { HEAD($date) ->
    [today] עד סוף היום
   *[day] עד { $date }
}

until-moment = עד { FORM($when, case: "to") }

until-open = פתוח { $when }

until-closed = סגור { $when }

open-always = פתוח 24 שעות ביממה

until-state = { $state } { $when }

## The beginning of a state that lasts now

since-time = מאז { FORM($time, case: "to") }

since-day = { HEAD($date) ->
    [today] החל מהיום
   *[past] מאז { $date }
}

since-month = { HEAD($month) ->
    [hebrew] מאז { $month }
   *[year] מאז שנת { $month }
}

## The last time that something was done

last-updated = עדכון אחרון: { FORM($when, case: "on") }

last-completed = ביצוע אחרון: { FORM($when, case: "on") }

last-active = פעילות אחרונה: { FORM($when, case: "on") }

last-used = שימוש אחרון: { FORM($when, case: "on") }

last-synced = סנכרון אחרון: { FORM($when, case: "on") }

last-saved = שמירה אחרונה: { FORM($when, case: "on") }

## Delays

delay-late = { $case ->
    [bare] { FORM($duration, case: "joined") }
   *[whole] באיחור של { FORM($duration, case: "joined") }
}
    .lead = late

delay-early = { $case ->
    [bare] { FORM($duration, case: "joined") }
   *[whole] בהקדמה של { FORM($duration, case: "joined") }
}
    .lead = early

delay-none = בזמן

## The time between a reminder and the event

duration-before = { FORM($duration, case: "joined") } לפני המועד

## The time that is left. The verb agrees with the largest unit: נותרה דקה אחת, נותר יום אחד, נותרו שעתיים

remaining = { $case ->
    [bare] { FORM($duration, case: "joined") }
   *[whole] { left-verb } { $duration }
}
    .lead = left
left-verb = { $count ->
    [1] { HEAD($duration) ->
        [feminine-span] נותרה
       *[other] נותר
    }
   *[other] נותרו
}
-head-feminine-span = שנייה דקה שעה שנה

# Less than a second or a minute, which are feminine.
remaining-less = נותרה פחות מ{ FORM($duration, case: "joined") }

remaining-about = { left-verb } בערך { $duration }

remaining-none = לא נותר זמן

## An amount that becomes larger or smaller

gaining = { change-up }

losing = { change-down }

gain-none = { change-none }
