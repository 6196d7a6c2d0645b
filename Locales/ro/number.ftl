### Romanian (Romania). Register: plain and neutral, and impersonal if possible. If a phrase must give an instruction, it
### uses the imperative of tu, as Android and TalkBack do (atinge de două ori). No phrase shows the listener's gender.
### Status: checked
### Read: 2026-11-30, cold reader, ro
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence. No
### capital after a colon. The letters ș and ț have a comma below.
### Numbers whose last two digits are 00 or 20 to 99 need "de" before a noun (19 mesaje, 20 de mesaje, 101 mesaje);
### decimals don't. These are the plural categories few and other.
### Values of $gender: masculine (if no phrase asks for a gender), feminine and neuter. Neuter words are masculine in the
### singular and feminine in the plural (un mesaj citit, două mesaje citite).
### A time alone is "ora 8" or "ora 14:30", for "8 ore" is a duration. Days and times answer "on", "at", "from", "to",
### "until", "since" and "around" with their prepositions (pe 3 noiembrie, la ora 8, până la ora 8, pe la ora 8).
### Other values of $case: "bounded" is for an amount after a word (cel puțin 0 doze), "dated" for a time after its day,
### "atdial" for a time after the part of the day, "value" for an age after the name of a field.

## Settings: one word each, read by the library and never spoken

# Voices read 28.547 as one number.
number-digits = grouped

## Signs

# same
minus = minus { $amount }

# same
plus = plus { $amount }

## Numbers

infinity = infinit

number-unavailable = număr indisponibil

# In words, by the rules of numerals.txt: voices read "al 22-lea" in several ways.
ordinal = { NUMBER($value, style: "place") }

# "La sută" is the same after every number.
percent = { $value } la sută

# 2 până la 4, două până la 4 ore
range = { $case ->
    [between] între { range-from } și { range-to }
   *[bare] { range-from } până la { range-to }
}
range-from = { $gender ->
    [feminine] { FORM(number-feminine, $from) }
    [neuter] { FORM(number-neuter, $from) }
   *[masculine] { $from }
}
# The end of what begins below zero: minus 4 până la plus 18
range-to = { HEAD($from) ->
    [minus] { range-above }
   *[other] { $gender ->
        [feminine] { FORM(number-feminine, $to) }
        [neuter] { FORM(number-neuter, $to) }
       *[masculine] { $to }
    }
}
range-above = { HEAD($to) ->
    [unsigned] { $to }
   *[signed] plus { $to }
}
-head-minus = minus
-head-unsigned = minus plus zero niciun nicio 0 !0. !0,

## Large numbers, rounded: o mie, două mii, 15 mii, 20 de mii

compact-3 = { $count ->
    [1] o mie
    [few] { number-feminine } mii
   *[other] { number-feminine } de mii
}

compact-6 = { $count ->
    [1] un milion
    [few] { number-neuter } milioane
   *[other] { number-neuter } de milioane
}

compact-9 = { $count ->
    [1] un miliard
    [few] { number-neuter } miliarde
   *[other] { number-neuter } de miliarde
}

compact-12 = { $count ->
    [1] un trilion
    [few] { number-neuter } trilioane
   *[other] { number-neuter } de trilioane
}
