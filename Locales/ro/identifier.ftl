## Codes, whose letters and digits are heard one by one

ending = se termină cu { $digits }

ending-of = { $name }, se termină cu { $digits }

code = cod { $code }

code-order = comanda { $code }

code-postal = cod poștal { $code }

spelled-capital = { $letter } mare

## Telephone numbers

phone-group = { SPELL($group) }

# same
phone-country = plus { SPELL($code) }

# same
phone-international = plus { SPELL($code) }, { $number }

phone-extension = { $number }, interior { $extension }

## Versions of apps and systems

version = versiunea { $number }

version-point = { $first } punct { $second }

## Email and web addresses

username = a rond { $name }

address-next = { $first } { $second }

mark-space = spațiu

# same
mark-slash = slash

mark-dash = liniuță

mark-hash = diez

# same
mark-plus = plus

mark-percent = la sută

mark-star = steluță

mark-apostrophe = apostrof

mark-quote = ghilimele

mark-and = și comercial

mark-parenthesis-open = paranteză deschisă

mark-bar = bară verticală
