### The cases that an app can ask for with FORM, and those inside this language. "spoken cases" lists them.
### Case: at = a time of day at which something happens
### Case: every = a day of the week on which something always happens
### Case: from = the beginning of a period
### Case: to = the end of a period after its beginning
### Case: until = the end of something that goes on
### Case: since = the beginning of something that still goes on
### Case: around = a date or a time that is only approximate
### Case: during = a period in which something happens
### Case: of = after a word such as "of"
### Case: marked = a state after "as", when something is marked as it
### Case: infinitive = the result of using a control, after a gesture
### Case: label = a state as the name of a field, before a time or a date
### Inner case: amount = an amount after "environ", "au moins", and similar words
### Inner case: around-day = an approximate date, without its time
### Inner case: around-dial = an approximate time after its day and the part of the day
### Inner case: at-dial = a time after the part of the day
### Inner case: behind-meters = a length in centimeters after meters
### Inner case: from-day = a day at which a period begins, without its time
### Inner case: from-dial = a time at which a period begins, after the part of the day
### Inner case: from-hour = a time at which a period begins, without the words after it
### Inner case: bare = noon and midnight without an article
### Inner case: end = the end of a period, as a time
### Inner case: field = an age as the value of a field
### Inner case: in = a state of things after their place
### Inner case: last = a day after "dernière"
### Inner case: onetime = a schedule that happens only once
### Inner case: parts = a fraction with its parts
### Inner case: span = a day in a period from one day to another
### Inner case: un = a time after "d’"
### Inner case: whole = the first value of a chart, or a period that is said at once

## How French counts
##
## A noun has two forms. An adjective has four forms. Only "nouveau" has a fifth form, which is "nouvel" before a vowel.
## If a word never changes (en attente), it has only its value. Adjectives come after the noun. Only states with the
## trait .place = before (nouveau) come before it.

# "singular" is the value, .plural the other form. A noun whose two forms are spelled alike (pas, mois) has the value
# alone.
forms-noun = singular
    .plural = required

# French has the singular up to 1,9: 0 dose, 1,5 dose. "Many" are whole millions.
form-noun = { $count ->
    [one] singular
   *[other] plural
}

# The value is the masculine. .liaison is the masculine before a vowel, for adjectives that come before the noun;
# .predicate what is said without the noun, and .label as the name of a field, where these are other words.
forms-adjective = masculine
    .feminine = masculine
    .masculine-plural = masculine
    .feminine-plural = masculine-plural
    .liaison = masculine
    .predicate = masculine
    .predicate-feminine = feminine
    .label = predicate
    .label-feminine = predicate-feminine

# A plural gender is that of a word without a singular (frais).
form-adjective = { $gender ->
    [feminine] { form-feminine }
    [masculine-plural] masculine-plural
    [feminine-plural] feminine-plural
   *[masculine] { form-masculine }
}
form-masculine = { $count ->
    [one] masculine
   *[other] masculine-plural
}
form-feminine = { $count ->
    [one] feminine
   *[other] feminine-plural
}

# A state alone, of a thing that the app named.
form-predicate = { $case ->
    [label] { $gender ->
        [feminine] label-feminine
       *[masculine] label
    }
   *[state] { form-predicate-bare }
}
form-predicate-bare = { TRAIT($noun, "being") ->
    [anybody] predicate
   *[thing] { form-predicate-thing }
}
form-predicate-thing = { $gender ->
    [feminine] predicate-feminine
    [masculine-plural] masculine-plural
    [feminine-plural] feminine-plural
   *[masculine] predicate
}

trait-gender = masculine feminine masculine-plural feminine-plural

# Somebody who may be a man, though the noun is feminine: a state alone is masculine then, as of a contact or a
# member (Karim, absent). Beside the noun it is feminine (3 personnes absentes).
trait-being = anybody

# A year: the word for its half and for the first one is "année" (une demi-année, la première année).
trait-length = year

## Numbers

# What comes before a noun. Voices read a digit 1 as masculine, whatever follows.
numeral = { $gender ->
    [feminine] { number-feminine }
   *[masculine] { number-masculine }
}

# $case "of": after "de", whose vowel is lost before a word and not before a digit (moins d’un jour, plus d’un million
# d’euros).
number-masculine = { $case ->
    [of] { $count ->
        [1] un
        [1000000] un million
        [1000000000] un milliard
       *[other] { $count }
    }
   *[bare] { $count }
}
amount-of = { FORM($amount, case: "of") }

# "De" and an amount: d’un million, d’une heure, de 3 euros. A bare number has no phrase that would answer the case.
of-amount = { $amount ->
    [1000000] d’un million
    [1000000000] d’un milliard
   *[other] { of-phrase }
}
of-phrase = { HEAD(amount-of) ->
    [un] d’{ amount-of }
   *[other] de { amount-of }
}

# A number before a feminine noun: une livre, vingt et une livres. Above 1001 the digits stay.
# What stands for a number (plus d’une, d’une à 3) is asked for its feminine.
number-feminine = { $count ->
    [1] une
    [21] vingt et une
    [31] trente et une
    [41] quarante et une
    [51] cinquante et une
    [61] soixante et une
    [81] quatre-vingt-une
    [101] cent une
    [121] cent vingt et une
    [131] cent trente et une
    [141] cent quarante et une
    [151] cent cinquante et une
    [161] cent soixante et une
    [181] cent quatre-vingt-une
    [201] deux cent une
    [221] deux cent vingt et une
    [231] deux cent trente et une
    [241] deux cent quarante et une
    [251] deux cent cinquante et une
    [261] deux cent soixante et une
    [281] deux cent quatre-vingt-une
    [301] trois cent une
    [321] trois cent vingt et une
    [331] trois cent trente et une
    [341] trois cent quarante et une
    [351] trois cent cinquante et une
    [361] trois cent soixante et une
    [381] trois cent quatre-vingt-une
    [401] quatre cent une
    [421] quatre cent vingt et une
    [431] quatre cent trente et une
    [441] quatre cent quarante et une
    [451] quatre cent cinquante et une
    [461] quatre cent soixante et une
    [481] quatre cent quatre-vingt-une
    [501] cinq cent une
    [521] cinq cent vingt et une
    [531] cinq cent trente et une
    [541] cinq cent quarante et une
    [551] cinq cent cinquante et une
    [561] cinq cent soixante et une
    [581] cinq cent quatre-vingt-une
    [601] six cent une
    [621] six cent vingt et une
    [631] six cent trente et une
    [641] six cent quarante et une
    [651] six cent cinquante et une
    [661] six cent soixante et une
    [681] six cent quatre-vingt-une
    [701] sept cent une
    [721] sept cent vingt et une
    [731] sept cent trente et une
    [741] sept cent quarante et une
    [751] sept cent cinquante et une
    [761] sept cent soixante et une
    [781] sept cent quatre-vingt-une
    [801] huit cent une
    [821] huit cent vingt et une
    [831] huit cent trente et une
    [841] huit cent quarante et une
    [851] huit cent cinquante et une
    [861] huit cent soixante et une
    [881] huit cent quatre-vingt-une
    [901] neuf cent une
    [921] neuf cent vingt et une
    [931] neuf cent trente et une
    [941] neuf cent quarante et une
    [951] neuf cent cinquante et une
    [961] neuf cent soixante et une
    [981] neuf cent quatre-vingt-une
    [1001] mille une
   *[other] { FORM($count, gender: "feminine") }
}

# Where the number one is always a word: plus d’un message.
word-one = un
    .feminine = une

# Aucun message, aucune dose: always in the singular.
word-none = aucun
    .feminine = aucune

# What "de" loses its vowel before: a vowel, and an h that is dumb. It stays whole before yen, yuan and onze.
-head-dumb =
    a à â e é è ê i î o ô ö œ u !onz !oui !ouist
    hab hai hal ham har heb hec hél her heu hés his hiv hom hon hôp hor hôt hui hum hyd hym hyp
    !hai !halal !hall !halo !halt !hamac !hamb !hams !hara !harn !harp !hérou !homar !hong !hont !hors !huit

# A phrase that begins with "un" or "une", "environ" or "au moins": "de" becomes "d’" before it (d’une livre et 50 pence
# à 3 livres, en hausse d’environ 300 pas). No other word at the head of an amount, a time or a span begins with a vowel
# that elides; "onze" and "huit" do not. A digit 1 keeps "de" (de 1 pour cent, de 1 à 3 dollars): voices stumble over
# "d’1". Before an amount it is a word, see number-masculine.
-head-un = un environ au

## Patterns: the number of things

# After whole millions, and millions in short, comes "de" or "d’": 1000000 de doses, 1,2 million d’euros. A million is
# masculine, whatever follows.
counted = { $count ->
    [one] { numeral } { $noun }
    [many] { counted-millions }
   *[other] { numeral } { $noun }
}
counted-millions = { HEAD($noun) ->
    [dumb] { number-masculine } d’{ $noun }
   *[other] { number-masculine } de { $noun }
}

counted-measure = { counted }

counted-state = { TRAIT($state, "place") ->
    [before] { counted-before }
   *[after] { counted } { $state }
}

# 1 nouveau message, 1 nouvel élément, 2 nouvelles photos, 1000000 de nouveaux messages
counted-before = { $count ->
    [one] { numeral } { one-before }
    [many] { number-masculine } de { $state } { $noun }
   *[other] { numeral } { $state } { $noun }
}
one-before = { HEAD($noun) ->
    [dumb] { $gender ->
        [feminine] { FORM($state, form: "feminine") } { $noun }
       *[masculine] { FORM($state, form: "liaison") } { $noun }
    }
   *[other] { FORM($state, 1) } { $noun }
}

counted-none = { word-none } { $noun }

counted-none-state = { TRAIT($state, "place") ->
    [before] { word-none } { one-before }
   *[after] { word-none } { $noun } { $state }
}

counted-empty = { counted-none } pour le moment

# plus d’une dose; plus d’un message; plus d’un million de messages; plus de vingt et une doses
counted-more = { HEAD(counted-of) ->
    [un] plus d’{ counted-of }
   *[other] plus de { counted-of }
}
counted-of = { FORM(counted, case: "of") }

counted-more-state = { HEAD(counted-state-of) ->
    [un] plus d’{ counted-state-of }
   *[other] plus de { counted-state-of }
}
counted-state-of = { FORM(counted-state, case: "of") }

more-than = { $value ->
    [1] plus d’{ FORM(word-one, 1) }
    [1000000] plus d’un million
    [1000000000] plus d’un milliard
   *[other] plus de { FORM(numeral, $value) }
}
