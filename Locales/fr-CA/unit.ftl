# A mile is "mille" here, and at sea "mille marin".
unit-nautical-mile = mille marin
    .plural = milles marins
unit-mile-scandinavian = mille scandinave
    .plural = milles scandinaves
unit-square-mile = mille carré
    .plural = milles carrés
unit-cubic-mile = mille cube
    .plural = milles cubes
unit-kilometer-per-hour = { unit-kilometer } à l’heure
# Canada also has the larger, imperial gallon.
unit-gallon = gallon américain
    .plural = gallons américains
unit-mile-per-gallon = { unit-mile } au gallon américain
unit-pint-imperial = chopine impériale
    .plural = chopines impériales
unit-pint-metric = chopine métrique
    .plural = chopines métriques
unit-teaspoon-imperial = cuillère à thé impériale
    .plural = cuillères à thé impériales
