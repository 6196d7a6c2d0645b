## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

# After a colon, Norwegian goes on in small letters: Siste betaling: i dag klokken 14.
# A field whose name tells an age has the span alone: Kattens alder: 8 år.
label-field = { TAIL($name) ->
    [age] { $name }: { FORM($value, case: "inner") }
   *[other] { FORM($name, case: "label") }: { $value }
}
-tail-age = alder

label-category = kategori

label-creator = opprettet av { $who }
