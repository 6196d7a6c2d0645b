### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: on = a day, or a day with a time, on which something happens
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the beginning of a period
### Case: to = the end of a period after its beginning
### Case: since = the beginning of something that still goes on
### Case: around = a date or a time that is only approximate
### Case: accusative = the accusative, after the words that ask for it
### Case: dative = the dative, after the words that ask for it
### Case: genitive = the genitive, after the words that ask for it
### Case: infinitive = the result of using a control, after a gesture
### Inner case: about = an approximate amount that is left
### Inner case: apart = a time after a distance
### Inner case: as = a state after "als", when something is marked as it
### Inner case: between = the ends of an amount after "between"
### Inner case: booking = a transaction that an account lists
### Inner case: dated = a date after the name of its day
### Inner case: dial = the time next to another one in the same half of the day
### Inner case: hour = a time without the word for the hour
### Inner case: hours = several times in a row
### Inner case: in = a state of things after their place
### Inner case: inner = an age inside another phrase
### Inner case: left = an amount that is left
### Inner case: most = an amount after "up to"
### Inner case: noun = a transaction before its state
### Inner case: onetime = a schedule that happens only once
### Inner case: whole = the first value of a chart, before its rest

## How German counts
##
## A word has several forms. The value of an entry is the plainest form, and each attribute is another form. The rules
## "form-noun" and "form-adjective" choose a form, and their texts are names of forms. If an entry lacks a form,
## "forms-noun" and "forms-adjective" name the form that replaces it.
##
## The cases are the nominative (if no phrase asks for a case), accusative (um einen Dollar), and dative (seit 2 Tagen).
## "between" is the dative, too. "most" is the dative for one and the nominative for more (bis zu einem Tag, bis zu 2
## Tage), as bound.ftl needs it. The category "one" covers 1, and ranges that end in 1.

# singular: Eintrag, the value.
# .accusative and .dative: as after "einen" and "einem", "einer". Only names that hold an adjective differ here
# (neuen Taiwan-Dollar); a noun alone is the same.
# .plural: Einträge.
# .plural-dative: Einträgen; where the plural ends in n or s it is the same.
forms-noun = singular
    .accusative = singular
    .dative = accusative
    .plural = required
    .plural-dative = plural

# 1 stands beside the category "one" because 1.0 is said "ein", and is not in it.
form-noun = { $count ->
    [1] { form-noun-one }
    [one] { form-noun-one }
   *[other] { $case ->
        [dative] plural-dative
        [between] plural-dative
       *[nominative] plural
    }
}

form-noun-one = { $case ->
    [accusative] accusative
    [dative] dative
    [between] dative
    [most] dative
   *[nominative] singular
}

trait-gender = masculine feminine neuter

# What one does to cancel it, see action-cancel; most things are work, which is broken off.
trait-cancel = work booking meeting notice warning contract medicine aim plan

# Whether it is something that one does, see action-retry.
trait-retry = thing act

# Forms are named for their endings; they are those that stand without an article or after "ein".
# bare: verpasst, the value: alone, or after a noun.
# .e: eine verpasste Dosis, 3 verpasste Dosen.
# .er: ein verpasster Anruf.
# .es: ein verpasstes Training.
# .en: mit 3 verpassten Anrufen, keine verpassten Anrufe.
# A word without endings (online) has none of the four.
# .they: of a verb (läuft), as several have it: 3 Titel laufen.
# .as: instead of a verb after "als": als laufend markieren.
forms-adjective = bare
    .e = bare
    .er = bare
    .es = bare
    .en = bare
    .they = bare
    .as = bare

form-adjective = { $count ->
    [1] { form-adjective-one }
    [one] { form-adjective-one }
   *[other] { $case ->
        [dative] en
        [between] en
       *[nominative] e
    }
}
form-adjective-one = { $case ->
    [dative] en
    [between] en
    [most] en
    [accusative] { form-adjective-accusative }
   *[nominative] { form-adjective-nominative }
}
form-adjective-accusative = { $gender ->
    [masculine] en
    [neuter] es
   *[feminine] e
}
form-adjective-nominative = { $gender ->
    [masculine] er
    [neuter] es
   *[feminine] e
}

# A state said of something: Status: eingenommen, als eingenommen markieren.
form-predicate = { $case ->
    [as] as
   *[nominative] bare
}

## The number: 1 is in words, by gender and case. Voices read "1 Dollar" as "eins Dollar".

numeral = { $count ->
    [1] { $gender ->
        [feminine] { one-feminine }
        [neuter] { one-neuter }
       *[masculine] { one-masculine }
    }
   *[other] { $count }
}
one-masculine = { $case ->
    [accusative] einen
    [dative] einem
    [between] einem
    [most] einem
   *[nominative] ein
}
one-feminine = { $case ->
    [dative] einer
    [between] einer
    [most] einer
   *[nominative] eine
}
one-neuter = { $case ->
    [dative] einem
    [between] einem
    [most] einem
   *[nominative] ein
}

## Patterns: the number of things

# 3 Dosen, eine Dosis
counted = { numeral } { $noun }

# So much money, or so many units of time: ein Dollar, einen Tag
counted-measure = { numeral } { $noun }

# What takes no ending comes after: 3 verpasste Dosen, 3 Kontakte online.
# Before others: 21 Termine abgeschlossen, einer abgesagt, for after "abgeschlossene Termine" that would be one of
# those. What is a verb alone is one here, too: ein Titel läuft, 2 pausiert. As one word: ein Live-Termin.
counted-state = { TRAIT($state, "place") ->
    [after] { numeral } { $noun } { $state }
    [verb] { counted-state-verb }
    [outcome] { counted-state-outcome }
    [live] { numeral } Live-{ $noun }
   *[before] { numeral } { $state } { $noun }
}
    .leading = { TRAIT($state, "place") ->
        [verb] { counted-verb }
        [doing] { counted-doing }
       *[other] { numeral } { $noun } { FORM($state, form: "bare") }
    }
counted-doing = { $count ->
    [1] { numeral } { $noun } { FORM($state, form: "bare") }
   *[other] { numeral } { $noun } { FORM($state, form: "they") }
}

# What became of them comes after alone: 3 Einträge ausgewählt; but ab 3 ausgewählten Einträgen
counted-state-outcome = { $case ->
    [accusative] { numeral } { $state } { $noun }
    [dative] { numeral } { $state } { $noun }
    [between] { numeral } { $state } { $noun }
    [most] { numeral } { $state } { $noun }
   *[nominative] { numeral } { $noun } { FORM($state, form: "bare") }
}

# 3 Dateien werden synchronisiert; ab 3 Dateien, die synchronisiert werden
counted-state-verb = { $case ->
    [dative] { counted-verb-behind }
    [between] { counted-verb-behind }
   *[nominative] { counted-verb }
}
counted-verb = { $count ->
    [1] { numeral } { $noun } wird { FORM($state, form: "bare") }
   *[other] { numeral } { $noun } werden { FORM($state, form: "bare") }
}
counted-verb-behind = { $count ->
    [1] { numeral } { $noun }, { counted-verb-one } { FORM($state, form: "bare") } wird
   *[other] { numeral } { $noun }, die { FORM($state, form: "bare") } werden
}
counted-verb-one = { $gender ->
    [feminine] die
    [neuter] das
   *[masculine] der
}

# After "keine" an adjective ends in -en: keine verpassten Dosen
counted-none = keine { FORM($noun, form: "plural") }

counted-none-state = { TRAIT($state, "place") ->
    [after] keine { FORM($noun, form: "plural") } { $state }
    [verb] keine { FORM($noun, form: "plural") } werden { FORM($state, form: "bare") }
    [outcome] keine { FORM($noun, form: "plural") } { FORM($state, form: "bare") }
    [live] keine Live-{ FORM($noun, form: "plural") }
   *[before] keine { FORM($state, form: "en") } { FORM($noun, form: "plural") }
}

counted-empty = noch { counted-none }

# "als" leaves the case as it is: mehr als eine Dosis, mit mehr als einer Dosis
counted-more = mehr als { counted }

counted-more-state = mehr als { counted-state }

# Before the app's own phrase for the things, which tells its gender.
more-than = { $value ->
    [1] { $gender ->
        [masculine] mehr als { one-masculine }
        [feminine] mehr als { one-feminine }
        [neuter] mehr als { one-neuter }
       *[none] mehr als { $value }
    }
   *[other] mehr als { $value }
}
