## Limits and estimates of an amount
##
## "bis zu" before a number is an adverb, which leaves the case as it is; before one it is mostly said as the
## preposition: bis zu 30 Bücher, bis zu einem Buch. Case "most" asks for that. "ab" and "zwischen" take the dative: ab
## 3 Tagen.
##
## What is left ends in "übrig" after them (case "left"), where "noch" would stand between: weniger als 10 Minuten
## übrig.

bound-at-least = mindestens { bound-amount }

# bis 14 Uhr, bis zum dritten Dezember, bis Dezember: "zu" stands with amounts only. Days bring "bis" themselves.
bound-up-to = { HEAD(bound-up-to-day) ->
    [until] { bound-up-to-day }
   *[other] { HEAD(bound-at) ->
        [um] bis { $amount }
        [month] bis { $amount }
       *[other] bis zu { FORM($amount, case: "most") }
    }
}
bound-up-to-day = { FORM($amount, case: "to") }
-head-month = Januar Februar März April Mai Juni Juli August September Oktober November Dezember

bound-more-than = mehr als { bound-amount }

bound-less-than = weniger als { bound-amount }

bound-nearly = fast { bound-amount }

bound-amount = { HEAD($amount) ->
    [still] { FORM($amount, case: "left") }
   *[other] { $amount }
}
-head-still = noch

bound-about = { bound-around }

# "gegen" is used for a time of day only, which is known by its "um": gegen 20 Uhr, morgen gegen 20 Uhr. About a day is
# case "around": um den dritten November. All else is "etwa", but for what is still to come: etwa 50 Euro, etwa im
# August, noch etwa 10 Minuten; voraussichtlich morgen.
bound-around = { HEAD($amount) ->
    [still] { FORM($amount, case: "about") }
   *[other] { bound-around-amount }
}
bound-around-amount = { HEAD(bound-at) ->
    [um] gegen { $amount }
   *[other] { TRAIT($amount, "kind") ->
        [moment] { bound-around-date }
       *[other] { bound-around-day }
    }
}
bound-around-date = { FORM($amount, case: "around") }
bound-around-day = { HEAD(bound-around-date) ->
    [um] { bound-around-date }
   *[other] { TAIL($amount) ->
        [coming] voraussichtlich { $amount }
       *[other] { bound-around-on }
    }
}
bound-around-on = { HEAD(bound-on) ->
    [am] etwa { bound-on }
   *[other] etwa { $amount }
}
-tail-coming = heute morgen
bound-at = { FORM($amount, case: "at") }
bound-on = { HEAD($amount) ->
    [month] im { $amount }
   *[other] { FORM($amount, case: "on") }
}
-head-um = um
-head-am = am im Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag

# ab 3 Tagen; ab dem dritten November, ab Dienstag, dem ersten Dezember
bound-from = ab { HEAD(bound-from-day) ->
    [date] { bound-from-day }
   *[other] { FORM($amount, case: "dative") }
}
bound-from-day = { FORM($amount, case: "between") }
-head-weekday = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
-head-date = dem der vergangenem Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag

# Case "between" is the dative in which days have their article (dem dritten November) and the parts of an amount no
# "und", for there is one already: zwischen 20 Euro und 30 Euro 50 Cent.
# A day of the week is used for both days or of none: zwischen dem ersten Dezember und dem neunten Dezember.
bound-between = { HEAD(bound-between-from) ->
    [weekday] { HEAD(bound-between-to) ->
        [weekday] zwischen { bound-between-from }, und { bound-between-to }
       *[other] zwischen { FORM($from, case: "dated") } und { bound-between-to }
    }
    [the-day] { HEAD(bound-between-to) ->
        [weekday] zwischen { bound-between-from } und { FORM($to, case: "dated") }
       *[other] zwischen { bound-between-from } und { bound-between-to }
    }
   *[other] { HEAD(bound-between-at) ->
        [um] { bound-between-times }
       *[other] zwischen { bound-between-from } und { bound-between-to }
    }
}
-head-the-day = dem
# The number alone where both share the rest: zwischen einer und 2 Stunden, zwischen einem und 3 Tagen
bound-between-from = { $from ->
    [1] { TRAIT($to, "gender") ->
        [feminine] einer
        [neuter] einem
        [masculine] einem
       *[none] { $from }
    }
   *[other] { FORM($from, case: "between") }
}
bound-between-to = { HEAD(bound-between-low) ->
    [below-zero] { FORM(range-above, case: "between") }
   *[other] { FORM($to, case: "between") }
}
bound-between-low = { FORM($from, case: "between") }
bound-between-at = { FORM($from, case: "at") }
# zwischen 14 und 16 Uhr
bound-between-times = { TAIL($from) ->
    [uhr] { TAIL($to) ->
        [uhr] { bound-between-hours }
       *[other] zwischen { $from } und { bound-between-to }
    }
   *[other] zwischen { $from } und { bound-between-to }
}
bound-between-hours = { HEAD(bound-between-to-at) ->
    [um] zwischen { FORM($from, case: "hour") } und { $to }
   *[other] zwischen { $from } und { bound-between-to }
}
bound-between-to-at = { FORM($to, case: "at") }

range-shared = { $amount }
