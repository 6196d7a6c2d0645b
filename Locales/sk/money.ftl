money-major-minor = { $major } a { $minor }
    .joined = yes

money-hidden = suma je skrytá

money-unavailable = suma nie je k dispozícii

## Ranges: "až" leaves both ends as they are

# 20 dolárov a 50 centov až 30 dolárov
money-range = { $from } až { measure-range-to }

# 20 až 30 dolárov
money-range-shared = { FORM($currency, $range) }
