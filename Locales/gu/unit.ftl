## Units that have no name in CLDR, or that people name differently. CLDR's names are in cldrunit.ftl
##
## Nearly all are the English words, which never change. Without a gender they are masculine: અડધો લિટર.

unit-cup =
    .gender = masculine
unit-night =
    .when = રાત્રે
    .gender = feminine
unit-pinch =
    .gender = feminine
unit-teaspoon =
    .gender = feminine
unit-tablespoon =
    .gender = feminine
unit-calorie =
    .gender = feminine
unit-kilocalorie =
    .gender = feminine
# As it is said of drops of medicine; CLDR has the English word.
unit-drop = ટીપું
    .oblique = ટીપા
    .plural = ટીપાં
    .gender = neuter
unit-celsius =
    .gender = feminine
unit-fahrenheit =
    .gender = feminine
# As it is used for temperatures, too.
unit-degree = ડિગ્રી
    .gender = feminine
unit-revolution = ચક્કર
    .gender = neuter
# CLDR has the noun first.
unit-mile-scandinavian = સ્કૅન્ડિનેવિયન માઇલ
# Of 2,000 pounds, as in the United States.
unit-ton = અમેરિકન ટન
unit-light-year =
    .gender = neuter
unit-cubic-millimeter = ઘન મિલિમીટર
unit-cubic-decimeter = ઘન ડેસિમીટર
unit-gallon-imperial = ઇમ્પીરિયલ ગૅલન
unit-mile-per-gallon-imperial = { unit-mile } પ્રતિ ઇમ્પીરિયલ ગૅલન
# CLDR's નોટ is a banknote.
unit-knot = નૉટ
unit-kilowatt-hour = કિલોવૉટ કલાક
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } પ્રતિ 100 કિલોમીટર
unit-pint = પાઇન્ટ
unit-volt = વોલ્ટ
unit-petabyte = પેટાબાઇટ
unit-petabit = પેટાબિટ
# CLDR has “of mercury” first.
unit-millimeter-ofhg = મિલિમીટર મર્ક્યુરી
unit-inch-ofhg = ઇંચ મર્ક્યુરી
unit-microsecond = માઇક્રોસેકન્ડ
    .gender = feminine
unit-nanosecond = નેનોસેકન્ડ
    .gender = feminine
unit-millisecond =
    .gender = feminine
unit-picosecond = પિકોસેકન્ડ
    .gender = feminine
unit-beat-per-minute = ધબકારો પ્રતિ મિનિટ
    .oblique = ધબકારા પ્રતિ મિનિટ
    .plural = ધબકારા પ્રતિ મિનિટ
    .gender = masculine
unit-revolution-per-minute = { unit-revolution } પ્રતિ મિનિટ
unit-decibel = ડેસિબલ
unit-international-unit = આંતરરાષ્ટ્રીય એકમ

## Units that few apps use

unit-megavolt = મેગાવોલ્ટ
unit-kilovolt = કિલોવોલ્ટ
unit-millivolt = મિલિવોલ્ટ
unit-microvolt = માઇક્રોવોલ્ટ
unit-ampere-hour = એમ્પીયર કલાક
unit-megaampere-hour = મેગાએમ્પીયર કલાક
unit-kiloampere-hour = કિલોએમ્પીયર કલાક
unit-milliampere-hour = મિલિએમ્પીયર કલાક
unit-microampere-hour = માઇક્રોએમ્પીયર કલાક
unit-beaufort = બોફર્ટ
    .counted = બોફર્ટ { $count }
unit-century = સદી
    .plural = સદીઓ
    .gender = feminine
unit-decade = દાયકો
    .oblique = દાયકા
    .plural = દાયકા
    .gender = masculine
unit-em = એમ
unit-point = પૉઇન્ટ
unit-coulomb = કુલંબ
unit-are = આર
unit-slug = સ્લગ
unit-gradian = ગ્રેડિયન
unit-nibble = નિબલ
unit-frame-per-second = ફ્રેમ પ્રતિ સેકન્ડ
unit-teaspoon-imperial = ઇમ્પીરિયલ ટીસ્પૂન
    .gender = feminine
unit-tablespoon-imperial = ઇમ્પીરિયલ ટેબલસ્પૂન
    .gender = feminine
unit-pint-imperial = ઇમ્પીરિયલ પાઇન્ટ
unit-pint-metric = મેટ્રિક પાઇન્ટ
# CLDR has “light”.
unit-light-speed = પ્રકાશની ઝડપ
    .gender = feminine
# CLDR's ગુ is no word.
unit-g-force = જી ફોર્સ
unit-radian = રેડિયન
unit-arc-minute = આર્ક મિનિટ
    .gender = feminine
unit-arc-second = આર્ક સેકન્ડ
    .gender = feminine
unit-earth-radius = પૃથ્વી ત્રિજ્યા
    .gender = feminine
# Mass; CLDR has “density”.
unit-earth-mass = પૃથ્વી દળ
unit-solar-mass = સૌર દળ
unit-meter-per-square-second = { unit-meter } પ્રતિ ચોરસ સેકન્ડ
unit-permille = પ્રતિ હજાર
unit-permyriad = પ્રતિ દસ હજાર
unit-permillion = ભાગ પ્રતિ દસ લાખ
unit-portion-per-1e9 = ભાગ પ્રતિ અબજ
unit-atmosphere = વાતાવરણ દબાણ
unit-therm-us = અમેરિકન થર્મ
unit-astronomical-unit = ખગોળીય એકમ
# Alone, જિગર would be heard as courage.
unit-jigger = જિગર માપ
unit-acre-foot = એકર ફૂટ
unit-kibibyte = કિબીબાઇટ
unit-mebibyte = મેબીબાઇટ
unit-gibibyte = ગીબીબાઇટ
unit-tebibyte = ટેબીબાઇટ
unit-pebibyte = પેબીબાઇટ
unit-exbibyte = એક્સબીબાઇટ
unit-zebibyte = ઝેબીબાઇટ
unit-yobibyte = યોબીબાઇટ
unit-kibibit = કિબીબિટ
unit-mebibit = મેબીબિટ
unit-gibibit = ગીબીબિટ
unit-tebibit = ટેબીબિટ
unit-pebibit = પેબીબિટ
unit-exbibit = એક્સબીબિટ
unit-zebibit = ઝેબીબિટ
unit-yobibit = યોબીબિટ
