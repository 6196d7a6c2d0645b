# An imperial gallon is just a "gallon" here, and an imperial pint a "pint". The American measures are "US gallon" and
# "US pint" instead.
unit-gallon-imperial = gallon
    .plural = gallons
unit-pint-imperial = pint
    .plural = pints
unit-quart-imperial = quart
    .plural = quarts
unit-pint = US pint
    .plural = US pints
unit-fluid-ounce-imperial = fluid ounce
    .plural = fluid ounces
unit-mile-per-gallon-imperial = { unit-mile } per gallon
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometres
unit-dessert-spoon-imperial = imperial dessertspoon
    .plural = imperial dessertspoons
# "Ton" sounds like "tonne", which is ten per cent heavier.
unit-ton = US ton
    .plural = US tons

# The Australian spelling of units that CLDR has no names for here

unit-megameter = megametre
    .plural = megametres
unit-hectometer = hectometre
    .plural = hectometres
unit-dekameter = decametre
    .plural = decametres
unit-kiloliter = kilolitre
    .plural = kilolitres
unit-cubic-decimeter = cubic decimetre
    .plural = cubic decimetres
unit-cubic-millimeter = cubic millimetre
    .plural = cubic millimetres
unit-square-megameter = square megametre
    .plural = square megametres
unit-square-millimeter = square millimetre
    .plural = square millimetres
unit-square-micrometer = square micrometre
    .plural = square micrometres
unit-square-nanometer = square nanometre
    .plural = square nanometres
