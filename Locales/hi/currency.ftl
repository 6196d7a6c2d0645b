### Short names and smaller units: aed ars aud bdt bgn bhd brl btn cad chf clp cny cop czk dkk egp eur fjd gbp gyd hkd
###     huf idr ils inr isk jmd jod jpy kes krw kwd lkr mmk mur mvr mxn myr ngn nok npr nzd omr pen php pkr pln qar ron
###     rub sar scr sek sgd srd thb try ttd twd tzs uah ugx usd vnd zar
### Gender: masculine

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
noun-dirham = दिरहम
    .gender = masculine
noun-fen = फ़ेन
    .gender = masculine
noun-filler = फ़िलेर
    .gender = masculine
noun-fils = फ़िल्स
    .gender = masculine
noun-grosz = ग्रोश
    .gender = masculine
noun-halala = हलाला
    .gender = masculine
noun-heller = हेलर
    .gender = masculine
noun-kobo = कोबो
    .gender = masculine
noun-kopek = कोपेक
    .gender = masculine
noun-kopiyka = कोपियका
    .gender = masculine
noun-kurus = कुरुश
    .gender = masculine
noun-laari = लारी
    .gender = masculine
noun-leu = ल्यू
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
noun-piaster = पियास्टर
    .gender = masculine
# Of the taka, by its name there; "पैसे" would be those of India.
noun-poisha = पोइशा
    .gender = masculine
noun-riyal = रियाल
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
noun-stotinka = स्तोतिंका
    .plural = स्तोतिंकी
    .gender = masculine
# Of account: no coin.
noun-unit = इकाई
    .plural = इकाइयां
    .gender = feminine

## The most common currencies, with their smaller units

# CLDR has "यूएस".
currency-usd = अमेरिकी { noun-dollar }
currency-eur =
    .minor-alone = यूरो { noun-cent }
currency-jpy = { noun-yen }
# CLDR adds "स्टर्लिंग". Pence are of no other money that is heard of in Hindi.
currency-gbp = ब्रिटिश { noun-pound }
    .minor-alone = { noun-penny }
currency-cny = { noun-yuan }
currency-inr = भारतीय { noun-rupee }
currency-hkd = हांगकांग { noun-dollar }
# CLDR says "new" of it always, which nobody does.
currency-twd = ताइवानी { noun-dollar }
    .full = न्यू ताइवानी { noun-dollar }
currency-sek = स्वीडिश { noun-krona }
# CLDR has "चेक गणराज्य".
currency-czk = चेक { noun-koruna }
currency-huf =
    .minor-alone = हंगेरियन { noun-filler }
currency-bgn = बुल्गारियाई { noun-lev }
# CLDR has the English "न्यू".
currency-ils = इज़राइली { noun-shekel }
    .full = इज़राइली न्यू { noun-shekel }
# Spelled like the dirham of Morocco; CLDR has "दिरहाम" here, without the word that makes the country an adjective.
currency-aed = यूएई { noun-dirham }
    .full = संयुक्त अरब अमीरात { noun-dirham }
# CLDR spells "सउदी".
currency-sar = सऊदी { noun-riyal }
# CLDR has the bare name of the country.
currency-egp = मिस्री { noun-pound }
currency-mur = मॉरिशियन { noun-rupee }
currency-scr = सेशेल्सियाई { noun-rupee }
currency-pkr = पाकिस्तानी { noun-rupee }
currency-npr = नेपाली { noun-rupee }
currency-lkr = श्रीलंकाई { noun-rupee }
currency-mvr =
    .minor-alone = मालदीवी { noun-laari }
# CLDR says "अफ़गान अफ़गानी".
currency-afn = अफ़गानी
    .gender = masculine
# As it sounds; CLDR spells "बहत".
currency-thb = थाई { noun-baht }
currency-idr = इंडोनेशियाई { noun-rupiah }

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
# CLDR has "गर्ड".
currency-htg = हैतियाई गूर्ड
    .gender = masculine
# CLDR has "टेंज़".
currency-kzt = कज़ाखिस्तानी टेंगे
    .gender = masculine
# Spelled like the leu of Romania; CLDR has "लियू" here.
currency-mdl = मोल्डोवन { noun-leu }
currency-mxv = मैक्सिकन निवेश { noun-unit }
currency-tmt = तुर्कमेनिस्तानी मनात
    .gender = masculine
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
