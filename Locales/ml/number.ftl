### Malayalam (India), standard spoken Malayalam. Register: impersonal and polite. Requests have the form in -ഉക (തുറക്കുക,
### ചേർക്കുക), and hints the infinitive in -ആൻ before it. Verbs don't agree with anybody, so no phrase shows a gender.
### Status: checked
### Read: 2026-11-30, cold reader, ml
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin, as in CLDR. Chillu letters are single
### characters (ൻ ർ ൽ ൾ ൺ), and no joiner is used, not even where print has one (ആഴ്ച, അപ്ഡേറ്റ്). A suffix after digits has a
### hyphen, which voices read as one word with the number: 5-ൽ, 20-ന്. Names of users never have a suffix.
###
### Most postpositions (മുതൽ, വരെ, മുമ്പ്, കഴിഞ്ഞ്) stand after the plain form. $case is "locative" before കൂടുതൽ and കുറവ്
### (ഒരു മണിക്കൂറിൽ കൂടുതൽ), "at" for the time when something happens (9 മണിക്ക്), "on" for the day (നവംബർ 20-ന്).

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = മൈനസ് { $amount }

# മണിക്കൂറിൽ പ്ലസ് 8 കിലോമീറ്റർ, where no other case is asked for
plus = { $case ->
    [locative] പ്ലസ് { $amount }
   *[direct] { HEAD($amount) ->
        [per-time] { FORM($amount, case: "plus") }
       *[other] പ്ലസ് { $amount }
    }
}
-head-per-time = മണിക്കൂറിൽ സെക്കൻഡിൽ

## Numbers

infinity = അനന്തം

number-unavailable = സംഖ്യ ലഭ്യമല്ല

# In words: voices read 22-ാമത് as two words.
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = { $case ->
    [locative] { percent-number } ശതമാനത്തിൽ
   *[direct] { percent-number } ശതമാനം
}
percent-number = { $value ->
    [1] ഒരു
   *[other] { $value }
}

# Without വരെ before a unit (case "part"), which has it after itself. മൈനസ് 5 മുതൽ പ്ലസ് 22 വരെ, for മൈനസ് would be heard as of
# both.
range = { $case ->
    [part] { range-part }
   *[whole] { range-ends } വരെ
}
range-ends = { HEAD($from) ->
    [below-zero] { $from } മുതൽ { range-above }
   *[other] { $from } മുതൽ { $to }
}
# മണിക്കൂറിൽ 0 മുതൽ ഒരു കിലോമീറ്റർ
range-part = { $to ->
    [1] { range-to-one }
   *[other] { range-ends }
}
range-to-one = { $from } മുതൽ ഒരു
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] പ്ലസ് { $to }
}
-head-below-zero = മൈനസ്
-head-unsigned = മൈനസ് പ്ലസ് 0 പൂജ്യം !0.

## Large numbers, rounded: thousand, lakh, crore, lakh crore

compact-3 = { $count ->
    [1] ആയിരം
   *[other] { $count } ആയിരം
}

compact-5 = { counted-number } ലക്ഷം

compact-7 = { counted-number } കോടി

compact-12 = { counted-number } ലക്ഷം കോടി
