## Lists: no comma before "y" and "o". "Y" is "e" before the sound of i, "o" is "u" before the sound of o.

# What begins with the sound of i. Not the diphthongs (y hielo, y ion), nor names that are said in English (y iPhone).
# Abbreviations begin with the letter i, as they are said: e IA, e IEEE, e iOS.
-head-i-sound =
    i í hi hí yg yl yn yr ys yv
    !hia !hie !hio !hiu !iago !ian !ioa !ion !iow
    !icloud !imac !imessage !ipad !iphone !ipod !itunes

# What begins with the sound of o: once, and all numbers that begin with ocho, ochenta or ochocientos.
-head-o-sound =
    o ó ho hó 8* 11
    !hollywood !outlook

# What another item follows. Of two times on the full hour, "horas" is said once: a las 8 y a las 20 horas ("joined",
# see date.ftl). Dates have their article and no comma (.list, see date.ftl): mañana y el martes 1 de diciembre. The
# lists themselves may be of times (.clock).
list-first = { TRAIT($first, "list") ->
    [on] { FORM($first, case: "on") }
   *[none] { $case ->
        [at] { FORM($first, case: "joined") }
        [dated] { FORM($first, case: "datedjoined") }
       *[bare] { $first }
    }
}

list-middle = { list-first }, { TRAIT($second, "list") ->
    [on] { FORM($second, case: "on") }
   *[none] { $second }
}
    .clock = list

# What is a date is told before its sound, which "el" changes: el 3 o el 8 de diciembre.
list-and-two = { TRAIT($second, "list") ->
    [on] { list-first } y { FORM($second, case: "on") }
   *[none] { HEAD($second) ->
        [i-sound] { list-first } e { $second }
       *[other] { list-first } y { $second }
    }
}
    .clock = list

list-and-end = { TRAIT($second, "list") ->
    [on] { list-first } y { FORM($second, case: "on") }
   *[none] { HEAD($second) ->
        [i-sound] { list-first } e { $second }
       *[other] { list-first } y { $second }
    }
}
    .clock = list

list-or-two = { TRAIT($second, "list") ->
    [on] { list-first } o { FORM($second, case: "on") }
   *[none] { HEAD($second) ->
        [o-sound] { list-first } u { $second }
       *[other] { list-first } o { $second }
    }
}
    .clock = list

list-or-end = { TRAIT($second, "list") ->
    [on] { list-first } o { FORM($second, case: "on") }
   *[none] { HEAD($second) ->
        [o-sound] { list-first } u { $second }
       *[other] { list-first } o { $second }
    }
}
    .clock = list

list-empty = ninguno

parts = { $first }, { $second }

# The same for items of either gender.
list-more = { $count } más

# 3 veces 🎉
sign-repeated = { times } { $sign }
