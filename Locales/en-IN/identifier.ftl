# The word of the region's own post. Not "PIN", which some voices spell.
code-postal = pin code { $code }

# A pound is money.
mark-hash = hash
