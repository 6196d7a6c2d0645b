duration-unavailable = المدة غير مُتاحَة

## Spans that make one together: Arabic joins each by و, without a pause. With its mark voices do not
## take it for the first letter of the word that it is written onto (وساعة).

duration-two = { $first } وَ{ $second }

duration-middle = { $first } وَ{ $second }

duration-end = { $first } وَ{ $second }
