# The word of the region's own post.
code-postal = postal code { $code }
