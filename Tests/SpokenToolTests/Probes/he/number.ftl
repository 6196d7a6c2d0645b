### Hebrew (Israel). Register: plain, neutral, impersonal. The listener is never addressed by gender: results are said in the
### passive past (הושלם) or with a noun, never with an imperative.
### Status: drafted
###
### A phrase stands here as it is heard inside a sentence. No bidi control characters, no vowel points.
### A prefix (ו, ב, מ) is written onto a Hebrew word; before a number or a foreign name it has a maqaf (ו־50): see list.ftl.
### $case: "bare", "at", "on", "from" and "to" for days and times; of months "since" (ממרץ); of things "owned" (with the article).

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = מינוס { $amount }

plus = פלוס { $amount }

## Numbers

infinity = אינסוף

number-unavailable = המספר אינו זמין

ordinal = { $gender ->
    [feminine] { $value ->
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
       *[other] מספר { $value }
    }
   *[masculine] { $value ->
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
       *[other] מספר { $value }
    }
}

# Above ten the noun is singular, as it is said: 75 אחוז.
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

# No prefix, so that both ends may be digits.
range = { $from } עד { $to }

# Numerals from 3 to 10 have the gender of what they count; voices guess it from digits, and guess wrong. 1 and 2 have forms
# of their own with each noun.
numeral-masculine = { $count ->
    [3] שלושה
    [4] ארבעה
    [5] חמישה
    [6] שישה
    [7] שבעה
    [8] שמונה
    [9] תשעה
    [10] עשרה
    [one] { $count }
    [two] { $count }
   *[other] { $count }
}
numeral-feminine = { $count ->
    [3] שלוש
    [4] ארבע
    [5] חמש
    [6] שש
    [7] שבע
    [8] שמונה
    [9] תשע
    [10] עשר
    [one] { $count }
    [two] { $count }
   *[other] { $count }
}

## Large numbers in short

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
    [2] שני מיליון
    [one] { $count } מיליון
    [two] { $count } מיליון
   *[other] { numeral-masculine } מיליון
}

compact-9 = { $count ->
    [1] מיליארד
    [2] שני מיליארד
    [one] { $count } מיליארד
    [two] { $count } מיליארד
   *[other] { numeral-masculine } מיליארד
}

compact-12 = { $count ->
    [1] טריליון
    [2] שני טריליון
    [one] { $count } טריליון
    [two] { $count } טריליון
   *[other] { numeral-masculine } טריליון
}
