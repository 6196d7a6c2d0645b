# The word of the region's own post.
code-postal = postcode { $code }

# A pound is money.
mark-hash = hash

# A bracket is a round one where nothing else is said.
mark-parenthesis-open = open bracket
mark-parenthesis-close = close bracket
mark-bracket-open = open square bracket
mark-bracket-close = close square bracket
mark-brace-open = open curly bracket
mark-brace-close = close curly bracket

# "Point" is American.
mark-exclamation = exclamation mark
mark-percent = per cent
