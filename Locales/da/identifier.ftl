## Codes, whose letters and digits are heard one by one

ending = slutter på { $digits }

ending-of = { $name }, der slutter på { $digits }

code = kode { $code }

code-order = bestilling { $code }

code-postal = postnummer { $code }

spelled-capital = stort { $letter }

## Telephone numbers. Two digits are said as a number: 46 is "seksogfyrre"

phone-group = { $digits ->
    [2] { $group }
   *[other] { SPELL($group) }
}

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, lokalnummer { $extension }

## Versions of apps and systems

# same
version = version { $number }

version-point = { $first } punktum { $second }

## Email and web addresses

username = snabel-a { $name }

address-next = { $first } { $second }

mark-space = mellemrum

mark-dash = bindestreg

mark-underscore = understreg

# The sign on a telephone.
mark-hash = firkant

# same
mark-plus = plus

mark-star = stjerne

mark-quote = anførselstegn

mark-parenthesis-open = startparentes

mark-dollar = dollartegn

mark-caret = cirkumfleks
