### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the beginning of a period
### Case: to = the end of a period after its beginning
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: marked = a state after "as", when something is marked as it: označené ako
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: amount = an amount after words such as "about"
### Inner case: dial = the time next to another one in the same half of the day, in the genitive
### Inner case: instrumental = a span after "pred"
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: past = a day that is over
### Inner case: place = a date or an age in another phrase
### Inner case: since = a day that is over, after "od"
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass as an adjective of the wind

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): inanimate, of masculine nouns (liek), animate, of masculine nouns of people (člen), feminine
## (dávka), neuter (upozornenie); plural, for a noun that has no singular (úroky).
##
## Case ($case): nominative where nothing is asked; genitive after "od", "do", "z", "bez"; accusative after "za", "o",
## "na" and on buttons; instrumental after "pred", of spans of time only.

trait-gender = inanimate animate feminine neuter plural

## Nouns

# The forms of nouns. singular: jedna dávka, and the word alone. genitive: 1,5 dávky, bez jednej dávky. accusative: o
# jednu dávku, of feminine and animate nouns. plural: 2, 3, 4 dávky. plural-genitive: 0, 5, 21, 100 dávok.
# plural-accusative: o dvoch členov, of animate nouns alone. instrumental, plural-instrumental: pred hodinou, pred dvoma
# hodinami, of units of time alone.
forms-noun = singular
    .genitive = required
    .accusative = singular
    .instrumental = singular
    .plural = required
    .plural-genitive = required
    .plural-accusative = plural
    .plural-instrumental = plural

# After a number. The category "many" is the fractions.
form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
        [instrumental] instrumental
       *[nominative] singular
    }
    [few] { $case ->
        [genitive] plural-genitive
        [accusative] plural-accusative
        [instrumental] plural-instrumental
       *[nominative] plural
    }
    [many] genitive
   *[other] { $case ->
        [instrumental] plural-instrumental
       *[nominative] plural-genitive
    }
}

## Adjectives and participles

# impersonal: a state where nobody named what is in it (prečítané, nepodarilo sa). The others stand beside a noun or after
# one. neuter: nové oznámenie, but also nové správy. genitive: of masculine and neuter nouns, and the
# accusative of people. animate: noví členovia. until: before the end of a state, where another word is said. filter:
# after "len". marked: after "označiť ako". label: as the name of a field, where that is another word.
forms-adjective = impersonal
    .neuter = impersonal
    .masculine = neuter
    .feminine = neuter
    .genitive = required
    .feminine-genitive = genitive
    .feminine-accusative = feminine
    .animate = neuter
    .plural-genitive = required
    .until = impersonal
    .filter = neuter
    .marked = neuter
    .label = impersonal

# By the noun's gender, and by the form in which the noun stands beside it.
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [neuter] neuter
        [plural] neuter
       *[inanimate] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [neuter] neuter
        [plural] neuter
        [animate] genitive
       *[inanimate] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
        [plural] plural-genitive
       *[masculine] genitive
    }
    [plural] { $gender ->
        [animate] animate
       *[other] neuter
    }
    [plural-accusative] { $gender ->
        [animate] plural-genitive
       *[other] neuter
    }
   *[plural-genitive] plural-genitive
}

# A state after the thing that it describes. After "ako" it is neuter: the noun is not heard there, and the name of a dose
# can be masculine (označiť ako užité: Metformin).
form-predicate = { $case ->
    [marked] marked
    [accusative] marked
    [label] label
   *[nominative] { form-predicate-of }
}
form-predicate-of = { $gender ->
    [inanimate] { form-predicate-one }
    [feminine] { form-predicate-one }
    [neuter] { form-predicate-one }
    [animate] { form-predicate-one }
    [plural] neuter
   *[none] impersonal
}
# The form in which a noun would stand tells whether there is one thing.
form-predicate-one = { $form ->
    [singular] { form-predicate-short }
    [accusative] { form-predicate-short }
   *[several] { form-adjective }
}
form-predicate-short = { $gender ->
    [feminine] feminine
    [neuter] neuter
   *[inanimate] masculine
}

## Numerals
##
## One is a word (jeden, jedna, jedno), and so are 2 of feminine and neuter nouns (dve), which voices read as masculine,
## and 2 to 4 of people (dvaja). Further up the gender is not heard. In the genitive and the instrumental voices read
## digits wrong ("z 5" would sound like "z päť"): there all numbers below 100 are in words. See "items" and "span" in
## numerals.txt.

numeral = { $case ->
    [genitive] { NUMBER($count, style: "span") }
    [instrumental] { NUMBER($count, style: "ago") }
   *[nominative] { NUMBER($count, style: "items") }
}

## Patterns: the number of things

# 3 dávky
counted = { numeral } { $noun }

# 25 dolárov, dve hodiny. In the accusative and after "pred" a single one is said without its number, as in speech: za
# hodinu, pred hodinou.
counted-measure = { $case ->
    [accusative] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
    [instrumental] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
   *[nominative] { numeral } { $noun }
}

# 3 zmeškané dávky. After the noun stand words that are not adjectives: 3 úlohy po termíne.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
   *[before] { numeral } { $state } { $noun }
}

# žiadne dávky, žiadni členovia
counted-none = { no-things } { FORM($noun, form: "plural") }
no-things = { TRAIT($noun, "gender") ->
    [animate] žiadni
   *[other] žiadne
}

# žiadne zmeškané dávky; žiadne úlohy po termíne
counted-none-state = { TRAIT($state, "place") ->
    [after] { no-things } { FORM($noun, form: "plural") } { $state }
   *[before] { no-things } { plural-of-state } { FORM($noun, form: "plural") }
}
plural-of-state = { TRAIT($noun, "gender") ->
    [animate] { FORM($state, form: "animate") }
   *[other] { FORM($state, form: "neuter") }
}

# zatiaľ žiadne dávky
counted-empty = zatiaľ { counted-none }

# viac ako jedna dávka, viac ako 99 dávok
counted-more = viac ako { counted }

counted-more-state = viac ako { counted-state }

# Before the app's own phrase for the things: viac ako 99.
more-than = viac ako { NUMBER($value, style: "items") }
