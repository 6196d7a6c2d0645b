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
unit-stone = { "" }
# CLDR's name is "mile-scandinavian", which people don't say.
unit-mile-scandinavian = { "" }
    .plural = { "" }
unit-kilowatt-hour = { "" }
    .plural = { "" }
unit-kilowatt-hour-per-100-kilometer = { "" }
unit-gallon-imperial = { "" }
    .plural = { "" }
unit-fluid-ounce-imperial = { "" }
    .plural = { "" }
unit-mile-per-gallon-imperial = { "" }
# The pressure of the air in a tire. CLDR's name has "pounds-force".
unit-pound-force-per-square-inch = { "" }
# CLDR has no plural of this name.
unit-lumen = { "" }
    .plural = { "" }
# The rate of a heart.
unit-beat-per-minute = { "" }
    .plural = { "" }
# The speed of a motor.
unit-revolution-per-minute = { "" }
# The short name, which people use for plugs, fuses, and chargers.
unit-ampere = { "" }
    .plural = { "" }
unit-decibel = { "" }
    .plural = { "" }
# An amount of a vitamin or another medicine.
unit-international-unit = { "" }
    .plural = { "" }

## Units that few apps use, and that CLDR has no names for
##
## Example: 3 ampere-hours

# The charge of a battery. Names such as "milliampere-hour" are made from it.
unit-ampere-hour = { "" }
    .plural = { "" }
unit-coulomb = { "" }
    .plural = { "" }
# An area of 100 square meters.
unit-are = { "" }
    .plural = { "" }
# A mass, in American engineering.
unit-slug = { "" }
    .plural = { "" }
# The hundredth part of a right angle.
unit-gradian = { "" }
    .plural = { "" }
# Four bits.
unit-nibble = { "" }
    .plural = { "" }
# The speed of a video or a game.
unit-frame-per-second = { "" }
    .plural = { "" }
unit-teaspoon-imperial = { "" }
    .plural = { "" }
unit-tablespoon-imperial = { "" }
    .plural = { "" }
unit-dessert-spoon-imperial = { "" }
    .plural = { "" }
unit-pint-imperial = { "" }
    .plural = { "" }
unit-quart-imperial = { "" }
    .plural = { "" }
# The speed of light, as a unit. CLDR's name is "light".
unit-light-speed = { "" }
    .plural = { "" }
# The strength of the wind, whose number comes after the name.
unit-beaufort = { "" }
    .counted = { "" }
