## The total stands first, as in progress.ftl

rating = { $total } पैकी { $value }

rating-stars = { $total } पैकी { $value } स्टार

rating-none = अद्याप रेटिंग नाही

rating-unavailable = रेटिंग उपलब्ध नाही
