noun-class = שיעור
    .two = שיעורים
    .other = שיעורים
noun-parcel = חבילה
    .two = חבילות
    .other = חבילות
noun-mat = מזרן
    .two = מזרנים
    .other = מזרנים
noun-spot = מקום פנוי
    .two = מקומות פנויים
    .other = מקומות פנויים

state-booked = הוזמן
state-lent = הושאל
state-waiting = ברשימת המתנה

field-room = חדר
field-instructor = מדריך
field-deposit = פיקדון
field-level = רמה
field-booked = שיעורים שהוזמנו

action-book = הזמנה
action-check-in = כניסה
action-return = החזרה
action-invite = הזמנת חבר

level-easy = קל
level-hard = קשה

screen-home = בית
screen-loans = השאלות

classes-booked = { $n ->
    [0] לא הוזמנו שיעורים
    [1] הוזמן שיעור אחד
    [2] הוזמנו שני שיעורים
   *[other] הוזמנו { $n } שיעורים
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [1] הושאל מזרן אחד
    [2] הושאלו שני מזרנים
   *[other] הושאלו { $n } מזרנים
}
minutes-long = { $n ->
    [1] דקה אחת
    [2] שתי דקות
   *[other] { $n } דקות
}
weeks-in-a-row = { $n ->
    [1] שבוע אחד ברצף
    [2] שבועיים ברצף
   *[other] { $n } שבועות ברצף
}
kilometers = { $n ->
    [one] { $n } קילומטר
    [two] { $n } קילומטרים
   *[other] { $n } קילומטרים
}
place-in-line = מקום { $n } ברשימת ההמתנה
delivered = { $n ->
    [1] { $who }: חבילה אחת
    [2] { $who }: שתי חבילות
   *[other] { $who }: { $n } חבילות
}
taught-by = עם { $who }
invited = { $who } ברשימת המוזמנים
class-cancelled = { $class } בוטל
class-moved = { $class } עבר אל { $room }
fee-due = לתשלום: { $amount }
deposit-for = פיקדון של { $amount } עבור { $what }
pass-price = { $count ->
    [1] שיעור אחד ב־{ $amount }
    [2] שני שיעורים ב־{ $amount }
   *[other] { $count } שיעורים ב־{ $amount }
}
starts = מתחיל: { $when }
give-back-by = להחזיר: { $when }

setting-reminders = תזכורות לשיעורים
setting-newsletter = ידיעון

error-full = השיעור מלא. נא לבחור שיעור אחר
error-no-card = חסר כרטיס חבר. נא להוסיף כרטיס

hint-schedule = פותח את לוח השיעורים
hint-map = פותח את המפה

booking-done = השיעור הוזמן
booking-failed = ההזמנה נכשלה. נא לנסות שוב
tip-of-the-day = לשתות מים
