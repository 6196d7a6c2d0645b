### Short names and smaller units: aed ars aud bdt bgn bhd brl btn cad chf clp cny cop czk dkk egp eur fjd gbp gyd hkd
###     huf idr ils inr isk jmd jod jpy kes krw kwd lkr mmk mur mvr mxn myr ngn nok npr nzd omr pen php pkr pln qar ron
###     rub sar scr sek sgd srd thb try ttd twd tzs uah ugx usd vnd zar
### Gender: masculine

## Currencies, by ISO 4217 code
##
## All names are masculine, except for those that end in એકમ. Only રૂપિયો and પૈસો change. Nearly all foreign names are
## the same after every number and in every case. The rupees of the neighbors are રૂપિયો too, where CLDR has રૂપી.
##
## Smaller units are here for the currencies of India and its neighbors, of countries abroad where people speak Gujarati,
## and for the most common ones. Amounts of all other currencies are decimals.

## The names of units alone

noun-agora = અગોરા
    .gender = masculine
noun-baisa = બૈસા
    .gender = masculine
noun-ban = બાની
    .gender = masculine
noun-cent = સેન્ટ
    .gender = masculine
noun-centavo = સેન્ટાવો
    .gender = masculine
noun-centime = સેન્ટીમ
    .gender = masculine
noun-centimo = સેન્ટિમો
    .gender = masculine
noun-chetrum = છેત્રુમ
    .gender = masculine
noun-dirham = દિરહામ
    .gender = masculine
noun-fen = ફેન
    .gender = masculine
noun-filler = ફિલેર
    .gender = masculine
noun-fils = ફિલ્સ
    .gender = masculine
noun-grosz = ગ્રોશ
    .gender = masculine
noun-halala = હલાલા
    .gender = masculine
noun-heller = હેલર
    .gender = masculine
noun-kobo = કોબો
    .gender = masculine
noun-kopek = કોપેક
    .gender = masculine
noun-kopiyka = કોપિયકા
    .gender = masculine
noun-kurus = કુરુશ
    .gender = masculine
noun-laari = લારી
    .gender = masculine
noun-ore = ઓરે
    .gender = masculine
noun-re = { noun-ore }
noun-lev = લેવ
    .gender = masculine
noun-paisa = પૈસો
    .oblique = પૈસા
    .plural = પૈસા
    .gender = masculine
noun-penny = પેની
    .plural = પેન્સ
    .gender = masculine
noun-piaster = પિયાસ્ટર
    .gender = masculine
# Of the taka, by its name there.
noun-poisha = પોઇશા
    .gender = masculine
noun-pula = પુલા
    .gender = masculine
noun-rupee = રૂપિયો
    .oblique = રૂપિયા
    .plural = રૂપિયા
    .gender = masculine
noun-rupiah = રૂપિયા
    .gender = masculine
noun-riyal = રિયાલ
    .gender = masculine
noun-ruble = રૂબલ
    .gender = masculine
noun-satang = સતાંગ
    .gender = masculine
noun-sen = સેન
    .gender = masculine
noun-stotinka = સ્તોતિંકા
    .gender = masculine
# As it sounds; CLDR has બાહ્ત and રિંગ્ગેટ.
noun-baht = બાત
    .gender = masculine
noun-ringgit = રિંગિટ
    .gender = masculine
noun-won = વોન
    .gender = masculine
# Of account: no coin.
noun-unit = એકમ
    .gender = masculine

## The most common currencies, with their smaller units

currency-usd = અમેરિકન { noun-dollar }
currency-eur =
    .minor-alone = યુરો { noun-cent }
currency-jpy = { noun-yen }
# Pence are of no other money that is heard of in Gujarati.
currency-gbp = બ્રિટિશ { noun-pound }
    .minor-alone = { noun-penny }
currency-cny = { noun-yuan }
currency-inr = ભારતીય { noun-rupee }
currency-hkd = હોંગકોંગ { noun-dollar }
currency-aud = ઑસ્ટ્રેલિયન { noun-dollar }
currency-cad = કેનેડિયન { noun-dollar }
currency-nzd = ન્યૂઝીલૅન્ડ { noun-dollar }
currency-sgd = સિંગાપોર { noun-dollar }
currency-twd = તાઇવાની { noun-dollar }
    .full = ન્યૂ તાઇવાની { noun-dollar }
currency-krw = દક્ષિણ કોરિયન { noun-won }
currency-kpw = ઉત્તર કોરિયન { noun-won }
# CLDR has “Czech Republic”.
currency-czk = ચેક { noun-koruna }
currency-bgn = બલ્ગેરિયન { noun-lev }
currency-ils = ઇઝરાયલી { noun-shekel }
    .full = ઇઝરાયલી ન્યૂ { noun-shekel }
currency-aed = યુએઈ { noun-dirham }
    .full = સંયુક્ત આરબ અમીરાત { noun-dirham }
currency-rub = રશિયન { noun-ruble }
# CLDR has “Polis”.
currency-pln = પોલિશ { noun-zloty }
currency-mur = મોરેશિયન { noun-rupee }
currency-scr = સેશેલ્સ { noun-rupee }
currency-pkr = પાકિસ્તાની { noun-rupee }
currency-npr = નેપાળી { noun-rupee }
currency-lkr = શ્રીલંકન { noun-rupee }
currency-bdt = બાંગ્લાદેશી { noun-taka }
# CLDR says “Afghan Afghani”.
currency-afn = અફઘાની
    .gender = masculine
currency-thb = થાઈ { noun-baht }
currency-myr = મલેશિયન { noun-ringgit }
currency-idr = ઇન્ડોનેશિયન { noun-rupiah }

## All other currencies, with the name only

currency-ang = નેધરલૅન્ડ્સ એન્ટિલિયન ગિલ્ડર
    .gender = masculine
currency-bov = બોલિવિયન એમવીડોલ
    .gender = masculine
currency-byn = બેલારુશિયન { noun-ruble }
currency-che = ડબ્લ્યુઆઇઆર યુરો
    .gender = masculine
currency-chw = ડબ્લ્યુઆઇઆર { noun-franc }
currency-clf = ચિલીનું હિસાબી { noun-unit }
currency-cou = કોલમ્બિયન વાસ્તવિક મૂલ્ય { noun-unit }
currency-mxv = મેક્સિકન રોકાણ { noun-unit }
currency-uyw = ઉરુગ્વેયન વેતન સૂચકાંક { noun-unit }
# What ves is called where it has six zeros less.
currency-ved = વેનેઝુએલા ડિજિટલ બોલિવર
    .gender = masculine
# CLDR has Latin capitals here, in xof and in xpf.
currency-xaf = મધ્ય આફ્રિકન સીએફએ { noun-franc }
currency-xag = ટ્રોય ઔંસ ચાંદી
    .gender = masculine
currency-xau = ટ્રોય ઔંસ સોનું
    .gender = masculine
currency-xcg = કેરેબિયન ગિલ્ડર
    .gender = masculine
currency-xdr = વિશેષ ઉપાડ અધિકાર
    .gender = masculine
currency-xof = પશ્ચિમ આફ્રિકન સીએફએ { noun-franc }
currency-xpd = ટ્રોય ઔંસ પૅલેડિયમ
    .gender = masculine
currency-xpf = સીએફપી { noun-franc }
currency-xpt = ટ્રોય ઔંસ પ્લૅટિનમ
    .gender = masculine
currency-xsu = સૂક્રે
    .gender = masculine
# Of the African Development Bank.
currency-xua = આફ્રિકન વિકાસ બૅન્ક હિસાબી { noun-unit }
currency-zwg = ઝિમ્બાબ્વે ઝિગ
    .gender = masculine


## Cryptocurrencies, and their smaller units, which have codes of their own

currency-btc = બિટકૉઇન
    .gender = masculine
currency-sats = સાતોશી
    .gender = masculine
currency-eth = ઈથર
    .gender = masculine
currency-gwei = ગ્વેઈ
    .gender = masculine
currency-usdt = ટેધર
    .gender = masculine
currency-usdc = યુએસડી કૉઇન
    .gender = masculine

## Other currencies

# A currency that the tables have no name for: it is spelled out.
currency-unknown = { $count } { SPELL($code) }
