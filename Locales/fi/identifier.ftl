## Codes, whose letters and digits are heard one by one

ending = päättyy numeroihin { $digits }

ending-of = { $name }, päättyy numeroihin { $digits }

code = koodi { $code }

code-order = tilaus { $code }

code-postal = postinumero { $code }

spelled-capital = iso { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

# same
phone-country = plus { SPELL($code) }

# same
phone-international = plus { SPELL($code) }, { $number }

phone-extension = { $number }, alanumero { $extension }

## Versions of apps and systems

version = versio { $number }

version-point = { $first } piste { $second }

## Email and web addresses

username = ät { $name }

address-next = { $first } { $second }

mark-space = välilyönti

mark-at = ät

mark-dash = viiva

mark-question = kysymysmerkki

mark-equals = yhtäsuuruusmerkki

# The sign on a telephone.
mark-hash = risuaita

mark-percent = prosenttimerkki

mark-tilde = aaltoviiva

mark-star = tähti

mark-apostrophe = heittomerkki

mark-quote = lainausmerkki

mark-exclamation = huutomerkki

mark-parenthesis-open = vasen sulje

mark-parenthesis-close = oikea sulje

mark-dollar = dollarimerkki

mark-arrow-left = nuoli vasemmalle

mark-arrow-right = nuoli oikealle

mark-arrow-up = nuoli ylös

mark-arrow-down = nuoli alas
