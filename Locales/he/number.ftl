### Hebrew (Israel). Register: plain and impersonal. Nobody is addressed: requests are "יש להזין" or a noun (מחיקה), never an
### imperative, nor שלך, in which voices hear a gender. What was done is a passive past (הושלם) or a noun.
### Status: checked
### Read: 2026-11-30, cold reader, he
###
### Plain spelling, without vowel points and bidi control characters. The numbers 1 to 10 are words beside what they count,
### in its gender: voices read digits in the feminine (5 as חמש). A number without a noun stays in digits. A prefix (ו, ב, ל, מ)
### is written onto a Hebrew word; before digits and foreign names it has a hyphen (ב-5), see list.ftl; voices name the maqaf.
### Times have שעה in front, so that no prefix meets their digits: בשעה 14:30.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = מינוס { $amount }

plus = פלוס { $amount }

## Numbers

infinity = אינסוף

number-unavailable = המספר לא זמין

# From 11 on with the article, as it is said: ה-22
ordinal = { $gender ->
    [feminine] { ordinal-feminine }
   *[masculine] { ordinal-masculine }
}
ordinal-feminine = { $value ->
    [1] ראשונה
    [2] שנייה
    [3] שלישית
    [4] רביעית
    [5] חמישית
    [6] שישית
    [7] שביעית
    [8] שמינית
    [9] תשיעית
    [10] עשירית
   *[other] ה-{ $value }
}
ordinal-masculine = { $value ->
    [1] ראשון
    [2] שני
    [3] שלישי
    [4] רביעי
    [5] חמישי
    [6] שישי
    [7] שביעי
    [8] שמיני
    [9] תשיעי
    [10] עשירי
   *[other] ה-{ $value }
}

# Above ten the noun is singular, as it is said: 75 אחוז
percent = { $value ->
    [1] אחוז אחד
    [2] שני אחוזים
    [3] שלושה אחוזים
    [4] ארבעה אחוזים
    [5] חמישה אחוזים
    [6] שישה אחוזים
    [7] שבעה אחוזים
    [8] שמונה אחוזים
    [9] תשעה אחוזים
    [10] עשרה אחוזים
   *[other] { $value } אחוז
}

# Without a prefix, so that both ends may be digits.
range = { HEAD($from) ->
    [minus] { $from } עד { range.end }
   *[other] { range-plain }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] פלוס { $to }
    }
range-plain = { $gender ->
    [feminine] { range-feminine }
    [masculine] { range-masculine }
   *[none] { $from } עד { $to }
}
# Up to ten in words, as other numbers beside their noun.
range-feminine = { $to ->
    [2] { range-feminine-from } עד שתי
    [3] { range-feminine-from } עד שלוש
    [4] { range-feminine-from } עד ארבע
    [5] { range-feminine-from } עד חמש
    [6] { range-feminine-from } עד שש
    [7] { range-feminine-from } עד שבע
    [8] { range-feminine-from } עד שמונה
    [9] { range-feminine-from } עד תשע
    [10] { range-feminine-from } עד עשר
   *[other] { $from } עד { $to }
}
range-feminine-from = { $from ->
    [1] אחת
    [2] שתיים
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
    [8] שמונה
    [9] תשע
   *[other] { $from }
}
range-masculine = { $to ->
    [2] { range-masculine-from } עד שני
    [3] { range-masculine-from } עד שלושה
    [4] { range-masculine-from } עד ארבעה
    [5] { range-masculine-from } עד חמישה
    [6] { range-masculine-from } עד שישה
    [7] { range-masculine-from } עד שבעה
    [8] { range-masculine-from } עד שמונה
    [9] { range-masculine-from } עד תשעה
    [10] { range-masculine-from } עד עשרה
   *[other] { $from } עד { $to }
}
range-masculine-from = { $from ->
    [1] אחד
    [2] שניים
    [3] שלושה
    [4] ארבעה
    [5] חמישה
    [6] שישה
    [7] שבעה
    [8] שמונה
    [9] תשעה
   *[other] { $from }
}
-head-minus = מינוס
-head-unsigned = מינוס פלוס 0 אפס !0.

## Large numbers, rounded

compact-3 = { $count ->
    [1] אלף
    [2] אלפיים
    [3] שלושת אלפים
    [4] ארבעת אלפים
    [5] חמשת אלפים
    [6] ששת אלפים
    [7] שבעת אלפים
    [8] שמונת אלפים
    [9] תשעת אלפים
    [10] עשרת אלפים
   *[other] { $count } אלף
}

compact-6 = { $count ->
    [1] מיליון
   *[other] { numeral-masculine } מיליון
}

compact-9 = { $count ->
    [1] מיליארד
   *[other] { numeral-masculine } מיליארד
}

compact-12 = { $count ->
    [1] טריליון
   *[other] { numeral-masculine } טריליון
}
