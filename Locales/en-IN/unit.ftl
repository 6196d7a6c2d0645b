# An imperial gallon is just a "gallon" here. The American gallon is called a "US gallon" instead.
unit-gallon-imperial = gallon
    .plural = gallons
unit-fluid-ounce-imperial = fluid ounce
    .plural = fluid ounces
unit-mile-per-gallon-imperial = { unit-mile } per gallon
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometres

# The Indian spelling of units that CLDR has no names for here

unit-megameter = megametre
    .plural = megametres
unit-hectometer = hectometre
    .plural = hectometres
unit-dekameter = decametre
    .plural = decametres
unit-kiloliter = kilolitre
    .plural = kilolitres
unit-square-megameter = square megametre
    .plural = square megametres
unit-square-millimeter = square millimetre
    .plural = square millimetres
unit-square-micrometer = square micrometre
    .plural = square micrometres
unit-square-nanometer = square nanometre
    .plural = square nanometres
unit-cubic-decimeter = cubic decimetre
    .plural = cubic decimetres
unit-cubic-millimeter = cubic millimetre
    .plural = cubic millimetres
