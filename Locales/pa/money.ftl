money-major-minor = { $major } ਅਤੇ { $minor }
money-hidden = ਲੁਕੀ ਹੋਈ ਰਕਮ
money-unavailable = ਰਕਮ ਉਪਲਬਧ ਨਹੀਂ
money-range = { FORM($from, case: "oblique") } ਤੋਂ { range-to-oblique } ਤੱਕ
money-range-shared = { $to ->
    [1] { $from } ਤੋਂ { FORM($currency, $to) }
   *[other] { FORM($currency, $range) }
}
