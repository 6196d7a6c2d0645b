## The total stands first, as in progress.ftl

rating = { $total } में से { $value }

rating-stars = { $total } में से { $value } स्टार

rating-none = अभी तक कोई रेटिंग नहीं

rating-unavailable = रेटिंग उपलब्ध नहीं
