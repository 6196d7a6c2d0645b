## States. Without a gender a state is masculine. $case "plural" is for more than one.

state-taken = { $case ->
    [plural] נלקחו
   *[singular] { $gender ->
        [feminine] נלקחה
       *[masculine] נלקח
    }
}
state-missed = { $case ->
    [plural] פוספסו
   *[singular] { $gender ->
        [feminine] פוספסה
       *[masculine] פוספס
    }
}
state-skipped = { $case ->
    [plural] דולגו
   *[singular] { $gender ->
        [feminine] דולגה
       *[masculine] דולג
    }
}
state-pending = בהמתנה
state-overdue = באיחור
state-completed = { $case ->
    [plural] הושלמו
   *[singular] { $gender ->
        [feminine] הושלמה
       *[masculine] הושלם
    }
}
state-failed = { $case ->
    [plural] נכשלו
   *[singular] { $gender ->
        [feminine] נכשלה
       *[masculine] נכשל
    }
}
state-cancelled = { $case ->
    [plural] בוטלו
   *[singular] { $gender ->
        [feminine] בוטלה
       *[masculine] בוטל
    }
}
state-read = { $case ->
    [plural] נקראו
   *[singular] { $gender ->
        [feminine] נקראה
       *[masculine] נקרא
    }
}
state-unread = { $case ->
    [plural] לא נקראו
   *[singular] { $gender ->
        [feminine] לא נקראה
       *[masculine] לא נקרא
    }
}
state-active = { $case ->
    [plural] { $gender ->
        [feminine] פעילות
       *[masculine] פעילים
    }
   *[singular] { $gender ->
        [feminine] פעילה
       *[masculine] פעיל
    }
}
state-inactive = { $case ->
    [plural] { $gender ->
        [feminine] לא פעילות
       *[masculine] לא פעילים
    }
   *[singular] { $gender ->
        [feminine] לא פעילה
       *[masculine] לא פעיל
    }
}
state-on = { $case ->
    [plural] { $gender ->
        [feminine] פועלות
       *[masculine] פועלים
    }
   *[singular] { $gender ->
        [feminine] פועלת
       *[masculine] פועל
    }
}
state-off = { $case ->
    [plural] { $gender ->
        [feminine] כבויות
       *[masculine] כבויים
    }
   *[singular] { $gender ->
        [feminine] כבויה
       *[masculine] כבוי
    }
}

status = מצב: { $state }
