## Codes, whose letters and digits are heard one by one

ending = final { $digits }

ending-of = { $name } com final { $digits }

code = código { $code }

code-order = pedido { $code }

# The code of Brazil, which voices read as a word.
code-postal = CEP { $code }

spelled-capital = { $letter } maiúsculo

## Telephone numbers

phone-group = { SPELL($group) }

phone-country = mais { $code }

phone-international = mais { $code }, { $number }

phone-extension = { $number }, ramal { $extension }

## Versions of apps and systems

version = versão { $number }

version-point = { $first } ponto { $second }

## Email and web addresses

username = arroba { $name }

address-next = { $first } { $second }

mark-space = espaço

mark-dot = ponto

mark-dash = hífen

mark-underscore = sublinhado

mark-question = interrogação

mark-and = e comercial

mark-plus = mais

mark-percent = por cento

mark-apostrophe = apóstrofo

mark-quote = aspas

mark-exclamation = exclamação

mark-parenthesis-open = abre parênteses

mark-parenthesis-close = fecha parênteses

mark-dollar = cifrão

mark-bracket-open = abre colchetes

mark-bracket-close = fecha colchetes

mark-brace-open = abre chaves

mark-brace-close = fecha chaves

mark-bar = barra vertical

mark-backslash = barra invertida

mark-arrow-left = seta para a esquerda

mark-arrow-right = seta para a direita

mark-arrow-up = seta para cima

mark-arrow-down = seta para baixo
