## Codes, whose letters and digits are heard one by one

ending = zadnje številke: { $digits }

ending-of = { $name }, zadnje številke: { $digits }

code = koda { $code }

code-order = naročilo { $code }

code-postal = poštna številka { $code }

spelled-capital = veliki { $letter }

## Telephone numbers: plus 386 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, interna številka { $extension }

## Versions of apps and systems

version = različica { $number }

version-point = { $first } pika { $second }

## Email and web addresses

username = afna { $name }

address-next = { $first } { $second }

mark-space = presledek

mark-dash = vezaj

mark-hash = lojtra

mark-and = znak in

# same
mark-plus = plus

mark-apostrophe = opuščaj

mark-quote = narekovaj

mark-parenthesis-open = oklepaj

mark-dollar = znak za dolar

mark-less = znak manjše

mark-greater = znak večje

mark-arrow-left = puščica levo

mark-arrow-right = puščica desno

mark-arrow-up = puščica gor

mark-arrow-down = puščica dol
