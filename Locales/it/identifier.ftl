## Codes, whose letters and digits are heard one by one

ending = termina con { $digits }

# Without a verb, which would have to agree with the name.
ending-of = { $name } con finale { $digits }

code = codice { $code }

code-order = ordine { $code }

code-postal = codice postale { $code }

spelled-capital = { $letter } maiuscola

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = più { SPELL($code) }

phone-international = più { SPELL($code) }, { $number }

phone-extension = { $number }, interno { $extension }

## Versions of apps and systems

version = versione { $number }

version-point = { $first } punto { $second }

## Email and web addresses

username = chiocciola { $name }

address-next = { $first } { $second }

mark-space = spazio

mark-at = chiocciola

mark-slash = barra

mark-dash = trattino

mark-hash = cancelletto

mark-plus = più

mark-percent = per cento

mark-star = asterisco

mark-apostrophe = apostrofo

mark-quote = virgolette

mark-parenthesis-open = parentesi aperta

mark-parenthesis-close = parentesi chiusa

mark-bar = barra verticale
