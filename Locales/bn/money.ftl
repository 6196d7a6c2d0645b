# 25 টাকা 50 পয়সা
money-major-minor = { $major } { $minor }

money-hidden = টাকার অঙ্ক লুকানো

money-unavailable = পরিমাণ পাওয়া যায়নি

## Ranges

money-range = { HEAD($from) ->
    [below-zero] { $from } থেকে { range-above }
   *[other] { $from } থেকে { $to }
}

money-range-shared = { FORM($currency, $range) }
