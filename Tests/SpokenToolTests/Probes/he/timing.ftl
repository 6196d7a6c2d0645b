## When something happens. Nouns, for a verb would have the gender of what it happens to (מגיע, מגיעה)

event-arrival = הגעה { FORM($when, case: "on") }
event-arrival-now = הגעה עכשיו
# same as event-arrival
event-arrival-past = הגעה { FORM($when, case: "on") }
event-departure = יציאה { FORM($when, case: "on") }
event-departure-now = יציאה עכשיו
# same as event-departure
event-departure-past = יציאה { FORM($when, case: "on") }
departure-cancelled = בוטל
event-start = התחלה { FORM($when, case: "on") }
event-start-now = התחלה עכשיו
# same as event-start
event-start-past = התחלה { FORM($when, case: "on") }
event-end = סיום { FORM($when, case: "on") }
event-end-now = סיום עכשיו
# same as event-end
event-end-past = סיום { FORM($when, case: "on") }
event-expiry = תפוגה { FORM($when, case: "on") }
event-expiry-now = תפוגה עכשיו
# same as event-expiry
event-expiry-past = תפוגה { FORM($when, case: "on") }
event-opening = פתיחה { FORM($when, case: "on") }
event-opening-now = פתיחה עכשיו
# same as event-opening
event-opening-past = פתיחה { FORM($when, case: "on") }
event-closing = סגירה { FORM($when, case: "on") }
event-closing-now = סגירה עכשיו
# same as event-closing
event-closing-past = סגירה { FORM($when, case: "on") }
event-both = { $distance }, { FORM($date, case: "on") }

## Until when

until-time = עד { FORM($time, case: "to") }
until-day = עד { FORM($date, case: "to") }
until-moment = עד { FORM($when, case: "to") }
# Of whatever place: what is said of it on signs.
until-open = פתוח { $when }
until-closed = סגור { $when }
until-state = { $state } { $when }

## Since when. מ is written onto the word

since-time = { FORM($time, case: "from") }
since-day = מאז { $date }
since-month = { FORM($month, case: "since") }

## When something was done last. Nouns: a participle would have the gender of what it was done to

last-updated = עדכון אחרון: { FORM($when, case: "on") }
last-completed = ביצוע אחרון: { FORM($when, case: "on") }
last-active = פעילות אחרונה: { FORM($when, case: "on") }
last-used = שימוש אחרון: { FORM($when, case: "on") }
last-synced = סנכרון אחרון: { FORM($when, case: "on") }

## Late and early

delay-late = באיחור של { $duration }
delay-early = בהקדמה של { $duration }
delay-none = בזמן

## Time that is left. The verb agrees with the largest unit: נותרה דקה אחת, נותר יום אחד, נותרו שעתיים

# Two units together have no gender of their own: the first word tells that of the larger one.
-head-feminine-span = שנייה דקה שעה שנה

remaining = { left-verb } { $duration }
remaining-less = { TRAIT($duration, "gender") ->
    [feminine] נותרה פחות מ{ $duration }
   *[masculine] נותר פחות מ{ $duration }
}
remaining-about = { left-verb } בערך { $duration }
left-verb = { $count ->
    [1] { HEAD($duration) ->
        [feminine-span] נותרה
       *[other] נותר
    }
   *[other] נותרו
}
remaining-none = הזמן תם

## What is gained and lost

gaining = תוספת של { $amount }
losing = הפחתה של { $amount }
gain-none = ללא שינוי
