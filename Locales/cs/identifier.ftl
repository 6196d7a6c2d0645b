## Codes, whose letters and digits are heard one by one

ending = končí na { $digits }

ending-of = { $name } končící na { $digits }

code = kód { $code }

code-order = objednávka { $code }

code-postal = směrovací číslo { $code }

spelled-capital = velké { $letter }

## Telephone numbers: plus 420 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, linka { $extension }

## Versions of apps and systems

version = verze { $number }

version-point = { $first } tečka { $second }

## Email and web addresses

username = zavináč { $name }

address-next = { $first } { $second }

mark-space = mezera

mark-dash = pomlčka

mark-underscore = podtržítko

# same
mark-plus = plus

mark-quote = uvozovka

mark-parenthesis-open = levá závorka

mark-dollar = znak dolaru

mark-less = menší než

mark-greater = větší než

mark-backtick = obrácený apostrof

mark-arrow-left = šipka doleva

mark-arrow-right = šipka doprava

mark-arrow-up = šipka nahoru

mark-arrow-down = šipka dolů
