## Codes, whose letters and digits are heard one by one

ending = posledné číslice { $digits }

ending-of = { $name }, posledné číslice { $digits }

code = kód { $code }

code-order = objednávka { $code }

code-postal = smerovacie číslo { $code }

spelled-capital = veľké { $letter }

## Telephone numbers: plus 421 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, klapka { $extension }

## Versions of apps and systems

version = verzia { $number }

version-point = { $first } bodka { $second }

## Email and web addresses

username = zavináč { $name }

address-next = { $first } { $second }

mark-space = medzera

mark-dash = pomlčka

mark-hash = mriežka

# same
mark-plus = plus

mark-quote = úvodzovka

mark-apostrophe = apostrof

mark-parenthesis-open = ľavá zátvorka

mark-dollar = znak dolára

mark-less = menšie než

mark-greater = väčšie než

mark-tilde = vlnovka

mark-caret = strieška

mark-backtick = obrátený apostrof

mark-arrow-left = šípka doľava

mark-arrow-right = šípka doprava

mark-arrow-up = šípka nahor

mark-arrow-down = šípka nadol
