## Sentences of a label

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
# "12." is read as an ordinal, "zwölfter". A comma would make a decimal of it where a digit follows.
label-numbered = { $first }; { $second }

# After a colon German goes on in small letters: Letzte Zahlung: heute um 14 Uhr.
# A field whose name tells an age has the span alone: Alter der Katze: 8 Jahre.
label-field = { HEAD($name) ->
    [age] { label-field-age }
   *[other] { TAIL($name) ->
        [age] { label-field-age }
       *[other] { $name }: { $value }
    }
}
label-field-age = { $name }: { FORM($value, case: "inner") }
-head-age = Alter
# Mindestalter, but not the Halter of an animal
-tail-age = alter !halter !walter

label-category = Kategorie

label-creator = erstellt von { $who }
