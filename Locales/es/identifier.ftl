## Codes, whose letters and digits are heard one by one

ending = termina en { $digits }

# Without a verb, which would have to agree with the name.
ending-of = { $name } con terminación { $digits }

code = código { $code }

code-order = pedido { $code }

code-postal = código postal { $code }

spelled-capital = { $letter } mayúscula

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = más { $code }

phone-international = más { $code }, { $number }

phone-extension = { $number }, extensión { $extension }

## Versions of apps and systems

version = versión { $number }

version-point = { $first } punto { $second }

## Email and web addresses

username = arroba { $name }

address-next = { $first } { $second }

mark-space = espacio

mark-dash = guion

mark-question = interrogación

mark-and = y comercial

mark-plus = más

mark-percent = por ciento

mark-apostrophe = apóstrofo

mark-quote = comillas

mark-exclamation = exclamación

mark-parenthesis-open = abre paréntesis

mark-parenthesis-close = cierra paréntesis

mark-dollar = signo de dólar

mark-bracket-open = abre corchete

mark-bracket-close = cierra corchete

mark-brace-open = abre llave

mark-brace-close = cierra llave

mark-bar = barra vertical

mark-arrow-left = flecha izquierda

mark-arrow-right = flecha derecha

mark-arrow-up = flecha arriba

mark-arrow-down = flecha abajo
