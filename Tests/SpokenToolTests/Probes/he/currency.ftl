## Currencies, by ISO 4217 code. Foreign money is counted in the singular above ten, the shekel in the plural.

## Nouns that several currencies share, without what tells them apart

noun-agora = אגורה
    .plural = אגורות
    .gender = feminine
noun-cent = סנט
    .plural = סנטים
    .gender = masculine
    .above-ten = singular
noun-dollar = דולר
    .plural = דולרים
    .gender = masculine
    .above-ten = singular
noun-euro = אירו
    .gender = masculine
noun-kopeck = קופייקה
    .plural = קופייקות
    .gender = feminine
noun-penny = פני
    .gender = masculine
noun-pound = לירה
    .plural = לירות
    .gender = feminine
noun-ruble = רובל
    .plural = רובלים
    .gender = masculine
    .above-ten = singular
noun-shekel = שקל
    .plural = שקלים
    .gender = masculine
noun-yen = ין
    .gender = masculine

## Words that tell them apart

word-american = אמריקאי
    .feminine = אמריקאית
    .plural = אמריקאיים
    .feminine-plural = אמריקאיות
word-british = בריטי
    .feminine = בריטית
    .plural = בריטיים
    .feminine-plural = בריטיות
word-new = חדש
    .feminine = חדשה
    .plural = חדשים
    .feminine-plural = חדשות
word-russian = רוסי
    .feminine = רוסית
    .plural = רוסיים
    .feminine-plural = רוסיות

## Currencies

currency-eur = { noun-euro }
    .minor = { noun-cent }
    .minor-alone = { $count ->
        [1] סנט אחד של אירו
        [2] שני סנטים של אירו
        [3] שלושה סנטים של אירו
        [4] ארבעה סנטים של אירו
        [5] חמישה סנטים של אירו
        [6] שישה סנטים של אירו
        [7] שבעה סנטים של אירו
        [8] שמונה סנטים של אירו
        [9] תשעה סנטים של אירו
        [10] עשרה סנטים של אירו
        [one] { $count } סנט של אירו
        [two] { $count } סנטים של אירו
       *[other] { $count } סנט של אירו
    }
currency-gbp = { noun-pound } שטרלינג
    .local = { noun-pound }
    .full = { noun-pound } שטרלינג { word-british }
    .minor = { noun-penny }
# CLDR's name is the full one.
currency-ils = { noun-shekel }
    .full = { noun-shekel } { word-new }
    .minor = { noun-agora }
# The adjective stays in the singular, as the noun does.
currency-jpy = { noun-yen }
    .full = { noun-yen } יפני
currency-rub = { noun-ruble } { word-russian }
    .local = { noun-ruble }
    .minor = { noun-kopeck }
currency-usd = { noun-dollar } { word-american }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = { noun-cent } { word-american }

# A code without a name: 25.50 X Y Z
currency-unknown = { $count } { SPELL($code) }
