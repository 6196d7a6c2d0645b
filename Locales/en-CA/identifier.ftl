# The word that Canada Post uses.
code-postal = postal code { $code }

# "Exclamation point" is American.
mark-exclamation = exclamation mark
mark-percent = per cent
