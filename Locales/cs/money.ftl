money-major-minor = { $major } a { $minor }
    .joined = yes

money-hidden = částka je skrytá

money-unavailable = částka není k dispozici

## Ranges: "až" leaves both ends as they are

# 20 dolarů a 50 centů až 30 dolarů
money-range = { $from } až { measure-range-to }

# 20 až 30 dolarů
money-range-shared = { FORM($currency, $range) }
