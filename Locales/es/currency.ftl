## Currencies, by ISO 4217 code
##
## An adjective tells apart what shares its noun (dólar estadounidense). Bolívar, euro, esloti, forinto, grivna,
## guaraní, lempira, quetzal, ringit, séquel, yen and yuan stand alone: no other currency is called so, and news in
## Spanish says them without their country. A smaller unit by itself is told apart by the larger one (centavos de peso
## argentino).
##
## Gender of the name: .gender. Names are CLDR's unless a comment says why they are not.

## Nouns that several currencies share, without what tells them apart

money-noun-ban = { $count ->
    [1] un ban
    [one] { $count } ban
    [many] { $count } de bani
   *[other] { $count } bani
}
money-noun-cent = { $count ->
    [1] un centavo
    [one] { $count } centavo
    [many] { $count } de centavos
   *[other] { $count } centavos
}
money-noun-centesimo = { $count ->
    [1] un centésimo
    [one] { $count } centésimo
    [many] { $count } de centésimos
   *[other] { $count } centésimos
}
money-noun-centimo = { $count ->
    [1] un céntimo
    [one] { $count } céntimo
    [many] { $count } de céntimos
   *[other] { $count } céntimos
}
money-noun-crown = { $count ->
    [1] una corona
    [one] { $count } corona
    [many] { $count } de coronas
   *[other] { $count } coronas
}
money-noun-dinar = { $count ->
    [1] un dinar
    [one] { $count } dinar
    [many] { $count } de dinares
   *[other] { $count } dinares
}
money-noun-dirham = { $count ->
    [1] un dírham
    [one] { $count } dírham
    [many] { $count } de dírhams
   *[other] { $count } dírhams
}
money-noun-dollar = { $count ->
    [1] un dólar
    [one] { $count } dólar
    [many] { $count } de dólares
   *[other] { $count } dólares
}
money-noun-fils = { $count ->
    [1] un fils
    [one] { $count } fils
    [many] { $count } de fils
   *[other] { $count } fils
}
money-noun-franc = { $count ->
    [1] un franco
    [one] { $count } franco
    [many] { $count } de francos
   *[other] { $count } francos
}
money-noun-kopek = { $count ->
    [1] un kopek
    [one] { $count } kopek
    [many] { $count } de kopeks
   *[other] { $count } kopeks
}
money-noun-leu = { $count ->
    [1] un leu
    [one] { $count } leu
    [many] { $count } de leus
   *[other] { $count } leus
}
money-noun-ore = { $count ->
    [1] un ore
    [one] { $count } ore
    [many] { $count } de ores
   *[other] { $count } ores
}
money-noun-paisa = { $count ->
    [1] una paisa
    [one] { $count } paisa
    [many] { $count } de paisas
   *[other] { $count } paisas
}
money-noun-peso = { $count ->
    [1] un peso
    [one] { $count } peso
    [many] { $count } de pesos
   *[other] { $count } pesos
}
money-noun-pound = { $count ->
    [1] una libra
    [one] { $count } libra
    [many] { $count } de libras
   *[other] { $count } libras
}
money-noun-rial = { $count ->
    [1] un rial
    [one] { $count } rial
    [many] { $count } de riales
   *[other] { $count } riales
}
money-noun-ruble = { $count ->
    [1] un rublo
    [one] { $count } rublo
    [many] { $count } de rublos
   *[other] { $count } rublos
}
money-noun-rupee = { $count ->
    [1] una rupia
    [one] { $count } rupia
    [many] { $count } de rupias
   *[other] { $count } rupias
}
money-noun-sen = { $count ->
    [1] un sen
    [one] { $count } sen
    [many] { $count } de sen
   *[other] { $count } sen
}

## The money that is named most often, with its smaller unit, and all that of countries where Spanish is spoken

# CLDR names all of the Emirates.
currency-aed = { $count ->
    [1] un dírham emiratí
    [one] { $count } dírham emiratí
    [many] { $count } de dírhams emiratíes
   *[other] { $count } dírhams emiratíes
}
    .gender = masculine
    .local = { money-noun-dirham }
    .full = { $count ->
        [1] un dírham de los Emiratos Árabes Unidos
        [one] { $count } dírham de los Emiratos Árabes Unidos
        [many] { $count } de dírhams de los Emiratos Árabes Unidos
       *[other] { $count } dírhams de los Emiratos Árabes Unidos
    }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] un fils de dírham emiratí
        [one] { $count } fils de dírham emiratí
        [many] { $count } de fils de dírham emiratí
       *[other] { $count } fils de dírham emiratí
    }
currency-ars = { $count ->
    [1] un peso argentino
    [one] { $count } peso argentino
    [many] { $count } de pesos argentinos
   *[other] { $count } pesos argentinos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de peso argentino
        [one] { $count } centavo de peso argentino
        [many] { $count } de centavos de peso argentino
       *[other] { $count } centavos de peso argentino
    }
currency-aud = { $count ->
    [1] un dólar australiano
    [one] { $count } dólar australiano
    [many] { $count } de dólares australianos
   *[other] { $count } dólares australianos
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar australiano
        [one] { $count } centavo de dólar australiano
        [many] { $count } de centavos de dólar australiano
       *[other] { $count } centavos de dólar australiano
    }
currency-bgn = { $count ->
    [1] una leva búlgara
    [one] { $count } leva búlgara
    [many] { $count } de levas búlgaras
   *[other] { $count } levas búlgaras
}
    .gender = feminine
    .local = { $count ->
        [1] una leva
        [one] { $count } leva
        [many] { $count } de levas
       *[other] { $count } levas
    }
    .minor = { $count ->
        [1] una stotinka
        [one] { $count } stotinka
        [many] { $count } de stotinki
       *[other] { $count } stotinki
    }
currency-bhd = { $count ->
    [1] un dinar bareiní
    [one] { $count } dinar bareiní
    [many] { $count } de dinares bareiníes
   *[other] { $count } dinares bareiníes
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] un fils de dinar bareiní
        [one] { $count } fils de dinar bareiní
        [many] { $count } de fils de dinar bareiní
       *[other] { $count } fils de dinar bareiní
    }
currency-bob = { $count ->
    [1] un boliviano
    [one] { $count } boliviano
    [many] { $count } de bolivianos
   *[other] { $count } bolivianos
}
    .gender = masculine
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de boliviano
        [one] { $count } centavo de boliviano
        [many] { $count } de centavos de boliviano
       *[other] { $count } centavos de boliviano
    }
currency-brl = { $count ->
    [1] un real brasileño
    [one] { $count } real brasileño
    [many] { $count } de reales brasileños
   *[other] { $count } reales brasileños
}
    .gender = masculine
    .local = { $count ->
        [1] un real
        [one] { $count } real
        [many] { $count } de reales
       *[other] { $count } reales
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de real brasileño
        [one] { $count } centavo de real brasileño
        [many] { $count } de centavos de real brasileño
       *[other] { $count } centavos de real brasileño
    }
currency-byn = { $count ->
    [1] un rublo bielorruso
    [one] { $count } rublo bielorruso
    [many] { $count } de rublos bielorrusos
   *[other] { $count } rublos bielorrusos
}
    .gender = masculine
    .local = { money-noun-ruble }
    .minor = { money-noun-kopek }
    .minor-alone = { $count ->
        [1] un kopek de rublo bielorruso
        [one] { $count } kopek de rublo bielorruso
        [many] { $count } de kopeks de rublo bielorruso
       *[other] { $count } kopeks de rublo bielorruso
    }
currency-cad = { $count ->
    [1] un dólar canadiense
    [one] { $count } dólar canadiense
    [many] { $count } de dólares canadienses
   *[other] { $count } dólares canadienses
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar canadiense
        [one] { $count } centavo de dólar canadiense
        [many] { $count } de centavos de dólar canadiense
       *[other] { $count } centavos de dólar canadiense
    }
currency-chf = { $count ->
    [1] un franco suizo
    [one] { $count } franco suizo
    [many] { $count } de francos suizos
   *[other] { $count } francos suizos
}
    .gender = masculine
    .local = { money-noun-franc }
    .minor = { money-noun-centimo }
    .minor-alone = { $count ->
        [1] un céntimo de franco suizo
        [one] { $count } céntimo de franco suizo
        [many] { $count } de céntimos de franco suizo
       *[other] { $count } céntimos de franco suizo
    }
currency-clp = { $count ->
    [1] un peso chileno
    [one] { $count } peso chileno
    [many] { $count } de pesos chilenos
   *[other] { $count } pesos chilenos
}
    .gender = masculine
    .local = { money-noun-peso }
# CLDR has "yuan renminbi", which nobody says.
currency-cny = { $count ->
    [1] un yuan
    [one] { $count } yuan
    [many] { $count } de yuanes
   *[other] { $count } yuanes
}
    .gender = masculine
    .full = { $count ->
        [1] un yuan chino
        [one] { $count } yuan chino
        [many] { $count } de yuanes chinos
       *[other] { $count } yuanes chinos
    }
    .minor = { $count ->
        [1] un fen
        [one] { $count } fen
        [many] { $count } de fen
       *[other] { $count } fen
    }
currency-cop = { $count ->
    [1] un peso colombiano
    [one] { $count } peso colombiano
    [many] { $count } de pesos colombianos
   *[other] { $count } pesos colombianos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de peso colombiano
        [one] { $count } centavo de peso colombiano
        [many] { $count } de centavos de peso colombiano
       *[other] { $count } centavos de peso colombiano
    }
currency-crc = { $count ->
    [1] un colón costarricense
    [one] { $count } colón costarricense
    [many] { $count } de colones costarricenses
   *[other] { $count } colones costarricenses
}
    .gender = masculine
    .local = { $count ->
        [1] un colón
        [one] { $count } colón
        [many] { $count } de colones
       *[other] { $count } colones
    }
    .minor = { money-noun-centimo }
    .minor-alone = { $count ->
        [1] un céntimo de colón costarricense
        [one] { $count } céntimo de colón costarricense
        [many] { $count } de céntimos de colón costarricense
       *[other] { $count } céntimos de colón costarricense
    }
currency-cup = { $count ->
    [1] un peso cubano
    [one] { $count } peso cubano
    [many] { $count } de pesos cubanos
   *[other] { $count } pesos cubanos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de peso cubano
        [one] { $count } centavo de peso cubano
        [many] { $count } de centavos de peso cubano
       *[other] { $count } centavos de peso cubano
    }
currency-czk = { $count ->
    [1] una corona checa
    [one] { $count } corona checa
    [many] { $count } de coronas checas
   *[other] { $count } coronas checas
}
    .gender = feminine
    .local = { money-noun-crown }
    .minor = { $count ->
        [1] un heller
        [one] { $count } heller
        [many] { $count } de hellers
       *[other] { $count } hellers
    }
currency-dkk = { $count ->
    [1] una corona danesa
    [one] { $count } corona danesa
    [many] { $count } de coronas danesas
   *[other] { $count } coronas danesas
}
    .gender = feminine
    .local = { money-noun-crown }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] un ore de corona danesa
        [one] { $count } ore de corona danesa
        [many] { $count } de ores de corona danesa
       *[other] { $count } ores de corona danesa
    }
currency-dop = { $count ->
    [1] un peso dominicano
    [one] { $count } peso dominicano
    [many] { $count } de pesos dominicanos
   *[other] { $count } pesos dominicanos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de peso dominicano
        [one] { $count } centavo de peso dominicano
        [many] { $count } de centavos de peso dominicano
       *[other] { $count } centavos de peso dominicano
    }
currency-egp = { $count ->
    [1] una libra egipcia
    [one] { $count } libra egipcia
    [many] { $count } de libras egipcias
   *[other] { $count } libras egipcias
}
    .gender = feminine
    .local = { money-noun-pound }
    .minor = { $count ->
        [1] una piastra
        [one] { $count } piastra
        [many] { $count } de piastras
       *[other] { $count } piastras
    }
    .minor-alone = { $count ->
        [1] una piastra de libra egipcia
        [one] { $count } piastra de libra egipcia
        [many] { $count } de piastras de libra egipcia
       *[other] { $count } piastras de libra egipcia
    }
currency-eur = { $count ->
    [1] un euro
    [one] { $count } euro
    [many] { $count } de euros
   *[other] { $count } euros
}
    .gender = masculine
    .minor = { money-noun-centimo }
    .minor-alone = { $count ->
        [1] un céntimo de euro
        [one] { $count } céntimo de euro
        [many] { $count } de céntimos de euro
       *[other] { $count } céntimos de euro
    }
currency-gbp = { $count ->
    [1] una libra esterlina
    [one] { $count } libra esterlina
    [many] { $count } de libras esterlinas
   *[other] { $count } libras esterlinas
}
    .gender = feminine
    .local = { money-noun-pound }
    .minor = { $count ->
        [1] un penique
        [one] { $count } penique
        [many] { $count } de peniques
       *[other] { $count } peniques
    }
currency-gel = { $count ->
    [1] un lari georgiano
    [one] { $count } lari georgiano
    [many] { $count } de laris georgianos
   *[other] { $count } laris georgianos
}
    .gender = masculine
    .local = { $count ->
        [1] un lari
        [one] { $count } lari
        [many] { $count } de laris
       *[other] { $count } laris
    }
    .minor = { $count ->
        [1] un tetri
        [one] { $count } tetri
        [many] { $count } de tetris
       *[other] { $count } tetris
    }
currency-gtq = { $count ->
    [1] un quetzal
    [one] { $count } quetzal
    [many] { $count } de quetzales
   *[other] { $count } quetzales
}
    .gender = masculine
    .full = { $count ->
        [1] un quetzal guatemalteco
        [one] { $count } quetzal guatemalteco
        [many] { $count } de quetzales guatemaltecos
       *[other] { $count } quetzales guatemaltecos
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de quetzal
        [one] { $count } centavo de quetzal
        [many] { $count } de centavos de quetzal
       *[other] { $count } centavos de quetzal
    }
currency-hkd = { $count ->
    [1] un dólar hongkonés
    [one] { $count } dólar hongkonés
    [many] { $count } de dólares hongkoneses
   *[other] { $count } dólares hongkoneses
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar hongkonés
        [one] { $count } centavo de dólar hongkonés
        [many] { $count } de centavos de dólar hongkonés
       *[other] { $count } centavos de dólar hongkonés
    }
currency-hnl = { $count ->
    [1] un lempira
    [one] { $count } lempira
    [many] { $count } de lempiras
   *[other] { $count } lempiras
}
    .gender = masculine
    .full = { $count ->
        [1] un lempira hondureño
        [one] { $count } lempira hondureño
        [many] { $count } de lempiras hondureños
       *[other] { $count } lempiras hondureños
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de lempira
        [one] { $count } centavo de lempira
        [many] { $count } de centavos de lempira
       *[other] { $count } centavos de lempira
    }
currency-huf = { $count ->
    [1] un forinto
    [one] { $count } forinto
    [many] { $count } de forintos
   *[other] { $count } forintos
}
    .gender = masculine
    .full = { $count ->
        [1] un forinto húngaro
        [one] { $count } forinto húngaro
        [many] { $count } de forintos húngaros
       *[other] { $count } forintos húngaros
    }
    .minor = { $count ->
        [1] un fillér
        [one] { $count } fillér
        [many] { $count } de fillér
       *[other] { $count } fillér
    }
currency-idr = { $count ->
    [1] una rupia indonesia
    [one] { $count } rupia indonesia
    [many] { $count } de rupias indonesias
   *[other] { $count } rupias indonesias
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-sen }
    .minor-alone = { $count ->
        [1] un sen de rupia indonesia
        [one] { $count } sen de rupia indonesia
        [many] { $count } de sen de rupia indonesia
       *[other] { $count } sen de rupia indonesia
    }
currency-ils = { $count ->
    [1] un séquel
    [one] { $count } séquel
    [many] { $count } de séqueles
   *[other] { $count } séqueles
}
    .gender = masculine
    .full = { $count ->
        [1] un nuevo séquel israelí
        [one] { $count } nuevo séquel israelí
        [many] { $count } de nuevos séqueles israelíes
       *[other] { $count } nuevos séqueles israelíes
    }
    .minor = { $count ->
        [1] una agorá
        [one] { $count } agorá
        [many] { $count } de agorot
       *[other] { $count } agorot
    }
currency-inr = { $count ->
    [1] una rupia india
    [one] { $count } rupia india
    [many] { $count } de rupias indias
   *[other] { $count } rupias indias
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] una paisa de rupia india
        [one] { $count } paisa de rupia india
        [many] { $count } de paisas de rupia india
       *[other] { $count } paisas de rupia india
    }
currency-jod = { $count ->
    [1] un dinar jordano
    [one] { $count } dinar jordano
    [many] { $count } de dinares jordanos
   *[other] { $count } dinares jordanos
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] un fils de dinar jordano
        [one] { $count } fils de dinar jordano
        [many] { $count } de fils de dinar jordano
       *[other] { $count } fils de dinar jordano
    }
currency-jpy = { $count ->
    [1] un yen
    [one] { $count } yen
    [many] { $count } de yenes
   *[other] { $count } yenes
}
    .gender = masculine
    .full = { $count ->
        [1] un yen japonés
        [one] { $count } yen japonés
        [many] { $count } de yenes japoneses
       *[other] { $count } yenes japoneses
    }
currency-kes = { $count ->
    [1] un chelín keniano
    [one] { $count } chelín keniano
    [many] { $count } de chelines kenianos
   *[other] { $count } chelines kenianos
}
    .gender = masculine
    .local = { $count ->
        [1] un chelín
        [one] { $count } chelín
        [many] { $count } de chelines
       *[other] { $count } chelines
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de chelín keniano
        [one] { $count } centavo de chelín keniano
        [many] { $count } de centavos de chelín keniano
       *[other] { $count } centavos de chelín keniano
    }
currency-krw = { $count ->
    [1] un won surcoreano
    [one] { $count } won surcoreano
    [many] { $count } de wons surcoreanos
   *[other] { $count } wons surcoreanos
}
    .gender = masculine
    .local = { $count ->
        [1] un won
        [one] { $count } won
        [many] { $count } de wons
       *[other] { $count } wons
    }
currency-kwd = { $count ->
    [1] un dinar kuwaití
    [one] { $count } dinar kuwaití
    [many] { $count } de dinares kuwaitíes
   *[other] { $count } dinares kuwaitíes
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] un fils de dinar kuwaití
        [one] { $count } fils de dinar kuwaití
        [many] { $count } de fils de dinar kuwaití
       *[other] { $count } fils de dinar kuwaití
    }
currency-mad = { $count ->
    [1] un dírham marroquí
    [one] { $count } dírham marroquí
    [many] { $count } de dírhams marroquíes
   *[other] { $count } dírhams marroquíes
}
    .gender = masculine
    .local = { money-noun-dirham }
    .minor = { money-noun-centimo }
    .minor-alone = { $count ->
        [1] un céntimo de dírham marroquí
        [one] { $count } céntimo de dírham marroquí
        [many] { $count } de céntimos de dírham marroquí
       *[other] { $count } céntimos de dírham marroquí
    }
currency-mdl = { $count ->
    [1] un leu moldavo
    [one] { $count } leu moldavo
    [many] { $count } de leus moldavos
   *[other] { $count } leus moldavos
}
    .gender = masculine
    .local = { money-noun-leu }
    .minor = { money-noun-ban }
    .minor-alone = { $count ->
        [1] un ban de leu moldavo
        [one] { $count } ban de leu moldavo
        [many] { $count } de bani de leu moldavo
       *[other] { $count } bani de leu moldavo
    }
currency-mxn = { $count ->
    [1] un peso mexicano
    [one] { $count } peso mexicano
    [many] { $count } de pesos mexicanos
   *[other] { $count } pesos mexicanos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de peso mexicano
        [one] { $count } centavo de peso mexicano
        [many] { $count } de centavos de peso mexicano
       *[other] { $count } centavos de peso mexicano
    }
currency-myr = { $count ->
    [1] un ringit
    [one] { $count } ringit
    [many] { $count } de ringits
   *[other] { $count } ringits
}
    .gender = masculine
    .full = { $count ->
        [1] un ringit malasio
        [one] { $count } ringit malasio
        [many] { $count } de ringits malasios
       *[other] { $count } ringits malasios
    }
    .minor = { money-noun-sen }
    .minor-alone = { $count ->
        [1] un sen de ringit
        [one] { $count } sen de ringit
        [many] { $count } de sen de ringit
       *[other] { $count } sen de ringit
    }
currency-ngn = { $count ->
    [1] un naira nigeriano
    [one] { $count } naira nigeriano
    [many] { $count } de nairas nigerianos
   *[other] { $count } nairas nigerianos
}
    .gender = masculine
    .local = { $count ->
        [1] un naira
        [one] { $count } naira
        [many] { $count } de nairas
       *[other] { $count } nairas
    }
    .minor = { $count ->
        [1] un kobo
        [one] { $count } kobo
        [many] { $count } de kobos
       *[other] { $count } kobos
    }
# "Córdoba oro" is its name in law.
currency-nio = { $count ->
    [1] un córdoba nicaragüense
    [one] { $count } córdoba nicaragüense
    [many] { $count } de córdobas nicaragüenses
   *[other] { $count } córdobas nicaragüenses
}
    .gender = masculine
    .local = { $count ->
        [1] un córdoba
        [one] { $count } córdoba
        [many] { $count } de córdobas
       *[other] { $count } córdobas
    }
    .full = { $count ->
        [1] un córdoba oro
        [one] { $count } córdoba oro
        [many] { $count } de córdobas oro
       *[other] { $count } córdobas oro
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de córdoba nicaragüense
        [one] { $count } centavo de córdoba nicaragüense
        [many] { $count } de centavos de córdoba nicaragüense
       *[other] { $count } centavos de córdoba nicaragüense
    }
currency-nok = { $count ->
    [1] una corona noruega
    [one] { $count } corona noruega
    [many] { $count } de coronas noruegas
   *[other] { $count } coronas noruegas
}
    .gender = feminine
    .local = { money-noun-crown }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] un ore de corona noruega
        [one] { $count } ore de corona noruega
        [many] { $count } de ores de corona noruega
       *[other] { $count } ores de corona noruega
    }
currency-nzd = { $count ->
    [1] un dólar neozelandés
    [one] { $count } dólar neozelandés
    [many] { $count } de dólares neozelandeses
   *[other] { $count } dólares neozelandeses
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar neozelandés
        [one] { $count } centavo de dólar neozelandés
        [many] { $count } de centavos de dólar neozelandés
       *[other] { $count } centavos de dólar neozelandés
    }
currency-pab = { $count ->
    [1] un balboa
    [one] { $count } balboa
    [many] { $count } de balboas
   *[other] { $count } balboas
}
    .gender = masculine
    .full = { $count ->
        [1] un balboa panameño
        [one] { $count } balboa panameño
        [many] { $count } de balboas panameños
       *[other] { $count } balboas panameños
    }
    .minor = { money-noun-centesimo }
    .minor-alone = { $count ->
        [1] un centésimo de balboa
        [one] { $count } centésimo de balboa
        [many] { $count } de centésimos de balboa
       *[other] { $count } centésimos de balboa
    }
currency-pen = { $count ->
    [1] un sol peruano
    [one] { $count } sol peruano
    [many] { $count } de soles peruanos
   *[other] { $count } soles peruanos
}
    .gender = masculine
    .local = { $count ->
        [1] un sol
        [one] { $count } sol
        [many] { $count } de soles
       *[other] { $count } soles
    }
    .minor = { money-noun-centimo }
    .minor-alone = { $count ->
        [1] un céntimo de sol peruano
        [one] { $count } céntimo de sol peruano
        [many] { $count } de céntimos de sol peruano
       *[other] { $count } céntimos de sol peruano
    }
currency-php = { $count ->
    [1] un peso filipino
    [one] { $count } peso filipino
    [many] { $count } de pesos filipinos
   *[other] { $count } pesos filipinos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de peso filipino
        [one] { $count } centavo de peso filipino
        [many] { $count } de centavos de peso filipino
       *[other] { $count } centavos de peso filipino
    }
currency-pkr = { $count ->
    [1] una rupia pakistaní
    [one] { $count } rupia pakistaní
    [many] { $count } de rupias pakistaníes
   *[other] { $count } rupias pakistaníes
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] una paisa de rupia pakistaní
        [one] { $count } paisa de rupia pakistaní
        [many] { $count } de paisas de rupia pakistaní
       *[other] { $count } paisas de rupia pakistaní
    }
currency-pln = { $count ->
    [1] un esloti
    [one] { $count } esloti
    [many] { $count } de eslotis
   *[other] { $count } eslotis
}
    .gender = masculine
    .full = { $count ->
        [1] un esloti polaco
        [one] { $count } esloti polaco
        [many] { $count } de eslotis polacos
       *[other] { $count } eslotis polacos
    }
    .minor = { $count ->
        [1] un grosz
        [one] { $count } grosz
        [many] { $count } de groszy
       *[other] { $count } groszy
    }
currency-pyg = { $count ->
    [1] un guaraní
    [one] { $count } guaraní
    [many] { $count } de guaraníes
   *[other] { $count } guaraníes
}
    .gender = masculine
    .full = { $count ->
        [1] un guaraní paraguayo
        [one] { $count } guaraní paraguayo
        [many] { $count } de guaraníes paraguayos
       *[other] { $count } guaraníes paraguayos
    }
currency-qar = { $count ->
    [1] un rial catarí
    [one] { $count } rial catarí
    [many] { $count } de riales cataríes
   *[other] { $count } riales cataríes
}
    .gender = masculine
    .local = { money-noun-rial }
    .minor = { money-noun-dirham }
    .minor-alone = { $count ->
        [1] un dírham de rial catarí
        [one] { $count } dírham de rial catarí
        [many] { $count } de dírhams de rial catarí
       *[other] { $count } dírhams de rial catarí
    }
currency-ron = { $count ->
    [1] un leu rumano
    [one] { $count } leu rumano
    [many] { $count } de leus rumanos
   *[other] { $count } leus rumanos
}
    .gender = masculine
    .local = { money-noun-leu }
    .minor = { money-noun-ban }
    .minor-alone = { $count ->
        [1] un ban de leu rumano
        [one] { $count } ban de leu rumano
        [many] { $count } de bani de leu rumano
       *[other] { $count } bani de leu rumano
    }
currency-rub = { $count ->
    [1] un rublo ruso
    [one] { $count } rublo ruso
    [many] { $count } de rublos rusos
   *[other] { $count } rublos rusos
}
    .gender = masculine
    .local = { money-noun-ruble }
    .minor = { money-noun-kopek }
    .minor-alone = { $count ->
        [1] un kopek de rublo ruso
        [one] { $count } kopek de rublo ruso
        [many] { $count } de kopeks de rublo ruso
       *[other] { $count } kopeks de rublo ruso
    }
currency-sar = { $count ->
    [1] un rial saudí
    [one] { $count } rial saudí
    [many] { $count } de riales saudíes
   *[other] { $count } riales saudíes
}
    .gender = masculine
    .local = { money-noun-rial }
    .minor = { $count ->
        [1] una halala
        [one] { $count } halala
        [many] { $count } de halalas
       *[other] { $count } halalas
    }
currency-sek = { $count ->
    [1] una corona sueca
    [one] { $count } corona sueca
    [many] { $count } de coronas suecas
   *[other] { $count } coronas suecas
}
    .gender = feminine
    .local = { money-noun-crown }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] un ore de corona sueca
        [one] { $count } ore de corona sueca
        [many] { $count } de ores de corona sueca
       *[other] { $count } ores de corona sueca
    }
currency-sgd = { $count ->
    [1] un dólar singapurense
    [one] { $count } dólar singapurense
    [many] { $count } de dólares singapurenses
   *[other] { $count } dólares singapurenses
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar singapurense
        [one] { $count } centavo de dólar singapurense
        [many] { $count } de centavos de dólar singapurense
       *[other] { $count } centavos de dólar singapurense
    }
currency-thb = { $count ->
    [1] un bat tailandés
    [one] { $count } bat tailandés
    [many] { $count } de bats tailandeses
   *[other] { $count } bats tailandeses
}
    .gender = masculine
    .local = { $count ->
        [1] un bat
        [one] { $count } bat
        [many] { $count } de bats
       *[other] { $count } bats
    }
    .minor = { $count ->
        [1] un satang
        [one] { $count } satang
        [many] { $count } de satang
       *[other] { $count } satang
    }
currency-try = { $count ->
    [1] una lira turca
    [one] { $count } lira turca
    [many] { $count } de liras turcas
   *[other] { $count } liras turcas
}
    .gender = feminine
    .local = { $count ->
        [1] una lira
        [one] { $count } lira
        [many] { $count } de liras
       *[other] { $count } liras
    }
    .minor = { $count ->
        [1] un kurus
        [one] { $count } kurus
        [many] { $count } de kurus
       *[other] { $count } kurus
    }
currency-twd = { $count ->
    [1] un nuevo dólar taiwanés
    [one] { $count } nuevo dólar taiwanés
    [many] { $count } de nuevos dólares taiwaneses
   *[other] { $count } nuevos dólares taiwaneses
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar taiwanés
        [one] { $count } centavo de dólar taiwanés
        [many] { $count } de centavos de dólar taiwanés
       *[other] { $count } centavos de dólar taiwanés
    }
currency-uah = { $count ->
    [1] una grivna
    [one] { $count } grivna
    [many] { $count } de grivnas
   *[other] { $count } grivnas
}
    .gender = feminine
    .full = { $count ->
        [1] una grivna ucraniana
        [one] { $count } grivna ucraniana
        [many] { $count } de grivnas ucranianas
       *[other] { $count } grivnas ucranianas
    }
    .minor = { money-noun-kopek }
    .minor-alone = { $count ->
        [1] un kopek de grivna
        [one] { $count } kopek de grivna
        [many] { $count } de kopeks de grivna
       *[other] { $count } kopeks de grivna
    }
currency-usd = { $count ->
    [1] un dólar estadounidense
    [one] { $count } dólar estadounidense
    [many] { $count } de dólares estadounidenses
   *[other] { $count } dólares estadounidenses
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de dólar estadounidense
        [one] { $count } centavo de dólar estadounidense
        [many] { $count } de centavos de dólar estadounidense
       *[other] { $count } centavos de dólar estadounidense
    }
currency-uyu = { $count ->
    [1] un peso uruguayo
    [one] { $count } peso uruguayo
    [many] { $count } de pesos uruguayos
   *[other] { $count } pesos uruguayos
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centesimo }
    .minor-alone = { $count ->
        [1] un centésimo de peso uruguayo
        [one] { $count } centésimo de peso uruguayo
        [many] { $count } de centésimos de peso uruguayo
       *[other] { $count } centésimos de peso uruguayo
    }
currency-ves = { $count ->
    [1] un bolívar
    [one] { $count } bolívar
    [many] { $count } de bolívares
   *[other] { $count } bolívares
}
    .gender = masculine
    .full = { $count ->
        [1] un bolívar venezolano
        [one] { $count } bolívar venezolano
        [many] { $count } de bolívares venezolanos
       *[other] { $count } bolívares venezolanos
    }
    .minor = { money-noun-centimo }
    .minor-alone = { $count ->
        [1] un céntimo de bolívar
        [one] { $count } céntimo de bolívar
        [many] { $count } de céntimos de bolívar
       *[other] { $count } céntimos de bolívar
    }
currency-zar = { $count ->
    [1] un rand sudafricano
    [one] { $count } rand sudafricano
    [many] { $count } de rands sudafricanos
   *[other] { $count } rands sudafricanos
}
    .gender = masculine
    .local = { $count ->
        [1] un rand
        [one] { $count } rand
        [many] { $count } de rands
       *[other] { $count } rands
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] un centavo de rand sudafricano
        [one] { $count } centavo de rand sudafricano
        [many] { $count } de centavos de rand sudafricano
       *[other] { $count } centavos de rand sudafricano
    }

## Other money, by its name alone

currency-afn = { $count ->
    [1] un afgani afgano
    [one] { $count } afgani afgano
    [many] { $count } de afganis afganos
   *[other] { $count } afganis afganos
}
    .gender = masculine
currency-all = { $count ->
    [1] un lek albanés
    [one] { $count } lek albanés
    [many] { $count } de leks albaneses
   *[other] { $count } leks albaneses
}
    .gender = masculine
currency-amd = { $count ->
    [1] un dram armenio
    [one] { $count } dram armenio
    [many] { $count } de drams armenios
   *[other] { $count } drams armenios
}
    .gender = masculine
currency-ang = { $count ->
    [1] un florín antillano
    [one] { $count } florín antillano
    [many] { $count } de florines antillanos
   *[other] { $count } florines antillanos
}
    .gender = masculine
currency-aoa = { $count ->
    [1] un kuanza angoleño
    [one] { $count } kuanza angoleño
    [many] { $count } de kuanzas angoleños
   *[other] { $count } kuanzas angoleños
}
    .gender = masculine
currency-awg = { $count ->
    [1] un florín arubeño
    [one] { $count } florín arubeño
    [many] { $count } de florines arubeños
   *[other] { $count } florines arubeños
}
    .gender = masculine
currency-azn = { $count ->
    [1] un manat azerbaiyano
    [one] { $count } manat azerbaiyano
    [many] { $count } de manats azerbaiyanos
   *[other] { $count } manats azerbaiyanos
}
    .gender = masculine
currency-bam = { $count ->
    [1] un marco convertible de Bosnia y Herzegovina
    [one] { $count } marco convertible de Bosnia y Herzegovina
    [many] { $count } de marcos convertibles de Bosnia y Herzegovina
   *[other] { $count } marcos convertibles de Bosnia y Herzegovina
}
    .gender = masculine
currency-bbd = { $count ->
    [1] un dólar barbadense
    [one] { $count } dólar barbadense
    [many] { $count } de dólares barbadenses
   *[other] { $count } dólares barbadenses
}
    .gender = masculine
currency-bdt = { $count ->
    [1] un taka bangladesí
    [one] { $count } taka bangladesí
    [many] { $count } de takas bangladesíes
   *[other] { $count } takas bangladesíes
}
    .gender = masculine
currency-bif = { $count ->
    [1] un franco burundés
    [one] { $count } franco burundés
    [many] { $count } de francos burundeses
   *[other] { $count } francos burundeses
}
    .gender = masculine
currency-bmd = { $count ->
    [1] un dólar bermudeño
    [one] { $count } dólar bermudeño
    [many] { $count } de dólares bermudeños
   *[other] { $count } dólares bermudeños
}
    .gender = masculine
currency-bnd = { $count ->
    [1] un dólar bruneano
    [one] { $count } dólar bruneano
    [many] { $count } de dólares bruneanos
   *[other] { $count } dólares bruneanos
}
    .gender = masculine
# CLDR writes it in capitals, alike in singular and plural.
currency-bov = { $count ->
    [1] un mvdol boliviano
    [one] { $count } mvdol boliviano
    [many] { $count } de mvdoles bolivianos
   *[other] { $count } mvdoles bolivianos
}
    .gender = masculine
currency-bsd = { $count ->
    [1] un dólar bahameño
    [one] { $count } dólar bahameño
    [many] { $count } de dólares bahameños
   *[other] { $count } dólares bahameños
}
    .gender = masculine
currency-btn = { $count ->
    [1] un gultrum butanés
    [one] { $count } gultrum butanés
    [many] { $count } de gultrums butaneses
   *[other] { $count } gultrums butaneses
}
    .gender = masculine
currency-bwp = { $count ->
    [1] un pula botsuano
    [one] { $count } pula botsuano
    [many] { $count } de pulas botsuanos
   *[other] { $count } pulas botsuanos
}
    .gender = masculine
currency-bzd = { $count ->
    [1] un dólar beliceño
    [one] { $count } dólar beliceño
    [many] { $count } de dólares beliceños
   *[other] { $count } dólares beliceños
}
    .gender = masculine
currency-cdf = { $count ->
    [1] un franco congoleño
    [one] { $count } franco congoleño
    [many] { $count } de francos congoleños
   *[other] { $count } francos congoleños
}
    .gender = masculine
currency-che = { $count ->
    [1] un euro WIR
    [one] { $count } euro WIR
    [many] { $count } de euros WIR
   *[other] { $count } euros WIR
}
    .gender = masculine
currency-chw = { $count ->
    [1] un franco WIR
    [one] { $count } franco WIR
    [many] { $count } de francos WIR
   *[other] { $count } francos WIR
}
    .gender = masculine
currency-clf = { $count ->
    [1] una unidad de fomento chilena
    [one] { $count } unidad de fomento chilena
    [many] { $count } de unidades de fomento chilenas
   *[other] { $count } unidades de fomento chilenas
}
    .gender = feminine
# CLDR inflects "real" and leaves out the country.
currency-cou = { $count ->
    [1] una unidad de valor real colombiana
    [one] { $count } unidad de valor real colombiana
    [many] { $count } de unidades de valor real colombianas
   *[other] { $count } unidades de valor real colombianas
}
    .gender = feminine
currency-cuc = { $count ->
    [1] un peso cubano convertible
    [one] { $count } peso cubano convertible
    [many] { $count } de pesos cubanos convertibles
   *[other] { $count } pesos cubanos convertibles
}
    .gender = masculine
currency-cve = { $count ->
    [1] un escudo de Cabo Verde
    [one] { $count } escudo de Cabo Verde
    [many] { $count } de escudos de Cabo Verde
   *[other] { $count } escudos de Cabo Verde
}
    .gender = masculine
currency-djf = { $count ->
    [1] un franco yibutiano
    [one] { $count } franco yibutiano
    [many] { $count } de francos yibutianos
   *[other] { $count } francos yibutianos
}
    .gender = masculine
currency-dzd = { $count ->
    [1] un dinar argelino
    [one] { $count } dinar argelino
    [many] { $count } de dinares argelinos
   *[other] { $count } dinares argelinos
}
    .gender = masculine
currency-ern = { $count ->
    [1] un nakfa eritreo
    [one] { $count } nakfa eritreo
    [many] { $count } de nakfas eritreos
   *[other] { $count } nakfas eritreos
}
    .gender = masculine
currency-etb = { $count ->
    [1] un bir etíope
    [one] { $count } bir etíope
    [many] { $count } de bires etíopes
   *[other] { $count } bires etíopes
}
    .gender = masculine
currency-fjd = { $count ->
    [1] un dólar fiyiano
    [one] { $count } dólar fiyiano
    [many] { $count } de dólares fiyianos
   *[other] { $count } dólares fiyianos
}
    .gender = masculine
currency-fkp = { $count ->
    [1] una libra malvinense
    [one] { $count } libra malvinense
    [many] { $count } de libras malvinenses
   *[other] { $count } libras malvinenses
}
    .gender = feminine
currency-ghs = { $count ->
    [1] un cedi ghanés
    [one] { $count } cedi ghanés
    [many] { $count } de cedis ghaneses
   *[other] { $count } cedis ghaneses
}
    .gender = masculine
currency-gip = { $count ->
    [1] una libra gibraltareña
    [one] { $count } libra gibraltareña
    [many] { $count } de libras gibraltareñas
   *[other] { $count } libras gibraltareñas
}
    .gender = feminine
currency-gmd = { $count ->
    [1] un dalasi gambiano
    [one] { $count } dalasi gambiano
    [many] { $count } de dalasis gambianos
   *[other] { $count } dalasis gambianos
}
    .gender = masculine
currency-gnf = { $count ->
    [1] un franco guineano
    [one] { $count } franco guineano
    [many] { $count } de francos guineanos
   *[other] { $count } francos guineanos
}
    .gender = masculine
currency-gyd = { $count ->
    [1] un dólar guyanés
    [one] { $count } dólar guyanés
    [many] { $count } de dólares guyaneses
   *[other] { $count } dólares guyaneses
}
    .gender = masculine
currency-hrk = { $count ->
    [1] una kuna croata
    [one] { $count } kuna croata
    [many] { $count } de kunas croatas
   *[other] { $count } kunas croatas
}
    .gender = feminine
currency-htg = { $count ->
    [1] un gurde haitiano
    [one] { $count } gurde haitiano
    [many] { $count } de gurdes haitianos
   *[other] { $count } gurdes haitianos
}
    .gender = masculine
currency-iqd = { $count ->
    [1] un dinar iraquí
    [one] { $count } dinar iraquí
    [many] { $count } de dinares iraquíes
   *[other] { $count } dinares iraquíes
}
    .gender = masculine
currency-irr = { $count ->
    [1] un rial iraní
    [one] { $count } rial iraní
    [many] { $count } de riales iraníes
   *[other] { $count } riales iraníes
}
    .gender = masculine
currency-isk = { $count ->
    [1] una corona islandesa
    [one] { $count } corona islandesa
    [many] { $count } de coronas islandesas
   *[other] { $count } coronas islandesas
}
    .gender = feminine
currency-jmd = { $count ->
    [1] un dólar jamaicano
    [one] { $count } dólar jamaicano
    [many] { $count } de dólares jamaicanos
   *[other] { $count } dólares jamaicanos
}
    .gender = masculine
currency-kgs = { $count ->
    [1] un som kirguís
    [one] { $count } som kirguís
    [many] { $count } de soms kirguises
   *[other] { $count } soms kirguises
}
    .gender = masculine
currency-khr = { $count ->
    [1] un riel camboyano
    [one] { $count } riel camboyano
    [many] { $count } de rieles camboyanos
   *[other] { $count } rieles camboyanos
}
    .gender = masculine
currency-kmf = { $count ->
    [1] un franco comorense
    [one] { $count } franco comorense
    [many] { $count } de francos comorenses
   *[other] { $count } francos comorenses
}
    .gender = masculine
currency-kpw = { $count ->
    [1] un won norcoreano
    [one] { $count } won norcoreano
    [many] { $count } de wons norcoreanos
   *[other] { $count } wons norcoreanos
}
    .gender = masculine
currency-kyd = { $count ->
    [1] un dólar de las Islas Caimán
    [one] { $count } dólar de las Islas Caimán
    [many] { $count } de dólares de las Islas Caimán
   *[other] { $count } dólares de las Islas Caimán
}
    .gender = masculine
currency-kzt = { $count ->
    [1] un tengue kazajo
    [one] { $count } tengue kazajo
    [many] { $count } de tengues kazajos
   *[other] { $count } tengues kazajos
}
    .gender = masculine
currency-lak = { $count ->
    [1] un kip laosiano
    [one] { $count } kip laosiano
    [many] { $count } de kips laosianos
   *[other] { $count } kips laosianos
}
    .gender = masculine
currency-lbp = { $count ->
    [1] una libra libanesa
    [one] { $count } libra libanesa
    [many] { $count } de libras libanesas
   *[other] { $count } libras libanesas
}
    .gender = feminine
currency-lkr = { $count ->
    [1] una rupia esrilanquesa
    [one] { $count } rupia esrilanquesa
    [many] { $count } de rupias esrilanquesas
   *[other] { $count } rupias esrilanquesas
}
    .gender = feminine
currency-lrd = { $count ->
    [1] un dólar liberiano
    [one] { $count } dólar liberiano
    [many] { $count } de dólares liberianos
   *[other] { $count } dólares liberianos
}
    .gender = masculine
currency-lsl = { $count ->
    [1] un loti lesotense
    [one] { $count } loti lesotense
    [many] { $count } de lotis lesotenses
   *[other] { $count } lotis lesotenses
}
    .gender = masculine
currency-lyd = { $count ->
    [1] un dinar libio
    [one] { $count } dinar libio
    [many] { $count } de dinares libios
   *[other] { $count } dinares libios
}
    .gender = masculine
currency-mga = { $count ->
    [1] un ariari malgache
    [one] { $count } ariari malgache
    [many] { $count } de ariaris malgaches
   *[other] { $count } ariaris malgaches
}
    .gender = masculine
currency-mkd = { $count ->
    [1] un dinar macedonio
    [one] { $count } dinar macedonio
    [many] { $count } de dinares macedonios
   *[other] { $count } dinares macedonios
}
    .gender = masculine
currency-mmk = { $count ->
    [1] un kiat de Myanmar
    [one] { $count } kiat de Myanmar
    [many] { $count } de kiats de Myanmar
   *[other] { $count } kiats de Myanmar
}
    .gender = masculine
currency-mnt = { $count ->
    [1] un tugrik mongol
    [one] { $count } tugrik mongol
    [many] { $count } de tugriks mongoles
   *[other] { $count } tugriks mongoles
}
    .gender = masculine
currency-mop = { $count ->
    [1] una pataca macaense
    [one] { $count } pataca macaense
    [many] { $count } de patacas macaenses
   *[other] { $count } patacas macaenses
}
    .gender = feminine
currency-mru = { $count ->
    [1] un uguiya mauritano
    [one] { $count } uguiya mauritano
    [many] { $count } de uguiyas mauritanos
   *[other] { $count } uguiyas mauritanos
}
    .gender = masculine
currency-mur = { $count ->
    [1] una rupia mauriciana
    [one] { $count } rupia mauriciana
    [many] { $count } de rupias mauricianas
   *[other] { $count } rupias mauricianas
}
    .gender = feminine
currency-mvr = { $count ->
    [1] una rufiya maldiva
    [one] { $count } rufiya maldiva
    [many] { $count } de rufiyas maldivas
   *[other] { $count } rufiyas maldivas
}
    .gender = feminine
currency-mwk = { $count ->
    [1] un kuacha malauí
    [one] { $count } kuacha malauí
    [many] { $count } de kuachas malauíes
   *[other] { $count } kuachas malauíes
}
    .gender = masculine
# CLDR adds an abbreviation in parentheses.
currency-mxv = { $count ->
    [1] una unidad de inversión mexicana
    [one] { $count } unidad de inversión mexicana
    [many] { $count } de unidades de inversión mexicanas
   *[other] { $count } unidades de inversión mexicanas
}
    .gender = feminine
currency-mzn = { $count ->
    [1] un metical mozambiqueño
    [one] { $count } metical mozambiqueño
    [many] { $count } de meticales mozambiqueños
   *[other] { $count } meticales mozambiqueños
}
    .gender = masculine
currency-nad = { $count ->
    [1] un dólar namibio
    [one] { $count } dólar namibio
    [many] { $count } de dólares namibios
   *[other] { $count } dólares namibios
}
    .gender = masculine
currency-npr = { $count ->
    [1] una rupia nepalí
    [one] { $count } rupia nepalí
    [many] { $count } de rupias nepalíes
   *[other] { $count } rupias nepalíes
}
    .gender = feminine
currency-omr = { $count ->
    [1] un rial omaní
    [one] { $count } rial omaní
    [many] { $count } de riales omaníes
   *[other] { $count } riales omaníes
}
    .gender = masculine
currency-pgk = { $count ->
    [1] un kina papú
    [one] { $count } kina papú
    [many] { $count } de kinas papúes
   *[other] { $count } kinas papúes
}
    .gender = masculine
currency-rsd = { $count ->
    [1] un dinar serbio
    [one] { $count } dinar serbio
    [many] { $count } de dinares serbios
   *[other] { $count } dinares serbios
}
    .gender = masculine
currency-rwf = { $count ->
    [1] un franco ruandés
    [one] { $count } franco ruandés
    [many] { $count } de francos ruandeses
   *[other] { $count } francos ruandeses
}
    .gender = masculine
currency-sbd = { $count ->
    [1] un dólar salomonense
    [one] { $count } dólar salomonense
    [many] { $count } de dólares salomonenses
   *[other] { $count } dólares salomonenses
}
    .gender = masculine
currency-scr = { $count ->
    [1] una rupia seychellense
    [one] { $count } rupia seychellense
    [many] { $count } de rupias seychellenses
   *[other] { $count } rupias seychellenses
}
    .gender = feminine
currency-sdg = { $count ->
    [1] una libra sudanesa
    [one] { $count } libra sudanesa
    [many] { $count } de libras sudanesas
   *[other] { $count } libras sudanesas
}
    .gender = feminine
currency-shp = { $count ->
    [1] una libra de Santa Elena
    [one] { $count } libra de Santa Elena
    [many] { $count } de libras de Santa Elena
   *[other] { $count } libras de Santa Elena
}
    .gender = feminine
currency-sle = { $count ->
    [1] una leona sierraleonesa
    [one] { $count } leona sierraleonesa
    [many] { $count } de leonas sierraleonesas
   *[other] { $count } leonas sierraleonesas
}
    .gender = feminine
# CLDR tells it from its successor by the years, in parentheses.
currency-sll = { $count ->
    [1] una antigua leona sierraleonesa
    [one] { $count } antigua leona sierraleonesa
    [many] { $count } de antiguas leonas sierraleonesas
   *[other] { $count } antiguas leonas sierraleonesas
}
    .gender = feminine
currency-sos = { $count ->
    [1] un chelín somalí
    [one] { $count } chelín somalí
    [many] { $count } de chelines somalíes
   *[other] { $count } chelines somalíes
}
    .gender = masculine
currency-srd = { $count ->
    [1] un dólar surinamés
    [one] { $count } dólar surinamés
    [many] { $count } de dólares surinameses
   *[other] { $count } dólares surinameses
}
    .gender = masculine
currency-ssp = { $count ->
    [1] una libra sursudanesa
    [one] { $count } libra sursudanesa
    [many] { $count } de libras sursudanesas
   *[other] { $count } libras sursudanesas
}
    .gender = feminine
currency-stn = { $count ->
    [1] una dobra santotomense
    [one] { $count } dobra santotomense
    [many] { $count } de dobras santotomenses
   *[other] { $count } dobras santotomenses
}
    .gender = feminine
currency-syp = { $count ->
    [1] una libra siria
    [one] { $count } libra siria
    [many] { $count } de libras sirias
   *[other] { $count } libras sirias
}
    .gender = feminine
currency-szl = { $count ->
    [1] un lilangeni esuatiní
    [one] { $count } lilangeni esuatiní
    [many] { $count } de lilangenis esuatiníes
   *[other] { $count } lilangenis esuatiníes
}
    .gender = masculine
currency-tjs = { $count ->
    [1] un somoni tayiko
    [one] { $count } somoni tayiko
    [many] { $count } de somonis tayikos
   *[other] { $count } somonis tayikos
}
    .gender = masculine
currency-tmt = { $count ->
    [1] un manat turcomano
    [one] { $count } manat turcomano
    [many] { $count } de manats turcomanos
   *[other] { $count } manats turcomanos
}
    .gender = masculine
currency-tnd = { $count ->
    [1] un dinar tunecino
    [one] { $count } dinar tunecino
    [many] { $count } de dinares tunecinos
   *[other] { $count } dinares tunecinos
}
    .gender = masculine
currency-top = { $count ->
    [1] un paanga tongano
    [one] { $count } paanga tongano
    [many] { $count } de paangas tonganos
   *[other] { $count } paangas tonganos
}
    .gender = masculine
currency-ttd = { $count ->
    [1] un dólar de Trinidad y Tobago
    [one] { $count } dólar de Trinidad y Tobago
    [many] { $count } de dólares de Trinidad y Tobago
   *[other] { $count } dólares de Trinidad y Tobago
}
    .gender = masculine
currency-tzs = { $count ->
    [1] un chelín tanzano
    [one] { $count } chelín tanzano
    [many] { $count } de chelines tanzanos
   *[other] { $count } chelines tanzanos
}
    .gender = masculine
currency-ugx = { $count ->
    [1] un chelín ugandés
    [one] { $count } chelín ugandés
    [many] { $count } de chelines ugandeses
   *[other] { $count } chelines ugandeses
}
    .gender = masculine
# CLDR has parentheses.
currency-usn = { $count ->
    [1] un dólar estadounidense del día siguiente
    [one] { $count } dólar estadounidense del día siguiente
    [many] { $count } de dólares estadounidenses del día siguiente
   *[other] { $count } dólares estadounidenses del día siguiente
}
    .gender = masculine
# CLDR has "pesos uruguayos en unidades indexadas".
currency-uyi = { $count ->
    [1] una unidad indexada uruguaya
    [one] { $count } unidad indexada uruguaya
    [many] { $count } de unidades indexadas uruguayas
   *[other] { $count } unidades indexadas uruguayas
}
    .gender = feminine
# CLDR has the adjective in the masculine.
currency-uyw = { $count ->
    [1] una unidad previsional uruguaya
    [one] { $count } unidad previsional uruguaya
    [many] { $count } de unidades previsionales uruguayas
   *[other] { $count } unidades previsionales uruguayas
}
    .gender = feminine
currency-uzs = { $count ->
    [1] un sum uzbeko
    [one] { $count } sum uzbeko
    [many] { $count } de sums uzbekos
   *[other] { $count } sums uzbekos
}
    .gender = masculine
currency-vnd = { $count ->
    [1] un dong vietnamita
    [one] { $count } dong vietnamita
    [many] { $count } de dongs vietnamitas
   *[other] { $count } dongs vietnamitas
}
    .gender = masculine
currency-vuv = { $count ->
    [1] un vatu vanuatense
    [one] { $count } vatu vanuatense
    [many] { $count } de vatus vanuatenses
   *[other] { $count } vatus vanuatenses
}
    .gender = masculine
currency-wst = { $count ->
    [1] un tala samoano
    [one] { $count } tala samoano
    [many] { $count } de talas samoanos
   *[other] { $count } talas samoanos
}
    .gender = masculine
currency-xaf = { $count ->
    [1] un franco CFA de África Central
    [one] { $count } franco CFA de África Central
    [many] { $count } de francos CFA de África Central
   *[other] { $count } francos CFA de África Central
}
    .gender = masculine
    .local = { money-noun-franc }
# The metals are counted in ounces; CLDR names the metal alone.
currency-xag = { $count ->
    [1] una onza troy de plata
    [one] { $count } onza troy de plata
    [many] { $count } de onzas troy de plata
   *[other] { $count } onzas troy de plata
}
    .gender = feminine
currency-xau = { $count ->
    [1] una onza troy de oro
    [one] { $count } onza troy de oro
    [many] { $count } de onzas troy de oro
   *[other] { $count } onzas troy de oro
}
    .gender = feminine
currency-xcd = { $count ->
    [1] un dólar del Caribe Oriental
    [one] { $count } dólar del Caribe Oriental
    [many] { $count } de dólares del Caribe Oriental
   *[other] { $count } dólares del Caribe Oriental
}
    .gender = masculine
currency-xcg = { $count ->
    [1] un florín caribeño
    [one] { $count } florín caribeño
    [many] { $count } de florines caribeños
   *[other] { $count } florines caribeños
}
    .gender = masculine
# CLDR has no singular.
currency-xdr = { $count ->
    [1] un derecho especial de giro
    [one] { $count } derecho especial de giro
    [many] { $count } de derechos especiales de giro
   *[other] { $count } derechos especiales de giro
}
    .gender = masculine
currency-xof = { $count ->
    [1] un franco CFA de África Occidental
    [one] { $count } franco CFA de África Occidental
    [many] { $count } de francos CFA de África Occidental
   *[other] { $count } francos CFA de África Occidental
}
    .gender = masculine
    .local = { money-noun-franc }
currency-xpd = { $count ->
    [1] una onza troy de paladio
    [one] { $count } onza troy de paladio
    [many] { $count } de onzas troy de paladio
   *[other] { $count } onzas troy de paladio
}
    .gender = feminine
currency-xpf = { $count ->
    [1] un franco CFP
    [one] { $count } franco CFP
    [many] { $count } de francos CFP
   *[other] { $count } francos CFP
}
    .gender = masculine
currency-xpt = { $count ->
    [1] una onza troy de platino
    [one] { $count } onza troy de platino
    [many] { $count } de onzas troy de platino
   *[other] { $count } onzas troy de platino
}
    .gender = feminine
currency-yer = { $count ->
    [1] un rial yemení
    [one] { $count } rial yemení
    [many] { $count } de riales yemeníes
   *[other] { $count } riales yemeníes
}
    .gender = masculine
currency-zmw = { $count ->
    [1] un kuacha zambiano
    [one] { $count } kuacha zambiano
    [many] { $count } de kuachas zambianos
   *[other] { $count } kuachas zambianos
}
    .gender = masculine
# CLDR has no name. At home it is called by the letters of its short name, as one word.
currency-zwg = { $count ->
    [1] un zig zimbabuense
    [one] { $count } zig zimbabuense
    [many] { $count } de zigs zimbabuenses
   *[other] { $count } zigs zimbabuenses
}
    .gender = masculine
# CLDR has no plural.
currency-zwl = { $count ->
    [1] un dólar zimbabuense
    [one] { $count } dólar zimbabuense
    [many] { $count } de dólares zimbabuenses
   *[other] { $count } dólares zimbabuenses
}
    .gender = masculine

currency-unknown = { $count } { SPELL($code) }
