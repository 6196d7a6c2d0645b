money-major-minor = { $major } ਅਤੇ { $minor }
money-hidden = ਲੁਕੀ ਹੋਈ ਰਕਮ
money-unavailable = ਰਕਮ ਉਪਲਬਧ ਨਹੀਂ
money-range = { FORM($from, case: "oblique") } ਤੋਂ { range-to-oblique } ਤੱਕ
money-range-shared = { $from } ਤੋਂ { FORM($currency, $to) }
