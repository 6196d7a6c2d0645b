### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the beginning of a period
### Case: to = the end of a period after its beginning
### Case: until = the end of something that goes on
### Case: since = the beginning of something that still goes on
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: marked = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: amount = an amount after words such as "about"
### Inner case: beyond = an amount after "ponad"
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: hour = a time after the word for the hour
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: past = a day that is over
### Inner case: place = a date or an age in another phrase
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass as an adjective of the wind

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): masculine (lek), feminine (dawka), neuter (zdjęcie); personal, for men and for groups of
## people whose nouns are declined like those of men (członek): their accusative is the genitive, and after 2, 3 and 4
## they are in the genitive plural (dwóch członków); plural, for a noun that has no singular (odsetki).
##
## Case ($case): nominative where nothing is asked; genitive after "od", "do", "z", "bez"; accusative after
## "przez", "za", "o" and before "temu".

trait-gender = masculine feminine neuter personal plural

# Selects the word for "canceled". An entry of a calendar is called off with "odwołaj", and is then "odwołane".
trait-cancel = date

## Nouns

# The forms of nouns. singular: jedna dawka, and the word alone. genitive: 1,5 dawki, do jednej dawki. accusative: o
# jedną dawkę. Only feminine and personal nouns have it, because for all others it is the same as the nominative.
# plural: 2, 3, 4, 22 dawki. plural-genitive: 0, 5, 11, 100 dawek, brak dawek.
forms-noun = singular
    .genitive = required
    .accusative = singular
    .plural = required
    .plural-genitive = required

# After a number. The category "other" is the fractions.
form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
       *[nominative] singular
    }
    [few] { form-noun-few }
    [many] plural-genitive
   *[other] genitive
}

# After 2, 3, 4, 22 …: dwie dawki, but dwóch członków.
form-noun-few = { $case ->
    [genitive] plural-genitive
   *[nominative] { TRAIT($noun, "gender") ->
        [personal] plural-genitive
       *[other] plural
    }
}

## Adjectives and participles

# plural: 3 pominięte dawki. It is also the neuter singular (jedno pominięte zadanie). impersonal: said where nobody
# named what is in a state; few words differ there (niski poziom, but niskie). masculine, feminine: jeden pominięty lek,
# jedna pominięta dawka. genitive: of masculine and neuter nouns. feminine-genitive, feminine-accusative: bez jednej
# pominiętej dawki, o jedną pominiętą dawkę. plural-genitive: 5 pominiętych dawek. until: before the end of a state,
# where another word is said (ważne do 1 marca, but prawidłowe). filter: after "tylko", where nothing says what there is
# (wersje robocze). marked: after "oznacz jako", where a thing has its name and nobody says what it is (see
# form-predicate). label, label-feminine, label-neuter: as the name of a field, where that is another word (do zapłaty,
# but termin płatności: jutro).
forms-adjective = impersonal
    .plural = impersonal
    .masculine = required
    .feminine = required
    .genitive = required
    .feminine-genitive = required
    .feminine-accusative = required
    .plural-genitive = required
    .until = impersonal
    .filter = plural
    .marked = plural
    .label = masculine
    .label-feminine = feminine
    .label-neuter = plural

# By the noun's gender, and by the form in which the noun stands beside it.
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [neuter] plural
        [plural] plural
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [neuter] plural
        [plural] plural
        [personal] genitive
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
        [plural] plural-genitive
       *[masculine] genitive
    }
    [plural] plural
   *[plural-genitive] plural-genitive
}

# A state after the thing that it describes. The case "marked" is for a thing that is marked with a state, and stands
# before a name. Where the app says what the name is of, the state agrees with that (oznaczono jako nieaktywny:
# Metformina, of a medicine); elsewhere it is neuter, which is the same as the plural (oznaczono jako przyjęte).
# $case "label": the name of a field. Where nobody says what is in the state, it is impersonal.
form-predicate = { $case ->
    [marked] { form-predicate-marked }
    [accusative] { form-predicate-accusative }
    [label] { form-predicate-label }
   *[nominative] { form-predicate-of }
}
form-predicate-marked = { $gender ->
    [masculine] masculine
    [feminine] feminine-accusative
    [neuter] plural
    [personal] genitive
    [plural] plural
   *[none] marked
}
form-predicate-accusative = { $gender ->
    [masculine] { form-adjective }
    [feminine] { form-adjective }
    [neuter] { form-adjective }
    [personal] { form-adjective }
    [plural] { form-adjective }
   *[none] marked
}
form-predicate-label = { $gender ->
    [masculine] label
    [feminine] label-feminine
    [neuter] label-neuter
    [personal] label
    [plural] label-neuter
   *[none] impersonal
}
form-predicate-of = { $gender ->
    [masculine] { form-adjective }
    [feminine] { form-adjective }
    [neuter] { form-adjective }
    [personal] { form-adjective }
    [plural] { form-adjective }
   *[none] impersonal
}

## Numerals
##
## Some voices read 1 and 2 as masculine (jeden, dwa), whatever follows: before feminine nouns both are words (jedna
## dawka, dwie dawki), before neuter ones the first is (jedno zadanie), and so it is before nouns without a singular
## (jedne zajęcia). Before feminine nouns so is what ends with dwie, up to 122 (dwadzieścia dwie dawki, sto dwie osoby).
## Others stay in digits (23 dawki), but before personal nouns, where all below 1000 are words (dwóch, pięciu członków),
## and in the genitive, where more are (see below): they differ from what a voice reads.

numeral = { $gender ->
    [feminine] { numeral-feminine }
    [neuter] { numeral-neuter }
    [personal] { numeral-personal }
    [plural] { numeral-plural }
   *[masculine] { numeral-masculine }
}

numeral-masculine = { $case ->
    [genitive] { numeral-genitive }
   *[nominative] { $count }
}

numeral-neuter = { $case ->
    [genitive] { numeral-genitive }
   *[nominative] { $count ->
        [1] { word-one }
       *[other] { $count }
    }
}

# jedne zajęcia: voices read 1 as "jeden" or "jedna".
numeral-plural = { $case ->
    [genitive] { numeral-genitive }
   *[nominative] { $count ->
        [1] jedne
       *[other] { $count }
    }
}

# In the genitive, voices read all digits wrong ("do 4 dawek" would sound like "do cztery dawek"). So numbers below
# 10000 are in words, and so are whole hundreds above that. From 2 on, these words are the same before all nouns (do
# czterech dawek, około dwudziestu minut, do dwóch tysięcy złotych). A lower bound would part the ends of a range: od
# dziewięciuset do 1200.
numeral-genitive = { $count ->
    [1] { word-one }
   *[other] { NUMBER($count, style: "span") }
}

# 12 is the same before all nouns but personal ones.
numeral-feminine = { $case ->
    [genitive] { numeral-genitive }
   *[nominative] { $count ->
        [1] { word-one }
        [2] dwie
        [22] dwadzieścia dwie
        [32] trzydzieści dwie
        [42] czterdzieści dwie
        [52] pięćdziesiąt dwie
        [62] sześćdziesiąt dwie
        [72] siedemdziesiąt dwie
        [82] osiemdziesiąt dwie
        [92] dziewięćdziesiąt dwie
        [102] sto dwie
        [122] sto dwadzieścia dwie
       *[other] { $count }
    }
}

# The same in all cases from 2 to 999. Voices read digits as for things: "22 członków" would be heard as "dwadzieścia
# dwa".
numeral-personal = { $case ->
    [genitive] { numeral-genitive }
   *[nominative] { $count ->
        [1] { word-one }
       *[other] { NUMBER($count, style: "people") }
    }
}

word-one = jedno
    .masculine = jeden
    .feminine = jedna
    .genitive = jednego
    .feminine-genitive = jednej
    .feminine-accusative = jedną
    .plural-genitive = jednych

## Patterns: the number of things

# 3 dawki
counted = { numeral } { $noun }

# 25 dolarów, dwie godziny. In the accusative and after "ponad" a single one is said without its number, as in speech:
# godzinę temu, ponad godzina.
counted-measure = { $case ->
    [accusative] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
    [beyond] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
   *[nominative] { numeral } { $noun }
}

# 3 pominięte dawki. After the noun stand words that are not adjectives: 3 zadania po terminie.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
   *[before] { numeral } { $state } { $noun }
}

# brak dawek
counted-none = brak { FORM($noun, form: "plural-genitive") }

# brak pominiętych dawek; brak zadań po terminie
counted-none-state = { TRAIT($state, "place") ->
    [after] brak { FORM($noun, form: "plural-genitive") } { FORM($state, form: "plural-genitive") }
   *[before] brak { FORM($state, form: "plural-genitive") } { FORM($noun, form: "plural-genitive") }
}

# na razie brak dawek
counted-empty = na razie { counted-none }

# więcej niż jedna dawka, ponad 99 dawek: "ponad" leaves the case as it is (wysłano ponad 2 dawki).
counted-more = { $count ->
    [1] więcej niż { counted }
   *[other] ponad { counted }
}

# ponad 99 pominiętych dawek
counted-more-state = { $count ->
    [1] więcej niż { counted-state }
   *[other] ponad { counted-state }
}

# Before the app's own phrase for the things: ponad 99.
more-than = { $gender ->
    [feminine] { $value ->
        [1] więcej niż { more-than-one }
        [few] ponad { more-than-few }
       *[other] ponad { $value }
    }
    [neuter] { $value ->
        [1] więcej niż jedno
       *[other] ponad { $value }
    }
    [personal] { $value ->
        [1] więcej niż { more-than-one }
       *[other] ponad { NUMBER($value, style: "people") }
    }
   *[masculine] { $value ->
        [1] więcej niż { $value }
       *[other] ponad { $value }
    }
}
-tail-two = 2
more-than-few = { TAIL($value) ->
    [two] { NUMBER($value, style: "words", gender: "feminine") }
   *[other] { $value }
}
more-than-one = { $gender ->
    [personal] { $case ->
        [accusative] jednego
       *[nominative] jeden
    }
   *[feminine] { $case ->
        [accusative] jedną
       *[nominative] jedna
    }
}
