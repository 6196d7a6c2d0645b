### Polish (Poland). Register: plain, neutral, impersonal. The listener is never addressed by gender: results are said
### with the impersonal past (ukończono) or a noun (brak), never with "Pan" or "Pani" or a past tense that shows gender.
### Status: checked
### For apps: every, at
### Read: 2026-11-22, cold reader, pl
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.
### $case: nominative where nothing is asked, genitive after "od" and "do", and "on" for days of the week (we wtorek).
### $gender: masculine where nothing is asked, feminine, neuter, personal, plural (see grammar.ftl).

## Settings: one word each, read by the library and never spoken

# Groups are parted by a no-break space in Polish, and voices then read 28 547 as two numbers.
number-digits = plain

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = nieskończoność

number-unavailable = liczba niedostępna

# Voices read "22." as plain 22: up to 100 in words, further up "numer 101", by the rules of numerals.txt. They know the
# gender.
ordinal = { NUMBER($value, style: "place") }

# The word is the same after every number, fractions too: 1 procent, 2 procent, 75,5 procent.
# Only the genitive of one differs: do 1 procentu.
percent = { $value ->
    [one] { $case ->
        [genitive] { $value } procentu
       *[nominative] { $value } procent
    }
    [few] { $value } procent
    [many] { $value } procent
   *[other] { $value } procent
}

range = od { $from } do { $to }

## Large numbers in short. Names of the long scale: miliard is ten to the 9th, bilion ten to the 12th.

compact-3 = { $count ->
    [one] { $case ->
        [genitive] { $count } tysiąca
       *[nominative] { $count } tysiąc
    }
    [few] { $case ->
        [genitive] { $count } tysięcy
       *[nominative] { $count } tysiące
    }
    [many] { $count } tysięcy
   *[other] { $count } tysiąca
}

compact-6 = { $count ->
    [one] { $case ->
        [genitive] { $count } miliona
       *[nominative] { $count } milion
    }
    [few] { $case ->
        [genitive] { $count } milionów
       *[nominative] { $count } miliony
    }
    [many] { $count } milionów
   *[other] { $count } miliona
}

compact-9 = { $count ->
    [one] { $case ->
        [genitive] { $count } miliarda
       *[nominative] { $count } miliard
    }
    [few] { $case ->
        [genitive] { $count } miliardów
       *[nominative] { $count } miliardy
    }
    [many] { $count } miliardów
   *[other] { $count } miliarda
}

compact-12 = { $count ->
    [one] { $case ->
        [genitive] { $count } biliona
       *[nominative] { $count } bilion
    }
    [few] { $case ->
        [genitive] { $count } bilionów
       *[nominative] { $count } biliony
    }
    [many] { $count } bilionów
   *[other] { $count } biliona
}
