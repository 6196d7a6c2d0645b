## Codes, whose letters and digits are heard one by one

ending = eindigend op { $digits }

ending-of = { $name } eindigend op { $digits }

# same
code = code { $code }

code-order = bestelling { $code }

code-postal = postcode { $code }

spelled-capital = hoofdletter { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

# Plus 31 is said as a number.
phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, toestel { $extension }

## Versions of apps and systems

version = versie { $number }

version-point = { $first } punt { $second }

## Email and web addresses

username = apenstaartje { $name }

address-next = { $first } { $second }

mark-space = spatie

# As people dictate them; CLDR has "liggend streepje", "gelijkteken", and so on.
mark-dash = streepje

# same
mark-underscore = underscore

mark-equals = is-teken

# same
mark-plus = plus

mark-star = sterretje

mark-apostrophe = apostrof

mark-quote = aanhalingsteken

mark-parenthesis-open = haakje openen

mark-dollar = dollarteken

mark-less = kleiner dan

mark-greater = groter dan

mark-bracket-open = vierkant haakje openen

mark-bracket-close = vierkant haakje sluiten

mark-bar = verticale streep

mark-caret = dakje

mark-arrow-left = pijl naar links

mark-arrow-right = pijl naar rechts

mark-arrow-up = pijl omhoog

mark-arrow-down = pijl omlaag
