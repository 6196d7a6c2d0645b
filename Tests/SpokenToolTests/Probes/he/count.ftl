## Things that are counted: 1 and 2 in words, 3 to 10 in words of the noun's gender, further up digits, all with the plural. The
## category "one" is also 0.5.
##
## What was done is a clause behind the number (מנה אחת שפוספסה); an adjective stands before "one" (הודעה חדשה אחת).

count-dose = { $count ->
    [1] מנה אחת
    [2] שתי מנות
    [one] { $count } מנה
    [two] { $count } מנות
   *[other] { numeral-feminine } מנות
}
    .gender = feminine
    .none = אין מנות
    .empty = עדיין אין מנות
    .taken = { $count ->
        [1] מנה אחת שנלקחה
        [2] שתי מנות שנלקחו
        [one] { $count } מנה שנלקחה
        [two] { $count } מנות שנלקחו
       *[other] { numeral-feminine } מנות שנלקחו
    }
    .missed = { $count ->
        [1] מנה אחת שפוספסה
        [2] שתי מנות שפוספסו
        [one] { $count } מנה שפוספסה
        [two] { $count } מנות שפוספסו
       *[other] { numeral-feminine } מנות שפוספסו
    }
    .skipped = { $count ->
        [1] מנה אחת שדולגה
        [2] שתי מנות שדולגו
        [one] { $count } מנה שדולגה
        [two] { $count } מנות שדולגו
       *[other] { numeral-feminine } מנות שדולגו
    }
    .pending = { $count ->
        [1] מנה אחת בהמתנה
        [2] שתי מנות בהמתנה
        [one] { $count } מנה בהמתנה
        [two] { $count } מנות בהמתנה
       *[other] { numeral-feminine } מנות בהמתנה
    }
count-message = { $count ->
    [1] הודעה אחת
    [2] שתי הודעות
    [one] { $count } הודעה
    [two] { $count } הודעות
   *[other] { numeral-feminine } הודעות
}
    .gender = feminine
    .none = אין הודעות
    .empty = עדיין אין הודעות
    .unread = { $count ->
        [1] הודעה אחת שלא נקראה
        [2] שתי הודעות שלא נקראו
        [one] { $count } הודעה שלא נקראה
        [two] { $count } הודעות שלא נקראו
       *[other] { numeral-feminine } הודעות שלא נקראו
    }
    .new = { $count ->
        [1] הודעה חדשה אחת
        [2] שתי הודעות חדשות
        [one] { $count } הודעה חדשה
        [two] { $count } הודעות חדשות
       *[other] { numeral-feminine } הודעות חדשות
    }
count-photo = { $count ->
    [1] תמונה אחת
    [2] שתי תמונות
    [one] { $count } תמונה
    [two] { $count } תמונות
   *[other] { numeral-feminine } תמונות
}
    .gender = feminine
    .none = אין תמונות
    .empty = עדיין אין תמונות
    .new = { $count ->
        [1] תמונה חדשה אחת
        [2] שתי תמונות חדשות
        [one] { $count } תמונה חדשה
        [two] { $count } תמונות חדשות
       *[other] { numeral-feminine } תמונות חדשות
    }
count-task = { $count ->
    [1] משימה אחת
    [2] שתי משימות
    [one] { $count } משימה
    [two] { $count } משימות
   *[other] { numeral-feminine } משימות
}
    .gender = feminine
    .none = אין משימות
    .empty = עדיין אין משימות
    .completed = { $count ->
        [1] משימה אחת שהושלמה
        [2] שתי משימות שהושלמו
        [one] { $count } משימה שהושלמה
        [two] { $count } משימות שהושלמו
       *[other] { numeral-feminine } משימות שהושלמו
    }
    .overdue = { $count ->
        [1] משימה אחת באיחור
        [2] שתי משימות באיחור
        [one] { $count } משימה באיחור
        [two] { $count } משימות באיחור
       *[other] { numeral-feminine } משימות באיחור
    }
    .pending = { $count ->
        [1] משימה אחת בהמתנה
        [2] שתי משימות בהמתנה
        [one] { $count } משימה בהמתנה
        [two] { $count } משימות בהמתנה
       *[other] { numeral-feminine } משימות בהמתנה
    }
count-notification = { $count ->
    [1] התראה אחת
    [2] שתי התראות
    [one] { $count } התראה
    [two] { $count } התראות
   *[other] { numeral-feminine } התראות
}
    .gender = feminine
    .none = אין התראות
    .empty = עדיין אין התראות
    .unread = { $count ->
        [1] התראה אחת שלא נקראה
        [2] שתי התראות שלא נקראו
        [one] { $count } התראה שלא נקראה
        [two] { $count } התראות שלא נקראו
       *[other] { numeral-feminine } התראות שלא נקראו
    }
    .new = { $count ->
        [1] התראה חדשה אחת
        [2] שתי התראות חדשות
        [one] { $count } התראה חדשה
        [two] { $count } התראות חדשות
       *[other] { numeral-feminine } התראות חדשות
    }
count-day = { $count ->
    [1] יום אחד
    [2] יומיים
    [one] { $count } יום
    [two] { $count } ימים
   *[other] { numeral-masculine } ימים
}
    .gender = masculine
    .none = אין ימים
    .empty = עדיין אין ימים

## Around a count

# יום אחד, פוספס; חמישה ימים, פעילים; חמש מנות, פעילות
count-state = { $counted }, { FORM(count-state-agreeing, $counted) }

# The state in the gender and number of what is counted, whose $count is asked here.
count-state-agreeing = { $count ->
    [1] { $state }
    [one] { $state }
    [two] { count-state-plural }
   *[other] { count-state-plural }
}

# The plural goes by way of $case; $gender stays that of the noun.
count-state-plural = { FORM($state, case: "plural") }

more-than = יותר מ־{ $value }

# יותר מהודעה אחת, יותר משתי הודעות, יותר מ־99 הודעות
count-more-than = { HEAD($counted) ->
    [hebrew] יותר מ{ $counted }
   *[other] יותר מ־{ $counted }
}
