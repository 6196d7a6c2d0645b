### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: as = a state after "as", when something is marked as it
### Case: every = a day of the week on which something always happens
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: ago = the accusative after "prije" and "za", where a single unit has no number
### Inner case: amount = an age without the word for it
### Inner case: dial = a time or a year before another one that says the rest
### Inner case: hour = a full hour before another one that says "sati"
### Inner case: onetime = a schedule that happens only once
### Inner case: today = a time after another word for the part of the day
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass as an adjective of the wind

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): masculine (uređaj), feminine (doza), neuter (pitanje); animate, for masculine nouns of people
## (član), whose accusative is the genitive; person, for osoba, which is feminine but is said of anyone; inanimate, the word
## for masculine in cldrunit.ftl, which CLDR uses for Croatian. It is like masculine: the last variant of every choice.

trait-gender = masculine feminine neuter animate person inanimate

## Nouns

# singular: 1, 21, 2,1 (uređaj). genitive: do jednog uređaja. accusative: za jednu dozu. paucal: 2, 3, 4, 22, mostly like the
# genitive (2 doze, 2 uređaja, but 2 američka dolara). plural: the noun alone, of masculine nouns (samo novi uređaji).
# plural-accusative: sortiraj uređaje. plural-genitive: 0, 5, 11, 1,5 uređaja.
forms-noun = singular
    .genitive = required
    .accusative = singular
    .paucal = genitive
    .plural = paucal
    .plural-accusative = plural
    .plural-genitive = required

# 2, 3 and 4 don't change after prepositions: do 4 doze.
form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
        [ago] accusative
       *[nominative] singular
    }
    [few] paucal
   *[other] plural-genitive
}

## Adjectives and participles

# impersonal: a state alone (propušteno). The others stand beside a noun: neuter, where that is another word (nije
# odabrano, but neodabrano pitanje); masculine (1 propušten poziv); feminine (1 propuštena doza; of masculine and neuter
# nouns also after 2, 3 and 4: 2 propuštena poziva); genitive; feminine-genitive (also 2 propuštene doze); plural (samo
# propušteni pozivi). said-masculine, said-feminine: after a name whose gender is known (doza: uzeta). until: before the end
# of a state (vrijedi do prvog ožujka, but ispravno). filter: after "samo". label: as the name of a field (rok plaćanja:
# sutra).
forms-adjective = impersonal
    .neuter = impersonal
    .masculine = neuter
    .feminine = neuter
    .genitive = neuter
    .feminine-genitive = genitive
    .feminine-accusative = feminine
    .plural = neuter
    .plural-genitive = genitive
    .said-masculine = masculine
    .said-feminine = feminine
    .until = impersonal
    .filter = plural
    .label = impersonal

# By the noun's gender, and by the form in which the noun stands beside it: 2 nova uređaja, 5 novih uređaja.
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [person] feminine
        [neuter] neuter
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [person] feminine-accusative
        [neuter] neuter
        [animate] genitive
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
        [person] feminine-genitive
       *[masculine] genitive
    }
    [paucal] { $gender ->
        [feminine] feminine-genitive
        [person] feminine-genitive
       *[masculine] feminine
    }
    [plural] { $gender ->
        [feminine] feminine-genitive
        [person] feminine-genitive
        [neuter] feminine
       *[masculine] plural
    }
    [plural-accusative] { $gender ->
        [neuter] feminine
       *[masculine] feminine-genitive
    }
   *[plural-genitive] plural-genitive
}

# A state after the thing that it describes. Of people, and of several things, it stays impersonal, for a name may be
# anyone's. "As" is neuter: označeno kao pročitano.
form-predicate = { $case ->
    [as] neuter
    [label] label
   *[nominative] { form-predicate-of }
}
form-predicate-of = { $form ->
    [singular] { form-predicate-one }
    [accusative] { form-predicate-one }
   *[several] impersonal
}
form-predicate-one = { $gender ->
    [masculine] said-masculine
    [feminine] said-feminine
   *[neuter] impersonal
}

## Numerals
##
## Voices read 1 and 2 as masculine (jedan, dva): before feminine nouns all that ends with them is in words (jedna doza,
## dvadeset dvije doze), before neuter nouns all that ends with 1, and so is 1 in the genitive (do jednog dana).

numeral = { $gender ->
    [feminine] { numeral-feminine }
    [person] { numeral-feminine }
    [neuter] { numeral-neuter }
    [animate] { numeral-animate }
   *[masculine] { $case ->
        [genitive] { numeral-genitive }
       *[nominative] { $count }
    }
}

numeral-neuter = { $case ->
    [genitive] { numeral-genitive }
   *[nominative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "neuter") }
       *[other] { $count }
    }
}

numeral-animate = { $case ->
    [genitive] { numeral-genitive }
    [accusative] { numeral-genitive }
   *[nominative] { $count }
}

# A range or a rounded number brings its own genitive.
numeral-genitive = { $count ->
    [one] { NUMBER($count, style: "items", gender: "masculine", case: "genitive") }
   *[other] { $count }
}

numeral-feminine = { $count ->
    [one] { $case ->
        [genitive] { NUMBER($count, style: "items", gender: "feminine", case: "genitive") }
        [accusative] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") }
        [ago] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") }
       *[nominative] { NUMBER($count, style: "items", gender: "feminine") }
    }
    [few] { TAIL($count) ->
        [two] { NUMBER($count, style: "items", gender: "feminine") }
       *[other] { $count }
    }
   *[other] { $count }
}
-tail-two = 2

## Patterns: the number of things

# 3 doze
counted = { numeral } { $noun }

# 25 dolara, 2 sata; prije minutu, za minutu, without the number
counted-measure = { $case ->
    [ago] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
   *[nominative] { numeral } { $noun }
}

# 3 propuštene doze. After the noun stand words that are not adjectives: 3 uređaja na mreži.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
   *[before] { numeral } { $state } { $noun }
}

# nema doza
counted-none = nema { FORM($noun, form: "plural-genitive") }

# nema propuštenih doza; nema uređaja na mreži
counted-none-state = { TRAIT($state, "place") ->
    [after] nema { FORM($noun, form: "plural-genitive") } { FORM($state, form: "plural-genitive") }
   *[before] nema { FORM($state, form: "plural-genitive") } { FORM($noun, form: "plural-genitive") }
}

# još nema doza
counted-empty = još { counted-none }

# više od jedne doze, više od 99 doza
counted-more = više od { FORM(counted, case: "genitive") }

# više od 99 propuštenih doza
counted-more-state = više od { FORM(counted-state, case: "genitive") }

# Before the app's own phrase for the things: više od 99.
more-than = više od { $value }
