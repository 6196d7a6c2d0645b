## Units that people measure in: what Unicode's names in cldrunit.ftl lack, or have not as they are said
##
## An entry of the lexicon, as the nouns in noun.ftl are: so much of it is said by "counted-measure" in grammar.ftl. A unit
## may also have
##
## .counted: so many of them, written out with $count, where the number does not stand before the noun.
## .minus: so many of them below zero, written out with $count, where the word for the sign does not stand before all of it.
##
## Example: 5 kilometers
##
## Which ones are meant, where a name has several: "unit-ton" is the short ton of 2,000 pounds, "unit-tonne" the metric
## one. "unit-degree" is that of an angle, and of a temperature whose scale is not said. "unit-cup", "unit-pint",
## "unit-quart" and "unit-gallon" are American. "unit-calorie" is the small one, "unit-kilocalorie" that of food.

# The same in the plural: 11 stone 4.7 pounds.
unit-stone = stone
# As it is said; CLDR has "mile-scandinavian".
unit-mile-scandinavian = Scandinavian mile
    .plural = Scandinavian miles
unit-kilowatt-hour = kilowatt-hour
    .plural = kilowatt-hours
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometers
unit-gallon-imperial = imperial gallon
    .plural = imperial gallons
unit-fluid-ounce-imperial = imperial fluid ounce
    .plural = imperial fluid ounces
unit-mile-per-gallon-imperial = { unit-mile } per imperial gallon
# Of air in a tire; CLDR has "pounds-force".
unit-pound-force-per-square-inch = { unit-pound } per square inch
# CLDR has no plural of its own.
unit-lumen = lumen
    .plural = lumens
# Of the heart.
unit-beat-per-minute = beat per minute
    .plural = beats per minute
# Of a motor.
unit-revolution-per-minute = { unit-revolution } per minute
# As plugs, fuses and chargers have it.
unit-ampere = amp
    .plural = amps
unit-decibel = decibel
    .plural = decibels
# Of vitamins and other medicines.
unit-international-unit = international unit
    .plural = international units
