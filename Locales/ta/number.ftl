### Tamil (India), standard written Tamil as apps have it, in Tamil script. Register: impersonal and polite. Buttons have
### the short imperative, as on all devices (நீக்கு, சேமி); hints, errors, and requests have the polite -வும் (தட்டவும்,
### உள்ளிடவும்). No phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, ta
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin. A suffix stands right after the digits of a
### number (99க்கு மேல், 5இல் 3), which voices read as one word. Units and currencies are singular after every number
### (25 டாலர், 5 கிலோமீட்டர்), but those of time are not (5 நிமிடங்கள்). Names of the user's never take a suffix: they
### stand before or after a colon, or before a word that has it: Eastern நேரப்படி.
###
### $case "dative", "locative", and "accusative" are the suffixes before மேல், முன்பு, விட. "at" is for a time, a day, or a
### moment that tells when: மாலை 6 மணிக்கு, நவம்பர் 3 அன்று. முதல் and வரை ask for no case. A consonant that is doubled
### before க, ச, த, ப is written where the next word is fixed: நிமிடங்களுக்குப் பிறகு, கோப்பைத் திற.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

# The everyday word, as for temperatures.
# மைனஸ் 3 தவறவிட்ட டோஸ்கள், for the sign belongs to the number
minus = { HEAD($amount) ->
    [digit] மைனஸ் { $amount }
   *[word] { HEAD(FORM($amount, case: "signed")) ->
        [digit] மைனஸ் { FORM($amount, case: "signed") }
       *[word] மைனஸ் { $amount }
    }
}

plus = { HEAD($amount) ->
    [per-time] { FORM($amount, case: "plus") }
   *[other] பிளஸ் { $amount }
}
-head-per-time = மணிக்கு விநாடிக்கு

## Numbers

infinity = முடிவிலி

number-unavailable = எண் கிடைக்கவில்லை

# In words: voices read "2வது" as two words.
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = { $case ->
    [dative] { percent-number } சதவீதத்திற்கு
    [locative] { percent-number } சதவீதத்தில்
   *[direct] { percent-number } சதவீதம்
}
percent-number = { $value ->
    [1] ஒரு
   *[other] { $value }
}

# 2 முதல் 4 வரை; without வரை before the name of a unit (case "part"): 20 முதல் 30 டாலர்
range = { $case ->
    [part] { $from } { range-join } { range-part-end }
    [dative] { $from } { range-join } { $to }
   *[whole] { $from } { range-join } { $to } வரை
}
# 0 முதல் ஒரு டாலர்
range-part-end = { $to ->
    [1] ஒரு
   *[other] { $to }
}
# மைனஸ் 5 முதல் பிளஸ் 22, for மைனஸ் would be heard as of both.
range-join = { HEAD($from) ->
    [below-zero] { HEAD($to) ->
        [unsigned] முதல்
       *[signed] முதல் பிளஸ்
    }
   *[other] முதல்
}
-head-below-zero = மைனஸ்
-head-unsigned = மைனஸ் பிளஸ் 0 பூஜ்ஜியம் !0.

## Large numbers, rounded, by the Indian powers: thousand, lakh, crore, lakh crore

compact-3 = { $count ->
    [1] ஆயிரம்
   *[other] { $count } ஆயிரம்
}

compact-5 = { $count ->
    [1] ஒரு லட்சம்
   *[other] { $count } லட்சம்
}

compact-7 = { $count ->
    [1] ஒரு கோடி
   *[other] { $count } கோடி
}

compact-12 = { $count ->
    [1] ஒரு லட்சம் கோடி
   *[other] { $count } லட்சம் கோடி
}
