# An imperial gallon is just a "gallon" here. The American gallon is called a "US gallon" instead.
unit-gallon-imperial = gallon
    .plural = gallons
unit-fluid-ounce-imperial = fluid ounce
    .plural = fluid ounces
unit-mile-per-gallon-imperial = { unit-mile } per gallon
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } per 100 kilometres
