### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: as = a state after "as", when something is marked as it
### Case: every = a day of the week on which something always happens
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: ago = the instrumental of a time after "pred"
### Inner case: amount = an age without the word for it
### Inner case: days = a day of the week in a list after one "ob"
### Inner case: dial = a time before another one that says the part of the day
### Inner case: onetime = a schedule that happens only once
### Inner case: span = a past day with times from one to another
### Inner case: today = a time after another word for the part of the day
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass as an adjective of the wind
### Inner case: within = the locative of a period after "v"

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): masculine (odmerek), feminine (tableta), neuter (sporočilo); animate, for masculine nouns of people
## (član), whose accusative is the genitive; person, for oseba, which is feminine but is said of anyone.

trait-gender = masculine feminine neuter animate person

## Nouns

# singular: 1, 101 (odmerek). plural: 3, 4, 103, and the noun alone (odmerki). genitive: 1,5 odmerka, do enega odmerka; of
# feminine and neuter nouns mostly like the plural. accusative: za eno tableto. dual: 2, 102, of masculine nouns mostly like the
# genitive. plural-accusative: za tri odmerke. plural-genitive: 0, 5, 21 odmerkov, and all from 2 on in the genitive. ago,
# ago-dual, ago-plural and within: of units of time alone (see noun.ftl).
forms-noun = singular
    .plural = required
    .genitive = plural
    .accusative = singular
    .dual = genitive
    .plural-accusative = plural
    .plural-genitive = required
    .ago = accusative
    .ago-dual = dual
    .ago-plural = plural-genitive
    .within = plural-genitive

form-noun = { $count ->
    [fraction] genitive
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
        [ago] ago
       *[nominative] singular
    }
    [two] { $case ->
        [genitive] plural-genitive
        [ago] ago-dual
        [within] within
       *[nominative] dual
    }
    [few] { $case ->
        [genitive] plural-genitive
        [accusative] plural-accusative
        [ago] ago-plural
        [within] within
       *[nominative] plural
    }
   *[other] { $case ->
        [ago] ago-plural
        [within] within
       *[nominative] plural-genitive
    }
}

## Adjectives and participles

# impersonal: a state alone (zamujeno). The others stand beside a noun. neuter: also the accusative of feminine nouns (zamujeno
# opravilo, za izpuščeno vadbo). masculine (izpuščen odmerek). feminine: also two masculine and three neuter things (dva izpuščena
# odmerka, 3 zamujena opravila). genitive. feminine-genitive: also 3 izpuščene vadbe. plural: trije izpuščeni odmerki, and two
# feminine and neuter things (dve izpuščeni vadbi). plural-genitive: 5 izpuščenih odmerkov. said-masculine, said-feminine: after
# a name whose gender is known (odmerek: vzet). until: before the end of a state (velja do prvega marca). filter: after "samo".
# marked: after "označi kot". label: as the name of a field (rok plačila: jutri).
forms-adjective = impersonal
    .neuter = impersonal
    .masculine = neuter
    .feminine = neuter
    .genitive = neuter
    .feminine-genitive = genitive
    .plural = neuter
    .plural-genitive = genitive
    .said-masculine = masculine
    .said-feminine = feminine
    .until = impersonal
    .filter = neuter
    .marked = neuter
    .label = impersonal

# By the noun's gender, and by the form in which the noun stands beside it.
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [person] feminine
        [neuter] neuter
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] neuter
        [person] neuter
        [neuter] neuter
        [animate] genitive
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
        [person] feminine-genitive
       *[masculine] genitive
    }
    [dual] { $gender ->
        [feminine] plural
        [person] plural
        [neuter] plural
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

# A state after the thing that it describes. Of one person it stays impersonal, for a name may be anyone's, and so it does from
# 5 on, as the verb does (5 opravil: dokončano). "As" is neuter: označeno kot prebrano.
form-predicate = { $case ->
    [as] marked
    [label] label
   *[nominative] { form-predicate-of }
}
form-predicate-of = { $form ->
    [singular] { form-predicate-one }
    [accusative] { form-predicate-one }
    [dual] { form-adjective }
    [plural] { form-adjective }
   *[several] impersonal
}
form-predicate-one = { $gender ->
    [masculine] said-masculine
    [feminine] said-feminine
   *[neuter] impersonal
}

## Numerals
##
## Voices read 1 as "ena", 2 as "dva" and 3 as "tri" before all nouns: what ends with 1 to 4 is in words (en odmerek, dve
## tableti, trije odmerki), by the gender and case of its noun.

numeral = { $count ->
    [one] { NUMBER($count, style: "items") }
    [two] { NUMBER($count, style: "items") }
    [few] { NUMBER($count, style: "items") }
   *[other] { $count }
}

## Patterns: the number of things

# 3 odmerki; od dveh do štirih dolarjev, od 0 do enega dolarja: a range brings its own genitive
counted = { HEAD($count) ->
    [from] { TAIL($count) ->
        [single] { $count } { FORM($noun, form: "genitive") }
       *[several] { $count } { FORM($noun, form: "plural-genitive") }
    }
   *[number] { numeral } { $noun }
}
-head-from = od
-tail-single = enega ene

# 25 dolarjev, 2 uri
counted-measure = { counted }

# 3 izpuščeni odmerki. After the noun stand words that are not adjectives: 3 naprave brez povezave.
counted-state = { TRAIT($state, "place") ->
    [after] { counted } { $state }
   *[before] { numeral } { $state } { $noun }
}

# ni odmerkov
counted-none = ni { FORM($noun, form: "plural-genitive") }

# ni izpuščenih odmerkov; ni naprav brez povezave
counted-none-state = { TRAIT($state, "place") ->
    [after] ni { FORM($noun, form: "plural-genitive") } { FORM($state, form: "plural-genitive") }
   *[before] ni { FORM($state, form: "plural-genitive") } { FORM($noun, form: "plural-genitive") }
}

# še ni odmerkov
counted-empty = še { counted-none }

# več kot en odmerek, več kot 99 odmerkov
counted-more = več kot { counted }

# več kot 99 izpuščenih odmerkov
counted-more-state = več kot { counted-state }

# Before the app's own phrase for the things: več kot 99.
more-than = več kot { $value }
