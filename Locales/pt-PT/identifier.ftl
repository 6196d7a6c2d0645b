# "Terminado" would have to agree with the card or the account.
ending = a terminar em { $digits }
ending-of = { $name } a terminar em { $digits }

code-order = encomenda { $code }
code-postal = código postal { $code }

phone-extension = { $number }, extensão { $extension }

mark-bracket-open = abre parênteses retos
mark-bracket-close = fecha parênteses retos
mark-brace-open = abre chavetas
mark-brace-close = fecha chavetas
