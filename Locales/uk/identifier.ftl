## Codes, whose letters and digits are heard one by one

ending = останні цифри { $digits }

ending-of = { $name }, останні цифри { $digits }

code = код { $code }

code-order = замовлення { $code }

code-postal = поштовий індекс { $code }

spelled-capital = велика { $letter }

## Telephone numbers: plus 380 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = плюс { $code }

phone-international = плюс { $code }, { $number }

phone-extension = { $number }, додатковий номер { $extension }

## Versions of apps and systems

version = версія { $number }

version-point = { $first } крапка { $second }

## Email and web addresses

username = собака { $name }

address-next = { $first } { $second }

mark-space = пробіл

mark-at = собака

mark-dash = дефіс

mark-underscore = підкреслення

mark-equals = дорівнює

mark-and = амперсанд

mark-hash = решітка

mark-star = зірочка

mark-slash = скісна риска

mark-backslash = зворотна скісна риска

mark-apostrophe = апостроф

mark-quote = лапки

mark-parenthesis-open = відкривальна дужка

mark-parenthesis-close = закривальна дужка

mark-dollar = знак долара

mark-less = знак менше

mark-greater = знак більше

mark-bracket-open = відкривальна квадратна дужка

mark-bracket-close = закривальна квадратна дужка

mark-brace-open = відкривальна фігурна дужка

mark-brace-close = закривальна фігурна дужка

mark-bar = вертикальна риска

mark-caret = кришка

mark-backtick = зворотний апостроф
