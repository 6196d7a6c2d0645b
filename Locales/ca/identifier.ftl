## Codes, whose letters and digits are heard one by one

ending = acaba en { $digits }

# Without a verb, which would have to agree with the name.
ending-of = { $name } amb terminació { $digits }

code = codi { $code }

code-order = comanda { $code }

code-postal = codi postal { $code }

spelled-capital = { $letter } majúscula

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = més { $code }

phone-international = més { $code }, { $number }

phone-extension = { $number }, extensió { $extension }

## Versions of apps and systems

version = versió { $number }

version-point = { $first } punt { $second }

## Email and web addresses

username = arrova { $name }

address-next = { $first } { $second }

mark-space = espai

mark-slash = barra

mark-dash = guió

mark-underscore = guió baix

mark-question = interrogant

mark-and = i comercial

mark-plus = més

mark-percent = per cent

mark-apostrophe = apòstrof

mark-quote = cometes

mark-exclamation = exclamació

mark-parenthesis-open = obre parèntesi

mark-parenthesis-close = tanca parèntesi

mark-dollar = signe de dòlar

mark-bracket-open = obre claudàtor

mark-bracket-close = tanca claudàtor

mark-brace-open = obre clau

mark-brace-close = tanca clau

# As keyboards say them.
mark-arrow-left = fletxa esquerra

mark-arrow-right = fletxa dreta

mark-arrow-up = fletxa amunt

mark-arrow-down = fletxa avall
