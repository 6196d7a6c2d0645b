## Units that people measure in. CLDR has one form for most of them, where people say others: كيلومتران, 3 كيلومترات, 11
## كيلومترًا. So all of them are written here. What stays one form in speech, as foreign names without a dual, says 2 with its
## digit: 2 ميغابايت. In a rate "one" stands behind the noun: كيلومتر واحد في الساعة.

unit-kilometer = كيلومتر
    .accusative = كيلومترًا
    .dual = كيلومتران
    .dual-oblique = كيلومترين
    .plural = كيلومترات
    .gender = masculine
unit-meter = متر
    .accusative = مترًا
    .dual = متران
    .dual-oblique = مترين
    .plural = أمتار
    .gender = masculine
unit-centimeter = سنتيمتر
    .accusative = سنتيمترًا
    .dual = سنتيمتران
    .dual-oblique = سنتيمترين
    .plural = سنتيمترات
    .gender = masculine
unit-millimeter = مليمتر
    .accusative = مليمترًا
    .dual = مليمتران
    .dual-oblique = مليمترين
    .plural = مليمترات
    .gender = masculine
unit-mile = ميل
    .accusative = ميلًا
    .dual = ميلان
    .dual-oblique = ميلين
    .plural = أميال
    .gender = masculine
unit-yard = ياردة
    .dual = ياردتان
    .dual-oblique = ياردتين
    .plural = ياردات
    .gender = feminine
unit-foot = قدم
    .accusative = قدمًا
    .dual = قدمان
    .dual-oblique = قدمين
    .plural = أقدام
    .gender = feminine
unit-inch = بوصة
    .dual = بوصتان
    .dual-oblique = بوصتين
    .plural = بوصات
    .gender = feminine
unit-nautical-mile = ميل بحري
    .accusative = ميلًا بحريًا
    .dual = ميلان بحريان
    .dual-oblique = ميلين بحريين
    .plural = أميال بحرية
    .gender = masculine
unit-tonne = طن متري
    .accusative = طنًا متريًا
    .dual = طنان متريان
    .dual-oblique = طنين متريين
    .plural = أطنان مترية
    .gender = masculine
unit-kilogram = كيلوغرام
    .accusative = كيلوغرامًا
    .dual = كيلوغرامان
    .dual-oblique = كيلوغرامين
    .plural = كيلوغرامات
    .gender = masculine
unit-gram = غرام
    .accusative = غرامًا
    .dual = غرامان
    .dual-oblique = غرامين
    .plural = غرامات
    .gender = masculine
unit-milligram = مليغرام
    .accusative = مليغرامًا
    .dual = مليغرامان
    .dual-oblique = مليغرامين
    .plural = مليغرامات
    .gender = masculine
unit-microgram = ميكروغرام
    .accusative = ميكروغرامًا
    .dual = ميكروغرامان
    .dual-oblique = ميكروغرامين
    .plural = ميكروغرامات
    .gender = masculine
# Of 2,000 pounds, as in the United States.
unit-ton = طن أمريكي
    .accusative = طنًا أمريكيًا
    .dual = طنان أمريكيان
    .dual-oblique = طنين أمريكيين
    .plural = أطنان أمريكية
    .gender = masculine
# CLDR has ستون, which is also sixty.
unit-stone = حجر
    .accusative = حجرًا
    .dual = حجران
    .dual-oblique = حجرين
    .plural = أحجار
    .gender = masculine
unit-pound = رطل
    .accusative = رطلًا
    .dual = رطلان
    .dual-oblique = رطلين
    .plural = أرطال
    .gender = masculine
unit-ounce = أونصة
    .dual = أونصتان
    .dual-oblique = أونصتين
    .plural = أونصات
    .gender = feminine
unit-liter = لتر
    .accusative = لترًا
    .dual = لتران
    .dual-oblique = لترين
    .plural = لترات
    .gender = masculine
unit-deciliter = ديسيلتر
    .accusative = ديسيلترًا
    .dual = ديسيلتران
    .dual-oblique = ديسيلترين
    .plural = ديسيلترات
    .gender = masculine
unit-centiliter = سنتيلتر
    .accusative = سنتيلترًا
    .dual = سنتيلتران
    .dual-oblique = سنتيلترين
    .plural = سنتيلترات
    .gender = masculine
unit-milliliter = مليلتر
    .accusative = مليلترًا
    .dual = مليلتران
    .dual-oblique = مليلترين
    .plural = مليلترات
    .gender = masculine
unit-cubic-meter = متر مكعب
    .accusative = مترًا مكعبًا
    .dual = متران مكعبان
    .dual-oblique = مترين مكعبين
    .plural = أمتار مكعبة
    .gender = masculine
unit-cubic-centimeter = سنتيمتر مكعب
    .accusative = سنتيمترًا مكعبًا
    .dual = سنتيمتران مكعبان
    .dual-oblique = سنتيمترين مكعبين
    .plural = سنتيمترات مكعبة
    .gender = masculine
unit-cubic-foot = قدم مكعبة
    .accusative = قدمًا مكعبة
    .dual = قدمان مكعبتان
    .dual-oblique = قدمين مكعبتين
    .plural = أقدام مكعبة
    .gender = feminine
unit-cubic-inch = بوصة مكعبة
    .dual = بوصتان مكعبتان
    .dual-oblique = بوصتين مكعبتين
    .plural = بوصات مكعبة
    .gender = feminine
unit-gallon = غالون
    .accusative = غالونًا
    .dual = غالونان
    .dual-oblique = غالونين
    .plural = غالونات
    .gender = masculine
unit-quart = ربع غالون
    .dual = ربعا غالون
    .dual-oblique = ربعي غالون
    .plural = أرباع غالون
    .gender = masculine
unit-pint = باينت
    .accusative = باينتًا
    .dual = باينتان
    .dual-oblique = باينتين
    .plural = باينتات
    .gender = masculine
unit-cup = كوب
    .accusative = كوبًا
    .dual = كوبان
    .dual-oblique = كوبين
    .plural = أكواب
    .gender = masculine
unit-fluid-ounce = أونصة سائلة
    .dual = أونصتان سائلتان
    .dual-oblique = أونصتين سائلتين
    .plural = أونصات سائلة
    .gender = feminine
unit-tablespoon = ملعقة كبيرة
    .dual = ملعقتان كبيرتان
    .dual-oblique = ملعقتين كبيرتين
    .plural = ملاعق كبيرة
    .gender = feminine
unit-teaspoon = ملعقة صغيرة
    .dual = ملعقتان صغيرتان
    .dual-oblique = ملعقتين صغيرتين
    .plural = ملاعق صغيرة
    .gender = feminine
unit-gallon-imperial = غالون إمبراطوري
    .accusative = غالونًا إمبراطوريًا
    .dual = غالونان إمبراطوريان
    .dual-oblique = غالونين إمبراطوريين
    .plural = غالونات إمبراطورية
    .gender = masculine
unit-fluid-ounce-imperial = أونصة سائلة إمبراطورية
    .dual = أونصتان سائلتان إمبراطوريتان
    .dual-oblique = أونصتين سائلتين إمبراطوريتين
    .plural = أونصات سائلة إمبراطورية
    .gender = feminine
unit-celsius = درجة مئوية
    .dual = درجتان مئويتان
    .dual-oblique = درجتين مئويتين
    .plural = درجات مئوية
    .gender = feminine
unit-fahrenheit = درجة فهرنهايت
    .dual = درجتا فهرنهايت
    .dual-oblique = درجتي فهرنهايت
    .plural = درجات فهرنهايت
    .gender = feminine
unit-kelvin = درجة كلفن
    .dual = درجتا كلفن
    .dual-oblique = درجتي كلفن
    .plural = درجات كلفن
    .gender = feminine
unit-degree = درجة
    .dual = درجتان
    .dual-oblique = درجتين
    .plural = درجات
    .gender = feminine
unit-revolution = دورة
    .dual = دورتان
    .dual-oblique = دورتين
    .plural = دورات
    .gender = feminine
unit-kilometer-per-hour = { unit-kilometer } في الساعة
    .counted = { $count ->
        [1] { unit-kilometer } { numeral-one } في الساعة
       *[other] { counted-measure }
    }
unit-meter-per-second = { unit-meter } في الثانية
    .counted = { $count ->
        [1] { unit-meter } { numeral-one } في الثانية
       *[other] { counted-measure }
    }
unit-mile-per-hour = { unit-mile } في الساعة
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } في الساعة
       *[other] { counted-measure }
    }
unit-knot = عقدة
    .dual = عقدتان
    .dual-oblique = عقدتين
    .plural = عقد
    .gender = feminine
# same for every number
unit-kilocalorie = كيلو سعرة حرارية
    .gender = feminine
    .two = digit
unit-calorie = سعرة حرارية
    .dual = سعرتان حراريتان
    .dual-oblique = سعرتين حراريتين
    .plural = سعرات حرارية
    .gender = feminine
# same for every number
unit-kilojoule = كيلوجول
    .gender = masculine
    .two = digit
# same for every number
unit-joule = جول
    .gender = masculine
    .two = digit
# same for every number
unit-kilowatt-hour = كيلوواط ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-kilowatt = كيلوواط
    .gender = masculine
    .two = digit
# same for every number
unit-watt = واط
    .gender = masculine
    .two = digit
unit-horsepower = قوة حصان
    .gender = feminine
    .two = digit
# same for every number
unit-volt = فولت
    .gender = masculine
    .two = digit
# same for every number
unit-ampere = أمبير
    .gender = masculine
    .two = digit
# same for every number
unit-terabyte = تيرابايت
    .gender = masculine
    .two = digit
# same for every number
unit-gigabyte = غيغابايت
    .gender = masculine
    .two = digit
# same for every number
unit-megabyte = ميغابايت
    .gender = masculine
    .two = digit
# same for every number
unit-kilobyte = كيلوبايت
    .gender = masculine
    .two = digit
# same for every number
unit-byte = بايت
    .gender = masculine
    .two = digit
# same for every number
unit-gigabit = غيغابت
    .gender = masculine
    .two = digit
# same for every number
unit-megabit = ميغابت
    .gender = masculine
    .two = digit
# same for every number
unit-kilobit = كيلوبت
    .gender = masculine
    .two = digit
# same for every number
unit-bit = بت
    .gender = masculine
    .two = digit
# same for every number
unit-hectopascal = هكتوباسكال
    .gender = masculine
    .two = digit
# same for every number
unit-kilopascal = كيلوباسكال
    .gender = masculine
    .two = digit
# same for every number
unit-bar = بار
    .gender = masculine
    .two = digit
# same for every number
unit-millibar = مليبار
    .gender = masculine
    .two = digit
unit-millimeter-ofhg = مليمتر زئبقي
    .accusative = مليمترًا زئبقيًا
    .dual = مليمتران زئبقيان
    .dual-oblique = مليمترين زئبقيين
    .plural = مليمترات زئبقية
    .gender = masculine
unit-inch-ofhg = بوصة زئبقية
    .dual = بوصتان زئبقيتان
    .dual-oblique = بوصتين زئبقيتين
    .plural = بوصات زئبقية
    .gender = feminine
unit-pound-force-per-square-inch = { unit-pound } لكل بوصة مربعة
    .counted = { $count ->
        [1] { unit-pound } { numeral-one } لكل بوصة مربعة
       *[other] { counted-measure }
    }
unit-gigahertz = غيغاهرتز
    .gender = masculine
    .two = digit
unit-megahertz = ميغاهرتز
    .gender = masculine
    .two = digit
unit-kilohertz = كيلوهرتز
    .gender = masculine
    .two = digit
unit-hertz = هرتز
    .gender = masculine
    .two = digit
unit-square-kilometer = كيلومتر مربع
    .accusative = كيلومترًا مربعًا
    .dual = كيلومتران مربعان
    .dual-oblique = كيلومترين مربعين
    .plural = كيلومترات مربعة
    .gender = masculine
unit-hectare = هكتار
    .accusative = هكتارًا
    .dual = هكتاران
    .dual-oblique = هكتارين
    .plural = هكتارات
    .gender = masculine
unit-square-meter = متر مربع
    .accusative = مترًا مربعًا
    .dual = متران مربعان
    .dual-oblique = مترين مربعين
    .plural = أمتار مربعة
    .gender = masculine
unit-square-centimeter = سنتيمتر مربع
    .accusative = سنتيمترًا مربعًا
    .dual = سنتيمتران مربعان
    .dual-oblique = سنتيمترين مربعين
    .plural = سنتيمترات مربعة
    .gender = masculine
unit-square-mile = ميل مربع
    .accusative = ميلًا مربعًا
    .dual = ميلان مربعان
    .dual-oblique = ميلين مربعين
    .plural = أميال مربعة
    .gender = masculine
unit-acre = فدان
    .accusative = فدانًا
    .dual = فدانان
    .dual-oblique = فدانين
    .plural = أفدنة
    .gender = masculine
unit-square-yard = ياردة مربعة
    .dual = ياردتان مربعتان
    .dual-oblique = ياردتين مربعتين
    .plural = ياردات مربعة
    .gender = feminine
unit-square-foot = قدم مربعة
    .accusative = قدمًا مربعة
    .dual = قدمان مربعتان
    .dual-oblique = قدمين مربعتين
    .plural = أقدام مربعة
    .gender = feminine
unit-square-inch = بوصة مربعة
    .dual = بوصتان مربعتان
    .dual-oblique = بوصتين مربعتين
    .plural = بوصات مربعة
    .gender = feminine
unit-night = ليلة
    .dual = ليلتان
    .dual-oblique = ليلتين
    .plural = ليالٍ
    .gender = feminine
# same for every number
unit-millisecond = ملي ثانية
    .gender = feminine
    .two = digit
unit-liter-per-100-kilometer = { unit-liter } لكل 100 كيلومتر
    .counted = { $count ->
        [1] { unit-liter } { numeral-one } لكل 100 كيلومتر
       *[other] { counted-measure }
    }
unit-mile-per-gallon = { unit-mile } لكل غالون
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } لكل غالون
       *[other] { counted-measure }
    }
unit-mile-per-gallon-imperial = { unit-mile } لكل غالون إمبراطوري
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } لكل غالون إمبراطوري
       *[other] { counted-measure }
    }
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } لكل 100 كيلومتر
    .counted = { $count ->
        [1] { unit-kilowatt-hour } { numeral-one } لكل 100 كيلومتر
       *[other] { counted-measure }
    }
unit-millimole = ملي مول
    .gender = masculine
    .two = digit
unit-millimole-per-liter = { unit-millimole } لكل لتر
    .counted = { $count ->
        [1] { unit-millimole } { numeral-one } لكل لتر
       *[other] { counted-measure }
    }
# same for every number
unit-megapixel = ميغابكسل
    .gender = masculine
    .two = digit
# same for every number
unit-pixel = بكسل
    .gender = masculine
    .two = digit
unit-beat = نبضة
    .dual = نبضتان
    .dual-oblique = نبضتين
    .plural = نبضات
    .gender = feminine
unit-beat-per-minute = { unit-beat } في الدقيقة
    .counted = { $count ->
        [1] { unit-beat } { numeral-one } في الدقيقة
       *[other] { counted-measure }
    }
unit-revolution-per-minute = { unit-revolution } في الدقيقة
    .counted = { $count ->
        [1] { unit-revolution } { numeral-one } في الدقيقة
       *[other] { counted-measure }
    }
# same for every number
unit-decibel = ديسيبل
    .gender = masculine
    .two = digit
unit-international-unit = وحدة دولية
    .dual = وحدتان دوليتان
    .dual-oblique = وحدتين دوليتين
    .plural = وحدات دولية
    .gender = feminine
