## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## A unit is an entry of the lexicon, like the nouns in noun.ftl. The pattern "counted-measure" in grammar.ftl says the
## unit with its number. A unit may also have these attributes:
##
## .counted: the unit with its number, written out with $count, if the number doesn't come before the unit.
## .minus: the unit with a number below zero, written out with $count, if the word for the sign doesn't come before
## both.
##
## Example: 5 kilometers
##
## Some names have several meanings. "unit-ton" is the short ton of 2,000 pounds, and "unit-tonne" is the metric ton.
## "unit-degree" is the degree of an angle, and of a temperature whose scale isn't said. "unit-cup", "unit-pint",
## "unit-quart", and "unit-gallon" are American. "unit-calorie" is the small calorie, and "unit-kilocalorie" is the
## calorie of food.

# The plural is the same as the singular, as in "11 stone 4.7 pounds".
unit-stone = stone
# CLDR's name is "mile-scandinavian", which people don't say.
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
# The pressure of the air in a tire. CLDR's name has "pounds-force".
unit-pound-force-per-square-inch = { unit-pound } per square inch
# CLDR has no plural of this name.
unit-lumen = lumen
    .plural = lumens
# The rate of a heart.
unit-beat-per-minute = beat per minute
    .plural = beats per minute
# The speed of a motor.
unit-revolution-per-minute = { unit-revolution } per minute
# The short name, which people use for plugs, fuses, and chargers.
unit-ampere = amp
    .plural = amps
unit-decibel = decibel
    .plural = decibels
# An amount of a vitamin or another medicine.
unit-international-unit = international unit
    .plural = international units

## Units that few apps use, and that CLDR has no names for
##
## Example: 3 ampere-hours

# The charge of a battery. Names such as "milliampere-hour" are made from it.
unit-ampere-hour = ampere-hour
    .plural = ampere-hours
unit-coulomb = coulomb
    .plural = coulombs
# An area of 100 square meters.
unit-are = are
    .plural = ares
# A mass, in American engineering.
unit-slug = slug
    .plural = slugs
# The hundredth part of a right angle.
unit-gradian = gradian
    .plural = gradians
# Four bits.
unit-nibble = nibble
    .plural = nibbles
# The speed of a video or a game.
unit-frame-per-second = frame per second
    .plural = frames per second
unit-teaspoon-imperial = imperial teaspoon
    .plural = imperial teaspoons
unit-tablespoon-imperial = imperial tablespoon
    .plural = imperial tablespoons
unit-dessert-spoon-imperial = imperial dessert spoon
    .plural = imperial dessert spoons
unit-pint-imperial = imperial pint
    .plural = imperial pints
unit-quart-imperial = imperial quart
    .plural = imperial quarts
# The speed of light, as a unit. CLDR's name is "light".
unit-light-speed = light speed
    .plural = light speeds
# The strength of the wind, whose number comes after the name.
unit-beaufort = Beaufort
    .counted = Beaufort { $count }
