list-middle = { $first }, { $second }
# accepted: unused-argument
list-and-two = { $case ->
    [weekdays] { $first }{ $second }
    [weekday] { FORM($second, case: "weekdays") }
    [either] { $first } ਜਾਂ { $second }
   *[direct] { list-first } ਅਤੇ { list-second }
}
list-and-end = { $case ->
    [either] { $first } ਜਾਂ { $second }
   *[direct] { list-start } ਅਤੇ { list-second }
}
list-or-two = { list-first } ਜਾਂ { list-second }
list-or-end = { list-start } ਜਾਂ { list-second }
list-empty = ਕੋਈ ਨਹੀਂ
parts = { $first }, { $second }
list-more = { $count } ਹੋਰ
sign-repeated = { $count } ਵਾਰ { $sign }
list-first = { TRAIT($first, "gender") ->
    [masculine] { list-first-counted }
    [feminine] { list-first-counted }
   *[none] { $first }
}
list-first-counted = { $case ->
    [oblique] { $first }
   *[direct] { FORM($first, case: "listed") }
}
list-second = { TRAIT($second, "gender") ->
    [masculine] { list-second-counted }
    [feminine] { list-second-counted }
   *[none] { $second }
}
list-second-counted = { $case ->
    [oblique] { $second }
   *[direct] { FORM($second, case: "listed") }
}
list-start = { $case ->
    [oblique] { $first }
    [at] { $first }
    [numbers] { $first }
   *[direct] { FORM($first, case: "listed") }
}
