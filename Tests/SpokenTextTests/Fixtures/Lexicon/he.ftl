form-noun = { $count ->
    [one] singular
    [two] plural
   *[other] { TRAIT($noun, "above-ten") ->
        [singular] { form-by-ten }
       *[plural] plural
    }
}
form-by-ten = { $count ->
    [3] plural
    [4] plural
    [5] plural
    [6] plural
    [7] plural
    [8] plural
    [9] plural
    [10] plural
   *[other] singular
}
forms-noun = singular
    .plural = singular
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
       *[masculine] masculine
    }
   *[plural] { $gender ->
        [feminine] feminine-plural
       *[masculine] plural
    }
}
forms-adjective = masculine
    .feminine = required
    .plural = required
    .feminine-plural = plural
numeral = { $gender ->
    [feminine] { $count ->
        [2] שתי
        [3] שלוש
        [5] חמש
       *[other] { $count }
    }
   *[masculine] { $count ->
        [2] שני
        [3] שלושה
        [5] חמישה
       *[other] { $count }
    }
}
word-one = אחד
    .feminine = אחת
counted = { $count ->
    [1] { $noun } { word-one }
   *[other] { numeral } { $noun }
}
counted-state = { TRAIT($state, "place") ->
    [clause] { counted } { $state }
   *[adjective] { counted-adjective }
}
counted-adjective = { $count ->
    [1] { $noun } { $state } { word-one }
   *[other] { numeral } { $noun } { $state }
}
counted-none = אין { FORM($noun, 2) }
counted-none-state = { counted-none } { FORM($state, 2) }
counted-empty = עדיין { counted-none }
counted-more = { $count ->
    [1] יותר מ{ counted }
   *[other] יותר מ־{ counted }
}
counted-more-state = יותר מ־{ counted-state }
counted-range = { $count } { FORM($noun, 2) }
counted-range-state = { counted-range } { $state }
range = 2 עד 4
    .category = other
noun-dose = מנה
    .plural = מנות
    .gender = feminine
noun-photo = תמונה
    .plural = תמונות
    .gender = feminine
noun-step = צעד
    .plural = צעדים
    .gender = masculine
noun-message = הודעה
    .plural = הודעות
    .gender = feminine
noun-dollar = דולר
    .plural = דולרים
    .gender = masculine
    .above-ten = singular
noun-usd = { noun-dollar } { word-american }
    .gender = masculine
word-american = אמריקאי
    .feminine = אמריקאית
    .plural = אמריקאיים
    .feminine-plural = אמריקאיות
noun-minute = דקה
    .plural = דקות
    .gender = feminine
state-missed = פוספס
    .feminine = פוספסה
    .plural = פוספסו
adjective-missed = שפוספס
    .feminine = שפוספסה
    .plural = שפוספסו
    .place = clause
adjective-taken = שנלקח
    .feminine = שנלקחה
    .plural = שנלקחו
    .place = clause
adjective-selected = שנבחר
    .feminine = שנבחרה
    .plural = שנבחרו
    .place = clause
adjective-unread = שלא נקרא
    .feminine = שלא נקראה
    .plural = שלא נקראו
    .place = clause
noun-day = יום
    .plural = ימים
    .gender = masculine
    .counted = { $count ->
        [2] יומיים
   *[other] { counted }
}
