## Codes, whose letters and digits are heard one by one

ending = mit der Endung { $digits }

ending-of = { $name } mit der Endung { $digits }

code = Code { $code }

code-order = Bestellung { $code }

code-postal = Postleitzahl { $code }

# As people dictate it: "Großes W" would be said of one among others.
spelled-capital = groß { $letter }

## Telephone numbers: plus 49 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, Durchwahl { $extension }

## Versions of apps and systems

version = Version { $number }

version-point = { $first } Punkt { $second }

## Email and web addresses

# The @ of addresses is said as in English; a voice says it right only in this spelling.
username = ät { $name }

address-next = { $first } { $second }

mark-space = Leerzeichen

mark-at = ät

mark-dash = Bindestrich

mark-equals = gleich

# accepted: capital-letter
mark-and = Und-Zeichen

mark-hash = Raute

# same
mark-plus = plus

mark-star = Stern

mark-apostrophe = Apostroph

mark-quote = Anführungszeichen

mark-parenthesis-open = Klammer auf

mark-parenthesis-close = Klammer zu

mark-backslash = Backslash

mark-dollar = Dollarzeichen

mark-bracket-open = eckige Klammer auf

mark-bracket-close = eckige Klammer zu

mark-brace-open = geschweifte Klammer auf

mark-brace-close = geschweifte Klammer zu

mark-arrow-left = Pfeil nach links

mark-arrow-right = Pfeil nach rechts

mark-arrow-up = Pfeil nach oben

mark-arrow-down = Pfeil nach unten
