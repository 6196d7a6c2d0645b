## Lists: no comma before "e" and "ou"
##
## Of several times, "horas" is said once, with the last of them: às 8 e às 20 horas ("joined", see date.ftl). Days of a
## schedule share their last part: às segundas, às quartas e às sextas-feiras ("everyjoined"). Dates have no comma of
## their own in a list (.day, see date.ftl). The lists themselves may be of times (.clock).

list-first = { TRAIT($first, "day") ->
    [comma] { FORM($first, case: "listed") }
   *[none] { $case ->
        [at] { FORM($first, case: "joined") }
        [dated] { FORM($first, case: "datedjoined") }
        [every] { FORM($first, case: "everyjoined") }
       *[bare] { $first }
    }
}
list-second = { TRAIT($second, "day") ->
    [comma] { FORM($second, case: "listed") }
   *[none] { $second }
}

# Always the first part of a longer list, which asks for the case of both.
list-middle = { list-first }, { list-second }
    .clock = list

list-and-two = { list-first } e { list-second }
    .clock = list

list-and-end = { list-first } e { list-second }
    .clock = list

list-or-two = { list-first } ou { list-second }
    .clock = list

list-or-end = { list-first } ou { list-second }
    .clock = list

list-empty = nenhum item

parts = { $first }, { $second }

# The same for items of either gender.
list-more = mais { $count }

sign-repeated = { times } { $sign }
