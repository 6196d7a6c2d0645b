## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

# After a colon, Swedish goes on in small letters: Senaste betalning: i dag klockan 14.
# A field whose name tells an age has the span alone: Kattens ålder: 8 år.
label-field = { TAIL($name) ->
    [age] { $name }: { FORM($value, case: "inner") }
   *[other] { FORM($name, case: "label") }: { $value }
}
-tail-age = ålder

label-category = kategori

label-creator = skapat av { $who }
