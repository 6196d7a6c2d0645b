### English (United States). Register: plain and neutral; the listener is never addressed by gender.
### Status: checked
### For apps: at
### Read: 2026-11-22, cold reader, en
###
### A phrase stands here as it is heard inside a sentence; its first letter is put in title case where one begins.

## Settings: one word each, read by the library and never spoken

# How a number is written for the voice: "grouped" sets the language's own separator between groups of digits (8,547),
# "plain" leaves it out (8547), for languages whose voices misread it.
number-digits = grouped

## Signs

# A value below zero. The sign is always a word: voices skip or misread the symbol.
# $amount (phrase or number): the value without its sign.
# Example: minus 3
minus = minus { $amount }

# A value above zero whose sign was asked for.
# $amount (phrase or number): the value.
# Example: plus 5 dollars
plus = plus { $amount }

## Numbers

# A number that grows without end.
# Example: infinity
infinity = infinity

# In place of a number that is not known: not a number, or out of range.
# Example: Number unavailable
number-unavailable = number unavailable

# A rank or a place in a row.
# $value (whole number): the place, from 1.
# Example: 22nd
ordinal = { NUMBER($value, type: "ordinal") ->
    [one] { $value }st
    [two] { $value }nd
    [few] { $value }rd
   *[other] { $value }th
}

# A part of a hundred.
# $value (decimal number): the hundredths, without sign.
# Example: 75 percent
percent = { $value } percent

# From one number to another. It may stand before the name of a unit.
# $from (number): the lower end.
# $to (number): the upper end.
# Example: 2 to 4
range = { $from } to { $to }

## Large numbers in short, each named for its power of ten: a language has the powers it counts in

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
