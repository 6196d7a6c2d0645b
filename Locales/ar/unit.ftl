## Units that people measure in. CLDR has one form for most of them, where people say others: كيلومتران, 3 كيلومترات, 11
## كيلومترًا. So all of them are written here. What stays one form in speech, as foreign names without a dual, says 2
## with its digit: 2 ميغابايت. In a rate "one" comes after the noun: كيلومتر واحد في الساعة.

unit-kilometer = كيلومتر
    .accusative = كيلومِترًا
    .dual = كيلومِتران
    .dual-oblique = كيلومترين
    .plural = كيلومِترات
    .gender = masculine
unit-meter = متر
    .accusative = مترًا
    .dual = مِتران
    .dual-oblique = مترين
    .plural = أَمتار
    .gender = masculine
unit-decimeter = ديسيمتر
    .accusative = ديسيمترًا
    .dual = ديسيمتران
    .dual-oblique = ديسيمترين
    .plural = ديسيمترات
    .gender = masculine
unit-centimeter = سِنتيمِتر
    .accusative = سِنتيمِترًا
    .dual = سِنتيمِتران
    .dual-oblique = سِنتيمِترين
    .plural = سِنتيمِترات
    .gender = masculine
unit-millimeter = مليمتر
    .accusative = مليمترًا
    .dual = مِليمِتران
    .dual-oblique = مليمترين
    .plural = مِليمِترات
    .gender = masculine
unit-mile = مِيل
    .accusative = مِيلًا
    .dual = مِيلان
    .dual-oblique = مِيلين
    .plural = أَميال
    .gender = masculine
unit-yard = ياردة
    .dual = ياردتان
    .dual-oblique = ياردتين
    .plural = ياردات
    .gender = feminine
unit-foot = قَدَم
    .accusative = قَدَمًا
    .dual = قَدَمان
    .dual-oblique = قَدَمين
    .plural = أَقدام
    .gender = feminine
unit-inch = بوصَة
    .dual = بوصَتان
    .dual-oblique = بوصَتين
    .plural = بوصات
    .gender = feminine
unit-nautical-mile = مِيل بحري
    .accusative = مِيلًا بحريًا
    .dual = مِيلان بَحريّان
    .dual-oblique = مِيلين بحريين
    .plural = أَميال بحرية
    .gender = masculine
unit-mile-scandinavian = مِيل إسكندنافي
    .accusative = مِيلًا إسكندنافيًا
    .dual = مِيلان إسكندنافيان
    .dual-oblique = مِيلين إسكندنافيين
    .plural = أَميال إسكندنافية
    .gender = masculine
unit-light-year = سنة ضوئية
    .dual = سَنَتان ضوئيتان
    .dual-oblique = سنتين ضوئيتين
    .plural = سَنَوات ضوئية
    .gender = feminine
unit-tonne = طن متري
    .accusative = طنًا متريًا
    .dual = طُنّان مِتريّان
    .dual-oblique = طُنّين متريين
    .plural = أَطنان مترية
    .gender = masculine
unit-kilogram = كيلوغرام
    .accusative = كيلوغرامًا
    .dual = كيلوغرامان
    .dual-oblique = كيلوغرامين
    .plural = كيلوغرامات
    .gender = masculine
unit-gram = غرام
    .accusative = غرامًا
    .dual = غَرامان
    .dual-oblique = غرامين
    .plural = غَرامات
    .gender = masculine
unit-milligram = مِليغرام
    .accusative = مِليغرامًا
    .dual = مِليغرامان
    .dual-oblique = مِليغرامين
    .plural = مِليغرامات
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
    .dual = طُنّان أَمريكيّان
    .dual-oblique = طُنّين أَمريكيين
    .plural = أَطنان أَمريكية
    .gender = masculine
# CLDR has ستون, which is also sixty.
unit-stone = حجر
    .accusative = حجرًا
    .dual = حَجَران
    .dual-oblique = حجرين
    .plural = أَحجار
    .gender = masculine
unit-pound = رطل
    .accusative = رطلًا
    .dual = رَطلان
    .dual-oblique = رطلين
    .plural = أَرطال
    .gender = masculine
unit-ounce = أونصَة
    .dual = أونصَتان
    .dual-oblique = أونصَتين
    .plural = أونصات
    .gender = feminine
unit-carat = قيراط
    .accusative = قيراطًا
    .dual = قيراطان
    .dual-oblique = قيراطين
    .plural = قَراريط
    .gender = masculine
unit-liter = لِتر
    .accusative = لِترًا
    .dual = لِتران
    .dual-oblique = لِترين
    .plural = لِترات
    .gender = masculine
unit-deciliter = ديسيلِتر
    .accusative = ديسيلِترًا
    .dual = ديسيلِتران
    .dual-oblique = ديسيلِترين
    .plural = ديسيلِترات
    .gender = masculine
unit-centiliter = سِنتيلِتر
    .accusative = سِنتيلِترًا
    .dual = سِنتيلِتران
    .dual-oblique = سِنتيلِترين
    .plural = سِنتيلِترات
    .gender = masculine
unit-milliliter = مِليلِتر
    .accusative = مِليلِترًا
    .dual = مِليلِتران
    .dual-oblique = مِليلِترين
    .plural = مِليلِترات
    .gender = masculine
unit-cubic-meter = متر مكعب
    .accusative = مترًا مكعبًا
    .dual = مِتران مُكَعَّبان
    .dual-oblique = مترين مكعبين
    .plural = أَمتار مُكَعَّبَة
    .gender = masculine
unit-cubic-centimeter = سِنتيمِتر مكعب
    .accusative = سِنتيمِترًا مكعبًا
    .dual = سِنتيمِتران مُكَعَّبان
    .dual-oblique = سِنتيمِترين مكعبين
    .plural = سِنتيمِترات مُكَعَّبَة
    .gender = masculine
unit-cubic-foot = قَدَم مُكَعَّبَة
    .accusative = قَدَمًا مُكَعَّبَة
    .dual = قَدَمان مُكَعَّبَتان
    .dual-oblique = قَدَمين مُكَعَّبَتين
    .plural = أَقدام مُكَعَّبَة
    .gender = feminine
unit-cubic-inch = بوصَة مُكَعَّبَة
    .dual = بوصَتان مُكَعَّبَتان
    .dual-oblique = بوصَتين مُكَعَّبَتين
    .plural = بوصات مُكَعَّبَة
    .gender = feminine
unit-gallon = غالون
    .accusative = غالونًا
    .dual = غالونان
    .dual-oblique = غالونين
    .plural = غالونات
    .gender = masculine
unit-quart = ربع غالون
    .dual = رُبعا غالون
    .dual-oblique = رُبعَي غالون
    .plural = أَرباع غالون
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
    .plural = أَكواب
    .gender = masculine
unit-fluid-ounce = أونصَة سائِلَة
    .dual = أونصَتان سائِلَتان
    .dual-oblique = أونصَتين سائِلَتين
    .plural = أونصات سائِلَة
    .gender = feminine
unit-tablespoon = ملعقة كبيرة
    .dual = مِلعَقَتان كَبيرَتان
    .dual-oblique = مِلعَقَتين كَبيرَتين
    .plural = مَلاعِق كبيرة
    .gender = feminine
unit-teaspoon = ملعقة صغيرة
    .dual = مِلعَقَتان صَغيرَتان
    .dual-oblique = مِلعَقَتين صَغيرَتين
    .plural = مَلاعِق صغيرة
    .gender = feminine
unit-gallon-imperial = غالون إمبراطوري
    .accusative = غالونًا إمبراطوريًا
    .dual = غالونان إمبِراطوريّان
    .dual-oblique = غالونين إمبراطوريين
    .plural = غالونات إمبراطورية
    .gender = masculine
unit-fluid-ounce-imperial = أونصَة سائِلَة إمبراطورية
    .dual = أونصَتان سائِلَتان إمبِراطوريَّتان
    .dual-oblique = أونصَتين سائِلَتين إمبِراطوريَّتين
    .plural = أونصات سائِلَة إمبراطورية
    .gender = feminine
unit-celsius = درجة مِئَوية
    .dual = دَرَجَتان مِئَويَّتان
    .dual-oblique = دَرَجَتين مِئَويَّتين
    .plural = دَرَجات مِئَوية
    .gender = feminine
unit-fahrenheit = درجة فَهرَنهايت
    .dual = دَرَجَتا فَهرَنهايت
    .dual-oblique = دَرَجَتَي فَهرَنهايت
    .plural = دَرَجات فَهرَنهايت
    .gender = feminine
unit-kelvin = درجة كِلفِن
    .dual = دَرَجَتا كِلفِن
    .dual-oblique = دَرَجَتَي كِلفِن
    .plural = دَرَجات كِلفِن
    .gender = feminine
unit-degree = درجة
    .dual = دَرَجَتان
    .dual-oblique = دَرَجَتين
    .plural = دَرَجات
    .gender = feminine
unit-revolution = دورة
    .dual = دَورَتان
    .dual-oblique = دَورَتين
    .plural = دَورات
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
    .dual = عُقدَتان
    .dual-oblique = عُقدَتين
    .plural = عُقَد
    .gender = feminine
# same for every number
unit-kilocalorie = كيلو سعرة حرارية
    .gender = feminine
    .two = digit
unit-calorie = سعرة حرارية
    .dual = سُعرَتان حَراريَّتان
    .dual-oblique = سُعرَتين حَراريَّتين
    .plural = سُعرات حرارية
    .gender = feminine
# same for every number
unit-kilojoule = كيلوجول
    .gender = masculine
    .two = digit
# same for every number
unit-joule = جُول
    .gender = masculine
    .two = digit
# same for every number
unit-kilowatt-hour = كيلوواط ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-megawatt = ميغاواط
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
unit-milliampere = ملي أمبير
    .gender = masculine
    .two = digit
# same for every number
unit-petabyte = بيتابايت
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
unit-terabit = تيرابِت
    .gender = masculine
    .two = digit
# same for every number
unit-gigabit = غيغابِت
    .gender = masculine
    .two = digit
# same for every number
unit-megabit = ميغابِت
    .gender = masculine
    .two = digit
# same for every number
unit-kilobit = كيلوبِت
    .gender = masculine
    .two = digit
# same for every number
unit-bit = بِت
    .gender = masculine
    .two = digit
# same for every number
unit-hectopascal = هِكتوباسكال
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
unit-millibar = مِليبار
    .gender = masculine
    .two = digit
unit-millimeter-ofhg = مليمتر زِئبَقي
    .accusative = مليمترًا زِئبَقيًا
    .dual = مِليمِتران زِئبَقيّان
    .dual-oblique = مليمترين زِئبَقيّين
    .plural = مِليمِترات زِئبَقيَّة
    .gender = masculine
unit-inch-ofhg = بوصَة زِئبَقيَّة
    .dual = بوصَتان زِئبَقيَّتان
    .dual-oblique = بوصَتين زِئبَقيَّتين
    .plural = بوصات زِئبَقيَّة
    .gender = feminine
unit-pound-force-per-square-inch = { unit-pound } لِكُلّ بوصَة مربعة
    .counted = { $count ->
        [1] { unit-pound } { numeral-one } لِكُلّ بوصَة مربعة
       *[other] { counted-measure }
    }
unit-gigahertz = غيغاهِرتز
    .gender = masculine
    .two = digit
unit-megahertz = ميغاهِرتز
    .gender = masculine
    .two = digit
unit-kilohertz = كيلوهِرتز
    .gender = masculine
    .two = digit
unit-hertz = هِرتز
    .gender = masculine
    .two = digit
unit-square-kilometer = كيلومتر مربع
    .accusative = كيلومِترًا مربعًا
    .dual = كيلومِتران مُرَبَّعان
    .dual-oblique = كيلومترين مربعين
    .plural = كيلومِترات مربعة
    .gender = masculine
unit-hectare = هكتار
    .accusative = هكتارًا
    .dual = هِكتاران
    .dual-oblique = هكتارين
    .plural = هِكتارات
    .gender = masculine
unit-square-meter = متر مربع
    .accusative = مترًا مربعًا
    .dual = مِتران مُرَبَّعان
    .dual-oblique = مترين مربعين
    .plural = أَمتار مربعة
    .gender = masculine
unit-square-centimeter = سِنتيمِتر مربع
    .accusative = سِنتيمِترًا مربعًا
    .dual = سِنتيمِتران مُرَبَّعان
    .dual-oblique = سِنتيمِترين مربعين
    .plural = سِنتيمِترات مربعة
    .gender = masculine
unit-square-mile = مِيل مربع
    .accusative = مِيلًا مربعًا
    .dual = مِيلان مُرَبَّعان
    .dual-oblique = مِيلين مربعين
    .plural = أَميال مربعة
    .gender = masculine
unit-acre = فدان
    .accusative = فدانًا
    .dual = فَدّانان
    .dual-oblique = فدانين
    .plural = أَفدِنَة
    .gender = masculine
unit-square-yard = ياردة مربعة
    .dual = ياردتان مُرَبَّعَتان
    .dual-oblique = ياردتين مُرَبَّعَتين
    .plural = ياردات مربعة
    .gender = feminine
unit-square-foot = قَدَم مربعة
    .accusative = قَدَمًا مربعة
    .dual = قَدَمان مُرَبَّعَتان
    .dual-oblique = قَدَمين مُرَبَّعَتين
    .plural = أَقدام مربعة
    .gender = feminine
unit-square-inch = بوصَة مربعة
    .dual = بوصَتان مُرَبَّعَتان
    .dual-oblique = بوصَتين مُرَبَّعَتين
    .plural = بوصات مربعة
    .gender = feminine
unit-night = ليلة
    .dual = لَيلَتان
    .dual-oblique = لَيلَتين
    .plural = لَيالٍ
    .gender = feminine
# same for every number
unit-millisecond = ملي ثانية
    .gender = feminine
    .two = digit
# same for every number
unit-microsecond = ميكروثانية
    .gender = feminine
    .two = digit
# same for every number
unit-nanosecond = نانوثانية
    .gender = feminine
    .two = digit
unit-liter-per-100-kilometer = { unit-liter } لِكُلّ 100 كيلومتر
    .counted = { $count ->
        [1] { unit-liter } { numeral-one } لِكُلّ 100 كيلومتر
       *[other] { counted-measure }
    }
unit-mile-per-gallon = { unit-mile } لِكُلّ غالون
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } لِكُلّ غالون
       *[other] { counted-measure }
    }
unit-mile-per-gallon-imperial = { unit-mile } لِكُلّ غالون إمبراطوري
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } لِكُلّ غالون إمبراطوري
       *[other] { counted-measure }
    }
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } لِكُلّ 100 كيلومتر
    .counted = { $count ->
        [1] { unit-kilowatt-hour } { numeral-one } لِكُلّ 100 كيلومتر
       *[other] { counted-measure }
    }
unit-millimole = ملي مُول
    .gender = masculine
    .two = digit
unit-millimole-per-liter = { unit-millimole } لِكُلّ لِتر
    .counted = { $count ->
        [1] { unit-millimole } { numeral-one } لِكُلّ لِتر
       *[other] { counted-measure }
    }
# same for every number
unit-megapixel = ميغابِكسِل
    .gender = masculine
    .two = digit
# same for every number
unit-pixel = بِكسِل
    .gender = masculine
    .two = digit
unit-drop = قطرة
    .dual = قَطرَتان
    .dual-oblique = قَطرَتين
    .plural = قَطَرات
    .gender = feminine
unit-pinch = رَشّة
    .dual = رَشَّتان
    .dual-oblique = رَشَّتين
    .plural = رَشّات
    .gender = feminine
unit-permille = في الألف
    .counted = { $count } في الألف
    .gender = masculine
# same as unit-carat
unit-karat = قيراط
    .accusative = قيراطًا
    .dual = قيراطان
    .dual-oblique = قيراطين
    .plural = قَراريط
    .gender = masculine
# same for every number
unit-lumen = لومِن
    .gender = masculine
    .two = digit
unit-beat = نبضة
    .dual = نَبضَتان
    .dual-oblique = نَبضَتين
    .plural = نَبَضات
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
unit-decibel = ديسيبِل
    .gender = masculine
    .two = digit
unit-international-unit = وحدة دولية
    .dual = وَحدَتان دوليتان
    .dual-oblique = وَحدَتين دوليتين
    .plural = وَحَدات دولية
    .gender = feminine

## Units that few apps use

# جي alone would be heard as a letter.
unit-g-force = وحدة جي
    .dual = وَحدَتا جي
    .dual-oblique = وَحدَتي جي
    .plural = وَحَدات جي
    .gender = feminine
unit-meter-per-square-second = { unit-meter } في الثانية المربعة
    .counted = { $count ->
        [1] { unit-meter } { numeral-one } في الثانية المربعة
       *[other] { counted-measure }
    }
unit-radian = راديان
    .accusative = راديانًا
    .dual = راديانان
    .dual-oblique = راديانين
    .plural = راديانات
    .gender = masculine
unit-arc-minute = دقيقة قوسية
    .dual = دَقيقَتان قوسيتان
    .dual-oblique = دَقيقَتين قوسيتين
    .plural = دَقائِق قوسية
    .gender = feminine
unit-arc-second = ثانية قوسية
    .dual = ثانيتان قوسيتان
    .dual-oblique = ثانيتين قوسيتين
    .plural = ثَوانٍ قوسية
    .gender = feminine
unit-dunam = دونم
    .accusative = دونمًا
    .dual = دونمان
    .dual-oblique = دونمين
    .plural = دونمات
    .gender = masculine
# same for every number
unit-mole = مُول
    .gender = masculine
    .two = digit
unit-milligram-ofglucose-per-deciliter = { unit-milligram } لِكُلّ ديسيلِتر
    .counted = { $count ->
        [1] { unit-milligram } { numeral-one } لِكُلّ ديسيلِتر
       *[other] { counted-measure }
    }
unit-permillion = جزء في المِليون
    .accusative = جزءًا في المِليون
    .dual = جُزءان في المِليون
    .dual-oblique = جُزءين في المِليون
    .plural = أَجزاء في المِليون
    .gender = masculine
    .counted = { $count ->
        [1] جزء واحد في المِليون
       *[other] { counted-measure }
    }
unit-permyriad = جزء في العَشرَة آلاف
    .accusative = جزءًا في العَشرَة آلاف
    .dual = جُزءان في العَشرَة آلاف
    .dual-oblique = جُزءين في العَشرَة آلاف
    .plural = أَجزاء في العَشرَة آلاف
    .gender = masculine
    .counted = { $count ->
        [1] جزء واحد في العَشرَة آلاف
       *[other] { counted-measure }
    }
unit-portion-per-1e9 = جزء في المِليار
    .accusative = جزءًا في المِليار
    .dual = جُزءان في المِليار
    .dual-oblique = جُزءين في المِليار
    .plural = أَجزاء في المِليار
    .gender = masculine
    .counted = { $count ->
        [1] جزء واحد في المِليار
       *[other] { counted-measure }
    }
unit-liter-per-kilometer = { unit-liter } لِكُلّ كيلومتر
    .counted = { $count ->
        [1] { unit-liter } { numeral-one } لِكُلّ كيلومتر
       *[other] { counted-measure }
    }
unit-century = قَرن
    .accusative = قَرنًا
    .dual = قَرنان
    .dual-oblique = قَرنين
    .plural = قُرون
    .gender = masculine
unit-decade = عَقد
    .accusative = عَقدًا
    .dual = عَقدان
    .dual-oblique = عَقدين
    .plural = عُقود
    .gender = masculine
# Three months.
unit-quarter = رُبع سنة
    .dual = رُبعا سنة
    .dual-oblique = رُبعَي سنة
    .plural = أَرباع سنة
    .gender = masculine
# same for every number
unit-ohm = أوم
    .gender = masculine
    .two = digit
unit-british-thermal-unit = وحدة حرارية بريطانية
    .dual = وَحدَتان حَراريَّتان بريطانيتان
    .dual-oblique = وَحدَتين حَراريَّتين بريطانيتين
    .plural = وَحَدات حرارية بريطانية
    .gender = feminine
# same for every number
unit-electronvolt = إلكترون فولت
    .gender = masculine
    .two = digit
unit-therm-us = ثيرم أمريكي
    .accusative = ثيرمًا أمريكيًا
    .dual = ثيرمان أَمريكيّان
    .dual-oblique = ثيرمين أَمريكيين
    .plural = ثيرمات أَمريكية
    .gender = masculine
# same for every number
unit-newton = نيوتن
    .gender = masculine
    .two = digit
unit-pound-force = رطل قوة
    .dual = رَطلا قوة
    .dual-oblique = رَطلَي قوة
    .plural = أَرطال قوة
    .gender = masculine
unit-dot = نقطة
    .dual = نُقطَتان
    .dual-oblique = نُقطَتين
    .plural = نِقاط
    .gender = feminine
unit-dot-per-centimeter = { unit-dot } لِكُلّ سِنتيمِتر
    .counted = { $count ->
        [1] { unit-dot } { numeral-one } لِكُلّ سِنتيمِتر
       *[other] { counted-measure }
    }
unit-dot-per-inch = { unit-dot } لِكُلّ بوصَة
    .counted = { $count ->
        [1] { unit-dot } { numeral-one } لِكُلّ بوصَة
       *[other] { counted-measure }
    }
# same for every number
unit-em = إم
    .gender = masculine
    .two = digit
unit-pixel-per-centimeter = { unit-pixel } لِكُلّ سِنتيمِتر
    .counted = { $count ->
        [1] { unit-pixel } { numeral-one } لِكُلّ سِنتيمِتر
       *[other] { counted-measure }
    }
unit-pixel-per-inch = { unit-pixel } لِكُلّ بوصَة
    .counted = { $count ->
        [1] { unit-pixel } { numeral-one } لِكُلّ بوصَة
       *[other] { counted-measure }
    }
unit-astronomical-unit = وحدة فلكية
    .dual = وَحدَتان فلكيتان
    .dual-oblique = وَحدَتين فلكيتين
    .plural = وَحَدات فلكية
    .gender = feminine
unit-earth-radius = نِصف قطر أرضي
    .accusative = نِصف قطر أرضيًا
    .dual = نِصفا قطر أرضيان
    .dual-oblique = نِصفَي قطر أرضيين
    .plural = أَنصاف أَقطار أرضية
    .gender = masculine
unit-fathom = قامة
    .dual = قامتان
    .dual-oblique = قامتين
    .plural = قامات
    .gender = feminine
unit-furlong = فرلنغ
    .accusative = فرلنغًا
    .dual = فرلنغان
    .dual-oblique = فرلنغين
    .plural = فرلنغات
    .gender = masculine
unit-micrometer = ميكرومتر
    .accusative = ميكرومترًا
    .dual = ميكرومِتران
    .dual-oblique = ميكرومترين
    .plural = ميكرومترات
    .gender = masculine
unit-nanometer = نانومتر
    .accusative = نانومترًا
    .dual = نانومِتران
    .dual-oblique = نانومترين
    .plural = نانومترات
    .gender = masculine
unit-picometer = بيكومتر
    .accusative = بيكومترًا
    .dual = بيكومِتران
    .dual-oblique = بيكومترين
    .plural = بيكومترات
    .gender = masculine
unit-parsec = فرسخ فلكي
    .accusative = فرسخًا فلكيًا
    .dual = فَرسَخان فلكيان
    .dual-oblique = فَرسَخين فلكيين
    .plural = فَراسِخ فلكية
    .gender = masculine
# Of a typeface: نقطة alone is a dot.
unit-point = نقطة طِباعية
    .dual = نُقطَتان طِباعيتان
    .dual-oblique = نُقطَتين طِباعيتين
    .plural = نِقاط طِباعية
    .gender = feminine
unit-solar-radius = نِصف قطر شمسي
    .accusative = نِصف قطر شمسيًا
    .dual = نِصفا قطر شمسيان
    .dual-oblique = نِصفَي قطر شمسيين
    .plural = أَنصاف أَقطار شمسية
    .gender = masculine
unit-candela = كانديلا
    .gender = masculine
    .two = digit
unit-lux = لوكس
    .gender = masculine
    .two = digit
unit-solar-luminosity = وحدة ضياء شمسي
    .dual = وَحدَتا ضياء شمسي
    .dual-oblique = وَحدَتي ضياء شمسي
    .plural = وَحَدات ضياء شمسي
    .gender = feminine
# same for every number
unit-dalton = دالتون
    .gender = masculine
    .two = digit
unit-earth-mass = كُتلَة أرضية
    .dual = كُتلَتان أرضيتان
    .dual-oblique = كُتلَتين أرضيتين
    .plural = كُتَل أرضية
    .gender = feminine
unit-grain = قَمحَة
    .dual = قَمحَتان
    .dual-oblique = قَمحَتين
    .plural = قَمحات
    .gender = feminine
unit-ounce-troy = أونصَة تروي
    .dual = أونصَتا تروي
    .dual-oblique = أونصَتي تروي
    .plural = أونصات تروي
    .gender = feminine
unit-solar-mass = كُتلَة شمسية
    .dual = كُتلَتان شمسيتان
    .dual-oblique = كُتلَتين شمسيتين
    .plural = كُتَل شمسية
    .gender = feminine
# same for every number
unit-gigawatt = غيغاواط
    .gender = masculine
    .two = digit
# same for every number
unit-milliwatt = ملي واط
    .gender = masculine
    .two = digit
unit-atmosphere = وحدة ضغط جوي
    .dual = وَحدَتا ضغط جوي
    .dual-oblique = وَحدَتي ضغط جوي
    .plural = وَحَدات ضغط جوي
    .gender = feminine
# same for every number
unit-megapascal = ميغاباسكال
    .gender = masculine
    .two = digit
# same for every number
unit-pascal = باسكال
    .gender = masculine
    .two = digit
unit-beaufort = بوفورت
    .counted = بوفورت { $count }
    .gender = masculine
    .two = digit
unit-light-speed = سُرعَة ضوئية
    .dual = سُرعَتان ضوئيتان
    .dual-oblique = سُرعَتين ضوئيتين
    .plural = سُرعات ضوئية
    .gender = feminine
# same for every number
unit-newton-meter = نيوتن متر
    .gender = masculine
    .two = digit
# same for every number
unit-pound-force-foot = رطل قوة قَدَم
    .gender = masculine
    .two = digit
# same for every number
unit-acre-foot = فدان قَدَم
    .gender = masculine
    .two = digit
unit-barrel = برميل
    .accusative = برميلًا
    .dual = بَرميلان
    .dual-oblique = بَرميلين
    .plural = بَراميل
    .gender = masculine
unit-bushel = بوشل
    .accusative = بوشلًا
    .dual = بوشلان
    .dual-oblique = بوشلين
    .plural = بوشلات
    .gender = masculine
unit-cubic-kilometer = كيلومتر مكعب
    .accusative = كيلومِترًا مكعبًا
    .dual = كيلومِتران مُكَعَّبان
    .dual-oblique = كيلومترين مكعبين
    .plural = كيلومِترات مُكَعَّبَة
    .gender = masculine
unit-cubic-mile = مِيل مكعب
    .accusative = مِيلًا مكعبًا
    .dual = مِيلان مُكَعَّبان
    .dual-oblique = مِيلين مكعبين
    .plural = أَميال مُكَعَّبَة
    .gender = masculine
unit-cubic-yard = ياردة مُكَعَّبَة
    .dual = ياردتان مُكَعَّبَتان
    .dual-oblique = ياردتين مُكَعَّبَتين
    .plural = ياردات مُكَعَّبَة
    .gender = feminine
unit-cup-metric = كوب متري
    .accusative = كوبًا متريًا
    .dual = كوبان مِتريّان
    .dual-oblique = كوبين متريين
    .plural = أَكواب مترية
    .gender = masculine
unit-dessert-spoon = ملعقة حلوى
    .dual = مِلعَقَتا حلوى
    .dual-oblique = مِلعَقَتي حلوى
    .plural = مَلاعِق حلوى
    .gender = feminine
unit-dessert-spoon-imperial = ملعقة حلوى إمبراطورية
    .dual = مِلعَقَتا حلوى إمبِراطوريَّتان
    .dual-oblique = مِلعَقَتي حلوى إمبِراطوريَّتين
    .plural = مَلاعِق حلوى إمبراطورية
    .gender = feminine
# Of a liquid: درهم alone is money.
unit-dram = درهم سائل
    .accusative = درهمًا سائلًا
    .dual = درهمان سائلان
    .dual-oblique = درهمين سائلين
    .plural = دَراهِم سائِلَة
    .gender = masculine
unit-hectoliter = هِكتولِتر
    .accusative = هِكتولِترًا
    .dual = هِكتولِتران
    .dual-oblique = هِكتولِترين
    .plural = هِكتولِترات
    .gender = masculine
# same for every number
unit-jigger = جيغر
    .gender = masculine
    .two = digit
unit-megaliter = ميغالِتر
    .accusative = ميغالِترًا
    .dual = ميغالِتران
    .dual-oblique = ميغالِترين
    .plural = ميغالِترات
    .gender = masculine
unit-pint-metric = باينت متري
    .accusative = باينتًا متريًا
    .dual = باينتان مِتريّان
    .dual-oblique = باينتين متريين
    .plural = باينتات مترية
    .gender = masculine
# CLDR has ميغاأمتار, with the plural of the short unit; in one word it is regular.
unit-megameter = ميغامتر
    .accusative = ميغامترًا
    .dual = ميغامِتران
    .dual-oblique = ميغامترين
    .plural = ميغامترات
    .gender = masculine
unit-hectometer = هِكتومتر
    .accusative = هِكتومترًا
    .dual = هِكتومِتران
    .dual-oblique = هِكتومترين
    .plural = هِكتومترات
    .gender = masculine
unit-dekameter = ديكامتر
    .accusative = ديكامترًا
    .dual = ديكامِتران
    .dual-oblique = ديكامترين
    .plural = ديكامترات
    .gender = masculine
# same for every number
unit-millivolt = ملي فولت
    .gender = masculine
    .two = digit
unit-millihertz = ملي هِرتز
    .gender = masculine
    .two = digit
# same for every number
unit-megaampere-hour = ميغاأمبير ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-kiloampere-hour = كيلوأمبير ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-milliampere-hour = ملي أمبير ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-microampere-hour = ميكروأمبير ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-megaohm = ميغاأوم
    .gender = masculine
    .two = digit
# same for every number
unit-kiloohm = كيلوأوم
    .gender = masculine
    .two = digit
# same for every number
unit-milliohm = ملي أوم
    .gender = masculine
    .two = digit
# same for every number
unit-microohm = ميكروأوم
    .gender = masculine
    .two = digit
# same for every number
unit-gigapascal = غيغاباسكال
    .gender = masculine
    .two = digit
unit-square-megameter = ميغامتر مربع
    .accusative = ميغامترًا مربعًا
    .dual = ميغامِتران مُرَبَّعان
    .dual-oblique = ميغامترين مربعين
    .plural = ميغامترات مربعة
    .gender = masculine
unit-square-millimeter = مليمتر مربع
    .accusative = مليمترًا مربعًا
    .dual = مِليمِتران مُرَبَّعان
    .dual-oblique = مليمترين مربعين
    .plural = مِليمِترات مربعة
    .gender = masculine
unit-square-micrometer = ميكرومتر مربع
    .accusative = ميكرومترًا مربعًا
    .dual = ميكرومِتران مُرَبَّعان
    .dual-oblique = ميكرومترين مربعين
    .plural = ميكرومترات مربعة
    .gender = masculine
unit-square-nanometer = نانومتر مربع
    .accusative = نانومترًا مربعًا
    .dual = نانومِتران مُرَبَّعان
    .dual-oblique = نانومترين مربعين
    .plural = نانومترات مربعة
    .gender = masculine
unit-cubic-decimeter = ديسيمتر مكعب
    .accusative = ديسيمترًا مكعبًا
    .dual = ديسيمِتران مُكَعَّبان
    .dual-oblique = ديسيمترين مكعبين
    .plural = ديسيمترات مُكَعَّبَة
    .gender = masculine
unit-cubic-millimeter = مليمتر مكعب
    .accusative = مليمترًا مكعبًا
    .dual = مِليمِتران مُكَعَّبان
    .dual-oblique = مليمترين مكعبين
    .plural = مِليمِترات مُكَعَّبَة
    .gender = masculine
# same for every number
unit-ampere-hour = أمبير ساعة
    .gender = masculine
    .two = digit
# same for every number
unit-coulomb = كولوم
    .gender = masculine
    .two = digit
# same for every number
unit-are = آر
    .gender = masculine
    .two = digit
# same for every number
unit-slug = سلغ
    .gender = masculine
    .two = digit
# same for every number
unit-gradian = غراد
    .gender = masculine
    .two = digit
# same for every number
unit-nibble = نيبل
    .gender = masculine
    .two = digit
unit-frame-per-second = إطار في الثانية
    .accusative = إطارًا في الثانية
    .dual = إطاران في الثانية
    .dual-oblique = إطارين في الثانية
    .plural = إطارات في الثانية
    .gender = masculine
    .counted = { $count ->
        [1] إطار واحد في الثانية
       *[other] { counted-measure }
    }
unit-teaspoon-imperial = ملعقة صغيرة إمبراطورية
    .dual = مِلعَقَتان صَغيرَتان إمبِراطوريَّتان
    .dual-oblique = مِلعَقَتين صَغيرَتين إمبِراطوريَّتين
    .plural = مَلاعِق صغيرة إمبراطورية
    .gender = feminine
unit-tablespoon-imperial = ملعقة كبيرة إمبراطورية
    .dual = مِلعَقَتان كَبيرَتان إمبِراطوريَّتان
    .dual-oblique = مِلعَقَتين كَبيرَتين إمبِراطوريَّتين
    .plural = مَلاعِق كبيرة إمبراطورية
    .gender = feminine
unit-pint-imperial = باينت إمبراطوري
    .accusative = باينتًا إمبراطوريًا
    .dual = باينتان إمبِراطوريّان
    .dual-oblique = باينتين إمبراطوريين
    .plural = باينتات إمبراطورية
    .gender = masculine
unit-quart-imperial = ربع غالون إمبراطوري
    .accusative = ربع غالون إمبراطوريًا
    .dual = رُبعا غالون إمبِراطوريّان
    .dual-oblique = رُبعَي غالون إمبراطوريين
    .plural = أَرباع غالون إمبراطورية
    .gender = masculine
