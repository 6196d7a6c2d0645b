### Short names and smaller units: twd cny

## Currencies, by ISO 4217 code
##
## The names are CLDR's, unless people say another one. A smaller unit is named where Chinese knows it and has a word of
## its own for it: 美分, 歐分, 便士. All other amounts are decimals, as people say them: 25.50元, 25.50加幣. New Taiwan
## dollars too: 角 is a tenth, and hardly anybody counts in 角 or 分.

## Nouns

noun-yuan = 元

# As people say it, the number is inside: 新台幣25元.
currency-twd = 新台幣元
    .counted = 新台幣{ FORM(numeral, $count) }元
    .local = { noun-yuan }
currency-cny = 人民幣元
    .counted = 人民幣{ FORM(numeral, $count) }元
    .local = { noun-yuan }
currency-hkd = 港幣元
    .counted = 港幣{ FORM(numeral, $count) }元
currency-usd =
    .minor = { $count ->
        [2] 兩美分
       *[other] { $count }美分
    }
currency-eur =
    .minor = { $count ->
        [2] 兩歐分
       *[other] { $count }歐分
    }
currency-gbp =
    .minor = { $count ->
        [2] 兩便士
       *[other] { $count }便士
    }
currency-aed = 阿聯迪拉姆
currency-ang = 荷屬安地列斯盾
currency-awg = 阿魯巴弗羅林
# CLDR has a hyphen, and Herzegovina.
currency-bam = 波士尼亞可兌換馬克
currency-bgn = 保加利亞列弗
currency-bmd = 百慕達元
# CLDR has the sounds of Mvdol.
currency-bov = 玻利維亞資金單位
# CLDR has WIR in parentheses.
currency-che = 維爾歐元
currency-chw = 維爾法郎
# CLDR has the sounds of a Spanish abbreviation.
currency-clf = 智利發展單位
currency-cou = 哥倫比亞實際價值單位
currency-ils = 以色列謝克爾
    .full = 以色列新謝克爾
currency-mdl = 摩爾多瓦列伊
# As people say it in Taiwan.
currency-mop = 澳門幣
currency-mxv = 墨西哥投資單位
currency-nio = 尼加拉瓜科多巴
currency-pen = 秘魯索爾
currency-rsd = 塞爾維亞第納爾
currency-stn = 聖多美普林西比多布拉
currency-uyw = 個烏拉圭票面工資指數單位
currency-ved = 委內瑞拉數位玻利瓦
currency-wst = 薩摩亞塔拉
# CLDR has only that of Central Africa, West Africa, or the Pacific in parentheses.
currency-xaf = 中非法郎
currency-xof = 西非法郎
currency-xpf = 太平洋法郎
# Metals are weighed in troy ounces. CLDR has their bare names.
currency-xag = 金衡盎司白銀
currency-xau = 金衡盎司黃金
# CLDR has 格瑞那達元, of one of its countries.
currency-xcd = 東加勒比元
currency-xcg = 加勒比盾
# A measure word is needed after the number.
currency-xdr = 單位特別提款權
currency-xpd = 金衡盎司鈀金
currency-xpt = 金衡盎司白金
currency-xsu = 蘇克雷
# CLDR has the Asian bank.
currency-xua = 個非洲開發銀行記帳單位
currency-zwg = 辛巴威金

## Cryptocurrencies, and their smaller units

currency-btc = 枚比特幣
currency-sats = 聰
currency-eth = 枚以太幣
# same
currency-gwei = gwei
currency-usdt = 泰達幣
currency-usdc = 美元幣

## Other currencies

# A currency that the tables have no name for. The space keeps the letters apart from the number.
currency-unknown = { $count } { SPELL($code) }
