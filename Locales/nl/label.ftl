## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

label-numbered = { $first }. { $second }

# After a colon Dutch goes on in small letters: Laatste betaling: vandaag om 14 uur.
# A field whose name tells an age has the span alone: Leeftijd: 8 jaar.
label-field = { TAIL($name) ->
    [age] { $name }: { FORM($value, case: "inner") }
   *[other] { FORM($name, case: "label") }: { $value }
}
-tail-age = leeftijd

label-category = categorie

label-creator = gemaakt door { $who }
