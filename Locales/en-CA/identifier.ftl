# The word of the region's own post.
code-postal = postal code { $code }

# "Point" is American.
mark-exclamation = exclamation mark
mark-percent = per cent
