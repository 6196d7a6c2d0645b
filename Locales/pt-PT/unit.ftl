unit-frame-per-second = fotograma por segundo
    .plural = fotogramas por segundo
unit-hectometer = hectómetro
    .plural = hectómetros
unit-square-micrometer = micrómetro quadrado
    .plural = micrómetros quadrados
unit-square-nanometer = nanómetro quadrado
    .plural = nanómetros quadrados
