## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# "5." is read as an ordinal, "femte". A comma would make a decimal of it where a digit follows.
label-numbered = { $first }; { $second }

# After a colon, Danish goes on in small letters: Seneste betaling: i dag klokken 14.
# A field whose name tells an age has the span alone: Kattens alder: 8 år.
label-field = { TAIL($name) ->
    [age] { $name }: { FORM($value, case: "inner") }
   *[other] { FORM($name, case: "label") }: { $value }
}
-tail-age = alder !kalender !talder !balder !valder !skalder

label-category = kategori

label-creator = oprettet af { $who }
