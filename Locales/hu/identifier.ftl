## Codes. Their letters and digits are heard one by one

ending = utolsó számjegyei: { $digits }

ending-of = { $name }, utolsó számjegyei: { $digits }

code = kód: { $code }

code-order = rendelés: { $code }

code-postal = irányítószám: { $code }

spelled-capital = nagy { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = plusz { SPELL($code) }

phone-international = plusz { SPELL($code) }, { $number }

phone-extension = { $number }, mellék: { $extension }

## Versions of apps and systems

version = verzió: { $number }

version-point = { $first } pont { $second }

## Email and web addresses

username = kukac { $name }

address-next = { $first } { $second }

mark-space = szóköz

# As people read addresses.
mark-at = kukac

mark-dash = kötőjel

mark-underscore = alulvonás

mark-equals = egyenlőségjel

mark-hash = kettős kereszt

mark-plus = plusz

mark-star = csillag

mark-apostrophe = aposztróf

mark-quote = idézőjel

mark-parenthesis-open = nyitó zárójel

mark-parenthesis-close = záró zárójel

mark-dollar = dollárjel

mark-less = kisebb jel

mark-greater = nagyobb jel

mark-bracket-open = nyitó szögletes zárójel

mark-bracket-close = záró szögletes zárójel

mark-brace-open = nyitó kapcsos zárójel

mark-brace-close = záró kapcsos zárójel

mark-caret = kalapjel

mark-backtick = fordított aposztróf

mark-arrow-left = balra mutató nyíl

mark-arrow-right = jobbra mutató nyíl

mark-arrow-up = felfelé mutató nyíl

mark-arrow-down = lefelé mutató nyíl
