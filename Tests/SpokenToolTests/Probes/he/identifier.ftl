## Codes. A card or an account is not said to end: the verb would have its gender

ending = ספרות אחרונות { $digits }
ending-of = { $name }, ספרות אחרונות { $digits }
code = קוד { $code }
code-order = הזמנה { $code }
code-postal = מיקוד { $code }

phone-group = { SPELL($group) }
phone-country = פלוס { SPELL($code) }
phone-international = פלוס { SPELL($code) }, { $number }
phone-extension = { $number }, שלוחה { $extension }

version = גרסה { $number }
version-point = { $first } נקודה { $second }

username = שטרודל { $name }
address-next = { $first } { $second }
mark-dot = נקודה
mark-at = שטרודל
mark-slash = לוכסן
mark-dash = מקף
mark-underscore = קו תחתון
mark-colon = נקודתיים
mark-question = סימן שאלה
mark-equals = שווה
mark-and = אמפרסנד
mark-hash = סולמית
mark-plus = פלוס
mark-percent = אחוז
mark-tilde = טילדה
mark-star = כוכבית
mark-comma = פסיק
mark-semicolon = נקודה פסיק
mark-apostrophe = גרש
mark-quote = מירכאות
mark-exclamation = סימן קריאה
mark-parenthesis-open = פתיחת סוגריים
mark-parenthesis-close = סגירת סוגריים
mark-backslash = לוכסן הפוך
mark-dollar = סימן דולר
mark-less = קטן מ
mark-greater = גדול מ
mark-bracket-open = פתיחת סוגריים מרובעים
mark-bracket-close = סגירת סוגריים מרובעים
mark-brace-open = פתיחת סוגריים מסולסלים
mark-brace-close = סגירת סוגריים מסולסלים
mark-bar = קו אנכי
mark-caret = גג
mark-backtick = גרש הפוך
