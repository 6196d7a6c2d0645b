### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, a month, or a time at which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the elative, of the beginning of a period, also before "lähtien"
### Case: to = the illative, of the end of a period, also before "asti"
### Case: genitive = an amount before words such as "jälkeen", "kuluttua", and "päässä", and a month
### Case: as = a state in the translative, when something is marked as it
### Case: infinitive = the result of using a control, before the gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: accusative = a measured amount, as in "tunnin myöhässä"
### Inner case: bounded = an amount after a word that limits it
### Inner case: changed = an amount by which something changed
### Inner case: dayfrom = a time in the elative after its day
### Inner case: dayto = a time in the illative after its day
### Inner case: dial = a time without its word, after another time
### Inner case: end = a time in the illative at the end of an interval
### Inner case: inner = an age without its word
### Inner case: last = a time in the illative after one in the same part of the day
### Inner case: part = a time after its part of the day
### Inner case: partitive = an amount before "kohti", and the month after a day
### Inner case: reach = an amount at the end of a range, with its number in the illative
### Inner case: start = a time in the elative at the beginning of an interval
### Inner case: onetime = a schedule that happens only once
### Inner case: whole = the first value of a chart, before its rest
### Inner case: wind = a point of the compass as the name of a wind

## How Finnish counts
##
## A noun has the singular, the partitive after numbers (5 annosta), the partitive plural after "ei" (ei annoksia), and
## the plural for all of them (vain aktiiviset lääkkeet). The genitive is for the phrases of apps (kahden annoksen
## jälkeen) and for what is measured (kahden kilometrin päässä). Some nouns have .target: vastaa viestiin, soita henkilölle.

forms-noun = singular
    .partitive = required
    .plural-partitive = partitive
    .plural = singular
    .genitive = singular
    .target = singular

form-noun = { $case ->
    [genitive] genitive
    [partitive] partitive
    [reach] partitive
    [accusative] { $count ->
        [one] genitive
       *[other] partitive
    }
   *[nominative] { $count ->
        [one] singular
       *[other] partitive
    }
}

# The nouns that have .target, see action-reply in action.ftl.
trait-object = to

# Words without endings have only the first (3 tehtävää myöhässä).
# .as: merkitse otetuksi. .until: before the end of a state, where it is another word (voimassa perjantaihin asti).
forms-adjective = singular
    .partitive = singular
    .plural = singular
    .plural-partitive = singular
    .genitive = singular
    .as = singular
    .until = singular

form-adjective = { $form ->
    [genitive] genitive
    [partitive] partitive
    [plural] plural
    [plural-partitive] plural-partitive
   *[singular] singular
}

# A state after a name: Aspirin: otettu
form-predicate = { $case ->
    [as] as
   *[state] singular
}

## Numbers. In a case they are in words, see number.ftl

numeral = { $case ->
    [genitive] { NUMBER($count, style: "span") }
    [partitive] { NUMBER($count, style: "span") }
    [reach] { NUMBER($count, style: "span", case: "to") }
    [accusative] { $count ->
        [1] { NUMBER($count, style: "span", case: "genitive") }
       *[other] { $count }
    }
   *[nominative] { $count }
}

## Patterns: the number of things

counted = { numeral } { $noun }

# A single one that is measured has no number: tunnin myöhässä, tunnin kuluttua, yli tunti.
counted-measure = { $count ->
    [1] { $case ->
        [genitive] { $noun }
        [accusative] { $noun }
        [bounded] { $noun }
        [partitive] { $noun }
       *[nominative] { numeral } { $noun }
    }
   *[other] { numeral } { $noun }
}

# 3 otettua annosta; words without endings come after: 3 tehtävää myöhässä, but kolmen myöhässä olevan tehtävän. So also
# before a day in the elative, which would be heard as the place (poissa viime viikosta).
counted-state = { TRAIT($state, "place") ->
    [after] { $case ->
        [genitive] { numeral } { $state } olevan { $noun }
        [changed] { counted-state-before }
       *[nominative] { numeral } { $noun } { $state }
    }
   *[before] { numeral } { $state } { $noun }
}
counted-state-before = { $count ->
    [one] { numeral } { $state } oleva { $noun }
   *[other] { numeral } { $state } olevaa { $noun }
}

counted-none = ei { FORM($noun, form: "plural-partitive") }

counted-none-state = { TRAIT($state, "place") ->
    [after] ei { FORM($noun, form: "plural-partitive") } { $state }
   *[before] ei { FORM($state, form: "plural-partitive") } { FORM($noun, form: "plural-partitive") }
}

counted-empty = ei vielä { FORM($noun, form: "plural-partitive") }

counted-more = yli { counted }

counted-more-state = yli { counted-state }

more-than = yli { $value }
