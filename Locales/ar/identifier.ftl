## Codes, whose letters and digits are heard one by one

ending = الأَرقام الأَخيرَة { $digits }

ending-of = { $name }، الأَرقام الأَخيرَة { $digits }

code = الرمز { $code }

code-order = الطلب { $code }

code-postal = الرمز البريدي { $code }

spelled-capital = حرف كبير { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

# Digit by digit, as the groups: 966 is said تسعة ستة ستة.
phone-country = زائد { SPELL($code) }

phone-international = زائد { SPELL($code) }، { $number }

phone-extension = { $number }، تحويلة { $extension }

## Versions of apps and systems

version = الإصدار { $number }

version-point = { $first } نقطة { $second }

## Email and web addresses. The marks keep a voice from reading شَرطَة as "police"

username = آت { $name }

address-next = { $first } { $second }

mark-space = مسافة

mark-at = آت

mark-slash = شَرطَة مائِلَة

mark-dash = شَرطَة

mark-underscore = شَرطَة سفلية

mark-colon = نُقطَتان رَأسيتان

mark-equals = يُساوي

mark-and = علامة العطف

mark-hash = مربع

mark-plus = زائد

mark-percent = علامة النسبة المِئَوية

mark-tilde = تيلدا

mark-semicolon = فاصلة مَنقوطَة

mark-apostrophe = فاصلة عُلوية

mark-quote = علامة اقتباس

mark-exclamation = علامة تَعَجُّب

mark-parenthesis-open = قَوس مَفتوح

mark-parenthesis-close = قَوس مُغلَق

mark-backslash = شَرطَة مائِلَة عَكسية

mark-dollar = عَلامة الدولار

mark-less = أصغر مِن

mark-greater = أكبر مِن

mark-bracket-open = قَوس مُرَبَّع مَفتوح

mark-bracket-close = قَوس مُرَبَّع مُغلَق

mark-brace-open = قَوس مُجَعَّد مَفتوح

mark-brace-close = قَوس مُجَعَّد مُغلَق

mark-bar = خَطّ عَمودي

mark-caret = عَلامة الإقحام

mark-backtick = فاصلة عُلوية مَعكوسة
