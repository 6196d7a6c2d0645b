rating = { $total } ਵਿੱਚੋਂ { $value }
rating-stars = { $total } ਵਿੱਚੋਂ { $value } ਸਟਾਰ
rating-none = ਹਾਲੇ ਤੱਕ ਕੋਈ ਰੇਟਿੰਗ ਨਹੀਂ
rating-unavailable = ਰੇਟਿੰਗ ਉਪਲਬਧ ਨਹੀਂ
