## Currencies, by ISO 4217 code
##
## $count (decimal number or quantity): the amount, without its sign.
##
## value: the name as it is said to most listeners, long enough that no other currency shares it.
## .local (optional): the name as it is said where the currency is the region's own, or when asked to be short.
## .full (optional): a longer name, said only when asked for.
## .minor (optional): the smaller unit, after the larger one or by itself. Without it amounts are said as decimals.
## .minor-alone (optional): the smaller unit by itself, where its bare name belongs to several currencies.
## .minor $count (whole number): the amount, 1 to 999.
## .minor-alone $count (whole number): the amount, 1 to 999.
##
## Example: 25 US dollars
##
## The names are CLDR's unless a comment says why they are not. One departure is for all: where people who use the
## money in English leave off the s, so do we (500 naira, birr, rupiah, kwacha). A noun stands alone in the
## value only if it sounds like no other money and no English word, and American news says it without its country
## (yen, euros, zlotys). A smaller unit is named if it is a hundredth or a thousandth and amounts are said that finely.

currency-aed = { $count ->
    [one] { $count } UAE dirham
   *[other] { $count } UAE dirhams
}
    .local = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
    .full = { $count ->
        [one] { $count } United Arab Emirates dirham
       *[other] { $count } United Arab Emirates dirhams
    }
    .minor = { $count } fils
    .minor-alone = { $count } UAE fils
# CLDR writes "Afghan Afghani": the noun is a common one.
currency-afn = { $count ->
    [one] { $count } Afghan afghani
   *[other] { $count } Afghan afghanis
}
    .local = { $count ->
        [one] { $count } afghani
       *[other] { $count } afghanis
    }
currency-all = { $count ->
    [one] { $count } Albanian lek
   *[other] { $count } Albanian lekë
}
    .local = { $count ->
        [one] { $count } lek
       *[other] { $count } lekë
    }
currency-amd = { $count ->
    [one] { $count } Armenian dram
   *[other] { $count } Armenian drams
}
    .local = { $count ->
        [one] { $count } dram
       *[other] { $count } drams
    }
    .minor = { $count } luma
currency-ang = { $count ->
    [one] { $count } Netherlands Antillean guilder
   *[other] { $count } Netherlands Antillean guilders
}
    .local = { $count ->
        [one] { $count } guilder
       *[other] { $count } guilders
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Netherlands Antillean cent
       *[other] { $count } Netherlands Antillean cents
    }
# "Centimo" without accents throughout this file: voices misread "cêntimo".
currency-aoa = { $count ->
    [one] { $count } Angolan kwanza
   *[other] { $count } Angolan kwanzas
}
    .local = { $count ->
        [one] { $count } kwanza
       *[other] { $count } kwanzas
    }
    .minor = { $count ->
        [one] { $count } centimo
       *[other] { $count } centimos
    }
    .minor-alone = { $count ->
        [one] { $count } Angolan centimo
       *[other] { $count } Angolan centimos
    }
currency-ars = { $count ->
    [one] { $count } Argentine peso
   *[other] { $count } Argentine pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Argentine centavo
       *[other] { $count } Argentine centavos
    }
currency-aud = { $count ->
    [one] { $count } Australian dollar
   *[other] { $count } Australian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Australian cent
       *[other] { $count } Australian cents
    }
# CLDR says "Aruban florin" of any number.
currency-awg = { $count ->
    [one] { $count } Aruban florin
   *[other] { $count } Aruban florins
}
    .local = { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Aruban cent
       *[other] { $count } Aruban cents
    }
# The plural as for the other manat, of Turkmenistan; CLDR has one with an s and one without.
currency-azn = { $count } Azerbaijani manat
    .local = { $count } manat
    .minor = { $count } qapik
# CLDR's "Bosnia-Herzegovina" has a hyphen, and few say it all.
currency-bam = { $count ->
    [one] { $count } Bosnian convertible mark
   *[other] { $count } Bosnian convertible marks
}
    .local = { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
    .full = { $count ->
        [one] { $count } Bosnia and Herzegovina convertible mark
       *[other] { $count } Bosnia and Herzegovina convertible marks
    }
    .minor = { $count ->
        [one] { $count } fening
       *[other] { $count } fenings
    }
currency-bbd = { $count ->
    [one] { $count } Barbadian dollar
   *[other] { $count } Barbadian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Barbadian cent
       *[other] { $count } Barbadian cents
    }
currency-bdt = { $count } Bangladeshi taka
    .local = { $count } taka
    .minor = { $count } poisha
currency-bgn = { $count ->
    [one] { $count } Bulgarian lev
   *[other] { $count } Bulgarian leva
}
    .local = { $count ->
        [one] { $count } lev
       *[other] { $count } leva
    }
    .minor = { $count ->
        [one] { $count } stotinka
       *[other] { $count } stotinki
    }
currency-bhd = { $count ->
    [one] { $count } Bahraini dinar
   *[other] { $count } Bahraini dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .minor = { $count } fils
    .minor-alone = { $count } Bahraini fils
currency-bif = { $count ->
    [one] { $count } Burundian franc
   *[other] { $count } Burundian francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-bmd = { $count ->
    [one] { $count } Bermudan dollar
   *[other] { $count } Bermudan dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Bermudan cent
       *[other] { $count } Bermudan cents
    }
currency-bnd = { $count ->
    [one] { $count } Brunei dollar
   *[other] { $count } Brunei dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Brunei cent
       *[other] { $count } Brunei cents
    }
currency-bob = { $count ->
    [one] { $count } Bolivian boliviano
   *[other] { $count } Bolivian bolivianos
}
    .local = { $count ->
        [one] { $count } boliviano
       *[other] { $count } bolivianos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Bolivian centavo
       *[other] { $count } Bolivian centavos
    }
currency-bov = { $count ->
    [one] { $count } Bolivian mvdol
   *[other] { $count } Bolivian mvdols
}
currency-brl = { $count ->
    [one] { $count } Brazilian real
   *[other] { $count } Brazilian reals
}
    .local = { $count ->
        [one] { $count } real
       *[other] { $count } reals
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Brazilian centavo
       *[other] { $count } Brazilian centavos
    }
currency-bsd = { $count ->
    [one] { $count } Bahamian dollar
   *[other] { $count } Bahamian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Bahamian cent
       *[other] { $count } Bahamian cents
    }
currency-btn = { $count ->
    [one] { $count } Bhutanese ngultrum
   *[other] { $count } Bhutanese ngultrums
}
    .local = { $count ->
        [one] { $count } ngultrum
       *[other] { $count } ngultrums
    }
    .minor = { $count ->
        [one] { $count } chetrum
       *[other] { $count } chetrums
    }
currency-bwp = { $count } Botswanan pula
    .local = { $count } pula
    .minor = { $count } thebe
currency-byn = { $count ->
    [one] { $count } Belarusian ruble
   *[other] { $count } Belarusian rubles
}
    .local = { $count ->
        [one] { $count } ruble
       *[other] { $count } rubles
    }
    .minor = { $count ->
        [one] { $count } kopek
       *[other] { $count } kopeks
    }
    .minor-alone = { $count ->
        [one] { $count } Belarusian kopek
       *[other] { $count } Belarusian kopeks
    }
currency-bzd = { $count ->
    [one] { $count } Belize dollar
   *[other] { $count } Belize dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Belize cent
       *[other] { $count } Belize cents
    }
currency-cad = { $count ->
    [one] { $count } Canadian dollar
   *[other] { $count } Canadian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Canadian cent
       *[other] { $count } Canadian cents
    }
currency-cdf = { $count ->
    [one] { $count } Congolese franc
   *[other] { $count } Congolese francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
    .minor = { $count ->
        [one] { $count } centime
       *[other] { $count } centimes
    }
    .minor-alone = { $count ->
        [one] { $count } Congolese centime
       *[other] { $count } Congolese centimes
    }
currency-che = { $count ->
    [one] { $count } WIR euro
   *[other] { $count } WIR euros
}
currency-chf = { $count ->
    [one] { $count } Swiss franc
   *[other] { $count } Swiss francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
    .minor = { $count ->
        [one] { $count } centime
       *[other] { $count } centimes
    }
    .minor-alone = { $count ->
        [one] { $count } Swiss centime
       *[other] { $count } Swiss centimes
    }
currency-chw = { $count ->
    [one] { $count } WIR franc
   *[other] { $count } WIR francs
}
# CLDR adds "UF" in parentheses.
currency-clf = { $count ->
    [one] { $count } Chilean unit of account
   *[other] { $count } Chilean units of account
}
currency-clp = { $count ->
    [one] { $count } Chilean peso
   *[other] { $count } Chilean pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
currency-cny = { $count } yuan
    .full = { $count } Chinese yuan
    .minor = { $count } fen
currency-cop = { $count ->
    [one] { $count } Colombian peso
   *[other] { $count } Colombian pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Colombian centavo
       *[other] { $count } Colombian centavos
    }
currency-cou = { $count ->
    [one] { $count } Colombian real value unit
   *[other] { $count } Colombian real value units
}
# Not "colones" in the plural, which voices say like the punctuation marks.
currency-crc = { $count ->
    [one] { $count } Costa Rican colón
   *[other] { $count } Costa Rican colóns
}
    .local = { $count ->
        [one] { $count } colón
       *[other] { $count } colóns
    }
    .minor = { $count ->
        [one] { $count } centimo
       *[other] { $count } centimos
    }
    .minor-alone = { $count ->
        [one] { $count } Costa Rican centimo
       *[other] { $count } Costa Rican centimos
    }
currency-cuc = { $count ->
    [one] { $count } Cuban convertible peso
   *[other] { $count } Cuban convertible pesos
}
    .local = { $count ->
        [one] { $count } convertible peso
       *[other] { $count } convertible pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Cuban convertible centavo
       *[other] { $count } Cuban convertible centavos
    }
currency-cup = { $count ->
    [one] { $count } Cuban peso
   *[other] { $count } Cuban pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Cuban centavo
       *[other] { $count } Cuban centavos
    }
currency-cve = { $count ->
    [one] { $count } Cape Verdean escudo
   *[other] { $count } Cape Verdean escudos
}
    .local = { $count ->
        [one] { $count } escudo
       *[other] { $count } escudos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Cape Verdean centavo
       *[other] { $count } Cape Verdean centavos
    }
# The smaller unit as the Czech National Bank says it in English: voices misread "haler".
currency-czk = { $count ->
    [one] { $count } Czech koruna
   *[other] { $count } Czech korunas
}
    .local = { $count ->
        [one] { $count } koruna
       *[other] { $count } korunas
    }
    .minor = { $count ->
        [one] { $count } heller
       *[other] { $count } hellers
    }
currency-djf = { $count ->
    [one] { $count } Djiboutian franc
   *[other] { $count } Djiboutian francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-dkk = { $count ->
    [one] { $count } Danish krone
   *[other] { $count } Danish kroner
}
    .local = { $count ->
        [one] { $count } krone
       *[other] { $count } kroner
    }
    .minor = { $count } øre
    .minor-alone = { $count } Danish øre
currency-dop = { $count ->
    [one] { $count } Dominican peso
   *[other] { $count } Dominican pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Dominican centavo
       *[other] { $count } Dominican centavos
    }
currency-dzd = { $count ->
    [one] { $count } Algerian dinar
   *[other] { $count } Algerian dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .minor = { $count ->
        [one] { $count } centime
       *[other] { $count } centimes
    }
    .minor-alone = { $count ->
        [one] { $count } Algerian centime
       *[other] { $count } Algerian centimes
    }
currency-egp = { $count ->
    [one] { $count } Egyptian pound
   *[other] { $count } Egyptian pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } piaster
       *[other] { $count } piasters
    }
    .minor-alone = { $count ->
        [one] { $count } Egyptian piaster
       *[other] { $count } Egyptian piasters
    }
currency-ern = { $count } Eritrean nakfa
    .local = { $count } nakfa
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Eritrean cent
       *[other] { $count } Eritrean cents
    }
# The smaller unit alone sounds like a centime.
currency-etb = { $count } Ethiopian birr
    .local = { $count } birr
    .minor = { $count } santim
    .minor-alone = { $count } Ethiopian santim
currency-eur = { $count ->
    [one] { $count } euro
   *[other] { $count } euros
}
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } euro cent
       *[other] { $count } euro cents
    }
currency-fjd = { $count ->
    [one] { $count } Fijian dollar
   *[other] { $count } Fijian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Fijian cent
       *[other] { $count } Fijian cents
    }
currency-fkp = { $count ->
    [one] { $count } Falkland Islands pound
   *[other] { $count } Falkland Islands pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } penny
       *[other] { $count } pence
    }
    .minor-alone = { $count ->
        [one] { $count } Falkland Islands penny
       *[other] { $count } Falkland Islands pence
    }
# Of the pounds that have pence this is the one heard everywhere: its pence need no country.
currency-gbp = { $count ->
    [one] { $count } British pound
   *[other] { $count } British pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } penny
       *[other] { $count } pence
    }
currency-gel = { $count } Georgian lari
    .local = { $count } lari
    .minor = { $count } tetri
currency-ghs = { $count ->
    [one] { $count } Ghanaian cedi
   *[other] { $count } Ghanaian cedis
}
    .local = { $count ->
        [one] { $count } cedi
       *[other] { $count } cedis
    }
    .minor = { $count ->
        [one] { $count } pesewa
       *[other] { $count } pesewas
    }
currency-gip = { $count ->
    [one] { $count } Gibraltar pound
   *[other] { $count } Gibraltar pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } penny
       *[other] { $count } pence
    }
    .minor-alone = { $count ->
        [one] { $count } Gibraltar penny
       *[other] { $count } Gibraltar pence
    }
currency-gmd = { $count ->
    [one] { $count } Gambian dalasi
   *[other] { $count } Gambian dalasis
}
    .local = { $count ->
        [one] { $count } dalasi
       *[other] { $count } dalasis
    }
    .minor = { $count ->
        [one] { $count } butut
       *[other] { $count } bututs
    }
currency-gnf = { $count ->
    [one] { $count } Guinean franc
   *[other] { $count } Guinean francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-gtq = { $count ->
    [one] { $count } Guatemalan quetzal
   *[other] { $count } Guatemalan quetzals
}
    .local = { $count ->
        [one] { $count } quetzal
       *[other] { $count } quetzals
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Guatemalan centavo
       *[other] { $count } Guatemalan centavos
    }
# CLDR writes "Guyanaese", which voices stumble over.
currency-gyd = { $count ->
    [one] { $count } Guyanese dollar
   *[other] { $count } Guyanese dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Guyanese cent
       *[other] { $count } Guyanese cents
    }
currency-hkd = { $count ->
    [one] { $count } Hong Kong dollar
   *[other] { $count } Hong Kong dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Hong Kong cent
       *[other] { $count } Hong Kong cents
    }
currency-hnl = { $count ->
    [one] { $count } Honduran lempira
   *[other] { $count } Honduran lempiras
}
    .local = { $count ->
        [one] { $count } lempira
       *[other] { $count } lempiras
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Honduran centavo
       *[other] { $count } Honduran centavos
    }
currency-hrk = { $count ->
    [one] { $count } Croatian kuna
   *[other] { $count } Croatian kunas
}
    .local = { $count ->
        [one] { $count } kuna
       *[other] { $count } kunas
    }
    .minor = { $count ->
        [one] { $count } lipa
       *[other] { $count } lipas
    }
currency-htg = { $count ->
    [one] { $count } Haitian gourde
   *[other] { $count } Haitian gourdes
}
    .local = { $count ->
        [one] { $count } gourde
       *[other] { $count } gourdes
    }
    .minor = { $count ->
        [one] { $count } centime
       *[other] { $count } centimes
    }
    .minor-alone = { $count ->
        [one] { $count } Haitian centime
       *[other] { $count } Haitian centimes
    }
# The smaller unit alone is an English word.
currency-huf = { $count ->
    [one] { $count } forint
   *[other] { $count } forints
}
    .full = { $count ->
        [one] { $count } Hungarian forint
       *[other] { $count } Hungarian forints
    }
    .minor = { $count } fillér
    .minor-alone = { $count } Hungarian fillér
# With its country: alone it sounds like rupees.
currency-idr = { $count } Indonesian rupiah
    .local = { $count } rupiah
    .minor = { $count } sen
    .minor-alone = { $count } Indonesian sen
currency-ils = { $count ->
    [one] { $count } shekel
   *[other] { $count } shekels
}
    .full = { $count ->
        [one] { $count } Israeli new shekel
       *[other] { $count } Israeli new shekels
    }
    .minor = { $count ->
        [one] { $count } agora
       *[other] { $count } agorot
    }
currency-inr = { $count ->
    [one] { $count } Indian rupee
   *[other] { $count } Indian rupees
}
    .local = { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
    .minor = { $count ->
        [one] { $count } paisa
       *[other] { $count } paise
    }
    .minor-alone = { $count ->
        [one] { $count } Indian paisa
       *[other] { $count } Indian paise
    }
currency-iqd = { $count ->
    [one] { $count } Iraqi dinar
   *[other] { $count } Iraqi dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
currency-irr = { $count ->
    [one] { $count } Iranian rial
   *[other] { $count } Iranian rials
}
    .local = { $count ->
        [one] { $count } rial
       *[other] { $count } rials
    }
currency-isk = { $count ->
    [one] { $count } Icelandic króna
   *[other] { $count } Icelandic krónur
}
    .local = { $count ->
        [one] { $count } króna
       *[other] { $count } krónur
    }
currency-jmd = { $count ->
    [one] { $count } Jamaican dollar
   *[other] { $count } Jamaican dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Jamaican cent
       *[other] { $count } Jamaican cents
    }
currency-jod = { $count ->
    [one] { $count } Jordanian dinar
   *[other] { $count } Jordanian dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .minor = { $count } fils
    .minor-alone = { $count } Jordanian fils
currency-jpy = { $count } yen
    .full = { $count } Japanese yen
currency-kes = { $count ->
    [one] { $count } Kenyan shilling
   *[other] { $count } Kenyan shillings
}
    .local = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Kenyan cent
       *[other] { $count } Kenyan cents
    }
# CLDR writes "Kyrgystani", which voices misread. The smaller unit sounds like that of Kazakhstan and Uzbekistan.
currency-kgs = { $count } Kyrgyzstani som
    .local = { $count } som
    .minor = { $count } tyiyn
    .minor-alone = { $count } Kyrgyzstani tyiyn
currency-khr = { $count ->
    [one] { $count } Cambodian riel
   *[other] { $count } Cambodian riels
}
    .local = { $count ->
        [one] { $count } riel
       *[other] { $count } riels
    }
    .minor = { $count } sen
    .minor-alone = { $count } Cambodian sen
currency-kmf = { $count ->
    [one] { $count } Comorian franc
   *[other] { $count } Comorian francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-kpw = { $count } North Korean won
    .local = { $count } won
currency-krw = { $count } South Korean won
    .local = { $count } won
currency-kwd = { $count ->
    [one] { $count } Kuwaiti dinar
   *[other] { $count } Kuwaiti dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .minor = { $count } fils
    .minor-alone = { $count } Kuwaiti fils
currency-kyd = { $count ->
    [one] { $count } Cayman Islands dollar
   *[other] { $count } Cayman Islands dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Cayman Islands cent
       *[other] { $count } Cayman Islands cents
    }
currency-kzt = { $count } Kazakhstani tenge
    .local = { $count } tenge
    .minor = { $count } tiyn
    .minor-alone = { $count } Kazakhstani tiyn
currency-lak = { $count } Laotian kip
    .local = { $count } kip
currency-lbp = { $count ->
    [one] { $count } Lebanese pound
   *[other] { $count } Lebanese pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
currency-lkr = { $count ->
    [one] { $count } Sri Lankan rupee
   *[other] { $count } Sri Lankan rupees
}
    .local = { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Sri Lankan cent
       *[other] { $count } Sri Lankan cents
    }
currency-lrd = { $count ->
    [one] { $count } Liberian dollar
   *[other] { $count } Liberian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Liberian cent
       *[other] { $count } Liberian cents
    }
# The plurals of Lesotho, as English speakers use them there; CLDR has "lotis" here and "maloti" in British English.
currency-lsl = { $count ->
    [one] { $count } Lesotho loti
   *[other] { $count } Lesotho maloti
}
    .local = { $count ->
        [one] { $count } loti
       *[other] { $count } maloti
    }
    .minor = { $count ->
        [one] { $count } sente
       *[other] { $count } lisente
    }
currency-lyd = { $count ->
    [one] { $count } Libyan dinar
   *[other] { $count } Libyan dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .minor = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
    .minor-alone = { $count ->
        [one] { $count } Libyan dirham
       *[other] { $count } Libyan dirhams
    }
currency-mad = { $count ->
    [one] { $count } Moroccan dirham
   *[other] { $count } Moroccan dirhams
}
    .local = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
    .minor = { $count ->
        [one] { $count } centime
       *[other] { $count } centimes
    }
    .minor-alone = { $count ->
        [one] { $count } Moroccan centime
       *[other] { $count } Moroccan centimes
    }
currency-mdl = { $count ->
    [one] { $count } Moldovan leu
   *[other] { $count } Moldovan lei
}
    .local = { $count ->
        [one] { $count } leu
       *[other] { $count } lei
    }
    .minor = { $count ->
        [one] { $count } ban
       *[other] { $count } bani
    }
    .minor-alone = { $count ->
        [one] { $count } Moldovan ban
       *[other] { $count } Moldovan bani
    }
currency-mga = { $count } Malagasy ariary
    .local = { $count } ariary
currency-mkd = { $count ->
    [one] { $count } Macedonian denar
   *[other] { $count } Macedonian denari
}
    .local = { $count ->
        [one] { $count } denar
       *[other] { $count } denari
    }
    .minor = { $count } deni
currency-mmk = { $count ->
    [one] { $count } Myanmar kyat
   *[other] { $count } Myanmar kyats
}
    .local = { $count ->
        [one] { $count } kyat
       *[other] { $count } kyats
    }
currency-mnt = { $count ->
    [one] { $count } Mongolian tugrik
   *[other] { $count } Mongolian tugriks
}
    .local = { $count ->
        [one] { $count } tugrik
       *[other] { $count } tugriks
    }
    .minor = { $count } möngö
currency-mop = { $count ->
    [one] { $count } Macanese pataca
   *[other] { $count } Macanese patacas
}
    .local = { $count ->
        [one] { $count } pataca
       *[other] { $count } patacas
    }
    .minor = { $count ->
        [one] { $count } avo
       *[other] { $count } avos
    }
# Its smaller unit is a fifth, so amounts are said as decimals.
currency-mru = { $count ->
    [one] { $count } Mauritanian ouguiya
   *[other] { $count } Mauritanian ouguiyas
}
    .local = { $count ->
        [one] { $count } ouguiya
       *[other] { $count } ouguiyas
    }
currency-mur = { $count ->
    [one] { $count } Mauritian rupee
   *[other] { $count } Mauritian rupees
}
    .local = { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Mauritian cent
       *[other] { $count } Mauritian cents
    }
# The smaller unit alone sounds like the lari of Georgia.
currency-mvr = { $count } Maldivian rufiyaa
    .local = { $count } rufiyaa
    .minor = { $count } laari
    .minor-alone = { $count } Maldivian laari
currency-mwk = { $count } Malawian kwacha
    .local = { $count } kwacha
    .minor = { $count ->
        [one] { $count } tambala
       *[other] { $count } tambalas
    }
currency-mxn = { $count ->
    [one] { $count } Mexican peso
   *[other] { $count } Mexican pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Mexican centavo
       *[other] { $count } Mexican centavos
    }
currency-mxv = { $count ->
    [one] { $count } Mexican investment unit
   *[other] { $count } Mexican investment units
}
currency-myr = { $count } ringgit
    .full = { $count } Malaysian ringgit
    .minor = { $count } sen
    .minor-alone = { $count } Malaysian sen
currency-mzn = { $count ->
    [one] { $count } Mozambican metical
   *[other] { $count } Mozambican meticals
}
    .local = { $count ->
        [one] { $count } metical
       *[other] { $count } meticals
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Mozambican centavo
       *[other] { $count } Mozambican centavos
    }
currency-nad = { $count ->
    [one] { $count } Namibian dollar
   *[other] { $count } Namibian dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Namibian cent
       *[other] { $count } Namibian cents
    }
currency-ngn = { $count } Nigerian naira
    .local = { $count } naira
    .minor = { $count } kobo
currency-nio = { $count ->
    [one] { $count } Nicaraguan córdoba
   *[other] { $count } Nicaraguan córdobas
}
    .local = { $count ->
        [one] { $count } córdoba
       *[other] { $count } córdobas
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Nicaraguan centavo
       *[other] { $count } Nicaraguan centavos
    }
currency-nok = { $count ->
    [one] { $count } Norwegian krone
   *[other] { $count } Norwegian kroner
}
    .local = { $count ->
        [one] { $count } krone
       *[other] { $count } kroner
    }
    .minor = { $count } øre
    .minor-alone = { $count } Norwegian øre
currency-npr = { $count ->
    [one] { $count } Nepalese rupee
   *[other] { $count } Nepalese rupees
}
    .local = { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
    .minor = { $count ->
        [one] { $count } paisa
       *[other] { $count } paise
    }
    .minor-alone = { $count ->
        [one] { $count } Nepalese paisa
       *[other] { $count } Nepalese paise
    }
currency-nzd = { $count ->
    [one] { $count } New Zealand dollar
   *[other] { $count } New Zealand dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } New Zealand cent
       *[other] { $count } New Zealand cents
    }
currency-omr = { $count ->
    [one] { $count } Omani rial
   *[other] { $count } Omani rials
}
    .local = { $count ->
        [one] { $count } rial
       *[other] { $count } rials
    }
    .minor = { $count } baisa
currency-pab = { $count ->
    [one] { $count } Panamanian balboa
   *[other] { $count } Panamanian balboas
}
    .local = { $count ->
        [one] { $count } balboa
       *[other] { $count } balboas
    }
    .minor = { $count ->
        [one] { $count } centesimo
       *[other] { $count } centesimos
    }
    .minor-alone = { $count ->
        [one] { $count } Panamanian centesimo
       *[other] { $count } Panamanian centesimos
    }
currency-pen = { $count ->
    [one] { $count } Peruvian sol
   *[other] { $count } Peruvian soles
}
    .local = { $count ->
        [one] { $count } sol
       *[other] { $count } soles
    }
    .minor = { $count ->
        [one] { $count } centimo
       *[other] { $count } centimos
    }
    .minor-alone = { $count ->
        [one] { $count } Peruvian centimo
       *[other] { $count } Peruvian centimos
    }
currency-pgk = { $count } Papua New Guinean kina
    .local = { $count } kina
    .minor = { $count } toea
currency-php = { $count ->
    [one] { $count } Philippine peso
   *[other] { $count } Philippine pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centavo
       *[other] { $count } centavos
    }
    .minor-alone = { $count ->
        [one] { $count } Philippine centavo
       *[other] { $count } Philippine centavos
    }
currency-pkr = { $count ->
    [one] { $count } Pakistani rupee
   *[other] { $count } Pakistani rupees
}
    .local = { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
    .minor = { $count ->
        [one] { $count } paisa
       *[other] { $count } paise
    }
    .minor-alone = { $count ->
        [one] { $count } Pakistani paisa
       *[other] { $count } Pakistani paise
    }
currency-pln = { $count ->
    [one] { $count } zloty
   *[other] { $count } zlotys
}
    .full = { $count ->
        [one] { $count } Polish zloty
       *[other] { $count } Polish zlotys
    }
    .minor = { $count ->
        [one] { $count } grosz
       *[other] { $count } groszy
    }
currency-pyg = { $count ->
    [one] { $count } Paraguayan guarani
   *[other] { $count } Paraguayan guaranis
}
    .local = { $count ->
        [one] { $count } guarani
       *[other] { $count } guaranis
    }
currency-qar = { $count ->
    [one] { $count } Qatari riyal
   *[other] { $count } Qatari riyals
}
    .local = { $count ->
        [one] { $count } riyal
       *[other] { $count } riyals
    }
    .minor = { $count ->
        [one] { $count } dirham
       *[other] { $count } dirhams
    }
    .minor-alone = { $count ->
        [one] { $count } Qatari dirham
       *[other] { $count } Qatari dirhams
    }
currency-ron = { $count ->
    [one] { $count } Romanian leu
   *[other] { $count } Romanian lei
}
    .local = { $count ->
        [one] { $count } leu
       *[other] { $count } lei
    }
    .minor = { $count ->
        [one] { $count } ban
       *[other] { $count } bani
    }
    .minor-alone = { $count ->
        [one] { $count } Romanian ban
       *[other] { $count } Romanian bani
    }
currency-rsd = { $count ->
    [one] { $count } Serbian dinar
   *[other] { $count } Serbian dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
currency-rub = { $count ->
    [one] { $count } Russian ruble
   *[other] { $count } Russian rubles
}
    .local = { $count ->
        [one] { $count } ruble
       *[other] { $count } rubles
    }
    .minor = { $count ->
        [one] { $count } kopek
       *[other] { $count } kopeks
    }
    .minor-alone = { $count ->
        [one] { $count } Russian kopek
       *[other] { $count } Russian kopeks
    }
currency-rwf = { $count ->
    [one] { $count } Rwandan franc
   *[other] { $count } Rwandan francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-sar = { $count ->
    [one] { $count } Saudi riyal
   *[other] { $count } Saudi riyals
}
    .local = { $count ->
        [one] { $count } riyal
       *[other] { $count } riyals
    }
    .minor = { $count ->
        [one] { $count } halala
       *[other] { $count } halalas
    }
currency-sbd = { $count ->
    [one] { $count } Solomon Islands dollar
   *[other] { $count } Solomon Islands dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Solomon Islands cent
       *[other] { $count } Solomon Islands cents
    }
currency-scr = { $count ->
    [one] { $count } Seychellois rupee
   *[other] { $count } Seychellois rupees
}
    .local = { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Seychellois cent
       *[other] { $count } Seychellois cents
    }
currency-sdg = { $count ->
    [one] { $count } Sudanese pound
   *[other] { $count } Sudanese pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } piaster
       *[other] { $count } piasters
    }
    .minor-alone = { $count ->
        [one] { $count } Sudanese piaster
       *[other] { $count } Sudanese piasters
    }
currency-sek = { $count ->
    [one] { $count } Swedish krona
   *[other] { $count } Swedish kronor
}
    .local = { $count ->
        [one] { $count } krona
       *[other] { $count } kronor
    }
    .minor = { $count } öre
    .minor-alone = { $count } Swedish öre
currency-sgd = { $count ->
    [one] { $count } Singapore dollar
   *[other] { $count } Singapore dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Singapore cent
       *[other] { $count } Singapore cents
    }
# CLDR abbreviates "St. Helena".
currency-shp = { $count ->
    [one] { $count } Saint Helena pound
   *[other] { $count } Saint Helena pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } penny
       *[other] { $count } pence
    }
    .minor-alone = { $count ->
        [one] { $count } Saint Helena penny
       *[other] { $count } Saint Helena pence
    }
currency-sle = { $count ->
    [one] { $count } Sierra Leonean leone
   *[other] { $count } Sierra Leonean leones
}
    .local = { $count ->
        [one] { $count } leone
       *[other] { $count } leones
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Sierra Leonean cent
       *[other] { $count } Sierra Leonean cents
    }
# CLDR tells it from its successor by the years, in parentheses.
currency-sll = { $count ->
    [one] { $count } old Sierra Leonean leone
   *[other] { $count } old Sierra Leonean leones
}
    .local = { $count ->
        [one] { $count } old leone
       *[other] { $count } old leones
    }
currency-sos = { $count ->
    [one] { $count } Somali shilling
   *[other] { $count } Somali shillings
}
    .local = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
currency-srd = { $count ->
    [one] { $count } Surinamese dollar
   *[other] { $count } Surinamese dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Surinamese cent
       *[other] { $count } Surinamese cents
    }
currency-ssp = { $count ->
    [one] { $count } South Sudanese pound
   *[other] { $count } South Sudanese pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
    .minor = { $count ->
        [one] { $count } piaster
       *[other] { $count } piasters
    }
    .minor-alone = { $count ->
        [one] { $count } South Sudanese piaster
       *[other] { $count } South Sudanese piasters
    }
# CLDR has an ampersand.
currency-stn = { $count ->
    [one] { $count } São Tomé and Príncipe dobra
   *[other] { $count } São Tomé and Príncipe dobras
}
    .local = { $count ->
        [one] { $count } dobra
       *[other] { $count } dobras
    }
    .minor = { $count ->
        [one] { $count } centimo
       *[other] { $count } centimos
    }
    .minor-alone = { $count ->
        [one] { $count } São Tomé and Príncipe centimo
       *[other] { $count } São Tomé and Príncipe centimos
    }
currency-syp = { $count ->
    [one] { $count } Syrian pound
   *[other] { $count } Syrian pounds
}
    .local = { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
currency-szl = { $count ->
    [one] { $count } Swazi lilangeni
   *[other] { $count } Swazi emalangeni
}
    .local = { $count ->
        [one] { $count } lilangeni
       *[other] { $count } emalangeni
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Swazi cent
       *[other] { $count } Swazi cents
    }
# With its country: alone it sounds like an English word.
currency-thb = { $count } Thai baht
    .local = { $count } baht
    .minor = { $count } satang
# The smaller unit alone sounds like a dirham.
currency-tjs = { $count ->
    [one] { $count } Tajikistani somoni
   *[other] { $count } Tajikistani somonis
}
    .local = { $count ->
        [one] { $count } somoni
       *[other] { $count } somonis
    }
    .minor = { $count ->
        [one] { $count } diram
       *[other] { $count } dirams
    }
    .minor-alone = { $count ->
        [one] { $count } Tajikistani diram
       *[other] { $count } Tajikistani dirams
    }
# The smaller unit bears the name of the money of Kazakhstan.
currency-tmt = { $count } Turkmenistani manat
    .local = { $count } manat
    .minor = { $count } tenge
    .minor-alone = { $count } Turkmenistani tenge
currency-tnd = { $count ->
    [one] { $count } Tunisian dinar
   *[other] { $count } Tunisian dinars
}
    .local = { $count ->
        [one] { $count } dinar
       *[other] { $count } dinars
    }
    .minor = { $count ->
        [one] { $count } millime
       *[other] { $count } millimes
    }
# With a plain apostrophe: voices may name the letter that CLDR has in its place.
currency-top = { $count } Tongan pa'anga
    .local = { $count } pa'anga
    .minor = { $count } seniti
# CLDR's plural is in title case.
currency-try = { $count } Turkish lira
    .local = { $count } lira
    .minor = { $count } kuruş
# CLDR has an ampersand.
currency-ttd = { $count ->
    [one] { $count } Trinidad and Tobago dollar
   *[other] { $count } Trinidad and Tobago dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Trinidad and Tobago cent
       *[other] { $count } Trinidad and Tobago cents
    }
currency-twd = { $count ->
    [one] { $count } New Taiwan dollar
   *[other] { $count } New Taiwan dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } New Taiwan cent
       *[other] { $count } New Taiwan cents
    }
currency-tzs = { $count ->
    [one] { $count } Tanzanian shilling
   *[other] { $count } Tanzanian shillings
}
    .local = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Tanzanian cent
       *[other] { $count } Tanzanian cents
    }
currency-uah = { $count ->
    [one] { $count } Ukrainian hryvnia
   *[other] { $count } Ukrainian hryvnias
}
    .local = { $count ->
        [one] { $count } hryvnia
       *[other] { $count } hryvnias
    }
    .minor = { $count ->
        [one] { $count } kopiyka
       *[other] { $count } kopiykas
    }
currency-ugx = { $count ->
    [one] { $count } Ugandan shilling
   *[other] { $count } Ugandan shillings
}
    .local = { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
currency-usd = { $count ->
    [one] { $count } US dollar
   *[other] { $count } US dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } US cent
       *[other] { $count } US cents
    }
# CLDR has "next day" in parentheses, at the end.
currency-usn = { $count ->
    [one] { $count } next day US dollar
   *[other] { $count } next day US dollars
}
# CLDR has "indexed units" in parentheses, after "Uruguayan pesos".
currency-uyi = { $count ->
    [one] { $count } Uruguayan indexed unit
   *[other] { $count } Uruguayan indexed units
}
currency-uyu = { $count ->
    [one] { $count } Uruguayan peso
   *[other] { $count } Uruguayan pesos
}
    .local = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    }
    .minor = { $count ->
        [one] { $count } centesimo
       *[other] { $count } centesimos
    }
    .minor-alone = { $count ->
        [one] { $count } Uruguayan centesimo
       *[other] { $count } Uruguayan centesimos
    }
currency-uyw = { $count ->
    [one] { $count } Uruguayan nominal wage index unit
   *[other] { $count } Uruguayan nominal wage index units
}
currency-uzs = { $count } Uzbekistani som
    .local = { $count } som
    .minor = { $count } tiyin
    .minor-alone = { $count } Uzbekistani tiyin
currency-ves = { $count ->
    [one] { $count } Venezuelan bolívar
   *[other] { $count } Venezuelan bolívars
}
    .local = { $count ->
        [one] { $count } bolívar
       *[other] { $count } bolívars
    }
    .minor = { $count ->
        [one] { $count } centimo
       *[other] { $count } centimos
    }
    .minor-alone = { $count ->
        [one] { $count } Venezuelan centimo
       *[other] { $count } Venezuelan centimos
    }
currency-vnd = { $count } Vietnamese dong
    .local = { $count } dong
currency-vuv = { $count } Vanuatu vatu
    .local = { $count } vatu
currency-wst = { $count } Samoan tala
    .local = { $count } tala
    .minor = { $count } sene
currency-xaf = { $count ->
    [one] { $count } Central African CFA franc
   *[other] { $count } Central African CFA francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-xag = { $count ->
    [one] { $count } troy ounce of silver
   *[other] { $count } troy ounces of silver
}
currency-xau = { $count ->
    [one] { $count } troy ounce of gold
   *[other] { $count } troy ounces of gold
}
currency-xcd = { $count ->
    [one] { $count } East Caribbean dollar
   *[other] { $count } East Caribbean dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } East Caribbean cent
       *[other] { $count } East Caribbean cents
    }
currency-xcg = { $count ->
    [one] { $count } Caribbean guilder
   *[other] { $count } Caribbean guilders
}
    .local = { $count ->
        [one] { $count } guilder
       *[other] { $count } guilders
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Caribbean cent
       *[other] { $count } Caribbean cents
    }
# CLDR has no singular.
currency-xdr = { $count ->
    [one] { $count } special drawing right
   *[other] { $count } special drawing rights
}
currency-xof = { $count ->
    [one] { $count } West African CFA franc
   *[other] { $count } West African CFA francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-xpd = { $count ->
    [one] { $count } troy ounce of palladium
   *[other] { $count } troy ounces of palladium
}
currency-xpf = { $count ->
    [one] { $count } CFP franc
   *[other] { $count } CFP francs
}
    .local = { $count ->
        [one] { $count } franc
       *[other] { $count } francs
    }
currency-xpt = { $count ->
    [one] { $count } troy ounce of platinum
   *[other] { $count } troy ounces of platinum
}
currency-yer = { $count ->
    [one] { $count } Yemeni rial
   *[other] { $count } Yemeni rials
}
    .local = { $count ->
        [one] { $count } rial
       *[other] { $count } rials
    }
# With its country: alone it sounds like an English word.
currency-zar = { $count } South African rand
    .local = { $count } rand
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } South African cent
       *[other] { $count } South African cents
    }
currency-zmw = { $count } Zambian kwacha
    .local = { $count } kwacha
    .minor = { $count } ngwee
# People at home call it by the letters of its short name, ZiG, as one word.
currency-zwg = { $count } Zimbabwean gold
    .local = { $count } zig
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Zimbabwean gold cent
       *[other] { $count } Zimbabwean gold cents
    }
# CLDR adds the years, in parentheses.
currency-zwl = { $count ->
    [one] { $count } Zimbabwean dollar
   *[other] { $count } Zimbabwean dollars
}
    .local = { $count ->
        [one] { $count } dollar
       *[other] { $count } dollars
    }
    .minor = { $count ->
        [one] { $count } cent
       *[other] { $count } cents
    }
    .minor-alone = { $count ->
        [one] { $count } Zimbabwean cent
       *[other] { $count } Zimbabwean cents
    }

# A code that the tables do not name: it is spelled out.
# $count (decimal number or quantity): the amount, without its sign.
# $code (text): the three letters.
# Example: 25.50 X Y Z
currency-unknown = { $count } { SPELL($code) }
