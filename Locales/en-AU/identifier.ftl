# The word that Australia Post uses.
code-postal = postcode { $code }

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
