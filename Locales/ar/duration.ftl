## Spans of time: 1 and 2 without a digit, and from 3 on the noun goes by the number, as with money (see currency.ftl)
##
## $case: genitive is asked for after a preposition (قبل ساعتين، لمدة يومين), accusative where a span by itself tells how
## long something takes. CLDR's units are the same, but its 1 is the bare noun (يوم), which is not heard as a number.

duration-unavailable = المدة غير متاحة

## Spans that make one together: Arabic joins each by و, without a pause. With its mark voices do not
## take it for the first letter of the word that it is written onto (وساعة).

duration-two = { $first } وَ{ $second }

duration-middle = { $first } وَ{ $second }

duration-end = { $first } وَ{ $second }
