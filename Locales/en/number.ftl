### English (United States). Register: plain and neutral. The listener is never addressed by gender.
### Status: checked
### Read: 2026-11-30, cold reader, en
###
### Each phrase is written as it is heard inside a sentence. SpokenText capitalizes the first letter of a sentence.

## Settings: one word each, read by the library and never spoken

# The form of numbers in the text that a voice reads. Write "grouped" to separate groups of digits as your language
# does, such as 8,547. Write "plain" to leave the separators out, such as 8547, if voices misread them.
number-digits = grouped

## Signs

# A value below zero. Use a word for the sign, because voices skip or misread the symbol.
# $amount (phrase or number): the value without its sign, such as "5 dollars".
# Example: minus 3
minus = minus { $amount }

# A value above zero, if the app asks for a plus sign.
# $amount (phrase or number): the value, such as "5 dollars".
# Example: plus 5 dollars
plus = plus { $amount }

## Numbers

# An infinite number.
# Example: infinity
infinity = infinity

# Replaces a number that is missing or out of range.
# Example: Number unavailable
number-unavailable = number unavailable

# A rank or a position in a row.
# $value (whole number): the position, from 1.
# Example: 22nd
ordinal = { NUMBER($value, type: "ordinal") ->
    [one] { $value }st
    [two] { $value }nd
    [few] { $value }rd
   *[other] { $value }th
}

# A percentage.
# $value (decimal number): the percentage without its sign.
# Example: 75 percent
percent = { $value } percent

# A range of numbers. The name of a unit can follow this phrase.
# $from (number): the lower number.
# $to (number): the upper number.
# .end (optional): the upper end of a range that begins below zero. English says "minus 5 to plus 22", because in "minus
# 5 to 22", the minus would seem to belong to both numbers.
# Example: 2 to 4
range = { HEAD($from) ->
    [minus] { $from } to { range.end }
   *[other] { $from } to { $to }
}
    .end = { HEAD($to) ->
        [unsigned] { $to }
       *[signed] plus { $to }
    }
# First words of amounts below zero.
-head-minus = minus
# First words of amounts that get no plus: those that have a sign, and zero itself.
-head-unsigned = minus plus 0 zero !0.

## Large numbers, rounded. Each message is named for a power of ten. Use the powers that your language counts in

# $count (decimal number): how many thousands, 1 to 999, with at most two significant digits below 100.
# Example: 1.2 thousand
compact-3 = { $count } thousand

# $count (decimal number): how many millions, 1 to 999.
# Example: 1.2 million
compact-6 = { $count } million

# $count (decimal number): how many billions, 1 to 999.
# Example: 25 billion
compact-9 = { $count } billion

# $count (decimal number): how many trillions.
# Example: 3 trillion
compact-12 = { $count } trillion
