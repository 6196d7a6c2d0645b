## Codes, whose letters and digits are heard one by one

ending = završava na { $digits }

ending-of = { $name }, završava na { $digits }

code = kod { $code }

code-order = narudžba { $code }

code-postal = poštanski broj { $code }

spelled-capital = veliko { $letter }

## Telephone numbers: plus 385 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = plus { $code }

phone-international = plus { $code }, { $number }

phone-extension = { $number }, interni broj { $extension }

## Versions of apps and systems

version = verzija { $number }

version-point = { $first } točka { $second }

## Email and web addresses. "Et" is how the sign is said

username = et { $name }

address-next = { $first } { $second }

mark-space = razmak

mark-at = et

mark-dash = crtica

mark-underscore = podvlaka

mark-and = znak i

mark-hash = ljestve

# same
mark-plus = plus

mark-apostrophe = apostrof

mark-quote = navodnik

mark-parenthesis-open = otvorena zagrada

mark-parenthesis-close = zatvorena zagrada

mark-dollar = znak dolara

mark-less = znak manje

mark-greater = znak veće

mark-bracket-open = otvorena uglata zagrada

mark-bracket-close = zatvorena uglata zagrada

mark-brace-open = otvorena vitičasta zagrada

mark-brace-close = zatvorena vitičasta zagrada

mark-caret = kapica

mark-backtick = obrnuti apostrof

mark-arrow-left = strelica lijevo

mark-arrow-right = strelica desno

mark-arrow-up = strelica gore

mark-arrow-down = strelica dolje
