# The word of the region's own post.
code-postal = PIN code { $code }

# A pound is money.
mark-hash = hash
