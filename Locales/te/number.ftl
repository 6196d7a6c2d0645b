### Telugu (India), standard spoken Telugu. Register: polite, the plural of respect (చేయండి, నొక్కండి, మీరు). What was
### done is told without a doer (తొలగించారు, సేవ్ అయింది), never in the passive with బడు. No word agrees with the
### listener's gender. Words of apps are the English ones where people say them (ఫోల్డర్, టాస్క్).
### Status: checked
### Read: 2026-11-30, cold reader, te
###
### Each phrase is written as it is heard inside a sentence. Digits are Latin. The joiner U+200C stands only where an
### English word that ends in a consonant goes on (ఆన్‌లైన్, ఫైల్‌కు): without it the spelling is another one.
###
### $case is "oblique" before a postposition (2 గంటల నుండి, 5 డాలర్ల కంటే), "dative" before కు, "accusative" of people
### who are acted on. Names of users are not inflected; కి, ను, లో and నుండి come after them as after any name. Before a
### noun, 1 is ఒక, for voices read it ఒకటి. The cases of times and days are in date.ftl.

## Settings: one word each, read by the library and never spoken

number-digits = plain

## Signs

minus = మైనస్ { $amount }

# గంటకు ప్లస్ 8 కిలోమీటర్లు, where no other case is asked for
plus = { $case ->
    [oblique] ప్లస్ { $amount }
   *[direct] { HEAD($amount) ->
        [per-time] { FORM($amount, case: "plus") }
       *[other] ప్లస్ { $amount }
    }
}
-head-per-time = గంటకు సెకనుకు

## Numbers

infinity = అనంతం

number-unavailable = సంఖ్య అందుబాటులో లేదు

# In words, see numerals.txt
ordinal = { NUMBER($value, style: "words", type: "ordinal") }

percent = { $value ->
    [1] ఒక శాతం
   *[other] { $value } శాతం
}

# మైనస్ 5 నుండి ప్లస్ 22, for మైనస్ would be heard as of both.
range = { HEAD($from) ->
    [below-zero] { $from } నుండి { range.above }
   *[other] { $from } నుండి { range-end }
}
    .above = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] ప్లస్ { range-end }
    }
# 0 నుండి ఒక శాతం
range-end = { $case ->
    [part] { $to ->
        [1] ఒక
       *[other] { $to }
    }
   *[whole] { $to }
}
-head-below-zero = మైనస్
-head-unsigned = మైనస్ ప్లస్ 0 సున్నా !0.

## Large numbers, rounded: thousand, lakh, crore. "counting" is before a noun: 5 లక్షలు, but 5 లక్షల సందేశాలు

compact-3 = { $case ->
    [counting] { $count ->
        [1] వెయ్యి
       *[other] { $count } వేల
    }
   *[direct] { $count ->
        [1] వెయ్యి
       *[other] { $count } వేలు
    }
}

compact-5 = { $case ->
    [counting] { $count ->
        [1] లక్ష
       *[other] { $count } లక్షల
    }
   *[direct] { $count ->
        [1] లక్ష
       *[other] { $count } లక్షలు
    }
}

compact-7 = { $case ->
    [counting] { $count ->
        [1] కోటి
       *[other] { $count } కోట్ల
    }
   *[direct] { $count ->
        [1] కోటి
       *[other] { $count } కోట్లు
    }
}

compact-12 = { $case ->
    [counting] { $count ->
        [1] లక్ష కోట్ల
       *[other] { $count } లక్షల కోట్ల
    }
   *[direct] { $count ->
        [1] లక్ష కోట్లు
       *[other] { $count } లక్షల కోట్లు
    }
}
