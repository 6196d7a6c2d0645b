## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl

unit-day = dia
    .plural = dias
    .gender = masculine
unit-month = mês
    .plural = meses
    .gender = masculine
unit-year = ano
    .plural = anos
    .gender = masculine
unit-nautical-mile =
    .gender = feminine
unit-light-year = ano-luz
    .plural = anos-luz
    .gender = masculine
# CLDR has "tonelada métrica", which nobody says.
unit-tonne = tonelada
    .plural = toneladas
    .gender = feminine
# The short name, which people say.
unit-kilogram = quilo
    .plural = quilos
    .gender = masculine
unit-ton =
    .gender = feminine
unit-stone =
    .gender = masculine
# CLDR has "quarto", which is a room, too.
unit-quart = quarto de galão
    .plural = quartos de galão
    .gender = masculine
# CLDR has the English word.
unit-pint = pinta
    .plural = pintas
    .gender = feminine
unit-drop = gota
    .plural = gotas
    .gender = feminine
unit-pinch = pitada
    .plural = pitadas
    .gender = feminine
unit-knot = nó
    .plural = nós
    .gender = masculine
unit-horsepower =
    .gender = masculine
unit-millimeter-ofhg =
    .gender = masculine
unit-inch-ofhg =
    .gender = feminine
unit-pound-force-per-square-inch = { unit-pound } por polegada quadrada
unit-square-yard =
    .gender = feminine
unit-square-inch =
    .gender = feminine
unit-cubic-inch =
    .gender = feminine
# Of gold. CLDR has "kilate".
# same as unit-carat
unit-karat = quilate
    .plural = quilates
    .gender = masculine
unit-night =
    .gender = feminine
# same
unit-bar = bar
    .plural = bars
    .gender = masculine
unit-beat-per-minute = batimento por minuto
    .plural = batimentos por minuto
    .gender = masculine
# Of a motor. CLDR has "revolução", which is of planets and peoples.
unit-revolution = rotação
    .plural = rotações
    .gender = feminine
unit-revolution-per-minute = { unit-revolution } por minuto
# same
unit-decibel = decibel
    .plural = decibéis
    .gender = masculine
unit-international-unit = unidade internacional
    .plural = unidades internacionais
    .gender = feminine

## Units that few apps use, and that CLDR has no names for, or names that people do not say

unit-acre-foot = acre-pé
    .plural = acres-pé
    .gender = masculine
unit-astronomical-unit =
    .gender = feminine
unit-barrel =
    .gender = masculine
unit-british-thermal-unit =
    .gender = feminine
unit-bushel =
    .gender = masculine
unit-cubic-yard =
    .gender = feminine
unit-dot-per-centimeter =
    .gender = masculine
unit-dot-per-inch =
    .gender = masculine
unit-earth-radius =
    .gender = masculine
unit-electronvolt =
    .gender = masculine
unit-fathom =
    .gender = feminine
unit-furlong =
    .gender = masculine
unit-milligram-ofglucose-per-deciliter =
    .gender = masculine
unit-ounce-troy =
    .gender = feminine
unit-pound-force =
    .gender = feminine
unit-quarter =
    .gender = masculine
unit-therm-us =
    .gender = feminine
# same
unit-dunam = dunam
    .plural = dunams
    .gender = masculine
# Of an image.
unit-dot = ponto
    .plural = pontos
    .gender = masculine
unit-grain = grão
    .plural = grãos
    .gender = masculine
unit-jigger = dosador
    .plural = dosadores
    .gender = masculine
# CLDR's plural lacks a word.
unit-point = ponto tipográfico
    .plural = pontos tipográficos
    .gender = masculine
# CLDR has no plural.
unit-g-force = força g
    .plural = forças g
    .gender = feminine
unit-portion-per-1e9 =
    .gender = feminine
# CLDR has "luz".
unit-light-speed = velocidade da luz
    .plural = velocidades da luz
    .gender = feminine
unit-newton-meter = newton-metro
    .plural = newtons-metro
    .gender = masculine
unit-pound-force-foot = libra-pé
    .plural = libras-pé
    .gender = feminine
# As unit-quart.
unit-quart-imperial = quarto de galão imperial
    .plural = quartos de galão imperiais
    .gender = masculine
unit-pint-imperial = pinta imperial
    .plural = pintas imperiais
    .gender = feminine
unit-pint-metric = pinta métrica
    .plural = pintas métricas
    .gender = feminine
unit-teaspoon-imperial = colher de chá imperial
    .plural = colheres de chá imperiais
    .gender = feminine
unit-tablespoon-imperial = colher de sopa imperial
    .plural = colheres de sopa imperiais
    .gender = feminine
# CLDR lacks the accent.
unit-megameter = megâmetro
    .plural = megâmetros
    .gender = masculine
unit-hectometer = hectômetro
    .plural = hectômetros
    .gender = masculine
unit-dekameter = decâmetro
    .plural = decâmetros
    .gender = masculine
unit-picosecond = picossegundo
    .plural = picossegundos
    .gender = masculine
unit-square-megameter = megâmetro quadrado
    .plural = megâmetros quadrados
    .gender = masculine
unit-square-millimeter = milímetro quadrado
    .plural = milímetros quadrados
    .gender = masculine
unit-square-micrometer = micrômetro quadrado
    .plural = micrômetros quadrados
    .gender = masculine
unit-square-nanometer = nanômetro quadrado
    .plural = nanômetros quadrados
    .gender = masculine
unit-cubic-decimeter = decímetro cúbico
    .plural = decímetros cúbicos
    .gender = masculine
unit-cubic-millimeter = milímetro cúbico
    .plural = milímetros cúbicos
    .gender = masculine
unit-ampere-hour = ampere-hora
    .plural = amperes-hora
    .gender = masculine
unit-megaampere-hour = megaampere-hora
    .plural = megaamperes-hora
    .gender = masculine
unit-kiloampere-hour = quiloampere-hora
    .plural = quiloamperes-hora
    .gender = masculine
unit-milliampere-hour = miliampere-hora
    .plural = miliamperes-hora
    .gender = masculine
unit-microampere-hour = microampere-hora
    .plural = microamperes-hora
    .gender = masculine
# same
unit-coulomb = coulomb
    .plural = coulombs
    .gender = masculine
# same
unit-are = are
    .plural = ares
    .gender = masculine
# same
unit-slug = slug
    .plural = slugs
    .gender = masculine
unit-gradian = grado
    .plural = grados
    .gender = masculine
# same
unit-nibble = nibble
    .plural = nibbles
    .gender = masculine
unit-frame-per-second = quadro por segundo
    .plural = quadros por segundo
    .gender = masculine
# The number comes after the name: força 5 na escala Beaufort.
unit-beaufort = grau da escala Beaufort
    .plural = graus da escala Beaufort
    .gender = masculine
    .counted = força { $count } na escala Beaufort
