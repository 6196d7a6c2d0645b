### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: genitive = the genitive, after the words that ask for it
### Case: accusative = the accusative, after the words that ask for it
### Case: marked = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: amount = an age without the word for it
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: from = a day at the beginning of a period, after "з"
### Inner case: instrumental = a time that a value is compared with, after "порівняно з"
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: past = a day that is over
### Inner case: pastwithin = the case "past" after a vowel
### Inner case: place = a date or an age in another phrase
### Inner case: rest = a unit of a duration in several units, in the accusative
### Inner case: since = a day of the week that is over, after "з"
### Inner case: value = a phrase as the value of a field
### Inner case: wind = a point of the compass that the wind comes from
### Inner case: within = the case "on" after a vowel

## How this language counts: the forms of its words, the rules that choose one, and the patterns that put words together
##
## Gender (.gender of a noun): masculine (файл), feminine (доза), neuter (повідомлення); animate, for masculine nouns of
## people (учасник), whose accusative is the genitive; person, for людина, which is feminine but is said of anyone;
## plural, for a noun that has no singular (відсотки).
##
## Case ($case): nominative where nothing is asked; genitive after "від", "до", "без"; accusative after "через", "за",
## "на", "понад" and before "тому".

trait-gender = masculine feminine neuter animate person plural

# A dose has the name of its medication: позначити як прийняте: Метформін.
trait-name = other

## Nouns

# The forms of nouns. singular: 1, 21, 31 (доза). genitive: 1,5 дози, до однієї дози. accusative: на одну дозу, of
# feminine and animate nouns. dative, instrumental: after verbs on buttons (зателефонувати контакту, поділитися файлом).
# plural: 2, 3, 4, 22 дози. several: the noun alone, where that is another word (люди, but 2 людини).
# plural-genitive: 0, 5, 11, 100 доз.
forms-noun = singular
    .genitive = required
    .accusative = singular
    .dative = singular
    .instrumental = singular
    .plural = required
    .several = plural
    .plural-genitive = required

# After a number. The category "other" is the fractions. Measures don't take the accusative of living things after 2, 3
# and 4: на 2 учасники більше.
form-noun = { $count ->
    [one] { $case ->
        [genitive] genitive
        [accusative] accusative
        [rest] accusative
       *[nominative] singular
    }
    [few] { $case ->
        [genitive] plural-genitive
       *[nominative] plural
    }
    [many] plural-genitive
   *[other] genitive
}

## Adjectives and participles

# impersonal: a state alone, and after a name (прийнято). said: a state after a name, if the words beside a noun differ
# and never change (доза: час прийняти, but 3 дози на зараз). said-masculine, said-feminine, said-neuter, said-plural:
# an adjective after a name whose gender is known (рахунок: активний); participles stay impersonal there (доза:
# прийнято). The others stand beside a noun. until: before the end of a state, where another word is said (дійсно до 1
# березня, but правильно). filter: after "лише" (лише прийняті). marked: after "позначити як", where nobody says what
# the thing is (як прийняте). joint: after a noun that ends with a vowel (2 завдання в процесі, but 5 завдань у
# процесі). label, label-feminine, label-neuter, label-plural: as the name of a field, where that is another word (час
# сплатити, but термін сплати: завтра).
forms-adjective = impersonal
    .masculine = impersonal
    .feminine = required
    .neuter = impersonal
    .plural = required
    .genitive = required
    .feminine-genitive = required
    .feminine-accusative = required
    .plural-genitive = required
    .said = impersonal
    .said-masculine = said
    .said-feminine = said
    .said-neuter = said
    .said-plural = said
    .until = impersonal
    .filter = plural
    .marked = neuter
    .joint = impersonal
    .label = said-masculine
    .label-feminine = said-feminine
    .label-neuter = said-neuter
    .label-plural = said-plural

# By the noun's gender, and by the form in which the noun stands beside it: 2 нові файли, 5 нових файлів.
form-adjective = { $form ->
    [singular] { $gender ->
        [feminine] feminine
        [person] feminine
        [neuter] neuter
        [plural] plural
       *[masculine] masculine
    }
    [accusative] { $gender ->
        [feminine] feminine-accusative
        [person] feminine-accusative
        [neuter] neuter
        [plural] plural
        [animate] genitive
       *[masculine] masculine
    }
    [genitive] { $gender ->
        [feminine] feminine-genitive
        [person] feminine-genitive
        [plural] plural-genitive
       *[masculine] genitive
    }
    [plural] plural
    [several] plural
   *[plural-genitive] plural-genitive
}

# A state after the thing that it describes. Of people it stays impersonal, for a name may be anyone's. The case "marked"
# is for a thing that is marked with a state, and stands before a name: позначено як прочитане: Новини; of a file, як
# прочитаний.
form-predicate = { $case ->
    [marked] { form-predicate-marked }
    [accusative] { form-predicate-marked }
    [label] { form-predicate-label }
   *[nominative] { form-predicate-of }
}
form-predicate-marked = { TRAIT($noun, "name") ->
    [other] marked
   *[own] { form-predicate-marked-as }
}
form-predicate-marked-as = { $gender ->
    [masculine] masculine
    [feminine] feminine-accusative
    [neuter] neuter
    [animate] said
    [person] said
    [plural] plural
   *[none] marked
}
form-predicate-label = { $gender ->
    [masculine] label
    [feminine] label-feminine
    [neuter] label-neuter
    [animate] label-neuter
    [person] label-neuter
    [plural] label-plural
   *[none] label-neuter
}
form-predicate-of = { $gender ->
    [masculine] { form-predicate-number }
    [feminine] { form-predicate-number }
    [neuter] { form-predicate-number }
    [animate] said
    [person] said
    [plural] said-plural
   *[none] said
}
# The form in which a noun would stand tells whether there is one thing.
form-predicate-number = { $form ->
    [singular] { form-predicate-one }
    [accusative] { form-predicate-one }
   *[several] said-plural
}
form-predicate-one = { $gender ->
    [feminine] said-feminine
    [neuter] said-neuter
   *[masculine] said-masculine
}

## Numerals
##
## Voices read 1 and 2 as masculine (один, два), whatever follows: before feminine nouns all that ends with them is in
## words (одна доза, двадцять дві дози), and before neuter nouns all that ends with 1 (двадцять одне повідомлення). Others
## stay in digits (23 дози). In the genitive, voices read all digits wrong ("до 4 доз" would sound like "до чотири доз").
## So numbers below 10000 are in words there, and so are whole hundreds above that (see "span" in numerals.txt).

numeral = { $gender ->
    [feminine] { numeral-feminine }
    [person] { numeral-feminine }
    [neuter] { numeral-neuter }
    [animate] { numeral-animate }
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

numeral-feminine = { $case ->
    [genitive] { NUMBER($count, style: "span", gender: "feminine") }
    [accusative] { numeral-feminine-accusative }
    [rest] { numeral-feminine-accusative }
   *[nominative] { $count ->
        [one] { NUMBER($count, style: "items", gender: "feminine") }
        [few] { numeral-feminine-few }
       *[other] { $count }
    }
}
numeral-feminine-accusative = { $count ->
    [one] { NUMBER($count, style: "items", gender: "feminine", case: "accusative") }
    [few] { numeral-feminine-few }
   *[other] { $count }
}
numeral-feminine-few = { TAIL($count) ->
    [two] { NUMBER($count, style: "items", gender: "feminine") }
   *[other] { $count }
}
-tail-two = 2

## Patterns: the number of things

# 3 дози
counted = { numeral } { $noun }

# 25 доларів, дві години. In the accusative a single one is said without its number, as in speech: годину тому, через
# хвилину.
counted-measure = { $case ->
    [rest] { numeral } { $noun }
    [accusative] { $count ->
        [1] { $noun }
       *[other] { numeral } { $noun }
    }
   *[nominative] { numeral } { $noun }
}

# 3 пропущені дози. After the noun stand words that are not adjectives: 3 пристрої онлайн.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
    [joint] { numeral } { $noun } { TAIL($noun) ->
        [vowel] { FORM($state, form: "joint") }
       *[consonant] { $state }
    }
   *[before] { numeral } { $state } { $noun }
}

# немає доз
counted-none = немає { FORM($noun, form: "plural-genitive") }

# немає пропущених доз; немає пристроїв онлайн
counted-none-state = { TRAIT($state, "place") ->
    [after] немає { FORM($noun, form: "plural-genitive") } { FORM($state, form: "plural-genitive") }
    [joint] немає { FORM($noun, form: "plural-genitive") } { FORM($state, form: "plural-genitive") }
   *[before] немає { FORM($state, form: "plural-genitive") } { FORM($noun, form: "plural-genitive") }
}

# поки що немає доз
counted-empty = поки що { counted-none }

# "Понад" takes the accusative: понад одну дозу, понад 99 доз
counted-more = понад { FORM(counted, case: "accusative") }

# понад 99 пропущених доз
counted-more-state = понад { FORM(counted-state, case: "accusative") }

# Before the app's own phrase for the things: понад 99.
more-than = понад { $value }
