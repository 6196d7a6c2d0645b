## Currencies, by ISO 4217 code
##
## "One" holds 0, 1 and all below 2 (0 dollar, 1,50 dollar). "Many" holds whole millions in digits and all millions in
## short: after them the name takes "de" or "d’" (1 million de dollars, 1,2 million d’euros). "De" stays whole before
## yen, yuan and hryvnia. Smaller units never come to a million.
##
## Feminine names take their number from "number-feminine": une livre, vingt et une livres.
##
## A hundredth that French prints as "cent" is said "centime", as people in France say of the euro: voices read
## "5 cents" as five hundred. By itself it is named after its money (50 centimes de dollar américain).
##
## Euro, forint, ringgit, shekel, yen, yuan and zloty stand alone: no other money is called so. Other names are CLDR's
## unless a comment says why they are not.

## Nouns that several currencies share, without what tells them apart

money-noun-centavo = { $count ->
    [one] { $count } centavo
   *[other] { $count } centavos
}
money-noun-centime = { $count ->
    [one] { $count } centime
   *[other] { $count } centimes
}
money-noun-couronne = { $count ->
    [one] { number-feminine } couronne
    [many] { $count } de couronnes
   *[other] { number-feminine } couronnes
}
money-noun-dinar = { $count ->
    [one] { $count } dinar
    [many] { $count } de dinars
   *[other] { $count } dinars
}
money-noun-dirham = { $count ->
    [one] { $count } dirham
    [many] { $count } de dirhams
   *[other] { $count } dirhams
}
money-noun-dollar = { $count ->
    [one] { $count } dollar
    [many] { $count } de dollars
   *[other] { $count } dollars
}
money-noun-fils = { $count } fils
money-noun-franc = { $count ->
    [one] { $count } franc
    [many] { $count } de francs
   *[other] { $count } francs
}
money-noun-kopeck = { $count ->
    [one] { $count } kopeck
   *[other] { $count } kopecks
}
money-noun-livre = { $count ->
    [one] { number-feminine } livre
    [many] { $count } de livres
   *[other] { number-feminine } livres
}
money-noun-ore = { $count } öre
money-noun-paisa = { $count ->
    [one] { $count } paisa
   *[other] { $count } paisas
}
money-noun-peso = { $count ->
    [one] { $count } peso
    [many] { $count } de pesos
   *[other] { $count } pesos
}
money-noun-riyal = { $count ->
    [one] { $count } riyal
    [many] { $count } de riyals
   *[other] { $count } riyals
}
money-noun-rouble = { $count ->
    [one] { $count } rouble
    [many] { $count } de roubles
   *[other] { $count } roubles
}
money-noun-roupie = { $count ->
    [one] { number-feminine } roupie
    [many] { $count } de roupies
   *[other] { number-feminine } roupies
}
money-noun-sen = { $count } sen
money-noun-shilling = { $count ->
    [one] { $count } shilling
    [many] { $count } de shillings
   *[other] { $count } shillings
}
money-noun-won = { $count ->
    [one] { $count } won
    [many] { $count } de wons
   *[other] { $count } wons
}
money-noun-yen = { $count ->
    [one] { $count } yen
    [many] { $count } de yens
   *[other] { $count } yens
}

## The money that is named most often, with its smaller unit

# "Émirati" is what the news says; CLDR's name is the full one.
currency-aed = { $count ->
    [one] { $count } dirham émirati
    [many] { $count } de dirhams émiratis
   *[other] { $count } dirhams émiratis
}
    .gender = masculine
    .local = { money-noun-dirham }
    .full = { money-noun-dirham } des Émirats arabes unis
    .minor = { money-noun-fils }
    .minor-alone = { money-noun-fils } de dirham émirati
currency-ars = { $count ->
    [one] { $count } peso argentin
    [many] { $count } de pesos argentins
   *[other] { $count } pesos argentins
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { money-noun-centavo } de peso argentin
currency-aud = { $count ->
    [one] { $count } dollar australien
    [many] { $count } de dollars australiens
   *[other] { $count } dollars australiens
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dollar australien
currency-bdt = { $count ->
    [one] { $count } taka bangladeshi
    [many] { $count } de takas bangladeshis
   *[other] { $count } takas bangladeshis
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } taka
        [many] { $count } de takas
       *[other] { $count } takas
    }
    .minor = { $count ->
        [one] { $count } poisha
       *[other] { $count } poishas
    }
currency-bgn = { $count ->
    [one] { $count } lev bulgare
    [many] { $count } de levs bulgares
   *[other] { $count } levs bulgares
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } lev
        [many] { $count } de levs
       *[other] { $count } levs
    }
    .minor = { $count ->
        [one] { number-feminine } stotinka
       *[other] { number-feminine } stotinki
    }
currency-bhd = { $count ->
    [one] { $count } dinar bahreïni
    [many] { $count } de dinars bahreïnis
   *[other] { $count } dinars bahreïnis
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { money-noun-fils } de dinar bahreïni
currency-bif = { money-noun-franc } burundais
    .gender = masculine
    .local = { money-noun-franc }
currency-brl = { $count ->
    [one] { $count } réal brésilien
    [many] { $count } de réals brésiliens
   *[other] { $count } réals brésiliens
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } réal
        [many] { $count } de réals
       *[other] { $count } réals
    }
    .minor = { money-noun-centavo }
    .minor-alone = { money-noun-centavo } de réal brésilien
currency-cad = { $count ->
    [one] { $count } dollar canadien
    [many] { $count } de dollars canadiens
   *[other] { $count } dollars canadiens
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dollar canadien
currency-cdf = { money-noun-franc } congolais
    .gender = masculine
    .local = { money-noun-franc }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de franc congolais
currency-chf = { $count ->
    [one] { $count } franc suisse
    [many] { $count } de francs suisses
   *[other] { $count } francs suisses
}
    .gender = masculine
    .local = { money-noun-franc }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de franc suisse
currency-clp = { $count ->
    [one] { $count } peso chilien
    [many] { $count } de pesos chiliens
   *[other] { $count } pesos chiliens
}
    .gender = masculine
    .local = { money-noun-peso }
# CLDR writes "yuan renminbi chinois", which says the same thing twice.
currency-cny = { $count ->
    [one] { $count } yuan
    [many] { $count } de yuans
   *[other] { $count } yuans
}
    .gender = masculine
    .full = { $count ->
        [one] { $count } yuan chinois
        [many] { $count } de yuans chinois
       *[other] { $count } yuans chinois
    }
    .minor = { $count ->
        [one] { $count } fen
       *[other] { $count } fens
    }
currency-cop = { $count ->
    [one] { $count } peso colombien
    [many] { $count } de pesos colombiens
   *[other] { $count } pesos colombiens
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { money-noun-centavo } de peso colombien
# same
currency-czk = { $count ->
    [one] { number-feminine } couronne tchèque
    [many] { $count } de couronnes tchèques
   *[other] { number-feminine } couronnes tchèques
}
    .gender = feminine
    .local = { money-noun-couronne }
    .minor = { $count ->
        [one] { $count } heller
       *[other] { $count } hellers
    }
currency-djf = { $count ->
    [one] { $count } franc djiboutien
    [many] { $count } de francs djiboutiens
   *[other] { $count } francs djiboutiens
}
    .gender = masculine
    .local = { money-noun-franc }
currency-dkk = { $count ->
    [one] { number-feminine } couronne danoise
    [many] { $count } de couronnes danoises
   *[other] { number-feminine } couronnes danoises
}
    .gender = feminine
    .local = { money-noun-couronne }
    .minor = { money-noun-ore }
    .minor-alone = { money-noun-ore } de couronne danoise
currency-dzd = { $count ->
    [one] { $count } dinar algérien
    [many] { $count } de dinars algériens
   *[other] { $count } dinars algériens
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dinar algérien
currency-egp = { $count ->
    [one] { number-feminine } livre égyptienne
    [many] { $count } de livres égyptiennes
   *[other] { number-feminine } livres égyptiennes
}
    .gender = feminine
    .local = { money-noun-livre }
    .minor = { $count ->
        [one] { number-feminine } piastre
       *[other] { number-feminine } piastres
    }
    .minor-alone = { $count ->
        [one] { number-feminine } piastre égyptienne
       *[other] { number-feminine } piastres égyptiennes
    }
currency-eur = { $count ->
    [one] { $count } euro
    [many] { $count } d’euros
   *[other] { $count } euros
}
    .gender = masculine
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } d’euro
# same
currency-gbp = { money-noun-livre } sterling
    .gender = feminine
    .local = { money-noun-livre }
    .minor = { $count ->
        [one] { $count } penny
       *[other] { $count } pence
    }
# same
currency-ghs = { $count ->
    [one] { $count } cédi ghanéen
    [many] { $count } de cédis ghanéens
   *[other] { $count } cédis ghanéens
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } cédi
        [many] { $count } de cédis
       *[other] { $count } cédis
    }
    .minor = { $count ->
        [one] { $count } pesewa
       *[other] { $count } pesewas
    }
currency-gnf = { $count ->
    [one] { $count } franc guinéen
    [many] { $count } de francs guinéens
   *[other] { $count } francs guinéens
}
    .gender = masculine
    .local = { money-noun-franc }
currency-hkd = { money-noun-dollar } de Hong Kong
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dollar de Hong Kong
currency-htg = { $count ->
    [one] { number-feminine } gourde haïtienne
    [many] { $count } de gourdes haïtiennes
   *[other] { number-feminine } gourdes haïtiennes
}
    .gender = feminine
    .local = { $count ->
        [one] { number-feminine } gourde
        [many] { $count } de gourdes
       *[other] { number-feminine } gourdes
    }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de gourde haïtienne
currency-huf = { $count ->
    [one] { $count } forint
    [many] { $count } de forints
   *[other] { $count } forints
}
    .gender = masculine
    .full = { $count ->
        [one] { $count } forint hongrois
        [many] { $count } de forints hongrois
       *[other] { $count } forints hongrois
    }
    .minor = { $count ->
        [one] { $count } fillér
       *[other] { $count } fillérs
    }
currency-idr = { $count ->
    [one] { number-feminine } roupie indonésienne
    [many] { $count } de roupies indonésiennes
   *[other] { number-feminine } roupies indonésiennes
}
    .gender = feminine
    .local = { money-noun-roupie }
    .minor = { money-noun-sen }
    .minor-alone = { money-noun-sen } de roupie indonésienne
currency-ils = { $count ->
    [one] { $count } shekel
    [many] { $count } de shekels
   *[other] { $count } shekels
}
    .gender = masculine
    .full = { $count ->
        [one] { $count } nouveau shekel israélien
        [many] { $count } de nouveaux shekels israéliens
       *[other] { $count } nouveaux shekels israéliens
    }
    .minor = { $count ->
        [one] { number-feminine } agora
       *[other] { number-feminine } agorot
    }
currency-inr = { $count ->
    [one] { number-feminine } roupie indienne
    [many] { $count } de roupies indiennes
   *[other] { number-feminine } roupies indiennes
}
    .gender = feminine
    .local = { money-noun-roupie }
    .minor = { money-noun-paisa }
    .minor-alone = { money-noun-paisa } de roupie indienne
currency-isk = { $count ->
    [one] { number-feminine } couronne islandaise
    [many] { $count } de couronnes islandaises
   *[other] { number-feminine } couronnes islandaises
}
    .gender = feminine
    .local = { money-noun-couronne }
currency-jod = { $count ->
    [one] { $count } dinar jordanien
    [many] { $count } de dinars jordaniens
   *[other] { $count } dinars jordaniens
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { money-noun-fils } de dinar jordanien
currency-jpy = { money-noun-yen }
    .gender = masculine
    .full = { money-noun-yen } japonais
currency-kes = { $count ->
    [one] { $count } shilling kényan
    [many] { $count } de shillings kényans
   *[other] { $count } shillings kényans
}
    .gender = masculine
    .local = { money-noun-shilling }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de shilling kényan
currency-kmf = { $count ->
    [one] { $count } franc comorien
    [many] { $count } de francs comoriens
   *[other] { $count } francs comoriens
}
    .gender = masculine
    .local = { money-noun-franc }
currency-krw = { $count ->
    [one] { $count } won sud-coréen
    [many] { $count } de wons sud-coréens
   *[other] { $count } wons sud-coréens
}
    .gender = masculine
    .local = { money-noun-won }
# CLDR forgets the s of the plural noun.
currency-kwd = { $count ->
    [one] { $count } dinar koweïtien
    [many] { $count } de dinars koweïtiens
   *[other] { $count } dinars koweïtiens
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { money-noun-fils } de dinar koweïtien
currency-lbp = { $count ->
    [one] { number-feminine } livre libanaise
    [many] { $count } de livres libanaises
   *[other] { number-feminine } livres libanaises
}
    .gender = feminine
    .local = { money-noun-livre }
currency-mad = { $count ->
    [one] { $count } dirham marocain
    [many] { $count } de dirhams marocains
   *[other] { $count } dirhams marocains
}
    .gender = masculine
    .local = { money-noun-dirham }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dirham marocain
currency-mga = { $count ->
    [one] { $count } ariary malgache
    [many] { $count } d’ariarys malgaches
   *[other] { $count } ariarys malgaches
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } ariary
        [many] { $count } d’ariarys
       *[other] { $count } ariarys
    }
currency-mur = { $count ->
    [one] { number-feminine } roupie mauricienne
    [many] { $count } de roupies mauriciennes
   *[other] { number-feminine } roupies mauriciennes
}
    .gender = feminine
    .local = { money-noun-roupie }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de roupie mauricienne
currency-mxn = { $count ->
    [one] { $count } peso mexicain
    [many] { $count } de pesos mexicains
   *[other] { $count } pesos mexicains
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { money-noun-centavo } de peso mexicain
# "Malais" in CLDR is of the Malays; of Malaysia is "malaisien".
currency-myr = { $count ->
    [one] { $count } ringgit
    [many] { $count } de ringgits
   *[other] { $count } ringgits
}
    .gender = masculine
    .full = { $count ->
        [one] { $count } ringgit malaisien
        [many] { $count } de ringgits malaisiens
       *[other] { $count } ringgits malaisiens
    }
    .minor = { money-noun-sen }
    .minor-alone = { money-noun-sen } de ringgit malaisien
currency-ngn = { $count ->
    [one] { $count } naira nigérian
    [many] { $count } de nairas nigérians
   *[other] { $count } nairas nigérians
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } naira
        [many] { $count } de nairas
       *[other] { $count } nairas
    }
    .minor = { $count ->
        [one] { $count } kobo
       *[other] { $count } kobos
    }
currency-nok = { $count ->
    [one] { number-feminine } couronne norvégienne
    [many] { $count } de couronnes norvégiennes
   *[other] { number-feminine } couronnes norvégiennes
}
    .gender = feminine
    .local = { money-noun-couronne }
    .minor = { money-noun-ore }
    .minor-alone = { money-noun-ore } de couronne norvégienne
currency-nzd = { money-noun-dollar } néo-zélandais
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dollar néo-zélandais
# CLDR has "omanais" in the singular and "omanis" in the plural.
currency-omr = { money-noun-riyal } omanais
    .gender = masculine
    .local = { money-noun-riyal }
    .minor = { $count ->
        [one] { $count } baisa
       *[other] { $count } baisas
    }
# same
currency-pen = { $count ->
    [one] { $count } sol péruvien
    [many] { $count } de sols péruviens
   *[other] { $count } sols péruviens
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } sol
        [many] { $count } de sols
       *[other] { $count } sols
    }
    .minor = { $count ->
        [one] { $count } centimo
       *[other] { $count } centimos
    }
    .minor-alone = { $count ->
        [one] { $count } centimo péruvien
       *[other] { $count } centimos péruviens
    }
currency-php = { $count ->
    [one] { $count } peso philippin
    [many] { $count } de pesos philippins
   *[other] { $count } pesos philippins
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { money-noun-centavo } de peso philippin
currency-pkr = { $count ->
    [one] { number-feminine } roupie pakistanaise
    [many] { $count } de roupies pakistanaises
   *[other] { number-feminine } roupies pakistanaises
}
    .gender = feminine
    .local = { money-noun-roupie }
    .minor = { money-noun-paisa }
    .minor-alone = { money-noun-paisa } de roupie pakistanaise
# same
currency-pln = { $count ->
    [one] { $count } zloty
    [many] { $count } de zlotys
   *[other] { $count } zlotys
}
    .gender = masculine
    .full = { $count ->
        [one] { $count } zloty polonais
        [many] { $count } de zlotys polonais
       *[other] { $count } zlotys polonais
    }
    .minor = { $count ->
        [one] { $count } grosz
       *[other] { $count } groszy
    }
currency-qar = { $count ->
    [one] { $count } riyal qatari
    [many] { $count } de riyals qataris
   *[other] { $count } riyals qataris
}
    .gender = masculine
    .local = { money-noun-riyal }
    .minor = { money-noun-dirham }
    .minor-alone = { money-noun-dirham } de riyal qatari
# same
currency-ron = { $count ->
    [one] { $count } leu roumain
    [many] { $count } de lei roumains
   *[other] { $count } lei roumains
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } leu
        [many] { $count } de lei
       *[other] { $count } lei
    }
    .minor = { $count ->
        [one] { $count } ban
       *[other] { $count } bani
    }
    .minor-alone = { $count ->
        [one] { $count } ban roumain
       *[other] { $count } bani roumains
    }
currency-rub = { $count ->
    [one] { $count } rouble russe
    [many] { $count } de roubles russes
   *[other] { $count } roubles russes
}
    .gender = masculine
    .local = { money-noun-rouble }
    .minor = { money-noun-kopeck }
    .minor-alone = { money-noun-kopeck } de rouble russe
currency-rwf = { money-noun-franc } rwandais
    .gender = masculine
    .local = { money-noun-franc }
# same
currency-sar = { $count ->
    [one] { $count } riyal saoudien
    [many] { $count } de riyals saoudiens
   *[other] { $count } riyals saoudiens
}
    .gender = masculine
    .local = { money-noun-riyal }
    .minor = { $count ->
        [one] { $count } halala
       *[other] { $count } halalas
    }
currency-scr = { money-noun-roupie } des Seychelles
    .gender = feminine
    .local = { money-noun-roupie }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de roupie des Seychelles
currency-sek = { $count ->
    [one] { number-feminine } couronne suédoise
    [many] { $count } de couronnes suédoises
   *[other] { number-feminine } couronnes suédoises
}
    .gender = feminine
    .local = { money-noun-couronne }
    .minor = { money-noun-ore }
    .minor-alone = { money-noun-ore } de couronne suédoise
currency-sgd = { money-noun-dollar } de Singapour
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dollar de Singapour
currency-thb = { $count ->
    [one] { $count } baht thaïlandais
    [many] { $count } de bahts thaïlandais
   *[other] { $count } bahts thaïlandais
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } baht
        [many] { $count } de bahts
       *[other] { $count } bahts
    }
    .minor = { $count ->
        [one] { $count } satang
       *[other] { $count } satangs
    }
# same
currency-tnd = { $count ->
    [one] { $count } dinar tunisien
    [many] { $count } de dinars tunisiens
   *[other] { $count } dinars tunisiens
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { $count ->
        [one] { $count } millime
       *[other] { $count } millimes
    }
# "Kurus" without the cedilla under its s: voices may name a letter that French does not have.
currency-try = { $count ->
    [one] { number-feminine } livre turque
    [many] { $count } de livres turques
   *[other] { number-feminine } livres turques
}
    .gender = feminine
    .local = { money-noun-livre }
    .minor = { $count } kurus
currency-twd = { $count ->
    [one] { $count } nouveau dollar taïwanais
    [many] { $count } de nouveaux dollars taïwanais
   *[other] { $count } nouveaux dollars taïwanais
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de nouveau dollar taïwanais
currency-uah = { $count ->
    [one] { number-feminine } hryvnia ukrainienne
    [many] { $count } de hryvnias ukrainiennes
   *[other] { number-feminine } hryvnias ukrainiennes
}
    .gender = feminine
    .local = { $count ->
        [one] { number-feminine } hryvnia
        [many] { $count } de hryvnias
       *[other] { number-feminine } hryvnias
    }
    .minor = { $count ->
        [one] { number-feminine } kopiyka
       *[other] { number-feminine } kopiykas
    }
# "Américain" is what people say; CLDR's "dollar des États-Unis" is the full name.
currency-usd = { $count ->
    [one] { $count } dollar américain
    [many] { $count } de dollars américains
   *[other] { $count } dollars américains
}
    .gender = masculine
    .local = { money-noun-dollar }
    .full = { money-noun-dollar } des États-Unis
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de dollar américain
currency-vnd = { $count ->
    [one] { $count } dông vietnamien
    [many] { $count } de dôngs vietnamiens
   *[other] { $count } dôngs vietnamiens
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } dông
        [many] { $count } de dôngs
       *[other] { $count } dôngs
    }
currency-vuv = { $count ->
    [one] { $count } vatu vanuatuan
    [many] { $count } de vatus vanuatuans
   *[other] { $count } vatus vanuatuans
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } vatu
        [many] { $count } de vatus
       *[other] { $count } vatus
    }
# The two CFA francs by their region; CLDR has the names of their central banks, abbreviated and in parentheses.
currency-xaf = { money-noun-franc } CFA d’Afrique centrale
    .gender = masculine
    .local = { money-noun-franc } CFA
currency-xof = { money-noun-franc } CFA d’Afrique de l’Ouest
    .gender = masculine
    .local = { money-noun-franc } CFA
currency-xpf = { money-noun-franc } CFP
    .gender = masculine
    .local = { money-noun-franc }
currency-zar = { $count ->
    [one] { $count } rand sud-africain
    [many] { $count } de rands sud-africains
   *[other] { $count } rands sud-africains
}
    .gender = masculine
    .local = { $count ->
        [one] { $count } rand
        [many] { $count } de rands
       *[other] { $count } rands
    }
    .minor = { money-noun-centime }
    .minor-alone = { money-noun-centime } de rand sud-africain

## All other money

currency-afn = { $count ->
    [one] { $count } afghani afghan
    [many] { $count } d’afghanis afghans
   *[other] { $count } afghanis afghans
}
    .gender = masculine
currency-all = { $count ->
    [one] { $count } lek albanais
    [many] { $count } de leks albanais
   *[other] { $count } leks albanais
}
    .gender = masculine
currency-amd = { $count ->
    [one] { $count } dram arménien
    [many] { $count } de drams arméniens
   *[other] { $count } drams arméniens
}
    .gender = masculine
currency-ang = { $count ->
    [one] { $count } florin antillais
    [many] { $count } de florins antillais
   *[other] { $count } florins antillais
}
    .gender = masculine
currency-aoa = { $count ->
    [one] { $count } kwanza angolais
    [many] { $count } de kwanzas angolais
   *[other] { $count } kwanzas angolais
}
    .gender = masculine
currency-awg = { $count ->
    [one] { $count } florin arubais
    [many] { $count } de florins arubais
   *[other] { $count } florins arubais
}
    .gender = masculine
currency-azn = { $count ->
    [one] { $count } manat azéri
    [many] { $count } de manats azéris
   *[other] { $count } manats azéris
}
    .gender = masculine
currency-bam = { $count ->
    [one] { $count } mark convertible bosniaque
    [many] { $count } de marks convertibles bosniaques
   *[other] { $count } marks convertibles bosniaques
}
    .gender = masculine
currency-bbd = { $count ->
    [one] { $count } dollar barbadien
    [many] { $count } de dollars barbadiens
   *[other] { $count } dollars barbadiens
}
    .gender = masculine
currency-bmd = { $count ->
    [one] { $count } dollar bermudien
    [many] { $count } de dollars bermudiens
   *[other] { $count } dollars bermudiens
}
    .gender = masculine
currency-bnd = { $count ->
    [one] { $count } dollar brunéien
    [many] { $count } de dollars brunéiens
   *[other] { $count } dollars brunéiens
}
    .gender = masculine
currency-bob = { $count ->
    [one] { $count } boliviano bolivien
    [many] { $count } de bolivianos boliviens
   *[other] { $count } bolivianos boliviens
}
    .gender = masculine
currency-bov = { $count ->
    [one] { $count } mvdol bolivien
    [many] { $count } de mvdols boliviens
   *[other] { $count } mvdols boliviens
}
    .gender = masculine
currency-bsd = { $count ->
    [one] { $count } dollar bahaméen
    [many] { $count } de dollars bahaméens
   *[other] { $count } dollars bahaméens
}
    .gender = masculine
# CLDR misspells "bouthanais".
currency-btn = { $count ->
    [one] { $count } ngultrum bhoutanais
    [many] { $count } de ngultrums bhoutanais
   *[other] { $count } ngultrums bhoutanais
}
    .gender = masculine
currency-bwp = { $count ->
    [one] { $count } pula botswanais
    [many] { $count } de pulas botswanais
   *[other] { $count } pulas botswanais
}
    .gender = masculine
currency-byn = { $count ->
    [one] { $count } rouble biélorusse
    [many] { $count } de roubles biélorusses
   *[other] { $count } roubles biélorusses
}
    .gender = masculine
currency-bzd = { $count ->
    [one] { $count } dollar bélizéen
    [many] { $count } de dollars bélizéens
   *[other] { $count } dollars bélizéens
}
    .gender = masculine
# "Wir" is a name, not letters to be spelled, as CLDR's capitals would be.
currency-che = { $count ->
    [one] { $count } euro Wir
    [many] { $count } d’euros Wir
   *[other] { $count } euros Wir
}
    .gender = masculine
currency-chw = { money-noun-franc } Wir
    .gender = masculine
currency-clf = { $count ->
    [one] { number-feminine } unité d’investissement chilienne
    [many] { $count } d’unités d’investissement chiliennes
   *[other] { number-feminine } unités d’investissement chiliennes
}
    .gender = feminine
currency-cou = { $count ->
    [one] { number-feminine } unité de valeur réelle colombienne
    [many] { $count } d’unités de valeur réelle colombiennes
   *[other] { number-feminine } unités de valeur réelle colombiennes
}
    .gender = feminine
currency-crc = { $count ->
    [one] { $count } colón costaricain
    [many] { $count } de colóns costaricains
   *[other] { $count } colóns costaricains
}
    .gender = masculine
currency-cuc = { $count ->
    [one] { $count } peso cubain convertible
    [many] { $count } de pesos cubains convertibles
   *[other] { $count } pesos cubains convertibles
}
    .gender = masculine
currency-cup = { $count ->
    [one] { $count } peso cubain
    [many] { $count } de pesos cubains
   *[other] { $count } pesos cubains
}
    .gender = masculine
currency-cve = { $count ->
    [one] { $count } escudo capverdien
    [many] { $count } d’escudos capverdiens
   *[other] { $count } escudos capverdiens
}
    .gender = masculine
currency-dop = { $count ->
    [one] { $count } peso dominicain
    [many] { $count } de pesos dominicains
   *[other] { $count } pesos dominicains
}
    .gender = masculine
# CLDR misspells "nafka".
currency-ern = { $count ->
    [one] { $count } nakfa érythréen
    [many] { $count } de nakfas érythréens
   *[other] { $count } nakfas érythréens
}
    .gender = masculine
currency-etb = { $count ->
    [one] { $count } birr éthiopien
    [many] { $count } de birrs éthiopiens
   *[other] { $count } birrs éthiopiens
}
    .gender = masculine
currency-fjd = { $count ->
    [one] { $count } dollar fidjien
    [many] { $count } de dollars fidjiens
   *[other] { $count } dollars fidjiens
}
    .gender = masculine
currency-fkp = { money-noun-livre } des îles Malouines
    .gender = feminine
# CLDR has no s on the plural noun.
currency-gel = { $count ->
    [one] { $count } lari géorgien
    [many] { $count } de laris géorgiens
   *[other] { $count } laris géorgiens
}
    .gender = masculine
currency-gip = { money-noun-livre } de Gibraltar
    .gender = feminine
currency-gmd = { $count ->
    [one] { $count } dalasi gambien
    [many] { $count } de dalasis gambiens
   *[other] { $count } dalasis gambiens
}
    .gender = masculine
currency-gtq = { $count ->
    [one] { $count } quetzal guatémaltèque
    [many] { $count } de quetzals guatémaltèques
   *[other] { $count } quetzals guatémaltèques
}
    .gender = masculine
currency-gyd = { money-noun-dollar } du Guyana
    .gender = masculine
currency-hnl = { $count ->
    [one] { $count } lempira hondurien
    [many] { $count } de lempiras honduriens
   *[other] { $count } lempiras honduriens
}
    .gender = masculine
currency-hrk = { $count ->
    [one] { number-feminine } kuna croate
    [many] { $count } de kunas croates
   *[other] { number-feminine } kunas croates
}
    .gender = feminine
currency-iqd = { $count ->
    [one] { $count } dinar irakien
    [many] { $count } de dinars irakiens
   *[other] { $count } dinars irakiens
}
    .gender = masculine
currency-irr = { $count ->
    [one] { $count } riyal iranien
    [many] { $count } de riyals iraniens
   *[other] { $count } riyals iraniens
}
    .gender = masculine
currency-jmd = { $count ->
    [one] { $count } dollar jamaïcain
    [many] { $count } de dollars jamaïcains
   *[other] { $count } dollars jamaïcains
}
    .gender = masculine
currency-kgs = { $count ->
    [one] { $count } som kirghize
    [many] { $count } de soms kirghizes
   *[other] { $count } soms kirghizes
}
    .gender = masculine
currency-khr = { $count ->
    [one] { $count } riel cambodgien
    [many] { $count } de riels cambodgiens
   *[other] { $count } riels cambodgiens
}
    .gender = masculine
currency-kpw = { $count ->
    [one] { $count } won nord-coréen
    [many] { $count } de wons nord-coréens
   *[other] { $count } wons nord-coréens
}
    .gender = masculine
currency-kyd = { money-noun-dollar } des îles Caïmans
    .gender = masculine
currency-kzt = { $count ->
    [one] { $count } tenge kazakh
    [many] { $count } de tenges kazakhs
   *[other] { $count } tenges kazakhs
}
    .gender = masculine
currency-lak = { $count ->
    [one] { $count } kip laotien
    [many] { $count } de kips laotiens
   *[other] { $count } kips laotiens
}
    .gender = masculine
# CLDR writes "srilankaise".
currency-lkr = { $count ->
    [one] { number-feminine } roupie sri-lankaise
    [many] { $count } de roupies sri-lankaises
   *[other] { number-feminine } roupies sri-lankaises
}
    .gender = feminine
currency-lrd = { $count ->
    [one] { $count } dollar libérien
    [many] { $count } de dollars libériens
   *[other] { $count } dollars libériens
}
    .gender = masculine
currency-lsl = { $count ->
    [one] { $count } loti lesothan
    [many] { $count } de maloti lesothans
   *[other] { $count } maloti lesothans
}
    .gender = masculine
currency-lyd = { $count ->
    [one] { $count } dinar libyen
    [many] { $count } de dinars libyens
   *[other] { $count } dinars libyens
}
    .gender = masculine
# The plural as for the Romanian leu; CLDR has "leus".
currency-mdl = { $count ->
    [one] { $count } leu moldave
    [many] { $count } de lei moldaves
   *[other] { $count } lei moldaves
}
    .gender = masculine
currency-mkd = { $count ->
    [one] { $count } denar macédonien
    [many] { $count } de denars macédoniens
   *[other] { $count } denars macédoniens
}
    .gender = masculine
currency-mmk = { $count ->
    [one] { $count } kyat myanmarais
    [many] { $count } de kyats myanmarais
   *[other] { $count } kyats myanmarais
}
    .gender = masculine
currency-mnt = { $count ->
    [one] { $count } tugrik mongol
    [many] { $count } de tugriks mongols
   *[other] { $count } tugriks mongols
}
    .gender = masculine
currency-mop = { $count ->
    [one] { number-feminine } pataca macanaise
    [many] { $count } de patacas macanaises
   *[other] { number-feminine } patacas macanaises
}
    .gender = feminine
currency-mru = { $count ->
    [one] { $count } ouguiya mauritanien
    [many] { $count } d’ouguiyas mauritaniens
   *[other] { $count } ouguiyas mauritaniens
}
    .gender = masculine
currency-mvr = { $count ->
    [one] { number-feminine } rufiyaa maldivienne
    [many] { $count } de rufiyaas maldiviennes
   *[other] { number-feminine } rufiyaas maldiviennes
}
    .gender = feminine
currency-mwk = { $count ->
    [one] { $count } kwacha malawite
    [many] { $count } de kwachas malawites
   *[other] { $count } kwachas malawites
}
    .gender = masculine
# CLDR adds "UDI" in parentheses.
currency-mxv = { $count ->
    [one] { number-feminine } unité de conversion mexicaine
    [many] { $count } d’unités de conversion mexicaines
   *[other] { number-feminine } unités de conversion mexicaines
}
    .gender = feminine
# CLDR has the Portuguese plural, "meticais", whose end voices do not sound.
currency-mzn = { $count ->
    [one] { $count } metical mozambicain
    [many] { $count } de meticals mozambicains
   *[other] { $count } meticals mozambicains
}
    .gender = masculine
currency-nad = { $count ->
    [one] { $count } dollar namibien
    [many] { $count } de dollars namibiens
   *[other] { $count } dollars namibiens
}
    .gender = masculine
# CLDR adds "oro", which nobody says.
currency-nio = { $count ->
    [one] { $count } córdoba nicaraguayen
    [many] { $count } de córdobas nicaraguayens
   *[other] { $count } córdobas nicaraguayens
}
    .gender = masculine
currency-npr = { $count ->
    [one] { number-feminine } roupie népalaise
    [many] { $count } de roupies népalaises
   *[other] { number-feminine } roupies népalaises
}
    .gender = feminine
currency-pab = { $count ->
    [one] { $count } balboa panaméen
    [many] { $count } de balboas panaméens
   *[other] { $count } balboas panaméens
}
    .gender = masculine
currency-pgk = { $count ->
    [one] { $count } kina papouan-néo-guinéen
    [many] { $count } de kinas papouan-néo-guinéens
   *[other] { $count } kinas papouan-néo-guinéens
}
    .gender = masculine
# In French without the accent that CLDR has.
currency-pyg = { $count ->
    [one] { $count } guarani paraguayen
    [many] { $count } de guaranis paraguayens
   *[other] { $count } guaranis paraguayens
}
    .gender = masculine
currency-rsd = { $count ->
    [one] { $count } dinar serbe
    [many] { $count } de dinars serbes
   *[other] { $count } dinars serbes
}
    .gender = masculine
currency-sbd = { money-noun-dollar } des îles Salomon
    .gender = masculine
currency-sdg = { $count ->
    [one] { number-feminine } livre soudanaise
    [many] { $count } de livres soudanaises
   *[other] { number-feminine } livres soudanaises
}
    .gender = feminine
currency-shp = { money-noun-livre } de Sainte-Hélène
    .gender = feminine
currency-sle = { $count ->
    [one] { $count } leone sierra-léonais
    [many] { $count } de leones sierra-léonais
   *[other] { $count } leones sierra-léonais
}
    .gender = masculine
# CLDR tells it from its successor by the years, in parentheses.
currency-sll = { $count ->
    [one] { $count } ancien leone sierra-léonais
    [many] { $count } d’anciens leones sierra-léonais
   *[other] { $count } anciens leones sierra-léonais
}
    .gender = masculine
currency-sos = { $count ->
    [one] { $count } shilling somalien
    [many] { $count } de shillings somaliens
   *[other] { $count } shillings somaliens
}
    .gender = masculine
currency-srd = { money-noun-dollar } surinamais
    .gender = masculine
currency-ssp = { $count ->
    [one] { number-feminine } livre sud-soudanaise
    [many] { $count } de livres sud-soudanaises
   *[other] { number-feminine } livres sud-soudanaises
}
    .gender = feminine
currency-stn = { $count ->
    [one] { $count } dobra santoméen
    [many] { $count } de dobras santoméens
   *[other] { $count } dobras santoméens
}
    .gender = masculine
currency-syp = { $count ->
    [one] { number-feminine } livre syrienne
    [many] { $count } de livres syriennes
   *[other] { number-feminine } livres syriennes
}
    .gender = feminine
currency-szl = { $count ->
    [one] { $count } lilangeni swazi
    [many] { $count } de lilangenis swazis
   *[other] { $count } lilangenis swazis
}
    .gender = masculine
currency-tjs = { $count ->
    [one] { $count } somoni tadjik
    [many] { $count } de somonis tadjiks
   *[other] { $count } somonis tadjiks
}
    .gender = masculine
currency-tmt = { $count ->
    [one] { $count } nouveau manat turkmène
    [many] { $count } de nouveaux manats turkmènes
   *[other] { $count } nouveaux manats turkmènes
}
    .gender = masculine
currency-top = { $count ->
    [one] { $count } pa’anga tongan
    [many] { $count } de pa’angas tongans
   *[other] { $count } pa’angas tongans
}
    .gender = masculine
currency-ttd = { money-noun-dollar } de Trinité-et-Tobago
    .gender = masculine
currency-tzs = { $count ->
    [one] { $count } shilling tanzanien
    [many] { $count } de shillings tanzaniens
   *[other] { $count } shillings tanzaniens
}
    .gender = masculine
currency-ugx = { money-noun-shilling } ougandais
    .gender = masculine
# CLDR has "jour suivant" in parentheses.
currency-usn = { $count ->
    [one] { $count } dollar américain du jour suivant
    [many] { $count } de dollars américains du jour suivant
   *[other] { $count } dollars américains du jour suivant
}
    .gender = masculine
# CLDR has "unités indexées" in parentheses, after "peso uruguayen".
currency-uyi = { $count ->
    [one] { number-feminine } unité indexée uruguayenne
    [many] { $count } d’unités indexées uruguayennes
   *[other] { number-feminine } unités indexées uruguayennes
}
    .gender = feminine
currency-uyu = { $count ->
    [one] { $count } peso uruguayen
    [many] { $count } de pesos uruguayens
   *[other] { $count } pesos uruguayens
}
    .gender = masculine
currency-uyw = { $count ->
    [one] { number-feminine } unité de salaire nominal uruguayenne
    [many] { $count } d’unités de salaire nominal uruguayennes
   *[other] { number-feminine } unités de salaire nominal uruguayennes
}
    .gender = feminine
currency-uzs = { $count ->
    [one] { $count } sum ouzbek
    [many] { $count } de sums ouzbeks
   *[other] { $count } sums ouzbeks
}
    .gender = masculine
currency-ves = { $count ->
    [one] { $count } bolivar vénézuélien
    [many] { $count } de bolivars vénézuéliens
   *[other] { $count } bolivars vénézuéliens
}
    .gender = masculine
currency-wst = { $count ->
    [one] { $count } tala samoan
    [many] { $count } de talas samoans
   *[other] { $count } talas samoans
}
    .gender = masculine
# CLDR has "once troy", of this and the other metals: voices read "troy" as "trois".
currency-xag = { $count ->
    [one] { number-feminine } once d’argent
    [many] { $count } d’onces d’argent
   *[other] { number-feminine } onces d’argent
}
    .gender = feminine
currency-xau = { $count ->
    [one] { number-feminine } once d’or
    [many] { $count } d’onces d’or
   *[other] { number-feminine } onces d’or
}
    .gender = feminine
currency-xcd = { money-noun-dollar } des Caraïbes orientales
    .gender = masculine
currency-xcg = { $count ->
    [one] { $count } florin caribéen
    [many] { $count } de florins caribéens
   *[other] { $count } florins caribéens
}
    .gender = masculine
currency-xdr = { $count ->
    [one] { $count } droit de tirage spécial
    [many] { $count } de droits de tirage spéciaux
   *[other] { $count } droits de tirage spéciaux
}
    .gender = masculine
currency-xpd = { $count ->
    [one] { number-feminine } once de palladium
    [many] { $count } d’onces de palladium
   *[other] { number-feminine } onces de palladium
}
    .gender = feminine
currency-xpt = { $count ->
    [one] { number-feminine } once de platine
    [many] { $count } d’onces de platine
   *[other] { number-feminine } onces de platine
}
    .gender = feminine
currency-yer = { $count ->
    [one] { $count } riyal yéménite
    [many] { $count } de riyals yéménites
   *[other] { $count } riyals yéménites
}
    .gender = masculine
currency-zmw = { $count ->
    [one] { $count } kwacha zambien
    [many] { $count } de kwachas zambiens
   *[other] { $count } kwachas zambiens
}
    .gender = masculine
# CLDR calls it "or du Zimbabwe", which cannot be counted. People say the short name, ZiG, as a word.
currency-zwg = { $count ->
    [one] { $count } zig zimbabwéen
    [many] { $count } de zigs zimbabwéens
   *[other] { $count } zigs zimbabwéens
}
    .gender = masculine
# CLDR adds the year, in parentheses.
currency-zwl = { $count ->
    [one] { $count } dollar zimbabwéen
    [many] { $count } de dollars zimbabwéens
   *[other] { $count } dollars zimbabwéens
}
    .gender = masculine

# A code that the tables do not name: it is spelled out, and the number agrees with nothing.
# "De" stays whole before the name of a letter.
currency-unknown = { $count ->
    [one] { $count } { SPELL($code) }
    [many] { $count } de { SPELL($code) }
   *[other] { $count } { SPELL($code) }
}
