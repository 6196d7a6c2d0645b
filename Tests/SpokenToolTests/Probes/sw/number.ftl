### Swahili (Tanzania and Kenya). Register: plain and neutral; the listener is not addressed.
### Status: drafted
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### The noun comes first, then its adjective, then the number: picha mpya 5, dola hasi 5.
### $gender is the noun's class, named by the subject prefixes of singular and plural: izi (dozi), liya (jukumu), kivi
### (kipengee), ui (muamala), uzi (ujumbe), awa (mtu), ya (malipo). The impersonal form is that of izi.
### $case: "negative" and "positive" put the sign between noun and number.

## Settings: one word each, read by the library and never spoken

number-digits = grouped

## Signs. The word is an adjective, and follows the noun: hasi 3, but dola hasi 3.

minus = { TRAIT($amount, "sign") ->
    [inside] { FORM($amount, case: "negative") }
   *[before] hasi { $amount }
}

plus = { TRAIT($amount, "sign") ->
    [inside] { FORM($amount, case: "positive") }
   *[before] chanya { $amount }
}

## Numbers

infinity = isiyo na kikomo

number-unavailable = nambari haipatikani

# With the particle of the class, ya where nothing is asked. Only the first two have words of their own.
ordinal = { ordinal-particle } { FORM(numeral-ordinal, $value) }

ordinal-particle = { $gender ->
    [liya] la
    [kivi] cha
    [ui] wa
    [uzi] wa
   *[izi] ya
}

numeral-ordinal = { $count ->
    [1] kwanza
    [2] pili
   *[other] { $count }
}

percent = asilimia { FORM(numeral-signed, $value) }
    .sign = inside

# A number behind its noun, with its sign where one is due.
numeral-signed = { $case ->
    [negative] hasi { $count }
    [positive] chanya { $count }
   *[plain] { $count }
}

range = { $from } hadi { $to }

## Numerals that agree with their noun. Voices read digits as they count, which is right for izi only: uzi has 1
## in words, and elsewhere 2, 3, 4, 5 and 8 are, too.

numeral-ui = { $count ->
    [1] mmoja
    [2] miwili
    [3] mitatu
    [4] minne
    [5] mitano
    [8] minane
   *[other] { $count }
}

numeral-liya = { $count ->
    [1] moja
    [2] mawili
    [3] matatu
    [4] manne
    [5] matano
    [8] manane
   *[other] { $count }
}

numeral-kivi = { $count ->
    [1] kimoja
    [2] viwili
    [3] vitatu
    [4] vinne
    [5] vitano
    [8] vinane
   *[other] { $count }
}

numeral-ya = { $count ->
    [2] mawili
    [3] matatu
    [4] manne
    [5] matano
    [8] manane
   *[other] { $count }
}

numeral-awa = { $count ->
    [1] mmoja
    [2] wawili
    [3] watatu
    [4] wanne
    [5] watano
    [8] wanane
   *[other] { $count }
}

numeral-uzi = { $count ->
    [1] mmoja
   *[other] { $count }
}

## Large numbers in short: the power comes before its number

compact-3 = elfu { $count }

compact-6 = milioni { $count }

compact-9 = bilioni { $count }

compact-12 = trilioni { $count }
