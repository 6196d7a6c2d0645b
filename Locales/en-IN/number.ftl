### English (India): what differs from English (United States), pattern by pattern.
### Register: plain and neutral; the listener is never addressed by gender.
### Status: checked
### Read: 2026-11-22, cold reader, en-IN

# The powers of ten that large numbers are counted in, of those that the language and its parent have words for.
number-powers = 3 5 7

compact-5 = { $count } lakh
compact-7 = { $count } crore

percent = { $value } per cent
