### Short names and smaller units: aed ars aud bbd bmd bnd bsd bzd cad chf clp cny cop czk dkk dzd egp eur fjd fkp gbp ghs gip
###     gyd hkd huf idr ils inr jmd jod jpy krw kwd kyd kzt lbp lrd mad mxn myr nad ngn nok nzd omr pen php pkr pln ron
###     rub sar sbd sek sgd srd syp thb tnd try ttd twd uah usd vnd xcd zar

## Currencies, by ISO 4217 code
##
## The names are CLDR's. A name has no country if everyone knows whose it is (đồng, yên, euro). The smaller unit of dollars,
## euros, and pounds is xu. Other smaller units are little known, and amounts with them are said as decimals: 24,5 franc Thụy Sĩ.

## Nouns

noun-cent = xu
noun-penny = { noun-cent }
noun-dollar = đô la
noun-lira = lira
noun-riyal = riyal
noun-rupee = rupee
noun-shekel = shekel
noun-yuan = nhân dân tệ

currency-afn = afghani Afghanistan
currency-ang = guilder Antille thuộc Hà Lan
currency-aud = { noun-dollar } Úc
currency-awg = florin Aruba
currency-bam = mark chuyển đổi Bosnia
currency-bdt = taka Bangladesh
currency-bgn = lev Bulgaria
currency-bov = mvdol Bolivia
currency-brl = real Brazil
currency-btn = ngultrum Bhutan
currency-che = euro Wir
currency-chf = franc Thụy Sĩ
currency-chw = franc Wir
currency-clf = đơn vị kế toán Chile
currency-cny = { noun-yuan }
currency-cou = đơn vị giá trị thực Colombia
currency-czk = koruna Séc
currency-dop = peso Cộng hòa Dominica
currency-eur =
    .minor-alone = { noun-cent } euro
currency-fkp = bảng Falkland
currency-ils = { noun-shekel } Israel
currency-inr = { noun-rupee } Ấn Độ
currency-irr = rial Iran
currency-jpy = { noun-yen }
    .full = { noun-yen } Nhật
currency-lbp = bảng Liban
currency-lkr = rupee Sri Lanka
currency-lsl = loti Lesotho
currency-lyd = dinar Libya
currency-mad = dirham Maroc
currency-mmk = kyat Myanmar
currency-mvr = rufiyaa Maldives
currency-mxv = đơn vị đầu tư Mexico
currency-npr = rupee Nepal
currency-php = peso Philippines
currency-pkr = { noun-rupee } Pakistan
currency-sar = { noun-riyal } Ả Rập Xê Út
currency-shp = bảng Saint Helena
currency-sle = leone Sierra Leone
currency-stn = dobra São Tomé và Príncipe
currency-szl = lilangeni Eswatini
currency-top = paanga Tonga
currency-try = { noun-lira } Thổ Nhĩ Kỳ
currency-twd = { noun-dollar } Đài Loan
    .full = { noun-dollar } Đài Loan mới
currency-uyw = đơn vị tiền lương Uruguay
currency-ved = bolívar kỹ thuật số Venezuela
currency-vnd = { noun-dong }
    .full = { noun-dong } Việt Nam
# Metals are weighed in troy ounces. CLDR has their bare names.
currency-xag = aoxơ bạc
currency-xau = aoxơ vàng
currency-xcd = { noun-dollar } Đông Caribe
currency-xcg = guilder Caribe
currency-xdr = quyền rút vốn đặc biệt
currency-xpd = aoxơ palađi
currency-xpt = aoxơ bạch kim
currency-xsu = sucre
currency-xua = đơn vị kế toán của Ngân hàng Phát triển châu Phi
currency-zwg = vàng Zimbabwe

## Cryptocurrencies, and their smaller units

# same
currency-btc = bitcoin
# same
currency-sats = satoshi
# same
currency-eth = ether
# same
currency-gwei = gwei
currency-usdt = tether
currency-usdc = đồng xu USD

## Other currencies

currency-unknown = { $count } { SPELL($code) }
