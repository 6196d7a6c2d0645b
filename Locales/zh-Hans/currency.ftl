### Short names and smaller units: cny

## Currencies, by ISO 4217 code
##
## The names are CLDR's, unless people have a shorter one (加元, 澳元, 印尼盾). A smaller unit is named where Chinese knows it and has a word
## of its own for it: 美分, 欧分, 便士. All other amounts are decimals, as people say them: 25.50元, 25.50加元. Yuan too: nobody says
## 25元50分, and 角 is a tenth.

## Nouns

noun-yuan = 元

# 25元人民币: 25人民币 is not said.
currency-cny = 元人民币
    .local = { noun-yuan }
    .full = 元人民币
currency-usd =
    .minor = { numeral }美分
currency-eur =
    .minor = { numeral }欧分
currency-gbp =
    .minor = { numeral }便士
