### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the beginning of a period
### Case: to = the end of a period after its beginning
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: marked = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: amount = an amount after words such as "about"
### Inner case: dial = the time next to another one in the same half of the day, in the genitive
### Inner case: instrumental = a span after "před"
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: past = a day that is over
### Inner case: place = a date or an age in another phrase
### Inner case: since = a day that is over, after "od"
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass as an adjective of the wind

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): inanimate, of masculine nouns (lék), animate, of masculine nouns of people (člen), feminine (dávka), neuter
## (upozornění); plural, for a noun that has no singular (úroky).
##
## Case ($case): nominative where nothing is asked; genitive after "od", "do", "z", "bez"; accusative after "za", "o",
## "na" and on buttons; instrumental after "před", of spans of time only.

trait-gender = inanimate animate feminine neuter plural

## Nouns

# The forms of nouns. singular: jedna dávka, and the word alone. genitive: 1,5 dávky, bez jedné dávky. accusative: o
# jednu dávku, of feminine and animate nouns. plural: 2, 3, 4 dávky. plural-genitive: 0, 5, 21, 100 dávek.
# plural-accusative: o 2 členy, of animate nouns alone. instrumental, plural-instrumental: před hodinou, před dvěma
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

# impersonal: a state where nobody named what is in it (přečteno, nové). short-masculine, short-feminine: a state after a
# name whose gender is known (objednávka: odeslána). The others stand beside a noun. neuter: nové oznámení, but also
# nové zprávy and bez nové zprávy. feminine: nová zpráva, and nová oznámení. genitive: of masculine and neuter nouns,
# and the accusative of people. animate: noví členové. until: before the end of a state, where another word is said.
# filter: after "jen". marked: after "označit jako". label: as the name of a field, where that is another word.
forms-adjective = impersonal
    .neuter = impersonal
    .masculine = neuter
    .feminine = neuter
    .genitive = required
    .feminine-accusative = feminine
    .animate = neuter
    .plural-genitive = required
    .short-neuter = impersonal
    .short-masculine = masculine
    .short-feminine = feminine
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
        [feminine] neuter
        [plural] plural-genitive
       *[masculine] genitive
    }
    [plural] { $gender ->
        [neuter] feminine
        [animate] animate
       *[other] neuter
    }
    [plural-accusative] { $gender ->
        [neuter] feminine
       *[other] neuter
    }
   *[plural-genitive] plural-genitive
}

# A state after the thing that it describes. The case "marked" is for a thing that is marked with a state, before its
# name, and is neuter for all but people: označeno jako užité: Metformin. Without a name (accusative) the state agrees
# with what the app says: označeno jako užitou, of a dose.
form-predicate = { $case ->
    [marked] { form-predicate-named }
    [accusative] { form-predicate-marked }
    [label] label
   *[nominative] { form-predicate-of }
}
form-predicate-named = { $gender ->
    [animate] genitive
   *[other] marked
}
form-predicate-marked = { $gender ->
    [inanimate] masculine
    [feminine] feminine-accusative
    [neuter] neuter
    [animate] genitive
    [plural] neuter
   *[none] marked
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
    [feminine] short-feminine
    [neuter] short-neuter
   *[inanimate] short-masculine
}

## Numerals
##
## One is a word (jeden, jedna, jedno), and so is 2 of feminine and neuter nouns (dvě), which voices read as masculine.
## Further up the gender is not heard. In the genitive and the instrumental voices read all digits wrong ("z 5" would
## sound like "z pět"): there all numbers below 10000 are in words. See "items" and "span" in numerals.txt.

numeral = { $case ->
    [genitive] { NUMBER($count, style: "span") }
    [instrumental] { NUMBER($count, style: "ago") }
   *[nominative] { NUMBER($count, style: "items") }
}

## Patterns: the number of things

# 3 dávky
counted = { numeral } { $noun }

# 25 dolarů, dvě hodiny. In the accusative and after "před" a single one is said without its number, as in speech: za
# hodinu, před hodinou.
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

# 3 zapomenuté dávky. After the noun stand words that are not adjectives: 3 úkoly po termínu.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
   *[before] { numeral } { $state } { $noun }
}

# žádné dávky, žádní členové, žádná oznámení
counted-none = { no-things } { FORM($noun, form: "plural") }
no-things = { TRAIT($noun, "gender") ->
    [animate] žádní
    [neuter] žádná
   *[other] žádné
}

# žádné zapomenuté dávky; žádné úkoly po termínu
counted-none-state = { TRAIT($state, "place") ->
    [after] { no-things } { FORM($noun, form: "plural") } { $state }
   *[before] { no-things } { plural-of-state } { FORM($noun, form: "plural") }
}
plural-of-state = { TRAIT($noun, "gender") ->
    [animate] { FORM($state, form: "animate") }
    [neuter] { FORM($state, form: "feminine") }
   *[other] { FORM($state, form: "neuter") }
}

# zatím žádné dávky
counted-empty = zatím { counted-none }

# více než jedna dávka, více než 99 dávek
counted-more = více než { counted }

counted-more-state = více než { counted-state }

# Before the app's own phrase for the things: více než 99.
more-than = více než { NUMBER($value, style: "items") }
