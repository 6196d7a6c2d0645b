## Codes, whose letters and digits are heard one by one

ending = અંતિમ અંક { $digits }

ending-of = { $name }, અંતિમ અંક { $digits }

code = કોડ { $code }

code-order = ઑર્ડર { $code }

code-postal = પિન કોડ { $code }

spelled-capital = કૅપિટલ { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = પ્લસ { $code }

phone-international = પ્લસ { $code }, { $number }

phone-extension = { $number }, એક્સટેન્શન { $extension }

## Versions of apps and systems

version = વર્ઝન { $number }

version-point = { $first } પૉઇન્ટ { $second }

## Email and web addresses: the English words, as people say them

username = ઍટ { $name }

address-next = { $first } { $second }

mark-space = સ્પેસ

mark-dot = ડૉટ

mark-at = ઍટ

mark-dash = ડૅશ

mark-underscore = અન્ડરસ્કોર

mark-colon = કોલન

mark-and = ઍન્ડ

mark-hash = હૅશ

mark-plus = પ્લસ

mark-tilde = ટિલ્ડ

mark-star = સ્ટાર

mark-comma = કૉમા

mark-semicolon = સેમિકોલન

mark-apostrophe = અપૉસ્ટ્રફી

mark-quote = અવતરણ ચિહ્ન

mark-parenthesis-open = ઓપન બ્રૅકેટ

mark-parenthesis-close = ક્લોઝ બ્રૅકેટ

mark-dollar = ડોલર ચિહ્ન

mark-less = લેસ ધૅન

mark-greater = ગ્રેટર ધૅન

mark-bracket-open = ઓપન સ્ક્વેર બ્રૅકેટ

mark-bracket-close = ક્લોઝ સ્ક્વેર બ્રૅકેટ

mark-brace-open = ઓપન કર્લી બ્રૅકેટ

mark-brace-close = ક્લોઝ કર્લી બ્રૅકેટ

mark-bar = વર્ટિકલ બાર

mark-caret = કૅરેટ

mark-backtick = બૅકટિક
mark-arrow-left = ડાબી બાજુનું તીર
mark-arrow-right = જમણી બાજુનું તીર
mark-arrow-up = ઉપર તરફનું તીર
mark-arrow-down = નીચે તરફનું તીર
