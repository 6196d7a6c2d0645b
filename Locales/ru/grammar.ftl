### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it, such as "по" before a last day
### Case: marked = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: amount = an amount after words such as "about"
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: past = a day that is over
### Inner case: pending = a transaction that isn't complete yet
### Inner case: place = a date or an age in another phrase
### Inner case: rest = a unit of a duration in several units, in the accusative
### Inner case: since = a day of the week that is over, after "с"
### Inner case: timed = a date right after a time
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass that the wind comes from

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): masculine (файл), feminine (доза), neuter (сообщение); animate, for masculine nouns of
## people (участник), whose accusative is the genitive; plural, for a noun that has no singular (проценты).
##
## Case ($case): nominative where nothing is asked; genitive after "от", "до", "с", "без", "больше", "меньше";
## accusative after "через", "за", "на", "в" and before "назад".

trait-gender = masculine feminine neuter animate plural

## Nouns

# The forms of nouns. singular: 1, 21, 31 (доза). genitive: 1,5 дозы, до одной дозы. accusative: на одну дозу, of
# feminine and animate nouns. dative, instrumental: after verbs on buttons (позвонить контакту, поделиться файлом).
# paucal: 2, 3, 4, 22 дозы. It is the genitive but for names with an adjective (2 морские мили, 2 новых шекеля). plural:
# the noun alone. plural-genitive: 0, 5, 11, 100 доз. uncounted: the genitive of the plural without a number, if it
# differs (нет людей, but 5 человек).
forms-noun = singular
    .genitive = required
    .accusative = singular
    .dative = singular
    .instrumental = singular
    .paucal = genitive
    .plural = genitive
    .plural-genitive = required
    .uncounted = plural-genitive

# After a number. The category "other" is the fractions. Measures don't take the accusative of living things after 2, 3
# and 4: на 2 участника больше.
form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
       *[nominative] singular
    }
    [few] { $case ->
        [genitive] plural-genitive
       *[nominative] paucal
    }
    [many] plural-genitive
   *[other] genitive
}

## Adjectives and participles

# impersonal: a state where nobody named what is in it (принято, новое). short-masculine, short-feminine, short-plural:
# a state after a name whose gender is known (заказ: отправлен, доза: принята). short-neuter: after any other name, if
# the words beside a noun differ and never change (доза: пора принять, but 3 дозы к приёму сейчас). The others stand
# beside a noun. until:
# before the end of a state, where another word is said (действительно до 1 марта, but верно). filter: after "только"
# (только принятые). marked: after "отметить как", where nobody says what the thing is (как принятое). label,
# label-feminine, label-neuter, label-plural: as the name of a field, where that is another word (пора оплатить, but
# срок оплаты: завтра).
forms-adjective = impersonal
    .short-neuter = impersonal
    .short-masculine = short-neuter
    .short-feminine = short-neuter
    .short-plural = short-neuter
    .masculine = impersonal
    .feminine = required
    .neuter = impersonal
    .plural = required
    .genitive = required
    .feminine-genitive = required
    .feminine-accusative = required
    .plural-genitive = required
    .until = impersonal
    .filter = plural
    .marked = neuter
    .label = short-masculine
    .label-feminine = short-feminine
    .label-neuter = short-neuter
    .label-plural = short-plural

# By the noun's gender, and by the form in which the noun stands beside it: 2 новых файла, but 2 новые дозы.
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [neuter] neuter
        [plural] plural
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [neuter] neuter
        [plural] plural
        [animate] genitive
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
        [plural] plural-genitive
       *[masculine] genitive
    }
    [paucal] { $gender ->
        [feminine] plural
       *[masculine] plural-genitive
    }
    [plural] plural
   *[plural-genitive] plural-genitive
}

# A state after the thing that it describes. The case "marked" is for a thing that is marked with a state, and stands
# before a name: отмечено как прочитанное: Новости; of a dose, отмечено как принятая would be wrong after "как", which
# takes the accusative here: как принятую.
form-predicate = { $case ->
    [marked] { form-predicate-marked }
    [accusative] { form-predicate-marked }
    [label] { form-predicate-label }
   *[nominative] { form-predicate-of }
}
form-predicate-marked = { $gender ->
    [masculine] masculine
    [feminine] feminine-accusative
    [neuter] neuter
    [animate] genitive
    [plural] plural
   *[none] marked
}
form-predicate-label = { $gender ->
    [masculine] label
    [feminine] label-feminine
    [neuter] label-neuter
    [animate] label
    [plural] label-plural
   *[none] label-neuter
}
form-predicate-of = { $gender ->
    [masculine] { form-predicate-number }
    [feminine] { form-predicate-number }
    [neuter] { form-predicate-number }
    [animate] { form-predicate-number }
    [plural] short-plural
   *[none] short-neuter
}
# The form in which a noun would stand tells whether there is one thing.
form-predicate-number = { $form ->
    [singular] { form-predicate-one }
    [accusative] { form-predicate-one }
   *[several] short-plural
}
form-predicate-one = { $gender ->
    [feminine] short-feminine
    [neuter] short-neuter
   *[masculine] short-masculine
}

## Numerals
##
## Voices read 1 and 2 as masculine (один, два), whatever follows: before feminine nouns all that ends with them is in
## words (одна доза, двадцать две дозы), and before neuter nouns all that ends with 1 (двадцать одно сообщение). Others
## stay in digits (23 дозы). In the genitive, voices read all digits wrong ("до 4 доз" would sound like "до четыре
## доз"). So numbers below 10000 are in words there, and so are whole hundreds above that (see "span" in numerals.txt).

numeral = { $gender ->
    [feminine] { numeral-feminine }
    [neuter] { numeral-neuter }
    [animate] { numeral-animate }
    [plural] { numeral-plural }
   *[masculine] { numeral-masculine }
}

numeral-masculine = { $case ->
    [genitive] { NUMBER($count, style: "span", gender: "masculine") }
   *[nominative] { $count }
}

numeral-neuter = { $case ->
    [genitive] { NUMBER($count, style: "span", gender: "neuter") }
   *[nominative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "neuter") }
       *[other] { $count }
    }
}

numeral-animate = { $case ->
    [genitive] { NUMBER($count, style: "span", gender: "masculine") }
    [accusative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "animate", case: "accusative") }
       *[other] { $count }
    }
   *[nominative] { $count }
}

numeral-plural = { $case ->
    [genitive] { NUMBER($count, style: "span", gender: "plural") }
   *[nominative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "plural") }
       *[other] { $count }
    }
}

numeral-feminine = { $case ->
    [genitive] { NUMBER($count, style: "span", gender: "feminine") }
    [accusative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") }
        [few] { numeral-feminine-few }
       *[other] { $count }
    }
   *[nominative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "feminine") }
        [few] { numeral-feminine-few }
       *[other] { $count }
    }
}
numeral-feminine-few = { TAIL($count) ->
    [two] { NUMBER($count, style: "items", gender: "feminine") }
   *[other] { $count }
}
-tail-two = 2

## Patterns: the number of things

# 3 дозы
counted = { numeral } { $noun }

# 25 долларов, 2 часа. In the accusative a single one is said without its number, as in speech: час назад, через минуту.
counted-measure = { $case ->
    [rest] { FORM(counted, case: "accusative") }
    [accusative] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
   *[nominative] { numeral } { $noun }
}

# 3 пропущенные дозы. After the noun stand words that are not adjectives: 3 устройства в сети.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
   *[before] { numeral } { $state } { $noun }
}

# нет доз
counted-none = нет { FORM($noun, form: "uncounted") }

# нет пропущенных доз; нет устройств в сети
counted-none-state = { TRAIT($state, "place") ->
    [after] нет { FORM($noun, form: "uncounted") } { FORM($state, form: "plural-genitive") }
   *[before] нет { FORM($state, form: "plural-genitive") } { FORM($noun, form: "uncounted") }
}

# пока нет доз
counted-empty = пока { counted-none }

# больше одной дозы, больше девяноста девяти доз
counted-more = больше { FORM(counted, case: "genitive") }

# больше девяноста девяти пропущенных доз
counted-more-state = больше { FORM(counted-state, case: "genitive") }

# Before the app's own phrase for the things: больше девяноста девяти.
more-than = больше { NUMBER($value, style: "span") }
