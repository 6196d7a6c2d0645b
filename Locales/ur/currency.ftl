### Short names and smaller units: aed ars aud bdt bgn bhd brl btn cad chf clp cny cop czk dkk egp eur fjd gbp gyd hkd
###     huf idr ils inr isk jmd jod jpy kes krw kwd lkr mmk mur mvr mxn myr ngn nok npr nzd omr pen php pkr pln qar ron
###     rub sar scr sek sgd srd thb try ttd twd tzs uah ugx usd vnd zar
### Gender: masculine

## Currencies, by ISO 4217 code
##
## All names are masculine, except for those with اکائی. Only روپیہ and پیسہ change, and the words کا and نیا before a name. Most
## foreign names are the same after every number and in every case. Smaller units are here for the currencies of Pakistan and
## its neighbors, of the Gulf, and for the most common ones. Amounts of all other currencies are decimals.

## The names of units alone

noun-agora = اگورا
    .gender = masculine
noun-baisa = بیسہ
    .gender = masculine
noun-ban = بانی
    .gender = masculine
noun-cent = سینٹ
    .gender = masculine
noun-centavo = سینٹاوو
    .gender = masculine
noun-centime = سینٹیم
    .gender = masculine
noun-centimo = سینٹیمو
    .gender = masculine
noun-chetrum = چھیترم
    .gender = masculine
noun-fen = فین
    .gender = masculine
noun-filler = فلر
    .gender = masculine
noun-fils = فلس
    .gender = masculine
noun-grosz = گروش
    .gender = masculine
noun-halala = ہللہ
    .gender = masculine
noun-heller = ہیلر
    .gender = masculine
noun-kobo = کوبو
    .gender = masculine
noun-kopek = کوپیک
    .gender = masculine
noun-kopiyka = کوپیئکا
    .gender = masculine
noun-kurus = قروش
    .gender = masculine
noun-laari = لاری
    .gender = masculine
noun-ore = اورے
    .gender = masculine
noun-re = { noun-ore }
noun-paisa = پیسہ
    .oblique = پیسے
    .plural = پیسے
    .gender = masculine
noun-penny = پینی
    .plural = پینس
    .gender = masculine
noun-peso = پیسو
    .gender = masculine
noun-piaster = قرش
    .gender = masculine
# Of the taka, by its name there; پیسے would be those of Pakistan.
noun-poisha = پوئشا
    .gender = masculine
noun-pound = پاؤنڈ
    .gender = masculine
noun-riel = ریئل
    .gender = masculine
noun-rupee = روپیہ
    .oblique = روپے
    .plural = روپے
    .gender = masculine
# same as noun-rupee
noun-rupiah = روپیہ
    .oblique = روپے
    .plural = روپے
    .gender = masculine
noun-satang = ستانگ
    .gender = masculine
noun-sen = سین
    .gender = masculine
noun-stotinka = ستوتنکا
    .plural = ستوتنکی
    .gender = masculine
# Of account: no coin.
noun-unit = اکائی
    .plural = اکائیاں
    .gender = feminine

## The most common currencies, with their smaller units

currency-usd =
    .minor = { noun-cent }
currency-eur =
    .gender = masculine
    .minor-alone = یورو { noun-cent }
currency-jpy = { noun-yen }
currency-gbp = برطانوی { noun-pound }
    .minor-alone = { noun-penny }
currency-cny = چینی { noun-yuan }
currency-inr = بھارتی { noun-rupee }
currency-hkd = ہانگ کانگ { noun-dollar }
currency-twd = تائیوانی { noun-dollar }
    .full = نیو تائیوان { noun-dollar }
currency-chf = سوئس { noun-franc }
currency-sek = سویڈش کرونا
    .gender = masculine
currency-dkk = ڈینش { noun-krone }
currency-nok = نارویجن { noun-krone }
currency-isk = آئس لینڈی کرونا
    .gender = masculine
currency-czk = چیک کرونا
    .gender = masculine
currency-bgn = بلغاریائی لیو
    .gender = masculine
currency-ron = رومانیائی لیو
    .gender = masculine
currency-mdl = مالدووی لیو
    .gender = masculine
currency-ils = اسرائیلی شیکل
    .gender = masculine
currency-aed = اماراتی { noun-dirham }
    .full = متحدہ عرب امارات { noun-dirham }
currency-egp = مصری { noun-pound }
currency-lbp = لبنانی { noun-pound }
currency-syp = شامی { noun-pound }
currency-sdg = سوڈانی { noun-pound }
currency-ssp = جنوبی سوڈانی { noun-pound }
currency-fkp = فاک لینڈ { noun-pound }
currency-gip = جبل الطارق { noun-pound }
currency-shp = سینٹ ہیلینا { noun-pound }
currency-mur = ماریشسی { noun-rupee }
currency-scr = سیشلزی { noun-rupee }
currency-pkr = پاکستانی { noun-rupee }
currency-npr = نیپالی { noun-rupee }
currency-lkr = سری لنکن { noun-rupee }
currency-mvr = مالدیپی { noun-rufiyaa }
currency-idr = انڈونیشین { noun-rupiah }
currency-afn = افغانی
    .gender = masculine
currency-krw = کوریائی { noun-won }
currency-fjd = فجی { noun-dollar }
currency-ttd = ٹرینیڈاڈ { noun-dollar }
currency-ars = ارجنٹائنی { noun-peso }
currency-clp = چِلی { noun-peso }
currency-cop = کولمبین { noun-peso }
currency-mxn = میکسیکن { noun-peso }
currency-php = فلپائنی { noun-peso }

## All other currencies, with the name only. Names with کا are said without it: the number would be taken for the country's

currency-all = البانوی لیک
    .gender = masculine
currency-aoa = انگولن کوانزا
    .gender = masculine
currency-bam = بوسنیائی { noun-mark }
noun-baht = بھات
    .gender = masculine
noun-rand = رینڈ
    .gender = masculine
noun-ngultrum = نگلٹرم
    .gender = masculine
currency-mnt = منگولیائی توگرگ
    .gender = masculine
currency-amd = آرمینیائی درام
    .gender = masculine
currency-kzt = قازق ٹینگے
    .gender = masculine
currency-ang = نیدرلینڈز انٹیلین گلڈر
    .gender = masculine
noun-mark = مارک
    .gender = masculine
currency-bov = بولیویائی ایم وی ڈول
    .gender = masculine
currency-bwp = بوتسوانی پولا
    .gender = masculine
currency-bzd = بیلیز { noun-dollar }
currency-che = ڈبلیو آئی آر یورو
    .gender = masculine
currency-chw = ڈبلیو آئی آر { noun-franc }
currency-clf = چِلی کی حسابی { noun-unit }
currency-cou = کولمبین حقیقی قدر { noun-unit }
currency-crc = کوسٹا ریکن کولون
    .gender = masculine
currency-cup = کیوبن { noun-peso }
currency-cve = کیپ ورڈی اسکوڈو
    .gender = masculine
currency-dop = ڈومینیکن { noun-peso }
currency-ghs = گھانین سیڈی
    .gender = masculine
currency-gmd = گیمبین دلاسی
    .gender = masculine
currency-gtq = گواٹے مالن کیٹزل
    .gender = masculine
currency-htg = ہیتین { noun-gourde }
noun-gourde = گورڈ
    .gender = masculine
currency-khr = کمبوڈیائی { noun-riel }
currency-mzn = موزمبیقی میٹیکل
    .gender = masculine
currency-nio = نکاراگوا کورڈوبا
    .gender = masculine
currency-pab = پنامہ بالبوا
    .gender = masculine
currency-pgk = پاپوا نیو گنی کینا
    .gender = masculine
currency-pyg = پیراگوئے گوارانی
    .gender = masculine
currency-rwf = روانڈا { noun-franc }
currency-uyu = یوراگوئے { noun-peso }
currency-wst = ساموا تالا
    .gender = masculine
currency-xcd = مشرقی کیریبین { noun-dollar }
currency-uyw = یوراگوئے اجرتی اشاریہ { noun-unit }
currency-mxv = میکسیکن سرمایہ کاری { noun-unit }
currency-ved = وینزویلا ڈیجیٹل بولیور
    .gender = masculine
currency-xaf = وسطی افریقی سی ایف اے { noun-franc }
currency-xag = ٹرائے اونس چاندی
    .gender = masculine
currency-xau = ٹرائے اونس سونا
    .gender = masculine
currency-xcg = کیریبین گلڈر
    .gender = masculine
currency-xdr = خصوصی ڈرائنگ رائٹ
    .gender = masculine
currency-xof = مغربی افریقی سی ایف اے { noun-franc }
currency-xpd = ٹرائے اونس پیلیڈیم
    .gender = masculine
currency-xpf = سی ایف پی { noun-franc }
currency-xpt = ٹرائے اونس پلاٹینم
    .gender = masculine
currency-xsu = سوکرے
    .gender = masculine
# Of the African Development Bank.
currency-xua = افریقی ترقیاتی بینک حسابی { noun-unit }
currency-zwg = زمبابوے زگ
    .gender = masculine

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = بِٹ کوائن
    .gender = masculine
currency-sats = ستوشی
    .gender = masculine
currency-eth = ایتھر
    .gender = masculine
currency-gwei = گوئی
    .gender = masculine
currency-usdt = ٹیتھر
    .gender = masculine
currency-usdc = یو ایس ڈی کوائن
    .gender = masculine

## Other currencies

currency-unknown = { $count } { SPELL($code) }
