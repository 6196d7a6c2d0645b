## Units that people measure in; spans of time are in noun.ftl. "One" stands behind the first word: קילומטר אחד לשעה

unit-kilometer = קילומטר
    .plural = קילומטרים
    .gender = masculine
    .above-ten = singular
unit-meter = מטר
    .plural = מטרים
    .gender = masculine
    .above-ten = singular
unit-mile = מייל
    .plural = מיילים
    .gender = masculine
    .above-ten = singular
unit-kilogram = קילוגרם
    .gender = masculine
unit-gram = גרם
    .gender = masculine
unit-milligram = מיליגרם
    .gender = masculine
unit-liter = ליטר
    .gender = masculine
unit-celsius = מעלת צלזיוס
    .plural = מעלות צלזיוס
    .gender = feminine
unit-foot = רגל
    .gender = feminine
unit-inch = אינץ׳
    .gender = masculine
unit-kilometer-per-hour = { unit-kilometer } לשעה
    .counted = { $count ->
        [1] קילומטר אחד לשעה
       *[other] { counted-measure }
    }
