## Lists. ו is written onto a Hebrew word; before digits and foreign names it has a hyphen

-head-hebrew = א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת

list-middle = { $first }, { $second }

list-and-two = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו-{ $second }
}

list-and-end = { list-and-two }

list-or-two = { $first } או { $second }

list-or-end = { $first } או { $second }

list-empty = אין

parts = { $first }, { $second }

# Items, whatever they are: the numeral needs a gender.
list-more = { $count ->
    [1] עוד פריט אחד
   *[other] עוד { numeral-masculine } פריטים
}

sign-repeated = { times } { $sign }
