## Currencies, by ISO 4217 code
##
## All names are masculine, except for those that end in इकाई. Only रुपया, रुपिया, पैसा, and इकाई change, and the words
## नया, पुराना, and का before a name. They are in the singular only after 1, and that form has an oblique before a
## postposition (1 रुपये से). See grammar.ftl. Nearly all foreign names are the same after every number and in every
## case.
##
## If a country has an adjective, it is the one that Hindi news uses. A name has no country if no other currency has the
## same name, and if listeners know the country (यूरो, येन, युआन). The tables write रुपये, which CLDR spells रुपए. All
## other names are CLDR's, unless a comment gives the reason for another one. CLDR has no names for the funds (bov, che,
## chw, clf, cou, mxv, uyi, uyw), metals, ved, xdr, xsu, xua, zwg, and zwl.
##
## Smaller units are here for the currencies of India and its neighbors, of countries abroad where people speak Hindi,
## and for the most common ones. Amounts of all other currencies are decimals.

## The names of units alone

noun-agora = अगोरा
    .gender = masculine
noun-baht = बाट
    .gender = masculine
noun-baisa = बैसा
    .gender = masculine
noun-ban = बानी
    .gender = masculine
noun-cent = सेंट
    .gender = masculine
noun-centavo = सेंटावो
    .gender = masculine
noun-centime = सेंटीम
    .gender = masculine
noun-centimo = सेंटिमो
    .gender = masculine
noun-chetrum = छेत्रुम
    .gender = masculine
noun-dinar = दिनार
    .gender = masculine
noun-dirham = दिरहम
    .gender = masculine
noun-dollar = डॉलर
    .gender = masculine
noun-dong = डोंग
    .gender = masculine
noun-fen = फ़ेन
    .gender = masculine
noun-filler = फ़िलेर
    .gender = masculine
noun-fils = फ़िल्स
    .gender = masculine
noun-forint = फ़ोरिंट
    .gender = masculine
noun-franc = फ़्रैंक
    .gender = masculine
noun-grosz = ग्रोश
    .gender = masculine
noun-halala = हलाला
    .gender = masculine
noun-heller = हेलर
    .gender = masculine
noun-hryvnia = रिव्निया
    .gender = masculine
noun-kobo = कोबो
    .gender = masculine
noun-kopek = कोपेक
    .gender = masculine
noun-kopiyka = कोपियका
    .gender = masculine
noun-koruna = कोरुना
    .gender = masculine
noun-krona = क्रोना
    .gender = masculine
noun-krone = क्रोन
    .gender = masculine
noun-kurus = कुरुश
    .gender = masculine
noun-kyat = क्याट
    .gender = masculine
noun-laari = लारी
    .gender = masculine
noun-leu = ल्यू
    .gender = masculine
noun-lev = लेव
    .gender = masculine
noun-lira = लीरा
    .gender = masculine
noun-naira = नाइरा
    .gender = masculine
noun-ngultrum = नंगलट्रम
    .gender = masculine
noun-ore = ओरे
    .gender = masculine
noun-re = { noun-ore }
noun-paisa = पैसा
    .oblique = पैसे
    .plural = पैसे
    .gender = masculine
noun-penny = पेनी
    .plural = पेंस
    .gender = masculine
noun-peso = पेसो
    .gender = masculine
noun-piaster = पियास्टर
    .gender = masculine
noun-poisha = पोइशा
    .gender = masculine
noun-pound = पाउंड
    .gender = masculine
noun-rand = रैंड
    .gender = masculine
noun-ringgit = रिंगित
    .gender = masculine
noun-riyal = रियाल
    .gender = masculine
noun-ruble = रूबल
    .gender = masculine
noun-rufiyaa = रुफ़िया
    .gender = masculine
noun-rupee = रुपया
    .oblique = रुपये
    .plural = रुपये
    .gender = masculine
noun-rupiah = रुपिया
    .oblique = रुपिये
    .plural = रुपिये
    .gender = masculine
noun-satang = सतांग
    .gender = masculine
noun-sen = सेन
    .gender = masculine
noun-shekel = शेकेल
    .gender = masculine
noun-shilling = शिलिंग
    .gender = masculine
noun-sol = सोल
    .gender = masculine
noun-stotinka = स्तोतिंका
    .plural = स्तोतिंकी
    .gender = masculine
noun-taka = टका
    .gender = masculine
# Of account: no coin.
noun-unit = इकाई
    .plural = इकाइयां
    .gender = feminine
noun-won = वॉन
    .gender = masculine
noun-yen = येन
    .gender = masculine
noun-yuan = युआन
    .gender = masculine
noun-zloty = ज़्लॉटी
    .gender = masculine

## The most common currencies, with their smaller units

# CLDR has "यूएस".
currency-usd = अमेरिकी { noun-dollar }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = अमेरिकी { noun-cent }
currency-eur =
    .gender = masculine
    .minor = { noun-cent }
    .minor-alone = यूरो { noun-cent }
currency-jpy = { noun-yen }
    .full = जापानी { noun-yen }
# CLDR adds "स्टर्लिंग". Pence are of no other money that is heard of in Hindi.
currency-gbp = ब्रिटिश { noun-pound }
    .local = { noun-pound }
    .minor = { noun-penny }
currency-cny = { noun-yuan }
    .full = चीनी { noun-yuan }
    .minor = { noun-fen }
currency-inr = भारतीय { noun-rupee }
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = भारतीय { noun-paisa }
currency-aud =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = ऑस्ट्रेलियाई { noun-cent }
currency-cad =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = कनाडाई { noun-cent }
currency-nzd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = न्यूज़ीलैंड { noun-cent }
currency-hkd = हांगकांग { noun-dollar }
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = हांगकांग { noun-cent }
currency-sgd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = सिंगापुर { noun-cent }
# CLDR says "new" of it always, which nobody does.
currency-twd = ताइवानी { noun-dollar }
    .local = { noun-dollar }
    .full = न्यू ताइवानी { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = ताइवानी { noun-cent }
currency-fjd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = फ़िजी { noun-cent }
currency-ttd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = त्रिनिदाद और टोबैगो { noun-cent }
currency-gyd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = गयानीज़ { noun-cent }
currency-srd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = सूरीनामी { noun-cent }
currency-jmd =
    .local = { noun-dollar }
    .minor = { noun-cent }
    .minor-alone = जमैकन { noun-cent }
currency-chf =
    .local = { noun-franc }
    .minor = { noun-centime }
    .minor-alone = स्विस { noun-centime }
currency-sek = स्वीडिश { noun-krona }
    .local = { noun-krona }
    .minor = { noun-ore }
    .minor-alone = स्वीडिश { noun-ore }
currency-nok =
    .local = { noun-krone }
    .minor = { noun-ore }
    .minor-alone = नॉर्वेजियन { noun-ore }
currency-dkk =
    .local = { noun-krone }
    .minor = { noun-ore }
    .minor-alone = डैनिश { noun-ore }
currency-isk =
    .local = { noun-krona }
# CLDR has "चेक गणराज्य".
currency-czk = चेक { noun-koruna }
    .local = { noun-koruna }
    .minor = { noun-heller }
currency-pln =
    .local = { noun-zloty }
    .minor = { noun-grosz }
currency-huf =
    .local = { noun-forint }
    .minor = { noun-filler }
    .minor-alone = हंगेरियन { noun-filler }
currency-ron =
    .local = { noun-leu }
    .minor = { noun-ban }
    .minor-alone = रोमानियाई { noun-ban }
currency-bgn = बुल्गारियाई { noun-lev }
    .local = { noun-lev }
    .minor = { noun-stotinka }
currency-rub =
    .local = { noun-ruble }
    .minor = { noun-kopek }
    .minor-alone = रूसी { noun-kopek }
currency-uah =
    .local = { noun-hryvnia }
    .minor = { noun-kopiyka }
currency-try =
    .local = { noun-lira }
    .minor = { noun-kurus }
# CLDR has the English "न्यू".
currency-ils = इज़राइली { noun-shekel }
    .local = { noun-shekel }
    .full = इज़राइली न्यू { noun-shekel }
    .minor = { noun-agora }
# Spelled like the dirham of Morocco; CLDR has "दिरहाम" here, without the word that makes the country an adjective.
currency-aed = यूएई { noun-dirham }
    .local = { noun-dirham }
    .full = संयुक्त अरब अमीरात { noun-dirham }
    .minor = { noun-fils }
    .minor-alone = यूएई { noun-fils }
# CLDR spells "सउदी".
currency-sar = सऊदी { noun-riyal }
    .local = { noun-riyal }
    .minor = { noun-halala }
currency-qar =
    .local = { noun-riyal }
    .minor = { noun-dirham }
    .minor-alone = क़तरी { noun-dirham }
currency-omr =
    .local = { noun-riyal }
    .minor = { noun-baisa }
currency-kwd =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = कुवैती { noun-fils }
currency-bhd =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = बहरीनी { noun-fils }
currency-jod =
    .local = { noun-dinar }
    .minor = { noun-fils }
    .minor-alone = जॉर्डनियन { noun-fils }
# CLDR has the bare name of the country.
currency-egp = मिस्री { noun-pound }
    .local = { noun-pound }
    .minor = { noun-piaster }
    .minor-alone = मिस्री { noun-piaster }
currency-zar =
    .local = { noun-rand }
    .minor = { noun-cent }
    .minor-alone = दक्षिण अफ़्रीकी { noun-cent }
currency-ngn =
    .local = { noun-naira }
    .minor = { noun-kobo }
currency-kes =
    .local = { noun-shilling }
    .minor = { noun-cent }
    .minor-alone = केन्याई { noun-cent }
currency-tzs =
    .local = { noun-shilling }
    .minor = { noun-cent }
    .minor-alone = तंज़ानियाई { noun-cent }
currency-ugx =
    .local = { noun-shilling }
currency-mur = मॉरिशियन { noun-rupee }
    .local = { noun-rupee }
    .minor = { noun-cent }
    .minor-alone = मॉरिशियन { noun-cent }
currency-scr = सेशेल्सियाई { noun-rupee }
    .local = { noun-rupee }
    .minor = { noun-cent }
    .minor-alone = सेशेल्सियाई { noun-cent }
currency-pkr = पाकिस्तानी { noun-rupee }
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = पाकिस्तानी { noun-paisa }
currency-npr = नेपाली { noun-rupee }
    .local = { noun-rupee }
    .minor = { noun-paisa }
    .minor-alone = नेपाली { noun-paisa }
currency-lkr = श्रीलंकाई { noun-rupee }
    .local = { noun-rupee }
    .minor = { noun-cent }
    .minor-alone = श्रीलंकाई { noun-cent }
# The small unit by its name there; "पैसे" would be those of India.
currency-bdt =
    .local = { noun-taka }
    .minor = { noun-poisha }
currency-btn =
    .local = { noun-ngultrum }
    .minor = { noun-chetrum }
currency-mvr =
    .local = { noun-rufiyaa }
    .minor = { noun-laari }
    .minor-alone = मालदीवी { noun-laari }
currency-mmk =
    .local = { noun-kyat }
# CLDR says "अफ़गान अफ़गानी".
currency-afn = अफ़गानी
    .gender = masculine
currency-krw =
    .local = { noun-won }
# As it sounds; CLDR spells "बहत".
currency-thb = थाई { noun-baht }
    .local = { noun-baht }
    .minor = { noun-satang }
currency-idr = इंडोनेशियाई { noun-rupiah }
    .local = { noun-rupiah }
    .minor = { noun-sen }
    .minor-alone = इंडोनेशियाई { noun-sen }
currency-myr =
    .local = { noun-ringgit }
    .minor = { noun-sen }
    .minor-alone = मलेशियाई { noun-sen }
currency-php =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = फ़िलिपीनी { noun-centavo }
currency-vnd =
    .local = { noun-dong }
currency-mxn =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = मैक्सिकन { noun-centavo }
currency-ars =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = अर्जेंटीनी { noun-centavo }
currency-cop =
    .local = { noun-peso }
    .minor = { noun-centavo }
    .minor-alone = कोलंबियाई { noun-centavo }
currency-pen =
    .local = { noun-sol }
    .minor = { noun-centimo }
    .minor-alone = पेरूवियन { noun-centimo }
currency-clp =
    .local = { noun-peso }
currency-brl =
    .local = { noun-riyal }
    .minor = { noun-centavo }
    .minor-alone = ब्राज़ीली { noun-centavo }

## All other currencies, with the name only

currency-ang = नीदरलैंड एंटीलियन गिल्डर
    .gender = masculine
# As it sounds, here and in tmt; CLDR has "मैनेट" and "मैनत".
currency-azn = अज़रबैजानी मनात
    .gender = masculine
currency-bov = बोलिवियाई एमवीडोल
    .gender = masculine
currency-che = डब्ल्यूआईआर यूरो
    .gender = masculine
currency-chw = डब्ल्यूआईआर { noun-franc }
currency-clf = चिली लेखा { noun-unit }
currency-cou = कोलंबियाई वास्तविक मूल्य { noun-unit }
currency-cuc = क्यूबाई परिवर्तनीय { noun-peso }
currency-hrk = क्रोएशियाई कुना
    .gender = masculine
# CLDR has "गर्ड".
currency-htg = हैतियाई गूर्ड
    .gender = masculine
# CLDR has "टेंज़".
currency-kzt = कज़ाखिस्तानी टेंगे
    .gender = masculine
# Spelled like the leu of Romania; CLDR has "लियू" here.
currency-mdl = मोल्डोवन { noun-leu }
currency-mxv = मैक्सिकन निवेश { noun-unit }
# "Former", which no number changes: CLDR has the years, in parentheses.
currency-sll = पूर्व सिएरा लियोनियन लियोन
    .gender = masculine
currency-tmt = तुर्कमेनिस्तानी मनात
    .gender = masculine
# CLDR has "कल" in parentheses, which is also yesterday.
currency-usn = नेक्स्ट-डे अमेरिकी { noun-dollar }
# "Indexed". With "सूचकांक इकाई में" the number would be mistaken for that of the units.
currency-uyi = सूचकांकित उरुग्वियन { noun-peso }
currency-uyw = उरुग्वियन वेतन सूचकांक { noun-unit }
# What ves is called where it has six zeros less.
currency-ved = वेनेज़ुएला डिजिटल बोलिवर
    .gender = masculine
# CLDR has Latin capitals here, in xof and in xpf, and "केंद्रीय", which is used for a center of power.
currency-xaf = मध्य अफ़्रीकी सीएफ़ए { noun-franc }
currency-xag = ट्रॉय औंस चांदी
    .gender = masculine
currency-xau = ट्रॉय औंस सोना
    .gender = masculine
currency-xcg = कैरिबियाई गिल्डर
    .gender = masculine
currency-xdr = विशेष आहरण अधिकार
    .gender = masculine
currency-xof = पश्चिम अफ़्रीकी सीएफ़ए { noun-franc }
currency-xpd = ट्रॉय औंस पैलेडियम
    .gender = masculine
currency-xpf = सीएफ़पी { noun-franc }
currency-xpt = ट्रॉय औंस प्लैटिनम
    .gender = masculine
currency-xsu = सूक्रे
    .gender = masculine
# Of the African Development Bank.
currency-xua = अफ़्रीकी विकास बैंक लेखा { noun-unit }
# As people there say it.
currency-zwg = ज़िम्बाब्वे ज़िग
    .gender = masculine
currency-zwl = ज़िम्बाब्वे { noun-dollar }

## Currencies that CLDR names

currency-all =
    .gender = masculine
currency-amd =
    .gender = masculine
currency-aoa =
    .gender = masculine
currency-awg =
    .gender = masculine
currency-bam =
    .gender = masculine
currency-bob =
    .gender = masculine
currency-bwp =
    .gender = masculine
currency-crc =
    .gender = masculine
currency-cve =
    .gender = masculine
currency-ern =
    .gender = masculine
currency-etb =
    .gender = masculine
currency-ghs =
    .gender = masculine
currency-gmd =
    .gender = masculine
currency-gtq =
    .gender = masculine
currency-hnl =
    .gender = masculine
currency-kgs =
    .gender = masculine
currency-lak =
    .gender = masculine
currency-lsl =
    .gender = masculine
currency-mga =
    .gender = masculine
currency-mnt =
    .gender = masculine
currency-mop =
    .gender = masculine
currency-mru =
    .gender = masculine
currency-mwk =
    .gender = masculine
currency-mzn =
    .gender = masculine
currency-nio =
    .gender = masculine
currency-pab =
    .gender = masculine
currency-pgk =
    .gender = masculine
currency-pyg =
    .gender = masculine
currency-sle =
    .gender = masculine
currency-stn =
    .gender = masculine
currency-szl =
    .gender = masculine
currency-tjs =
    .gender = masculine
currency-top =
    .gender = masculine
currency-uzs =
    .gender = masculine
currency-ves =
    .gender = masculine
currency-vuv =
    .gender = masculine
currency-wst =
    .gender = masculine
currency-zmw =
    .gender = masculine

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = बिटकॉइन
    .gender = masculine
currency-sats = सातोशी
    .gender = masculine
currency-eth = ईथर
    .gender = masculine
currency-gwei = ग्वेई
    .gender = masculine
currency-usdt = टेदर
    .gender = masculine
currency-usdc = यूएसडी कॉइन
    .gender = masculine

## Other currencies

# A currency that the tables have no name for: it is spelled out.
currency-unknown = { $count } { SPELL($code) }
