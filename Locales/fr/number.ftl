### French (France). Register: plain, neutral, and impersonal. If a phrase must address the listener, it uses "vous",
### never a form that shows a gender. Results are a noun, or a past participle that sounds the same in all its forms
### (terminé).
### Status: checked
### Read: 2026-11-30, cold reader, fr
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### The apostrophe is the typographic one. A colon has a space before it, as in written French. Voices ignore the space,
### but braille shows it. It is a plain space, because voices may name a no-break space.
### Values of $gender: masculine (if no phrase asks for a gender) and feminine. Words without a singular have
### masculine-plural and feminine-plural.
### Values of $case for days and times: "from" (de, du), "to" (à, au), "until" (jusqu’à, jusqu’au), and "around" (vers).
### For times, also "at" (à) and "end" (à). "span" is for the day of an interval with times. "last" is for days after
### "dernière" (dernière activité samedi).
### Values of $case for amounts: "of" (after de, d’), "until" (jusqu’à), and "amount" (after environ, au moins, encore).
### Days have "amount" after "entre".
### Other values of $case: "infinitive" for outcomes, "label" for states as names of fields, "marked" for states after
### "comme", and "field" for the value of a field.

## Settings: one word each, read by the library and never spoken

# Groups are parted by a narrow no-break space in French, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

minus = moins { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = infini

number-unavailable = nombre indisponible

# In words, by the rules of numerals.txt: voices misread "1re" and "22e", and "numéro 350" is what a runner wears, not
# the place. Only the first one has a gender.
ordinal = { NUMBER($value, type: "ordinal", style: "words") }

percent = { $value } pour cent

# No elision: "de 1 à 3" is read "de un à trois", as it should be. Feminine before a feminine noun: d’une à 3 livres.
# After a word that brings "de" itself, or needs none, the ends are bare: gain de 2 à 4 pages, environ 2 à 4 pages.
range = { $case ->
    [of] { range-ends }
    [amount] { range-ends }
    [until] { range-ends }
   *[alone] { range-alone }
}
range-alone = { $gender ->
    [feminine] { range-from } à { range-to-feminine }
   *[masculine] { range-from-masculine } à { range-to }
}
range-from = { $from ->
    [1] d’une
    [1000000] d’un million
    [1000000000] d’un milliard
   *[other] de { FORM(number-feminine, $from) }
}
range-from-masculine = { $from ->
    [1000000] d’un million
    [1000000000] d’un milliard
   *[other] de { $from }
}
range-ends = { $gender ->
    [feminine] { FORM(number-feminine, $from) } à { range-to-feminine }
   *[masculine] { FORM(number-masculine, $from) } à { range-to }
}

# The end of what begins below zero: de moins 4 à plus 18
range-to = { HEAD($from) ->
    [minus] { range-above }
   *[other] { $to }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}
range-to-feminine = { HEAD($from) ->
    [minus] { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plus { FORM(number-feminine, $to) }
    }
   *[other] { FORM(number-feminine, $to) }
}
-head-minus = moins
-head-unsigned = moins plus 0 zéro !0. !0,

## Large numbers, rounded. The names are those of the long scale: a milliard is ten to the 9th, and a billion is ten to
## the 12th
##
## From a million on, a number needs "de" before the name of a currency (1 million de dollars). A thousand doesn't.

# CLDR has "1,2 millier", which would need "de", and "2,5 mille", which sounds like the number 2,5000. People say 2500:
# the shown number has two digits at most below 10, so these are all there are.
compact-3 = { $count ->
    [1] mille
    [1.1] 1100
    [1.2] 1200
    [1.3] 1300
    [1.4] 1400
    [1.5] 1500
    [1.6] 1600
    [1.7] 1700
    [1.8] 1800
    [1.9] 1900
    [2.1] 2100
    [2.2] 2200
    [2.3] 2300
    [2.4] 2400
    [2.5] 2500
    [2.6] 2600
    [2.7] 2700
    [2.8] 2800
    [2.9] 2900
    [3.1] 3100
    [3.2] 3200
    [3.3] 3300
    [3.4] 3400
    [3.5] 3500
    [3.6] 3600
    [3.7] 3700
    [3.8] 3800
    [3.9] 3900
    [4.1] 4100
    [4.2] 4200
    [4.3] 4300
    [4.4] 4400
    [4.5] 4500
    [4.6] 4600
    [4.7] 4700
    [4.8] 4800
    [4.9] 4900
    [5.1] 5100
    [5.2] 5200
    [5.3] 5300
    [5.4] 5400
    [5.5] 5500
    [5.6] 5600
    [5.7] 5700
    [5.8] 5800
    [5.9] 5900
    [6.1] 6100
    [6.2] 6200
    [6.3] 6300
    [6.4] 6400
    [6.5] 6500
    [6.6] 6600
    [6.7] 6700
    [6.8] 6800
    [6.9] 6900
    [7.1] 7100
    [7.2] 7200
    [7.3] 7300
    [7.4] 7400
    [7.5] 7500
    [7.6] 7600
    [7.7] 7700
    [7.8] 7800
    [7.9] 7900
    [8.1] 8100
    [8.2] 8200
    [8.3] 8300
    [8.4] 8400
    [8.5] 8500
    [8.6] 8600
    [8.7] 8700
    [8.8] 8800
    [8.9] 8900
    [9.1] 9100
    [9.2] 9200
    [9.3] 9300
    [9.4] 9400
    [9.5] 9500
    [9.6] 9600
    [9.7] 9700
    [9.8] 9800
    [9.9] 9900
   *[other] { $count } mille
}

# $case "of": plus d’un million, see number-masculine.
compact-one = { $case ->
    [of] un
   *[bare] { $count }
}

compact-6 = { $count ->
    [1] { compact-one } million
    [one] { $count } million
   *[other] { $count } millions
}

compact-9 = { $count ->
    [1] { compact-one } milliard
    [one] { $count } milliard
   *[other] { $count } milliards
}

# Above it there is no other word: "many" is a million billions.
compact-12 = { $count ->
    [1] { compact-one } billion
    [one] { $count } billion
    [many] { $count } de billions
   *[other] { $count } billions
}
