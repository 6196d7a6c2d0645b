## Currencies, by ISO 4217 code
##
## All names are masculine, but for those that end in इकाई. Only रुपया, रुपिया and पैसा change, and the words नया,
## पुराना and का before a name: singular after 1 alone, and that in the oblique before a postposition (1 रुपये से); see
## number.ftl. The names from abroad are the same after every number and in every case.
##
## Where the country makes an adjective, it is the one that Hindi news uses. A name stands alone where no other money
## has it and listeners know whose it is (यूरो, येन, युआन). रुपये, which CLDR spells रुपए. Other names are CLDR's unless
## a comment says why they are not; CLDR has no names for the funds (bov, che, chw, clf, cou, mxv, uyi, uyw), metals,
## xdr, zwg and zwl.
##
## The money of India and its neighbours, of the countries where Hindi is spoken abroad, and what is named most often
## have their smaller unit; the rest is said as a decimal.

## Nouns that several currencies share

# same for every number
money-noun-rupee = { $count ->
    [1] { $case ->
        [oblique] { $count } रुपये
       *[direct] { $count } रुपया
    }
    [one] { $count } रुपये
   *[other] { $count } रुपये
}
money-noun-dollar = { $count } डॉलर
money-noun-cent = { $count } सेंट
# same for every number
money-noun-paisa = { $count ->
    [1] { $case ->
        [oblique] { $count } पैसे
       *[direct] { $count } पैसा
    }
    [one] { $count } पैसे
   *[other] { $count } पैसे
}
money-noun-fils = { $count } फ़िल्स

## The money that is named most often, with its smaller unit

# CLDR has "यूएस".
currency-usd = { $count } अमेरिकी डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } अमेरिकी सेंट
currency-eur = { $count } यूरो
    .minor = { money-noun-cent }
    .minor-alone = { $count } यूरो सेंट
currency-jpy = { $count } येन
    .full = { $count } जापानी येन
# CLDR adds "स्टर्लिंग". Pence are of no other money that is heard of in Hindi.
# same for every number
currency-gbp = { $count } ब्रिटिश पाउंड
    .local = { $count } पाउंड
    .minor = { $count ->
        [1] { $count } पेनी
        [one] { $count } पेंस
       *[other] { $count } पेंस
    }
currency-cny = { $count } युआन
    .full = { $count } चीनी युआन
    .minor = { $count } फ़ेन
# same for every number
currency-inr = { $count ->
    [1] { $case ->
        [oblique] { $count } भारतीय रुपये
       *[direct] { $count } भारतीय रुपया
    }
    [one] { $count } भारतीय रुपये
   *[other] { $count } भारतीय रुपये
}
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [oblique] { $count } भारतीय पैसे
           *[direct] { $count } भारतीय पैसा
        }
        [one] { $count } भारतीय पैसे
       *[other] { $count } भारतीय पैसे
    }
currency-aud = { $count } ऑस्ट्रेलियाई डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } ऑस्ट्रेलियाई सेंट
currency-cad = { $count } कनाडाई डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } कनाडाई सेंट
currency-nzd = { $count } न्यूज़ीलैंड डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } न्यूज़ीलैंड सेंट
currency-hkd = { $count } हांगकांग डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } हांगकांग सेंट
currency-sgd = { $count } सिंगापुर डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } सिंगापुर सेंट
# CLDR says "new" of it always, which nobody does.
# same for every number
currency-twd = { $count } ताइवानी डॉलर
    .local = { money-noun-dollar }
    .full = { $count ->
        [1] { $case ->
            [oblique] { $count } नए ताइवानी डॉलर
           *[direct] { $count } नया ताइवानी डॉलर
        }
        [one] { $count } नए ताइवानी डॉलर
       *[other] { $count } नए ताइवानी डॉलर
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count } ताइवानी सेंट
currency-fjd = { $count } फ़िजी डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } फ़िजी सेंट
currency-ttd = { $count } त्रिनिदाद और टोबैगो डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } त्रिनिदाद और टोबैगो सेंट
currency-gyd = { $count } गयानीज़ डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } गयानीज़ सेंट
currency-srd = { $count } सूरीनामी डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } सूरीनामी सेंट
currency-jmd = { $count } जमैकन डॉलर
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count } जमैकन सेंट
currency-chf = { $count } स्विस फ़्रैंक
    .local = { $count } फ़्रैंक
    .minor = { $count } सेंटीम
    .minor-alone = { $count } स्विस सेंटीम
currency-sek = { $count } स्वीडिश क्रोना
    .local = { $count } क्रोना
    .minor = { $count } ओरे
    .minor-alone = { $count } स्वीडिश ओरे
currency-nok = { $count } नॉर्वेजियन क्रोन
    .local = { $count } क्रोन
    .minor = { $count } ओरे
    .minor-alone = { $count } नॉर्वेजियन ओरे
currency-dkk = { $count } डैनिश क्रोन
    .local = { $count } क्रोन
    .minor = { $count } ओरे
    .minor-alone = { $count } डैनिश ओरे
currency-isk = { $count } आइसलैंडिक क्रोना
    .local = { $count } क्रोना
# CLDR has "चेक गणराज्य".
currency-czk = { $count } चेक कोरुना
    .local = { $count } कोरुना
    .minor = { $count } हेलर
currency-pln = { $count } पोलिश ज़्लॉटी
    .local = { $count } ज़्लॉटी
    .minor = { $count } ग्रोश
currency-huf = { $count } हंगेरियन फ़ोरिंट
    .local = { $count } फ़ोरिंट
    .minor = { $count } फ़िलेर
    .minor-alone = { $count } हंगेरियन फ़िलेर
currency-ron = { $count } रोमानियाई ल्यू
    .local = { $count } ल्यू
    .minor = { $count } बानी
    .minor-alone = { $count } रोमानियाई बानी
currency-rub = { $count } रूसी रूबल
    .local = { $count } रूबल
    .minor = { $count } कोपेक
    .minor-alone = { $count } रूसी कोपेक
currency-uah = { $count } यूक्रेनियन रिव्निया
    .local = { $count } रिव्निया
    .minor = { $count } कोपियका
currency-try = { $count } तुर्की लीरा
    .local = { $count } लीरा
    .minor = { $count } कुरुश
# CLDR has the English "न्यू".
# same for every number
currency-ils = { $count } इज़राइली शेकेल
    .local = { $count } शेकेल
    .full = { $count ->
        [1] { $case ->
            [oblique] { $count } इज़राइली नए शेकेल
           *[direct] { $count } इज़राइली नया शेकेल
        }
        [one] { $count } इज़राइली नए शेकेल
       *[other] { $count } इज़राइली नए शेकेल
    }
    .minor = { $count } अगोरा
# Spelled like the dirham of Morocco; CLDR has "दिरहाम" here, without the word that makes the country an adjective.
currency-aed = { $count } यूएई दिरहम
    .local = { $count } दिरहम
    .full = { $count } संयुक्त अरब अमीरात दिरहम
    .minor = { money-noun-fils }
    .minor-alone = { $count } यूएई फ़िल्स
# CLDR spells "सउदी".
currency-sar = { $count } सऊदी रियाल
    .local = { $count } रियाल
    .minor = { $count } हलाला
currency-qar = { $count } क़तरी रियाल
    .local = { $count } रियाल
    .minor = { $count } दिरहम
    .minor-alone = { $count } क़तरी दिरहम
currency-omr = { $count } ओमानी रियाल
    .local = { $count } रियाल
    .minor = { $count } बैसा
currency-kwd = { $count } कुवैती दिनार
    .local = { $count } दिनार
    .minor = { money-noun-fils }
    .minor-alone = { $count } कुवैती फ़िल्स
currency-bhd = { $count } बहरीनी दिनार
    .local = { $count } दिनार
    .minor = { money-noun-fils }
    .minor-alone = { $count } बहरीनी फ़िल्स
currency-jod = { $count } जॉर्डनियन दिनार
    .local = { $count } दिनार
    .minor = { money-noun-fils }
    .minor-alone = { $count } जॉर्डनियन फ़िल्स
# CLDR has the bare name of the country.
currency-egp = { $count } मिस्री पाउंड
    .local = { $count } पाउंड
    .minor = { $count } पियास्टर
    .minor-alone = { $count } मिस्री पियास्टर
currency-zar = { $count } दक्षिण अफ़्रीकी रैंड
    .local = { $count } रैंड
    .minor = { money-noun-cent }
    .minor-alone = { $count } दक्षिण अफ़्रीकी सेंट
currency-ngn = { $count } नाइजीरियाई नाइरा
    .local = { $count } नाइरा
    .minor = { $count } कोबो
currency-kes = { $count } केन्याई शिलिंग
    .local = { $count } शिलिंग
    .minor = { money-noun-cent }
    .minor-alone = { $count } केन्याई सेंट
currency-tzs = { $count } तंज़ानियाई शिलिंग
    .local = { $count } शिलिंग
    .minor = { money-noun-cent }
    .minor-alone = { $count } तंज़ानियाई सेंट
currency-ugx = { $count } युगांडाई शिलिंग
    .local = { $count } शिलिंग
# same for every number
currency-mur = { $count ->
    [1] { $case ->
        [oblique] { $count } मॉरिशियन रुपये
       *[direct] { $count } मॉरिशियन रुपया
    }
    [one] { $count } मॉरिशियन रुपये
   *[other] { $count } मॉरिशियन रुपये
}
    .local = { money-noun-rupee }
    .minor = { money-noun-cent }
    .minor-alone = { $count } मॉरिशियन सेंट
# same for every number
currency-scr = { $count ->
    [1] { $case ->
        [oblique] { $count } सेशेल्सियाई रुपये
       *[direct] { $count } सेशेल्सियाई रुपया
    }
    [one] { $count } सेशेल्सियाई रुपये
   *[other] { $count } सेशेल्सियाई रुपये
}
    .local = { money-noun-rupee }
    .minor = { money-noun-cent }
    .minor-alone = { $count } सेशेल्सियाई सेंट
# same for every number
currency-pkr = { $count ->
    [1] { $case ->
        [oblique] { $count } पाकिस्तानी रुपये
       *[direct] { $count } पाकिस्तानी रुपया
    }
    [one] { $count } पाकिस्तानी रुपये
   *[other] { $count } पाकिस्तानी रुपये
}
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [oblique] { $count } पाकिस्तानी पैसे
           *[direct] { $count } पाकिस्तानी पैसा
        }
        [one] { $count } पाकिस्तानी पैसे
       *[other] { $count } पाकिस्तानी पैसे
    }
# same for every number
currency-npr = { $count ->
    [1] { $case ->
        [oblique] { $count } नेपाली रुपये
       *[direct] { $count } नेपाली रुपया
    }
    [one] { $count } नेपाली रुपये
   *[other] { $count } नेपाली रुपये
}
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [oblique] { $count } नेपाली पैसे
           *[direct] { $count } नेपाली पैसा
        }
        [one] { $count } नेपाली पैसे
       *[other] { $count } नेपाली पैसे
    }
# same for every number
currency-lkr = { $count ->
    [1] { $case ->
        [oblique] { $count } श्रीलंकाई रुपये
       *[direct] { $count } श्रीलंकाई रुपया
    }
    [one] { $count } श्रीलंकाई रुपये
   *[other] { $count } श्रीलंकाई रुपये
}
    .local = { money-noun-rupee }
    .minor = { money-noun-cent }
    .minor-alone = { $count } श्रीलंकाई सेंट
# The small unit by its name there; "पैसे" would be those of India.
currency-bdt = { $count } बांग्लादेशी टका
    .local = { $count } टका
    .minor = { $count } पोइशा
currency-btn = { $count } भूटानी नंगलट्रम
    .local = { $count } नंगलट्रम
    .minor = { $count } छेत्रुम
currency-mvr = { $count } मालदीवी रुफ़िया
    .local = { $count } रुफ़िया
    .minor = { $count } लारी
    .minor-alone = { $count } मालदीवी लारी
currency-mmk = { $count } म्यांमार क्याट
    .local = { $count } क्याट
# CLDR says "अफ़गान अफ़गानी".
currency-afn = { $count } अफ़गानी
currency-krw = { $count } दक्षिण कोरियाई वॉन
    .local = { $count } वॉन
# As it sounds; CLDR spells "बहत".
currency-thb = { $count } थाई बाट
    .local = { $count } बाट
    .minor = { $count } सतांग
# same for every number
currency-idr = { $count ->
    [1] { $case ->
        [oblique] { $count } इंडोनेशियाई रुपिये
       *[direct] { $count } इंडोनेशियाई रुपिया
    }
    [one] { $count } इंडोनेशियाई रुपिये
   *[other] { $count } इंडोनेशियाई रुपिये
}
    .local = { $count ->
        [1] { $case ->
            [oblique] { $count } रुपिये
           *[direct] { $count } रुपिया
        }
        [one] { $count } रुपिये
       *[other] { $count } रुपिये
    }
    .minor = { $count } सेन
    .minor-alone = { $count } इंडोनेशियाई सेन
currency-myr = { $count } मलेशियाई रिंगित
    .local = { $count } रिंगित
    .minor = { $count } सेन
    .minor-alone = { $count } मलेशियाई सेन
currency-php = { $count } फ़िलिपीनी पेसो
    .local = { $count } पेसो
    .minor = { $count } सेंटावो
    .minor-alone = { $count } फ़िलिपीनी सेंटावो
currency-vnd = { $count } वियतनामी डोंग
    .local = { $count } डोंग
currency-mxn = { $count } मैक्सिकन पेसो
    .local = { $count } पेसो
    .minor = { $count } सेंटावो
    .minor-alone = { $count } मैक्सिकन सेंटावो
currency-ars = { $count } अर्जेंटीनी पेसो
    .local = { $count } पेसो
    .minor = { $count } सेंटावो
    .minor-alone = { $count } अर्जेंटीनी सेंटावो
currency-cop = { $count } कोलंबियाई पेसो
    .local = { $count } पेसो
    .minor = { $count } सेंटावो
    .minor-alone = { $count } कोलंबियाई सेंटावो
currency-clp = { $count } चिली पेसो
    .local = { $count } पेसो
currency-brl = { $count } ब्राज़ीली रियाल
    .local = { $count } रियाल
    .minor = { $count } सेंटावो
    .minor-alone = { $count } ब्राज़ीली सेंटावो

## All other money, by its name alone

currency-all = { $count } अल्बानियाई लेक
currency-amd = { $count } आर्मेनियाई द्राम
currency-ang = { $count } नीदरलैंड एंटीलियन गिल्डर
currency-aoa = { $count } अंगोला क्वांज़ा
currency-awg = { $count } अरूबाई फ़्लोरिन
# As it sounds, here and in tmt; CLDR has "मैनेट" and "मैनत".
currency-azn = { $count } अज़रबैजानी मनात
currency-bam = { $count } बोस्निया हर्ज़ेगोविना परिवर्तनीय मार्क
currency-bbd = { $count } बार्बेडियन डॉलर
currency-bgn = { $count } बुल्गारियाई लेव
currency-bif = { $count } बुरूंडी फ़्रैंक
currency-bmd = { $count } बरमूडा डॉलर
currency-bnd = { $count } ब्रूनेई डॉलर
currency-bob = { $count } बोलिवियाई बोलिवियानो
currency-bov = { $count } बोलिवियाई एमवीडोल
currency-bsd = { $count } बहामाई डॉलर
currency-bwp = { $count } बोत्सवानियाई पुला
currency-byn = { $count } बेलारूसी रूबल
currency-bzd = { $count } बेलीज़ डॉलर
currency-cdf = { $count } कोंगोली फ़्रैंक
currency-che = { $count } डब्ल्यूआईआर यूरो
currency-chw = { $count } डब्ल्यूआईआर फ़्रैंक
currency-clf = { $count } चिली लेखा इकाई
currency-cou = { $count } कोलंबियाई वास्तविक मूल्य इकाई
currency-crc = { $count } कोस्टा रिका कोलोन
currency-cuc = { $count } क्यूबाई परिवर्तनीय पेसो
currency-cup = { $count } क्यूबाई पेसो
currency-cve = { $count } केप वर्ड एस्कूडो
currency-djf = { $count } जिबूती फ़्रैंक
currency-dop = { $count } डोमिनिकन पेसो
currency-dzd = { $count } अल्जीरियाई दिनार
currency-ern = { $count } इरीट्रियन नाक्फ़ा
currency-etb = { $count } इथियोपियन बिर
currency-fkp = { $count } फ़ॉकलैंड द्वीपसमूह पाउंड
currency-gel = { $count } जॉर्जियन लारी
currency-ghs = { $count } घानियन सेडी
currency-gip = { $count } जिब्राल्टर पाउंड
currency-gmd = { $count } गैंबियन डलासी
currency-gnf = { $count } गिनीयन फ़्रैंक
currency-gtq = { $count } ग्वाटेमाला क्वेटज़ल
currency-hnl = { $count } होंडुरन लेम्पिरा
currency-hrk = { $count } क्रोएशियाई कुना
# CLDR has "गर्ड".
currency-htg = { $count } हैतियाई गूर्ड
currency-iqd = { $count } इराकी दिनार
currency-irr = { $count } ईरानी रियाल
currency-kgs = { $count } किर्गिस्तानी सोम
currency-khr = { $count } कंबोडियाई रियाल
currency-kmf = { $count } कोमोरियन फ़्रैंक
currency-kpw = { $count } उत्तर कोरियाई वॉन
currency-kyd = { $count } कैमेन द्वीपसमूह डॉलर
# CLDR has "टेंज़".
currency-kzt = { $count } कज़ाखिस्तानी टेंगे
currency-lak = { $count } लाओशियन किप
currency-lbp = { $count } लेबनानी पाउंड
currency-lrd = { $count } लाइबेरियाई डॉलर
currency-lsl = { $count } लेसोथो लोटी
currency-lyd = { $count } लीबियाई दिनार
currency-mad = { $count } मोरक्को दिरहम
# Spelled like the leu of Romania; CLDR has "लियू" here.
currency-mdl = { $count } मोल्डोवन ल्यू
currency-mga = { $count } मालागासी आरियरी
currency-mkd = { $count } मैसीडोनियन दिनार
currency-mnt = { $count } मंगोलियाई टगरिक
currency-mop = { $count } मेकानीज़ पाटाका
currency-mru = { $count } मॉरीटेनियन ओगुइया
currency-mwk = { $count } मालावियन क्वाचा
currency-mxv = { $count } मैक्सिकन निवेश इकाई
currency-mzn = { $count } मोज़ाम्बिकन मेटिकल
currency-nad = { $count } नामीबियाई डॉलर
currency-nio = { $count } निकारागुअन कोरडोबा
currency-pab = { $count } पनामेनियन बैल्बोआ
currency-pen = { $count } पेरूवियन सोल
currency-pgk = { $count } पापुआ न्यू गिनीयन किना
currency-pyg = { $count } पैराग्वियन गुआरानी
currency-rsd = { $count } सर्बियन दिनार
currency-rwf = { $count } रवांडाई फ़्रैंक
currency-sbd = { $count } सोलोमन द्वीपसमूह डॉलर
currency-sdg = { $count } सूडानी पाउंड
currency-shp = { $count } सेंट हेलेना पाउंड
currency-sle = { $count } सिएरा लियोनियन लियोन
# "Old": CLDR has the years, in parentheses.
# same for every number
currency-sll = { $count ->
    [1] { $case ->
        [oblique] { $count } पुराने सिएरा लियोनियन लियोन
       *[direct] { $count } पुराना सिएरा लियोनियन लियोन
    }
    [one] { $count } पुराने सिएरा लियोनियन लियोन
   *[other] { $count } पुराने सिएरा लियोनियन लियोन
}
currency-sos = { $count } सोमाली शिलिंग
currency-ssp = { $count } दक्षिण सूडानी पाउंड
currency-stn = { $count } साओ टोम और प्रिंसिपे डोबरा
currency-syp = { $count } सीरियाई पाउंड
currency-szl = { $count } स्वाज़ी लिलांजेनी
currency-tjs = { $count } ताजिकिस्तानी सोमोनी
currency-tmt = { $count } तुर्कमेनिस्तानी मनात
currency-tnd = { $count } ट्यूनीशियाई दिनार
currency-top = { $count } टोंगन पांगा
# CLDR has "कल" in parentheses, which is also yesterday.
# same for every number
currency-usn = { $count ->
    [1] { $case ->
        [oblique] { $count } अगले दिन के अमेरिकी डॉलर
       *[direct] { $count } अगले दिन का अमेरिकी डॉलर
    }
    [one] { $count } अगले दिन के अमेरिकी डॉलर
   *[other] { $count } अगले दिन के अमेरिकी डॉलर
}
# "Indexed". With "सूचकांक इकाई में" the number would be taken for that of the units.
currency-uyi = { $count } सूचकांकित उरुग्वियन पेसो
currency-uyu = { $count } उरुग्वियन पेसो
currency-uyw = { $count } उरुग्वियन वेतन सूचकांक इकाई
currency-uzs = { $count } उज़्बेकिस्तानी सोम
currency-ves = { $count } वेनेज़ुएला बोलिवर
currency-vuv = { $count } वनुआतू वातू
currency-wst = { $count } समोआई ताला
# CLDR has Latin capitals here, in xof and in xpf, and "केंद्रीय", which is said of a center of power.
currency-xaf = { $count } मध्य अफ़्रीकी सीएफ़ए फ़्रैंक
currency-xag = { $count } ट्रॉय औंस चांदी
currency-xau = { $count } ट्रॉय औंस सोना
currency-xcd = { $count } पूर्वी कैरिबियाई डॉलर
currency-xcg = { $count } कैरिबियाई गिल्डर
currency-xdr = { $count } विशेष आहरण अधिकार
currency-xof = { $count } पश्चिम अफ़्रीकी सीएफ़ए फ़्रैंक
currency-xpd = { $count } ट्रॉय औंस पैलेडियम
currency-xpf = { $count } सीएफ़पी फ़्रैंक
currency-xpt = { $count } ट्रॉय औंस प्लैटिनम
currency-yer = { $count } यमनी रियाल
currency-zmw = { $count } ज़ाम्बियन क्वाचा
# As people there say it.
currency-zwg = { $count } ज़िम्बाब्वे ज़िग
currency-zwl = { $count } ज़िम्बाब्वे डॉलर

# A code that the tables do not name: it is spelled out.
currency-unknown = { $count } { SPELL($code) }
