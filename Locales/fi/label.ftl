## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }

# "12." is read as an ordinal, and a comma would make a decimal of it.
label-numbered = { $first }; { $second }

# After a colon, Finnish goes on in small letters: viimeisin maksu: tänään kello 14.
# A field whose name tells an age has the span alone: kissan ikä: 8 vuotta.
label-field = { TAIL($name) ->
    [age] { $name }: { FORM($value, case: "inner") }
   *[other] { FORM($name, case: "label") }: { $value }
}
-tail-age = ikä !pikä

label-category = luokka

label-creator = lisännyt { $who }
