## Codes, whose letters and digits are heard one by one

ending = slutar på { $digits }

ending-of = { $name } som slutar på { $digits }

code = kod { $code }

code-order = beställning { $code }

code-postal = postnummer { $code }

spelled-capital = stort { $letter }

## Telephone numbers. Two digits are said as a number: 46 is "fyrtiosex"

phone-group = { $digits ->
    [2] { $group }
   *[other] { SPELL($group) }
}

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, anknytning { $extension }

## Versions of apps and systems

# same
version = version { $number }

version-point = { $first } punkt { $second }

## Email and web addresses

username = snabel-a { $name }

address-next = { $first } { $second }

mark-space = mellanslag

mark-dot = punkt

mark-at = snabel-a

mark-dash = bindestreck

mark-underscore = understreck

mark-equals = lika med

mark-and = och-tecken

# The sign on a telephone.
mark-hash = fyrkant

# same
mark-plus = plus

mark-star = stjärna

mark-apostrophe = apostrof

mark-quote = citattecken

mark-exclamation = utropstecken

mark-parenthesis-open = vänsterparentes

mark-parenthesis-close = högerparentes

mark-dollar = dollartecken

mark-less = mindre än

mark-greater = större än

mark-bracket-open = vänster hakparentes

mark-bracket-close = höger hakparentes

mark-brace-open = vänster klammerparentes

mark-brace-close = höger klammerparentes

mark-bar = lodstreck

mark-caret = cirkumflex

mark-backtick = grav accent

mark-arrow-left = vänsterpil

mark-arrow-right = högerpil

mark-arrow-up = uppåtpil

mark-arrow-down = nedåtpil
