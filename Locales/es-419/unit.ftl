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
