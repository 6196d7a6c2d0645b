# “Decibelio” is said in Spain.
# same
unit-decibel = decibel
    .plural = decibeles
# “Tonelada” alone is the metric one.
unit-ton = tonelada estadounidense
    .plural = toneladas estadounidenses
# As “onza fluida” here.
unit-fluid-ounce-imperial = onza fluida imperial
    .plural = onzas fluidas imperiales
# As “ampere” and “ohm” here.
unit-megaampere = megaampere
    .plural = megaamperes
unit-kiloampere = kiloampere
    .plural = kiloamperes
unit-microampere = microampere
    .plural = microamperes
unit-ampere-hour = ampere hora
    .plural = amperes hora
unit-megaampere-hour = megaampere hora
    .plural = megaamperes hora
unit-kiloampere-hour = kiloampere hora
    .plural = kiloamperes hora
unit-milliampere-hour = miliampere hora
    .plural = miliamperes hora
unit-microampere-hour = microampere hora
    .plural = microamperes hora
# same
unit-megaohm = megaohm
    .plural = megaohms
# same
unit-kiloohm = kiloohm
    .plural = kiloohms
unit-milliohm = miliohm
    .plural = miliohms
# same
unit-microohm = microohm
    .plural = microohms
# same
unit-coulomb = coulomb
    .plural = coulombs
# “Fotograma” is said in Spain.
unit-frame-per-second = cuadro por segundo
    .plural = cuadros por segundo
