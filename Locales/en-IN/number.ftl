### English (India). This folder has only the patterns that differ from English (United States).
### Register: plain and neutral. The listener is never addressed by gender.
### Status: checked
### Read: 2026-11-22, cold reader, en-IN

# The powers of ten that India counts large numbers in: thousand, lakh, and crore.
number-powers = 3 5 7

compact-5 = { $count } lakh
compact-7 = { $count } crore

percent = { $value } per cent
