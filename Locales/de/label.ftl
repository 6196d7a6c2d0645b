## How the parts of a label are joined

# Behind a digit a comma: with a full stop voices read an ordinal (16 Uhr 30. Kontostand: "dreißigster Kontostand").
label-sentences = { TAIL($first) ->
    [digit] { $first }, { $second }
   *[other] { $first }. { $second }
}

-tail-digit = 0 1 2 3 4 5 6 7 8 9

label-marked = { $first } { $second }

# After a colon German goes on in small letters: Letzte Zahlung: heute um 14 Uhr.
label-field = { $name }: { $value }

label-category = Kategorie

label-creator = erstellt von { $who }
