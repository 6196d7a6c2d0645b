### Finnish (Finland). Register: plain, as in apps: nobody is addressed, results are passive participles (tallennettu), and
### requests have the short imperative (valitse vastaus). Without "sinä", "te", and possessive endings,
### but for the listener's time (sinun aikaasi) and what others did with the listener (sinä ja Maya reagoitte).
### Status: checked
### Read: 2026-11-30, cold reader, fi
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.
### Finnish has no gender. After every number but 1 the noun is in the partitive singular (5 annosta, 1,5 annosta).
### Voices read digits in the nominative only. A number that needs another case is in words (viiden minuutin päästä,
### kahdesta neljään annosta, 3 viidestä) up to 999 and if it is round. Otherwise it stays in digits, if need be in
### another phrase.
### Values of $case: nominative, if nothing is asked; "on" when (tiistaina, maaliskuussa), "from" the elative (tiistaista),
### "to" the illative (tiistaihin), "every" (tiistaisin), "genitive", and others (see grammar.ftl).
### Users' names are never inflected. They come after a colon, or stand as an object of the imperative (poista Aspirin).
### Times have "kello" and a colon (kello 14:30), and days are ordinals in words (kolmas marraskuuta).

## Settings: one word each, read by the library and never spoken

# Voices misread the spaces between groups of digits.
number-digits = plain

## Signs

minus = miinus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = ääretön

number-unavailable = luku ei ole saatavilla

# Voices read "22." as plain 22.
ordinal = { NUMBER($value, style: "place") }

percent = { $case ->
    [genitive] { NUMBER($value, style: "span") } prosentin
    [accusative] { $value ->
        [one] { NUMBER($value, style: "span", case: "genitive") } prosentin
       *[other] { $value } prosenttia
    }
   *[nominative] { $value ->
        [one] { $value } prosentti
       *[other] { $value } prosenttia
    }
}

# kahdesta neljään annosta. Decimals and long numbers stay in digits: 1,5 viiva 2 annosta.
range = { TAIL(range-from) ->
    [digit] { range-digits }
   *[words] { TAIL(range-to) ->
        [digit] { range-digits }
       *[words] { range-from } { range.end }
    }
}
    .end = { HEAD($from) ->
        [minus] { HEAD($to) ->
            [unsigned] { range-to }
           *[signed] plus { range-to }
        }
       *[other] { range-to }
    }
range-from = { NUMBER($from, style: "span", case: "from") }
range-to = { NUMBER($to, style: "span", case: "to") }
range-digits = { $from } viiva { HEAD($from) ->
    [minus] { range-digits-end }
   *[other] { $to }
}
range-digits-end = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}
-tail-digit = 0 1 2 3 4 5 6 7 8 9
-head-minus = miinus
-head-unsigned = miinus plus 0 nolla !0. !0,

## Large numbers, rounded. Names of the long scale: miljardi is ten to the 9th, biljoona ten to the 12th

# The noun that follows is in the partitive: 1,2 miljoonaa dollaria.
compact-3 = { $case ->
    [genitive] { NUMBER($count, style: "span") } tuhannen
   *[nominative] { $count ->
        [1] tuhat
       *[other] { $count } tuhatta
    }
}

compact-6 = { $case ->
    [genitive] { NUMBER($count, style: "span") } miljoonan
   *[nominative] { $count ->
        [one] { $count } miljoona
       *[other] { $count } miljoonaa
    }
}

compact-9 = { $case ->
    [genitive] { NUMBER($count, style: "span") } miljardin
   *[nominative] { $count ->
        [one] { $count } miljardi
       *[other] { $count } miljardia
    }
}

compact-12 = { $case ->
    [genitive] { NUMBER($count, style: "span") } biljoonan
   *[nominative] { $count ->
        [one] { $count } biljoona
       *[other] { $count } biljoonaa
    }
}
