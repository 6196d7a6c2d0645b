### Short names and smaller units: aed ars aud bdt bgn bhd brl btn cad chf clp cny cop czk dkk egp eur fjd gbp gyd hkd
###     huf idr ils inr isk jmd jod jpy kes krw kwd lkr mmk mur mvr mxn myr ngn nok npr nzd omr pen php pkr pln qar ron
###     rub sar scr sek sgd srd thb try ttd twd tzs uah ugx usd vnd zar

## Currencies, by ISO 4217 code
##
## No name changes. Names that CLDR ends with the mark that drops the vowel are here without it, because endings follow them, and
## so are names that CLDR lacks.

## The names of units alone

noun-agora = ଆଗୋରା
noun-baht = ବାଟ
noun-baisa = ବାଇସା
noun-ban = ବାନି
noun-cent = ସେଣ୍ଟ
noun-centavo = ସେଣ୍ଟାଭୋ
noun-centime = ସେଣ୍ଟିମ
noun-centimo = ସେଣ୍ଟିମୋ
noun-chetrum = ଚେତ୍ରୁମ
noun-dinar = ଦିନାର
noun-dirham = ଦିରହାମ
noun-dollar = ଡଲାର
noun-fen = ଫେନ
noun-filler = ଫିଲେର
noun-fils = ଫିଲ୍ସ
noun-forint = ଫୋରିଣ୍ଟ
noun-franc = ଫ୍ରାଙ୍କ
noun-grosz = ଗ୍ରୋସ
noun-halala = ହାଲାଲା
noun-heller = ହେଲର
noun-kobo = କୋବୋ
noun-kopek = କୋପେକ
noun-kopiyka = କୋପିଇକା
noun-krona = କ୍ରୋନା
noun-krone = କ୍ରୋନ
noun-kurus = କୁରୁସ
noun-laari = ଲାରି
noun-lev = ଲେଭ
noun-leu = ଲେଉ
noun-ngultrum = ଙୁଲଟ୍ରମ
noun-ore = ଓରେ
noun-re = { noun-ore }
noun-paisa = ପଇସା
noun-penny = ପେନ୍ସ
noun-piaster = ପିଆଷ୍ଟର
noun-poisha = ପୋଇସା
noun-pound = ପାଉଣ୍ଡ
noun-rand = ରାଣ୍ଡ
noun-real = ରିଏଲ
noun-rial = ରିଆଲ
noun-ringgit = ରିଙ୍ଗିଟ
noun-riyal = ରିୟାଲ
noun-ruble = ରୁବଲ
noun-satang = ସାତାଙ୍ଗ
noun-sen = ସେନ
noun-shekel = ସେକେଲ
noun-sol = ସୋଲ
noun-stotinka = ସ୍ତୋତିନ୍କା
noun-won = ୱନ
noun-yen = ୟେନ
noun-yuan = ୟୁଆନ
noun-zloty = ଜ୍ଲୋଟି

## The names

currency-inr =
    .local = ଟଙ୍କା
currency-eur =
    .minor-alone = ୟୁରୋ { noun-cent }
currency-aed = ଆମିରାତୀ { noun-dirham }
    .full = ସଂଯୁକ୍ତ ଆରବ ଏମିରେଟ୍ସ { noun-dirham }
currency-afn = ଆଫଗାନି
currency-all = ଆଲବାନିୟ ଲେକ
currency-amd = ଅର୍ମେନୀୟ ଡ୍ରାମ
currency-ang = ନେଦରଲ୍ୟାଣ୍ଡ୍ସ ଆଣ୍ଟିଲୀୟ ଗିଲଡର
currency-ars = ଆର୍ଜେଣ୍ଟିନୀୟ { noun-peso }
currency-aud = ଅଷ୍ଟ୍ରେଲିୟ { noun-dollar }
currency-awg = ଆରୁବୀୟ ଫ୍ଲୋରିନ
currency-azn = ଆଜେରବାଇଜାନୀ ମନତ
currency-bam = ବୋସନିଆ ଏବଂ ହର୍ଜେଗୋଭିନା ମାର୍କ
currency-bbd = ବାର୍ବାଡୀୟ { noun-dollar }
currency-bgn = ବୁଲଗେରୀୟ { noun-lev }
currency-bhd = ବାହାରିନୀ { noun-dinar }
currency-bif = ବୁରୁଣ୍ଡିୟ { noun-franc }
currency-bmd = ବର୍ମ୍ୟୁଡା { noun-dollar }
currency-bnd = ବ୍ରୁନେଇ { noun-dollar }
currency-bov = ବଲିଭୀୟ ଏମଭିଡଲ
currency-brl = ବ୍ରାଜିଲୀୟ { noun-real }
currency-bsd = ବାହାମୀୟ { noun-dollar }
currency-btn = ଭୁଟାନୀ { noun-ngultrum }
currency-byn = ବେଲାରୁସି { noun-ruble }
currency-bzd = ବେଲିଜ { noun-dollar }
currency-cad = କାନାଡୀୟ { noun-dollar }
currency-cdf = କଙ୍ଗୋଲିଜ { noun-franc }
currency-che = ଡବ୍ଲ୍ୟୁଆଇଆର ୟୁରୋ
currency-chf = ସୁଇସ { noun-franc }
currency-chw = ଡବ୍ଲ୍ୟୁଆଇଆର { noun-franc }
currency-clf = ଚିଲିର ହିସାବ ଏକକ
currency-cny = { noun-yuan }
currency-cou = କଲମ୍ବିଆର ବାସ୍ତବ ମୂଲ୍ୟ ଏକକ
currency-crc = କୋଷ୍ଟା ରିକୀୟ କୋଲୋନ
currency-cup = କ୍ୟୁବୀୟ { noun-peso }
currency-djf = ଜିବୌଟିୟ { noun-franc }
currency-czk = ଚେକ { noun-koruna }
currency-sek = ସ୍ୱିଡିସ { noun-krona }
currency-mdl = ମୋଲଡୋଭୀୟ { noun-leu }
currency-dkk = ଡାନିସ { noun-krone }
currency-dzd = ଆଲଜେରୀୟ { noun-dinar }
currency-egp = ଇଜିପ୍ଟିୟ { noun-pound }
currency-etb = ଇଥିଓପିୟ ବିର
currency-fjd = ଫିଜି { noun-dollar }
currency-fkp = ଫକଲ୍ୟାଣ୍ଡ ଦ୍ୱୀପପୁଞ୍ଜ { noun-pound }
currency-gbp = ବ୍ରିଟିଶ { noun-pound }
    .minor-alone = { noun-penny }
currency-gip = ଗିବ୍ରାଲଟର { noun-pound }
currency-gnf = ଗୁଇନେୟ { noun-franc }
currency-gtq = ଗୁଏଟମାଲୀୟ କ୍ଵେତଜାଲ
currency-gyd = ଗୁଏନା { noun-dollar }
currency-hkd = ହଂ କଂ { noun-dollar }
currency-htg = ହାଇତୀୟ ଗୋରଡ
currency-huf = ହଙ୍ଗେରିୟ { noun-forint }
currency-ils = ଇସ୍ରାଏଲୀ { noun-shekel }
    .full = ଇସ୍ରାଏଲୀ ନୂଆ { noun-shekel }
currency-iqd = ଇରାକି { noun-dinar }
currency-irr = ଇରାନୀ { noun-rial }
currency-isk = ଆଇସଲ୍ୟାଣ୍ଡୀୟ { noun-krona }
currency-jmd = ଜାମାଇକୀୟ { noun-dollar }
currency-jod = ଜର୍ଡାନିୟ { noun-dinar }
currency-jpy = { noun-yen }
currency-kgs = କିର୍ଗିସ୍ତାନୀ ସୋମ
currency-khr = କାମ୍ଵୋଡିୟ { noun-real }
currency-kmf = କୋମୋରୀୟ { noun-franc }
currency-kpw = ଉତ୍ତର କୋରୀୟ { noun-won }
currency-krw = ଦକ୍ଷିଣ କୋରୀୟ { noun-won }
currency-kwd = କୁୱେତି { noun-dinar }
currency-kyd = କେମେନ ଦ୍ୱୀପପୁଞ୍ଜ { noun-dollar }
currency-lak = ଲାଓଟିୟ କିପ
currency-lbp = ଲେବାନିଜ { noun-pound }
currency-lrd = ଲିବେରୀୟ { noun-dollar }
currency-lsl = ଲେସୋଥୋ ଲୋଟି
currency-lyd = ଲିବ୍ୟ { noun-dinar }
currency-mad = ମୋରୋକୀୟ { noun-dirham }
currency-mkd = ମାସେଡୋନୀୟ ଡେନାର
currency-mmk = ମିଆଁମାର କ୍ୟାଟ
currency-mnt = ମଙ୍ଗୋଲିୟ ତୁଗ୍ରିକ
currency-mop = ମାକାଉ ପାଟାକା
currency-mru = ମୌରିଟାନୀୟ ଉଗିୟା
currency-mxv = ମେକ୍ସିକୋର ନିବେଶ ଏକକ
currency-myr = ମାଲେସିୟ { noun-ringgit }
currency-mzn = ମୋଜାମ୍ବିକୀୟ ମେଟିକାଲ
currency-nad = ନାମିବିୟ { noun-dollar }
currency-nok = ନରୱେୟୀୟ { noun-krone }
currency-nzd = ନ୍ୟୁଜିଲ୍ୟାଣ୍ଡ { noun-dollar }
currency-omr = ଓମାନି { noun-rial }
currency-pen = ପେରୁଭୀୟ { noun-sol }
# Without ପୋଲିସ, which is heard as the police.
currency-pln = { noun-zloty }
currency-pyg = ପାରାଗୁଏ ଗୁଆରାନି
currency-qar = କାତାରୀ { noun-riyal }
currency-ron = ରୋମାନୀୟ { noun-leu }
currency-rsd = ସର୍ବୀୟ { noun-dinar }
currency-rub = ରୁଷୀୟ { noun-ruble }
currency-rwf = ରୁୱାଣ୍ଡା { noun-franc }
currency-sar = ସାଉଦି { noun-riyal }
currency-sbd = ସୋଲୋମନ ଦ୍ୱୀପପୁଞ୍ଜ { noun-dollar }
currency-scr = ସେଚେଲ୍ସ { noun-rupee }
currency-sdg = ସୁଦାନୀୟ { noun-pound }
currency-sgd = ସିଙ୍ଗାପୁର { noun-dollar }
currency-shp = ସେଣ୍ଟ ହେଲେନା { noun-pound }
currency-sle = ସିଏରା ଲିଓନୀୟ ଲିଓନ
currency-srd = ସୁରିନାମ { noun-dollar }
currency-ssp = ଦକ୍ଷିଣ ସୁଡାନୀୟ { noun-pound }
currency-stn = ସାଓ ତୋମେ ଏବଂ ପ୍ରିନ୍ସିପ ଡୋବ୍ରା
currency-syp = ସିରିୟ { noun-pound }
currency-szl = ସ୍ୱାଜି ଲିଲାଞ୍ଜେନି
currency-thb = ଥାଇ { noun-baht }
currency-tmt = ତୁର୍କମେନିସ୍ତାନୀ ମନତ
currency-tnd = ଟୁନେସିଆଇ { noun-dinar }
currency-try = ତୁର୍କୀ { noun-lira }
currency-ttd = ତ୍ରିନିଦାଦ ଏବଂ ଟୋବାଗୋ { noun-dollar }
currency-twd = ତାଇୱାନୀ { noun-dollar }
    .full = ନୂଆ ତାଇୱାନୀ { noun-dollar }
currency-usd = ଆମେରିକୀୟ { noun-dollar }
currency-uyu = ଉରୁଗୁଏ { noun-peso }
currency-uyw = ଉରୁଗୁଏର ମଜୁରି ସୂଚକାଙ୍କ ଏକକ
currency-uzs = ଉଜବେକିସ୍ତାନୀ ସୋମ
currency-ved = ଭେନେଜୁଏଲୀୟ ଡିଜିଟାଲ ବୋଲିଭାର
currency-ves = ଭେନେଜୁଏଲୀୟ ବୋଲିଭାର
currency-xaf = ମଧ୍ୟ ଆଫ୍ରିକୀୟ ସିଏଫଏ { noun-franc }
currency-xag = ଟ୍ରୟ ଆଉନ୍ସ ରୂପା
currency-xau = ଟ୍ରୟ ଆଉନ୍ସ ସୁନା
currency-xcd = ପୂର୍ବ କାରିବୀୟ { noun-dollar }
currency-xcg = କାରିବୀୟ ଗିଲଡର
currency-xdr = ସ୍ୱତନ୍ତ୍ର ଉତ୍ତୋଳନ ଅଧିକାର
currency-xof = ପଶ୍ଚିମ ଆଫ୍ରିକୀୟ ସିଏଫଏ { noun-franc }
currency-xpd = ଟ୍ରୟ ଆଉନ୍ସ ପାଲାଡିୟମ
currency-xpf = ସିଏଫପି { noun-franc }
currency-xpt = ଟ୍ରୟ ଆଉନ୍ସ ପ୍ଲାଟିନମ
currency-xsu = ସୁକ୍ରେ
currency-xua = ଆଫ୍ରିକୀୟ ବିକାଶ ବ୍ୟାଙ୍କର ହିସାବ ଏକକ
currency-yer = ୟେମେନି { noun-rial }
currency-zar = ଦକ୍ଷିଣ ଆଫ୍ରିକୀୟ { noun-rand }
currency-zwg = ଜିମ୍ବାବୱେ ଜିଗ

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = ବିଟକଏନ
currency-sats = ସାତୋଶି
currency-eth = ଇଥର
currency-gwei = ଗୱେଇ
currency-usdt = ଟେଥର
currency-usdc = ୟୁଏସଡି କଏନ

## Other currencies

currency-unknown = { $count } { SPELL($code) }
