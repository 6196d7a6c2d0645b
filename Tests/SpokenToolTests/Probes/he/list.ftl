## Lists. ו is written onto a Hebrew word. Before digits and foreign names it has a maqaf, which voices do not take for a
## minus.

-head-hebrew = א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת

list-middle = { $first }, { $second }

list-and-two = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}

list-and-end = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}

list-or-two = { $first } או { $second }

list-or-end = { $first } או { $second }

list-empty = אין

parts = { $first }, { $second }

# A noun for what the list names, whatever that is: the numeral needs a gender.
list-more = { $count ->
    [1] עוד פריט אחד
    [2] עוד שני פריטים
    [one] עוד { $count } פריט
    [two] עוד { $count } פריטים
   *[other] עוד { numeral-masculine } פריטים
}
sign-repeated = { $sign }, { $count } פעמים
