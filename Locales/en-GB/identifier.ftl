# The word of the region's own post.
code-postal = postcode { $code }

# A pound is money.
mark-hash = hash
