## Codes

ending = آخر الأرقام { $digits }

ending-of = { $name }، آخر الأرقام { $digits }

code = الرمز { $code }

code-order = الطلب { $code }

code-postal = الرمز البريدي { $code }

code-groups = { $first }، { $second }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = زائد { $code }

phone-international = زائد { $code }، { $number }

phone-extension = { $number }، تحويلة { $extension }

## Versions

version = الإصدار { $number }

version-point = { $first } نقطة { $second }

## Addresses

username = آت { $name }

address-next = { $first } { $second }

mark-dot = نقطة

mark-at = آت

mark-slash = شرطة مائلة

mark-dash = شرطة

mark-underscore = شرطة سفلية

mark-colon = نقطتان

mark-question = علامة استفهام

mark-equals = يساوي

mark-and = علامة العطف

mark-hash = مربع

mark-plus = زائد

mark-percent = بالمِئَة

mark-tilde = تيلدا

mark-star = نجمة
