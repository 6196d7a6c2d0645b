## Codes, whose letters and digits are heard one by one

# Without "λήγει", which is also said of what expires.
ending = τελευταία ψηφία { $digits }

ending-of = { $name } με τελευταία ψηφία { $digits }

code = κωδικός { $code }

code-order = παραγγελία { $code }

code-postal = ταχυδρομικός κώδικας { $code }

spelled-capital = κεφαλαίο { $letter }

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = συν { SPELL($code) }

phone-international = συν { SPELL($code) }, { $number }

phone-extension = { $number }, εσωτερικό { $extension }

## Versions of apps and systems

version = έκδοση { $number }

version-point = { $first } τελεία { $second }

## Email and web addresses

username = παπάκι { $name }

address-next = { $first } { $second }

mark-space = κενό

mark-slash = κάθετος

mark-dash = παύλα

mark-question = ερωτηματικό

mark-semicolon = άνω τελεία με κόμμα

mark-and = σύμβολο και

mark-hash = δίεση

mark-plus = συν

mark-tilde = περισπωμένη

mark-apostrophe = απόστροφος

mark-quote = εισαγωγικά

mark-parenthesis-open = αριστερή παρένθεση

mark-dollar = σύμβολο δολαρίου

mark-caret = εκθέτης
