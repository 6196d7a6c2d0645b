## Units that people measure in. Those of length are counted in the singular above ten (20 קילומטר); foreign names never
## change. In a rate, "one" comes after the noun: קילומטר אחד לשעה.

unit-kilometer =
    .above-ten = singular
unit-meter =
    .above-ten = singular
unit-decimeter =
    .above-ten = singular
unit-centimeter =
    .above-ten = singular
unit-millimeter =
    .above-ten = singular
unit-mile = מייל
    .plural = מיילים
    .gender = masculine
    .above-ten = singular
unit-yard = יארד
    .plural = יארדים
    .gender = masculine
    .above-ten = singular
unit-foot = רגל
    .gender = feminine
unit-inch = אינץ׳
    .gender = masculine
unit-nautical-mile = מייל ימי
    .plural = מיילים ימיים
    .gender = masculine
    .above-ten = singular
unit-mile-scandinavian = מייל סקנדינבי
    .plural = מיילים סקנדינביים
    .gender = masculine
    .above-ten = singular
unit-light-year = שנת אור
    .plural = שנות אור
    .gender = feminine
unit-tonne = טונה
    .plural = טונות
    .gender = feminine
unit-ton = טונה אמריקאית
    .plural = טונות אמריקאיות
    .gender = feminine
unit-stone = סטון
    .gender = masculine
unit-pound = פאונד
    .gender = masculine
unit-ounce = אונקייה
    .plural = אונקיות
    .gender = feminine
unit-gallon = גלון
    .plural = גלונים
    .gender = masculine
    .above-ten = singular
unit-quart = קווארט
    .plural = קווארטים
    .gender = masculine
unit-pint = פיינט
    .gender = masculine
unit-cup = כוס
    .plural = כוסות
    .gender = feminine
unit-fluid-ounce = אונקיית נוזלים
    .plural = אונקיות נוזלים
    .gender = feminine
unit-tablespoon = כף
    .plural = כפות
    .gender = feminine
unit-teaspoon = כפית
    .plural = כפיות
    .gender = feminine
unit-gallon-imperial = גלון אימפריאלי
    .plural = גלונים אימפריאליים
    .gender = masculine
    .above-ten = singular
unit-fluid-ounce-imperial = אונקיית נוזלים אימפריאלית
    .plural = אונקיות נוזלים אימפריאליות
    .gender = feminine
unit-fahrenheit =
    .gender = feminine
unit-degree = מעלה
    .plural = מעלות
    .gender = feminine
unit-revolution = סיבוב
    .plural = סיבובים
    .gender = masculine
unit-knot = קשר
    .plural = קשרים
    .gender = masculine
    .above-ten = singular
unit-kilocalorie = קילוקלוריה
    .plural = קילוקלוריות
    .gender = feminine
unit-kilojoule = קילוג׳אול
    .gender = masculine
unit-joule = ג׳אול
    .gender = masculine
unit-kilowatt-hour = קילוואט שעה
    .gender = masculine
unit-horsepower = כוח סוס
    .plural = כוחות סוס
    .gender = masculine
    .above-ten = singular
unit-petabyte = פטה בייט
    .gender = masculine
unit-terabyte = טרה בייט
    .gender = masculine
unit-gigabyte = ג׳יגה בייט
    .gender = masculine
unit-megabyte = מגה בייט
    .gender = masculine
unit-kilobyte = קילו בייט
    .gender = masculine
unit-byte = בייט
    .gender = masculine
unit-terabit = טרה ביט
    .gender = masculine
unit-gigabit = ג׳יגה ביט
    .gender = masculine
unit-megabit = מגה ביט
    .gender = masculine
unit-bit = ביט
    .gender = masculine
unit-kilopascal = קילופסקל
    .gender = masculine
unit-bar = בר
    .gender = masculine
unit-millimeter-ofhg = מילימטר כספית
    .gender = masculine
unit-inch-ofhg = אינץ׳ כספית
    .gender = masculine
unit-gigahertz = ג׳יגה הרץ
    .gender = masculine
unit-megahertz = מגה הרץ
    .gender = masculine
unit-kilohertz = קילו הרץ
    .gender = masculine
unit-acre =
    .gender = masculine
unit-night = לילה
    .plural = לילות
    .gender = masculine
unit-drop = טיפה
    .plural = טיפות
    .gender = feminine
unit-pinch = קורט
    .gender = masculine
unit-megapixel = מגה פיקסל
    .gender = masculine
unit-pixel = פיקסל
    .plural = פיקסלים
    .gender = masculine
unit-beat = פעימה
    .plural = פעימות
    .gender = feminine
unit-decibel = דציבל
    .gender = masculine
unit-international-unit = יחידה בינלאומית
    .plural = יחידות בינלאומיות
    .gender = feminine
unit-g-force = ג׳י
    .gender = masculine
unit-radian = רדיאן
    .plural = רדיאנים
    .gender = masculine
unit-dunam = דונם
    .plural = דונמים
    .gender = masculine
    .above-ten = singular
unit-permillion = חלק למיליון
    .plural = חלקים למיליון
    .gender = masculine
    .counted = { $count ->
        [1] חלק אחד למיליון
       *[other] { counted-measure }
    }
unit-permyriad = חלק לעשרת אלפים
    .plural = חלקים לעשרת אלפים
    .gender = masculine
    .counted = { $count ->
        [1] חלק אחד לעשרת אלפים
       *[other] { counted-measure }
    }
unit-portion-per-1e9 = חלק למיליארד
    .plural = חלקים למיליארד
    .gender = masculine
    .counted = { $count ->
        [1] חלק אחד למיליארד
       *[other] { counted-measure }
    }
unit-century = מאה
    .plural = מאות
    .gender = feminine
unit-decade = עשור
    .plural = עשורים
    .gender = masculine
unit-quarter =
    .gender = masculine
unit-ohm = אוהם
    .gender = masculine
unit-british-thermal-unit =
    .gender = feminine
unit-electronvolt =
    .gender = masculine
unit-therm-us = תרם אמריקאי
    .gender = masculine
unit-pound-force = פאונד כוח
    .gender = masculine
unit-dot = נקודה
    .plural = נקודות
    .gender = feminine
unit-em = יחידת אם
    .plural = יחידות אם
    .gender = feminine
unit-astronomical-unit =
    .gender = feminine
unit-earth-radius = רדיוס כדור הארץ
    .gender = masculine
unit-fathom =
    .gender = masculine
unit-furlong =
    .gender = masculine
unit-parsec =
    .gender = masculine
unit-point = נקודה טיפוגרפית
    .plural = נקודות טיפוגרפיות
    .gender = feminine
unit-solar-radius = רדיוס שמש
    .gender = masculine
unit-solar-luminosity = בהירות שמש
    .plural = בהירויות שמש
    .gender = feminine
unit-dalton =
    .gender = masculine
unit-earth-mass = מסת כדור הארץ
    .plural = מסות כדור הארץ
    .gender = feminine
unit-grain = גריין
    .gender = masculine
unit-ounce-troy =
    .gender = feminine
unit-solar-mass = מסת שמש
    .plural = מסות שמש
    .gender = feminine
unit-gigawatt = ג׳יגה ואט
    .gender = masculine
unit-atmosphere = אטמוספרה
    .plural = אטמוספרות
    .gender = feminine
unit-megapascal = מגה פסקל
    .gender = masculine
unit-light-speed = מהירות אור
    .plural = מהירויות אור
    .gender = feminine
unit-newton-meter = ניוטון מטר
    .gender = masculine
unit-pound-force-foot = פאונד רגל
    .gender = masculine
unit-acre-foot = אקר רגל
    .gender = masculine
unit-barrel =
    .gender = feminine
unit-bushel =
    .gender = masculine
unit-cup-metric = כוס מטרית
    .plural = כוסות מטריות
    .gender = feminine
unit-dessert-spoon = כפית קינוח
    .plural = כפיות קינוח
    .gender = feminine
unit-dessert-spoon-imperial = כפית קינוח אימפריאלית
    .plural = כפיות קינוח אימפריאליות
    .gender = feminine
unit-dram = דראם נוזלי
    .gender = masculine
unit-jigger = ג׳יגר
    .gender = masculine
unit-quart-imperial = קווארט אימפריאלי
    .plural = קווארטים אימפריאליים
    .gender = masculine
unit-megaampere-hour = מגה אמפר שעה
    .gender = masculine
unit-kiloampere-hour = קילו אמפר שעה
    .gender = masculine
unit-milliampere-hour = מילי אמפר שעה
    .gender = masculine
unit-microampere-hour = מיקרו אמפר שעה
    .gender = masculine
unit-megaohm = מגה אוהם
    .gender = masculine
unit-kiloohm = קילו אוהם
    .gender = masculine
unit-milliohm = מילי אוהם
    .gender = masculine
unit-microohm = מיקרו אוהם
    .gender = masculine
unit-ampere-hour = אמפר שעה
    .gender = masculine
unit-coulomb = קולון
    .gender = masculine
unit-are = אר
    .gender = masculine
unit-slug = סלאג
    .gender = masculine
unit-gradian = גראד
    .gender = masculine
unit-nibble = ניבל
    .gender = masculine
unit-teaspoon-imperial = כפית אימפריאלית
    .plural = כפיות אימפריאליות
    .gender = feminine
unit-tablespoon-imperial = כף אימפריאלית
    .plural = כפות אימפריאליות
    .gender = feminine
unit-pint-imperial = פיינט אימפריאלי
    .gender = masculine
unit-pint-metric = פיינט מטרי
    .gender = masculine
unit-beaufort = בופור
    .counted = בופור { $count }
    .gender = masculine

## Square and cubic units

word-square = רבוע
    .feminine = רבועה
    .plural = רבועים
    .feminine-plural = רבועות
word-cubic = מעוקב
    .feminine = מעוקבת
    .plural = מעוקבים
    .feminine-plural = מעוקבות
unit-square-kilometer = { unit-kilometer } { word-square }
unit-square-meter = { unit-meter } { word-square }
unit-square-centimeter = { unit-centimeter } { word-square }
unit-square-mile = { unit-mile } { word-square }
unit-square-yard = { unit-yard } { word-square }
unit-square-foot = { unit-foot } { word-square }
unit-square-inch = { unit-inch } { word-square }
unit-square-megameter = { unit-megameter } { word-square }
unit-square-millimeter = { unit-millimeter } { word-square }
unit-square-micrometer = { unit-micrometer } { word-square }
unit-square-nanometer = { unit-nanometer } { word-square }
unit-cubic-meter = { unit-meter } { word-cubic }
unit-cubic-centimeter = { unit-centimeter } { word-cubic }
unit-cubic-foot = { unit-foot } { word-cubic }
unit-cubic-inch = { unit-inch } { word-cubic }
unit-cubic-kilometer = { unit-kilometer } { word-cubic }
unit-cubic-mile = { unit-mile } { word-cubic }
unit-cubic-yard = { unit-yard } { word-cubic }
unit-cubic-decimeter = { unit-decimeter } { word-cubic }
unit-cubic-millimeter = { unit-millimeter } { word-cubic }

## Rates

unit-millimole = מילימול
    .gender = masculine
unit-frame = פריים
    .plural = פריימים
    .gender = masculine
unit-kilometer-per-hour = { unit-kilometer } לשעה
    .counted = { $count ->
        [1] { unit-kilometer } { numeral-one } לשעה
       *[other] { counted-measure }
    }
unit-meter-per-second = { unit-meter } לשנייה
    .counted = { $count ->
        [1] { unit-meter } { numeral-one } לשנייה
       *[other] { counted-measure }
    }
unit-mile-per-hour = { unit-mile } לשעה
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } לשעה
       *[other] { counted-measure }
    }
unit-meter-per-square-second = { unit-meter } לשנייה בריבוע
    .counted = { $count ->
        [1] { unit-meter } { numeral-one } לשנייה בריבוע
       *[other] { counted-measure }
    }
unit-pound-force-per-square-inch = { unit-pound } לאינץ׳ רבוע
    .counted = { $count ->
        [1] { unit-pound } { numeral-one } לאינץ׳ רבוע
       *[other] { counted-measure }
    }
unit-liter-per-100-kilometer = { unit-liter } ל-100 קילומטר
    .counted = { $count ->
        [1] { unit-liter } { numeral-one } ל-100 קילומטר
       *[other] { counted-measure }
    }
unit-liter-per-kilometer = { unit-liter } לקילומטר
    .counted = { $count ->
        [1] { unit-liter } { numeral-one } לקילומטר
       *[other] { counted-measure }
    }
unit-mile-per-gallon = { unit-mile } לגלון
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } לגלון
       *[other] { counted-measure }
    }
unit-mile-per-gallon-imperial = { unit-mile } לגלון אימפריאלי
    .counted = { $count ->
        [1] { unit-mile } { numeral-one } לגלון אימפריאלי
       *[other] { counted-measure }
    }
unit-kilowatt-hour-per-100-kilometer = { unit-kilowatt-hour } ל-100 קילומטר
    .counted = { $count ->
        [1] { unit-kilowatt-hour } { numeral-one } ל-100 קילומטר
       *[other] { counted-measure }
    }
unit-millimole-per-liter = { unit-millimole } לליטר
    .counted = { $count ->
        [1] { unit-millimole } { numeral-one } לליטר
       *[other] { counted-measure }
    }
unit-milligram-ofglucose-per-deciliter = { unit-milligram } לדציליטר
    .counted = { $count ->
        [1] { unit-milligram } { numeral-one } לדציליטר
       *[other] { counted-measure }
    }
unit-beat-per-minute = { unit-beat } לדקה
    .counted = { $count ->
        [1] { unit-beat } { numeral-one } לדקה
       *[other] { counted-measure }
    }
unit-revolution-per-minute = { unit-revolution } לדקה
    .counted = { $count ->
        [1] { unit-revolution } { numeral-one } לדקה
       *[other] { counted-measure }
    }
unit-dot-per-centimeter = { unit-dot } לסנטימטר
    .counted = { $count ->
        [1] { unit-dot } { numeral-one } לסנטימטר
       *[other] { counted-measure }
    }
unit-dot-per-inch = { unit-dot } לאינץ׳
    .counted = { $count ->
        [1] { unit-dot } { numeral-one } לאינץ׳
       *[other] { counted-measure }
    }
unit-pixel-per-centimeter = { unit-pixel } לסנטימטר
    .counted = { $count ->
        [1] { unit-pixel } { numeral-one } לסנטימטר
       *[other] { counted-measure }
    }
unit-pixel-per-inch = { unit-pixel } לאינץ׳
    .counted = { $count ->
        [1] { unit-pixel } { numeral-one } לאינץ׳
       *[other] { counted-measure }
    }
unit-frame-per-second = { unit-frame } לשנייה
    .counted = { $count ->
        [1] { unit-frame } { numeral-one } לשנייה
       *[other] { counted-measure }
    }
