## How long ago, and how long from now: CLDR's phrases, with 1 in words: voices read "vor 1 Minute" as "vor eins
## Minute". After "vor" and "in" the noun is dative, whatever case surrounds the phrase.

# CLDR has "jetzt" here too, which does not say that it is over.
elapsed-now = gerade eben

elapsed-minutes = { $count ->
    [1] vor einer Minute
    [one] vor { $count } Minute
   *[other] vor { $count } Minuten
}

elapsed-hours = { $count ->
    [1] vor einer Stunde
    [one] vor { $count } Stunde
   *[other] vor { $count } Stunden
}

elapsed-days = { $count ->
   *[other] vor { $count } Tagen
}

elapsed-weeks = { $count ->
    [1] vor einer Woche
    [one] vor { $count } Woche
   *[other] vor { $count } Wochen
}

elapsed-months = { $count ->
    [1] vor einem Monat
    [one] vor { $count } Monat
   *[other] vor { $count } Monaten
}

elapsed-years = { $count ->
    [1] vor einem Jahr
    [one] vor { $count } Jahr
   *[other] vor { $count } Jahren
}

ahead-now = jetzt

ahead-minutes = { $count ->
    [1] in einer Minute
    [one] in { $count } Minute
   *[other] in { $count } Minuten
}

ahead-hours = { $count ->
    [1] in einer Stunde
    [one] in { $count } Stunde
   *[other] in { $count } Stunden
}

ahead-days = { $count ->
   *[other] in { $count } Tagen
}

ahead-weeks = { $count ->
    [1] in einer Woche
    [one] in { $count } Woche
   *[other] in { $count } Wochen
}

ahead-months = { $count ->
    [1] in einem Monat
    [one] in { $count } Monat
   *[other] in { $count } Monaten
}

ahead-years = { $count ->
    [1] in einem Jahr
    [one] in { $count } Jahr
   *[other] in { $count } Jahren
}

## When something is due: "fällig" first where a time follows it; a single word stands before it, as in speech

due-now = jetzt fällig

due-today-at = fällig heute um { $time }

due-tomorrow-at = fällig morgen um { $time }

due-today = heute fällig

due-tomorrow = morgen fällig

due-ahead = fällig { $distance }

# überfällig seit einer Stunde, seit 2 Tagen
overdue-by = überfällig seit { FORM($duration, case: "dative") }

duration-weeks = { $count ->
    [1] { one-feminine } Woche
    [one] { $count } Woche
   *[other] { $count } Wochen
}

duration-months = { $count ->
    [1] { one-masculine } Monat
    [one] { $count } Monat
   *[other] { $case ->
        [dative] { $count } Monaten
       *[nominative] { $count } Monate
    }
}

duration-years = { $count ->
    [1] { one-neuter } Jahr
    [one] { $count } Jahr
   *[other] { $case ->
        [dative] { $count } Jahren
       *[nominative] { $count } Jahre
    }
}

## From when to when: the days bring "von", "vom", "bis" and "bis zum" themselves (see date.ftl)

# CLDR leaves out the first "Uhr": von 14 bis 16 Uhr. With minutes that would be two numbers side by side.
interval-times = von { FORM($from, case: "bare") } bis { FORM($to, case: "bare") }

# heute von 14 Uhr bis 16 Uhr; where both ends are the same minute: heute um 14 Uhr
interval-day-times = { FORM($date, case: "on") } { FORM($times, case: "at") }

# vom dritten November bis zum siebten November
interval-dates = { FORM($from, case: "from") } { FORM($to, case: "to") }

# von heute um 22 Uhr bis morgen um 2 Uhr
interval-moments = { FORM($from, case: "from") } { FORM($to, case: "to") }
