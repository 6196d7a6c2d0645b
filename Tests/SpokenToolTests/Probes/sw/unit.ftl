## Units that people measure in

unit-kilometer = kilomita
    .gender = izi
unit-meter = mita
    .gender = izi
unit-mile = maili
    .gender = izi
unit-kilogram = kilogramu
    .gender = izi
unit-gram = gramu
    .gender = izi
unit-milligram = miligramu
    .gender = izi
unit-liter = lita
    .gender = izi
unit-foot = futi
    .gender = izi
unit-inch = inchi
    .gender = izi
# The number stands inside the name: nyuzi 5 za selsiasi.
unit-celsius = nyuzi za selsiasi
    .gender = uzi
    .counted = nyuzi { $count } za selsiasi
    .minus = nyuzi hasi { $count } za selsiasi
unit-kilometer-per-hour = { unit-kilometer } kwa saa
    .counted = kilomita { $count } kwa saa
