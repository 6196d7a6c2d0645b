## How the parts of a label are joined

label-sentences = { $first }. { $second }

label-marked = { $first } { $second }
# "12." is read as an ordinal, "zwölfter". A comma would make a decimal of it where a digit follows.
label-numbered = { $first }; { $second }

# After a colon German goes on in small letters: Letzte Zahlung: heute um 14 Uhr.
label-field = { $name }: { $value }

label-category = Kategorie

label-creator = erstellt von { $who }
