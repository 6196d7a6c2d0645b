## Units that people measure in, the same after every number

unit-kilometer = kilometre
unit-meter = metre
unit-mile = mil
# same
unit-kilogram = kilogram
# same
unit-gram = gram
unit-milligram = miligram
unit-liter = litre
unit-celsius = santigrat derece
unit-foot = fit
unit-inch = inç
# What the amount is of stands before it: saatte 50 kilometre
unit-kilometer-per-hour = kilometre bölü saat
    .counted = saatte { $count } kilometre
    .minus = saatte eksi { $count } kilometre
