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

mark-at = małpa

mark-dash = myślnik

mark-underscore = podkreślenie

mark-equals = równa się

# same
mark-and = ampersand

mark-hash = krzyżyk

mark-apostrophe = apostrof

mark-quote = cudzysłów

mark-parenthesis-open = nawias otwierający

mark-backslash = ukośnik odwrotny

mark-dollar = znak dolara

mark-bracket-open = nawias kwadratowy otwierający

mark-bracket-close = nawias kwadratowy zamykający

mark-brace-open = nawias klamrowy otwierający

mark-brace-close = nawias klamrowy zamykający

mark-bar = pionowa kreska

mark-caret = daszek

mark-backtick = odwrócony apostrof

mark-arrow-left = strzałka w lewo

mark-arrow-right = strzałka w prawo

mark-arrow-up = strzałka w górę

mark-arrow-down = strzałka w dół
