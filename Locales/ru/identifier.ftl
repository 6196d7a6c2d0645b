## Codes, whose letters and digits are heard one by one

ending = последние цифры { $digits }

ending-of = { $name }, последние цифры { $digits }

code = код { $code }

code-order = заказ { $code }

code-postal = почтовый индекс { $code }

spelled-capital = заглавная { $letter }

## Telephone numbers: plus 7 is said as a number, the rest digit by digit

phone-group = { SPELL($group) }

phone-country = плюс { $code }

phone-international = плюс { $code }, { $number }

phone-extension = { $number }, добавочный { $extension }

## Versions of apps and systems

version = версия { $number }

version-point = { $first } точка { $second }

## Email and web addresses

username = собака { $name }

address-next = { $first } { $second }

mark-space = пробел

mark-at = собака

mark-dash = дефис

mark-underscore = подчёркивание

mark-equals = равно

mark-and = амперсанд

mark-hash = решётка

mark-star = звёздочка

mark-slash = косая черта

mark-backslash = обратная косая черта

mark-apostrophe = апостроф

mark-quote = кавычки

mark-parenthesis-open = открывающая скобка

mark-parenthesis-close = закрывающая скобка

mark-dollar = знак доллара

mark-less = знак меньше

mark-greater = знак больше

mark-bracket-open = открывающая квадратная скобка

mark-bracket-close = закрывающая квадратная скобка

mark-brace-open = открывающая фигурная скобка

mark-brace-close = закрывающая фигурная скобка

mark-bar = вертикальная черта

mark-caret = крышка

mark-backtick = обратный апостроф

mark-arrow-left = стрелка влево

mark-arrow-right = стрелка вправо

mark-arrow-up = стрелка вверх

mark-arrow-down = стрелка вниз
