### Short names and smaller units: aed ars aud bdt bgn bhd brl btn cad chf clp cny cop czk dkk egp eur fjd gbp gyd hkd
###     huf idr ils inr isk jmd jod jpy kes krw kwd lkr mur mvr mxn myr ngn nok npr nzd omr pen php pkr pln qar ron
###     rub sar scr sek sgd srd thb try ttd twd tzs uah ugx usd vnd zar

## Currencies, by ISO 4217 code
##
## No name changes after a number. The locative (before കൂടുതൽ and കുറവ്) is written for the well-known ones. Smaller units
## are here for India, its neighbors, the Gulf, and the most common currencies. Amounts of all others are decimals.

## The names of units alone

noun-agora = അഗോറ
    .locative = അഗോറയിൽ
noun-baht = ബാത്ത്
    .locative = ബാത്തിൽ
noun-baisa = ബൈസ
    .locative = ബൈസയിൽ
noun-ban = ബാൻ
    .locative = ബാനിൽ
noun-cent = സെന്റ്
    .locative = സെന്റിൽ
noun-centavo = സെന്റാവോ
    .locative = സെന്റാവോയിൽ
noun-centime = സെന്റിം
    .locative = സെന്റിമിൽ
noun-centimo = സെന്റിമോ
    .locative = സെന്റിമോയിൽ
noun-chetrum = ഛെത്രം
    .locative = ഛെത്രമിൽ
noun-dinar = ദിനാർ
    .locative = ദിനാറിൽ
noun-dirham = ദിർഹം
    .locative = ദിർഹമിൽ
noun-dollar = ഡോളർ
    .locative = ഡോളറിൽ
noun-dong = ഡോങ്
    .locative = ഡോങിൽ
noun-fen = ഫെൻ
    .locative = ഫെനിൽ
noun-filler = ഫില്ലർ
    .locative = ഫില്ലറിൽ
noun-fils = ഫിൽസ്
    .locative = ഫിൽസിൽ
noun-forint = ഫോറിന്റ്
    .locative = ഫോറിന്റിൽ
noun-franc = ഫ്രാങ്ക്
    .locative = ഫ്രാങ്കിൽ
noun-grosz = ഗ്രോഷ്
    .locative = ഗ്രോഷിൽ
noun-halala = ഹലാല
    .locative = ഹലാലയിൽ
noun-heller = ഹെല്ലർ
    .locative = ഹെല്ലറിൽ
noun-kobo = കോബോ
    .locative = കോബോയിൽ
noun-kopek = കോപ്പെക്ക്
    .locative = കോപ്പെക്കിൽ
noun-kopiyka = കൊപിയ്ക
    .locative = കൊപിയ്കയിൽ
noun-koruna = കൊരുണ
    .locative = കൊരുണയിൽ
noun-krona = ക്രോണ
    .locative = ക്രോണയിൽ
# same as noun-krona
noun-krona-2 = ക്രോണ
    .locative = ക്രോണയിൽ
noun-krone = ക്രോണെ
    .locative = ക്രോണെയിൽ
noun-kurus = കുറുഷ്
    .locative = കുറുഷിൽ
noun-laari = ലാരി
    .locative = ലാരിയിൽ
noun-lira = ലിറ
    .locative = ലിറയിൽ
noun-ore = ഓറെ
    .locative = ഓറെയിൽ
noun-paisa = പൈസ
    .locative = പൈസയിൽ
noun-peso = പെസോ
    .locative = പെസോയിൽ
noun-piaster = പിയാസ്റ്റർ
    .locative = പിയാസ്റ്ററിൽ
noun-poisha = പൊയ്ഷ
    .locative = പൊയ്ഷയിൽ
noun-pound = പൗണ്ട്
    .locative = പൗണ്ടിൽ
noun-rand = റാൻഡ്
    .locative = റാൻഡിൽ
noun-re = { noun-ore }
noun-real = റിയാൽ
    .locative = റിയാലിൽ
noun-ringgit = റിംഗിറ്റ്
    .locative = റിംഗിറ്റിൽ
# same as noun-real
noun-riyal = റിയാൽ
    .locative = റിയാലിൽ
noun-ruble = റൂബിൾ
    .locative = റൂബിളിൽ
noun-rufiyaa = റുഫിയ
    .locative = റുഫിയയിൽ
noun-rupee = രൂപ
    .locative = രൂപയിൽ
noun-rupiah = റുപ്പിയ
    .locative = റുപ്പിയയിൽ
noun-satang = സതാംഗ്
    .locative = സതാംഗിൽ
noun-sen = സെൻ
    .locative = സെനിൽ
noun-shekel = ഷെക്കെൽ
    .locative = ഷെക്കെലിൽ
noun-shilling = ഷില്ലിംഗ്
    .locative = ഷില്ലിംഗിൽ
noun-stotinka = സ്റ്റോട്ടിങ്ക
    .locative = സ്റ്റോട്ടിങ്കയിൽ
noun-taka = ടാക്ക
    .locative = ടാക്കയിൽ
noun-won = വോൺ
    .locative = വോണിൽ
noun-yen = യെൻ
    .locative = യെന്നിൽ
noun-yuan = യുവാൻ
    .locative = യുവാനിൽ
noun-zloty = സ്ലോട്ടി
    .locative = സ്ലോട്ടിയിൽ
noun-rial = { noun-riyal }
noun-penny = പെനി
    .plural = പെൻസ്
    .locative = പെനിയിൽ
    .plural-locative = പെൻസിൽ

## The most common currencies

currency-usd = യുഎസ് { noun-dollar }
currency-eur =
    .locative = യൂറോയിൽ
currency-inr = ഇന്ത്യൻ { noun-rupee }
currency-gbp = ബ്രിട്ടീഷ് { noun-pound }
    .minor-alone = { noun-penny }
currency-aed = യുഎഇ { noun-dirham }
currency-sar = സൗദി { noun-riyal }
currency-qar = ഖത്തർ { noun-riyal }
currency-omr = ഒമാനി { noun-riyal }
currency-brl = ബ്രസീലിയൻ { noun-real }
currency-yer = യെമനി { noun-riyal }
currency-irr = ഇറാനിയൻ { noun-rial }
currency-pkr = പാക്കിസ്ഥാനി { noun-rupee }
currency-lkr = ശ്രീലങ്കൻ { noun-rupee }
currency-npr = നേപ്പാളീസ് { noun-rupee }
currency-mur = മൗറീഷ്യൻ { noun-rupee }
currency-scr = സീഷെൽസ് { noun-rupee }
currency-twd = തായ്വാൻ { noun-dollar }
currency-egp = ഈജിപ്ഷ്യൻ { noun-pound }
currency-isk = ഐസ്ലാൻഡിക് { noun-krona }
currency-sek = സ്വീഡിഷ് { noun-krona-2 }
currency-idr = ഇന്തോനേഷ്യൻ { noun-rupiah }
currency-thb = തായ് { noun-baht }
currency-ils = ഇസ്രായേലി { noun-shekel }
currency-uah = ഉക്രേനിയൻ ഹ്രിവ്നിയ
currency-czk = ചെക്ക് { noun-koruna }
currency-ars = അർജൻറീൻ { noun-peso }
currency-aud = ഓസ്ട്രേലിയൻ { noun-dollar }
currency-bdt = ബംഗ്ലാദേശി { noun-taka }
currency-bhd = ബഹ്റൈനി { noun-dinar }
currency-cad = കനേഡിയൻ { noun-dollar }
currency-chf = സ്വിസ് { noun-franc }
currency-clp = ചിലിയൻ { noun-peso }
currency-cny = ചൈനീസ് { noun-yuan }
currency-cop = കൊളംബിയൻ { noun-peso }
currency-dkk = ഡാനിഷ് { noun-krone }
currency-fjd = ഫിജിയൻ { noun-dollar }
currency-gyd = ഗയാനീസ് { noun-dollar }
currency-hkd = ഹോങ്കോങ്ങ് { noun-dollar }
currency-huf = ഹംഗേറിയൻ { noun-forint }
currency-jmd = ജമൈക്കൻ { noun-dollar }
currency-jod = ജോർദ്ദാനിയൻ { noun-dinar }
currency-jpy = ജാപ്പനീസ് { noun-yen }
currency-kes = കെനിയൻ { noun-shilling }
currency-krw = ദക്ഷിണ കൊറിയൻ { noun-won }
currency-kwd = കുവൈറ്റി { noun-dinar }
currency-mvr = മാൽദീവിയൻ { noun-rufiyaa }
currency-mxn = മെക്സിക്കൻ { noun-peso }
currency-myr = മലേഷ്യൻ { noun-ringgit }
currency-nok = നോർവീജിയൻ { noun-krone }
currency-nzd = ന്യൂസിലാന്റ് { noun-dollar }
currency-php = ഫിലിപ്പീനി { noun-peso }
currency-pln = പോളിഷ് { noun-zloty }
currency-rub = റഷ്യൻ { noun-ruble }
currency-sgd = സിംഗപ്പൂർ { noun-dollar }
currency-srd = സുരിനെയിമിസ് { noun-dollar }
currency-try = ടർക്കിഷ് { noun-lira }
currency-tzs = ടാൻസാനിയൻ { noun-shilling }
currency-ugx = ഉഗാണ്ടൻ { noun-shilling }
currency-vnd = വിയറ്റ്നാമീസ് { noun-dong }
currency-zar = ദക്ഷിണാഫ്രിക്കൻ { noun-rand }

## All other currencies, with the name only

currency-afn = അഫ്ഗാനി
currency-ang = നെതർലാൻഡ്സ് ആന്റിലിയൻ ഗിൽഡർ
currency-bam = ബോസ്നിയൻ കൺവേർട്ടിബിൾ മാർക്ക്
currency-bgn = ബൾഗേറിയൻ ലെവ്
currency-bif = ബുറുണ്ടിയൻ { noun-franc }
currency-bov = ബൊളീവിയൻ എംവിഡോൾ
currency-bwp = ബോട്സ്വാനൻ പുല
currency-che = ഡബ്ല്യുഐആർ യൂറോ
currency-chw = ഡബ്ല്യുഐആർ { noun-franc }
currency-clf = ചിലിയൻ അക്കൗണ്ട് യൂണിറ്റ്
currency-cou = കൊളംബിയൻ റിയൽ വാല്യൂ യൂണിറ്റ്
currency-cve = കേപ് വെർദിയൻ എസ്ക്യുഡോ
currency-ern = എറിത്രിയൻ നക്ഫ
currency-fkp = ഫാക്ക്ലാൻഡ് ദ്വീപ് { noun-pound }
currency-gel = ജോർജ്ജിയൻ ലാറി
currency-gmd = ഗാംബിയൻ ദലാസി
currency-gnf = ഗിനിയൻ { noun-franc }
currency-gtq = ഗ്വാട്ടിമാലൻ ക്വെറ്റ്സൽ
currency-htg = ഹെയ്തിയൻ ഗൂർഡ്
currency-kyd = കേമാൻ ദ്വീപ് { noun-dollar }
currency-lak = ലാവോഷ്യൻ കിപ്
currency-lsl = ലെസോതോ ലോട്ടി
currency-mru = മൗറിറ്റാനിയൻ ഉഗിയ
currency-mxv = മെക്സിക്കൻ നിക്ഷേപ യൂണിറ്റ്
currency-sle = സിയറ ലിയോണിയൻ ലിയോൺ
currency-tjs = താജിക്കിസ്ഥാനി സൊമോനി
currency-tmt = തുർക്ക്മെനിസ്ഥാനി മനത്
currency-ttd = ട്രിനിഡാഡ് { noun-dollar }
currency-uyw = ഉറുഗ്വേയൻ വേതന സൂചികാ യൂണിറ്റ്
currency-uzs = ഉസ്ബെക്കിസ്ഥാനി സോം
currency-ved = വെനിസ്വേലൻ ഡിജിറ്റൽ ബൊളീവർ
currency-xaf = മധ്യ ആഫ്രിക്കൻ സിഎഫ്എ { noun-franc }
currency-xag = ട്രോയ് ഔൺസ് വെള്ളി
currency-xau = ട്രോയ് ഔൺസ് സ്വർണ്ണം
currency-xcg = കരീബിയൻ ഗിൽഡർ
currency-xdr = പ്രത്യേക പിൻവലിക്കൽ അവകാശം
currency-xof = പശ്ചിമ ആഫ്രിക്കൻ സിഎഫ്എ { noun-franc }
currency-xpd = ട്രോയ് ഔൺസ് പലേഡിയം
currency-xpf = സിഎഫ്പി { noun-franc }
currency-xpt = ട്രോയ് ഔൺസ് പ്ലാറ്റിനം
currency-xsu = സൂക്രെ
currency-xua = ആഫ്രിക്കൻ വികസന ബാങ്ക് യൂണിറ്റ്
currency-zwg = സിംബാബ്വെ സിഗ്

## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = ബിറ്റ്കോയിൻ
currency-sats = സതോഷി
currency-eth = ഈഥർ
currency-gwei = ഗ്വെയ്
currency-usdt = ടെതർ
currency-usdc = യുഎസ്ഡി കോയിൻ

## Other currencies

# A currency that the tables have no name for: it is spelled out.
currency-unknown = { $count } { SPELL($code) }
