### Short names and smaller units: cny

## Currencies, by ISO 4217 code
##
## The names are CLDR's, unless people have a shorter one (加元, 澳元, 印尼盾). A smaller unit is named where Chinese knows
## it and has a word of its own for it: 美分, 欧分, 便士. All other amounts are decimals, as people say them: 25.50元,
## 25.50加元. Yuan too: nobody says 25元50分, and 角 is a tenth.

## Nouns

noun-yuan = 元

# 25元人民币: 25人民币 is not said.
currency-cny = 元人民币
    .local = { noun-yuan }
currency-usd =
    .minor = { $count ->
        [2] 两美分
       *[other] { $count }美分
    }
currency-eur =
    .minor = { $count ->
        [2] 两欧分
       *[other] { $count }欧分
    }
currency-gbp =
    .minor = { $count ->
        [2] 两便士
       *[other] { $count }便士
    }
currency-ang = 荷属安的列斯盾
currency-aud = 澳元
    .full = 澳大利亚元
currency-bam = 波黑可兑换马克
currency-bgn = 保加利亚列弗
# CLDR has the Latin letters Mvdol.
currency-bov = 玻利维亚资金单位
currency-cad = 加元
    .full = 加拿大元
# CLDR has WIR in parentheses.
currency-che = 维尔欧元
currency-chw = 维尔法郎
# CLDR has only 智利, and UF in parentheses.
currency-clf = 智利发展单位
currency-cou = 哥伦比亚实际价值单位
# CLDR's 印度尼西亚卢比 is hardly used.
currency-idr = 印尼盾
    .full = 印度尼西亚盾
currency-ils = 以色列谢克尔
    .full = 以色列新谢克尔
currency-kpw = 朝鲜圆
currency-mmk = 缅元
    .full = 缅甸元
# CLDR has only 墨西哥, and UDI in parentheses.
currency-mxv = 墨西哥投资单位
currency-nio = 尼加拉瓜科多巴
currency-shp = 圣赫勒拿镑
currency-sle = 塞拉利昂利昂
# 25元新台币, as people say it.
currency-twd = 元新台币
currency-uyw = 个乌拉圭票面工资指数单位
currency-ved = 委内瑞拉数字玻利瓦尔
# Metals are weighed in troy ounces. CLDR has their bare names.
currency-xag = 金衡盎司白银
currency-xau = 金衡盎司黄金
currency-xcg = 加勒比盾
# A measure word is needed after the number.
currency-xdr = 单位特别提款权
currency-xpd = 金衡盎司钯金
currency-xpt = 金衡盎司铂金
currency-xua = 个非洲开发银行记账单位
currency-zwg = 津巴布韦金

## Cryptocurrencies, and their smaller units

currency-btc = 个比特币
currency-sats = 聪
currency-eth = 个以太币
# same
currency-gwei = gwei
currency-usdt = 泰达币
currency-usdc = 美元币

## Other currencies

# A currency that the tables have no name for. The space keeps the letters apart from the number.
currency-unknown = { $count } { SPELL($code) }
