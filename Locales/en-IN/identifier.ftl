# The word that India Post uses. It isn't written "PIN" in capitals, because some voices spell that.
code-postal = pin code { $code }

# "Pound" would mean the money, so the number sign is called "hash".
mark-hash = hash

# "Bracket" without another word means a round bracket.
mark-parenthesis-open = open bracket
mark-parenthesis-close = close bracket
mark-bracket-open = open square bracket
mark-bracket-close = close square bracket
mark-brace-open = open curly bracket
mark-brace-close = close curly bracket

# "Exclamation point" is American.
mark-exclamation = exclamation mark
mark-percent = per cent
