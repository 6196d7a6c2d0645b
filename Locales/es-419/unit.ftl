# “Decibelio” is said in Spain.
# same
unit-decibel = decibel
    .plural = decibeles
