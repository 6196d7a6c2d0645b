## Codes, whose letters and digits are heard one by one

ending = slutter på { $digits }

ending-of = { $name } som slutter på { $digits }

code = kode { $code }

code-order = bestilling { $code }

code-postal = postnummer { $code }

spelled-capital = stor { $letter }

## Telephone numbers. Two digits are said as a number: 46 is "førtiseks"

phone-group = { $digits ->
    [2] { $group }
   *[other] { SPELL($group) }
}

phone-country = pluss { $code }

phone-international = pluss { $code }, { $number }

phone-extension = { $number }, internnummer { $extension }

## Versions of apps and systems

version = versjon { $number }

version-point = { $first } punktum { $second }

## Email and web addresses

username = krøllalfa { $name }

address-next = { $first } { $second }

mark-space = mellomrom

mark-dash = bindestrek

mark-equals = er lik

# The sign on a telephone.
mark-hash = firkant

mark-plus = pluss

mark-star = stjerne

mark-apostrophe = apostrof

mark-quote = anførselstegn

mark-parenthesis-open = venstre parentes

mark-dollar = dollartegn

mark-less = mindre enn

mark-greater = større enn

mark-bracket-open = venstre hakeparentes

mark-bracket-close = høyre hakeparentes

mark-caret = cirkumfleks

mark-backtick = grav aksent
