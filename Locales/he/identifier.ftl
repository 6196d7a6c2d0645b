## Codes. A card or an account is not said to end: the verb would have its gender

ending = ספרות אחרונות { $digits }

ending-of = { $name }, ספרות אחרונות { $digits }

code = קוד { $code }

code-order = הזמנה { $code }

code-postal = מיקוד { $code }

spelled-capital = { $letter } גדולה

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = פלוס { SPELL($code) }

phone-international = פלוס { SPELL($code) }, { $number }

phone-extension = { $number }, שלוחה { $extension }

## Versions of apps and systems

version = גרסה { $number }

version-point = { $first } נקודה { $second }

## Email and web addresses, in the words that people say

username = שטרודל { $name }

address-next = { $first } { $second }

mark-space = רווח

mark-at = שטרודל

mark-dash = מקף

mark-plus = פלוס

mark-apostrophe = גרש

mark-quote = מירכאות

mark-parenthesis-open = פתיחת סוגריים

mark-parenthesis-close = סגירת סוגריים

mark-backslash = לוכסן הפוך

mark-dollar = סימן דולר

mark-percent = סימן אחוז

mark-less = סימן קטן

mark-greater = סימן גדול

mark-bracket-open = פתיחת סוגריים מרובעים

mark-bracket-close = סגירת סוגריים מרובעים

mark-brace-open = פתיחת סוגריים מסולסלים

mark-brace-close = סגירת סוגריים מסולסלים

mark-bar = קו אנכי

mark-caret = גג

mark-backtick = גרש הפוך
