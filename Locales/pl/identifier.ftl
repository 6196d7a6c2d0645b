## Codes, whose letters and digits are heard one by one

ending = z końcówką { $digits }

ending-of = { $name } z końcówką { $digits }

code = kod { $code }

code-order = zamówienie { $code }

code-postal = kod pocztowy { $code }

spelled-capital = wielkie { $letter }

## Telephone numbers: plus 48 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, wewnętrzny { $extension }

## Versions of apps and systems

version = wersja { $number }

version-point = { $first } kropka { $second }

## Email and web addresses

username = małpa { $name }

address-next = { $first } { $second }

mark-space = spacja

mark-dot = kropka

mark-at = małpa

mark-slash = ukośnik

mark-dash = myślnik

mark-underscore = podkreślenie

mark-colon = dwukropek

mark-question = znak zapytania

mark-equals = równa się

# same
mark-and = ampersand

mark-hash = krzyżyk

# same
mark-plus = plus

mark-percent = procent

mark-tilde = tylda

mark-star = gwiazdka

mark-comma = przecinek

mark-semicolon = średnik

mark-apostrophe = apostrof

mark-quote = cudzysłów

mark-exclamation = wykrzyknik

mark-parenthesis-open = nawias otwierający

mark-parenthesis-close = nawias zamykający

mark-backslash = ukośnik odwrotny

mark-dollar = znak dolara

mark-less = mniejsze niż

mark-greater = większe niż

mark-bracket-open = nawias kwadratowy otwierający

mark-bracket-close = nawias kwadratowy zamykający

mark-brace-open = nawias klamrowy otwierający

mark-brace-close = nawias klamrowy zamykający

mark-bar = pionowa kreska

mark-caret = daszek

mark-backtick = odwrócony apostrof
