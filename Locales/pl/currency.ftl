## Currencies, by ISO 4217 code
##
## A range asks for the genitive (od 20 do 30 dolarów, do 1 dolara). The genitive of the category "one" is the form of
## "other", the genitive of "few" is the form of "many".
##
## Some voices read 1 and 2 as masculine (jeden, dwa), whatever follows: feminine names have both in words (jedna
## korona, dwie korony), neuter names the first (jedno euro). Larger numbers stay in digits (22 korony).
##
## After a compact number the name is in the genitive plural (2 miliony dolarów): its category is "many", as for
## 2000000 written out.
##
## An adjective tells apart what shares its noun (dolar amerykański). Złoty, euro, forint, hrywna, jen, juan and szekel
## stand alone: no other currency is called so, and Polish news says them without their country.
##
## Gender of the name: .gender. Other names are CLDR's unless a comment says why they are not.

## Nouns that several currencies share, without what tells them apart

money-noun-ban = { $count ->
    [one] { $case ->
        [genitive] { $count } bana
       *[nominative] { $count } ban
    }
    [few] { $case ->
        [genitive] { $count } banów
       *[nominative] { $count } bany
    }
    [many] { $count } banów
   *[other] { $count } bana
}
money-noun-cent = { $count ->
    [one] { $case ->
        [genitive] { $count } centa
       *[nominative] { $count } cent
    }
    [few] { $case ->
        [genitive] { $count } centów
       *[nominative] { $count } centy
    }
    [many] { $count } centów
   *[other] { $count } centa
}
money-noun-centavo = { $count ->
    [1] { $case ->
        [genitive] jednego centavo
       *[nominative] jedno centavo
    }
    [one] { $count } centavo
    [few] { $count } centavos
    [many] { $count } centavos
   *[other] { $count } centavo
}
money-noun-centime = { $count ->
    [one] { $case ->
        [genitive] { $count } centyma
       *[nominative] { $count } centym
    }
    [few] { $case ->
        [genitive] { $count } centymów
       *[nominative] { $count } centymy
    }
    [many] { $count } centymów
   *[other] { $count } centyma
}
money-noun-dinar = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara
       *[nominative] { $count } dinar
    }
    [few] { $case ->
        [genitive] { $count } dinarów
       *[nominative] { $count } dinary
    }
    [many] { $count } dinarów
   *[other] { $count } dinara
}
money-noun-dirham = { $count ->
    [one] { $case ->
        [genitive] { $count } dirhama
       *[nominative] { $count } dirham
    }
    [few] { $case ->
        [genitive] { $count } dirhamów
       *[nominative] { $count } dirhamy
    }
    [many] { $count } dirhamów
   *[other] { $count } dirhama
}
money-noun-dollar = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara
       *[nominative] { $count } dolar
    }
    [few] { $case ->
        [genitive] { $count } dolarów
       *[nominative] { $count } dolary
    }
    [many] { $count } dolarów
   *[other] { $count } dolara
}
money-noun-fils = { $count ->
    [one] { $case ->
        [genitive] { $count } filsa
       *[nominative] { $count } fils
    }
    [few] { $case ->
        [genitive] { $count } filsów
       *[nominative] { $count } filsy
    }
    [many] { $count } filsów
   *[other] { $count } filsa
}
money-noun-kopeck = { $count ->
    [1] { $case ->
        [genitive] jednej kopiejki
       *[nominative] jedna kopiejka
    }
    [2] { $case ->
        [genitive] dwóch kopiejek
       *[nominative] dwie kopiejki
    }
    [one] { $case ->
        [genitive] { $count } kopiejki
       *[nominative] { $count } kopiejka
    }
    [few] { $case ->
        [genitive] { $count } kopiejek
       *[nominative] { $count } kopiejki
    }
    [many] { $count } kopiejek
   *[other] { $count } kopiejki
}
money-noun-krone = { $count ->
    [1] { $case ->
        [genitive] jednej korony
       *[nominative] jedna korona
    }
    [2] { $case ->
        [genitive] dwóch koron
       *[nominative] dwie korony
    }
    [one] { $case ->
        [genitive] { $count } korony
       *[nominative] { $count } korona
    }
    [few] { $case ->
        [genitive] { $count } koron
       *[nominative] { $count } korony
    }
    [many] { $count } koron
   *[other] { $count } korony
}
money-noun-leu = { $count ->
    [one] { $case ->
        [genitive] { $count } leja
       *[nominative] { $count } lej
    }
    [few] { $case ->
        [genitive] { $count } lejów
       *[nominative] { $count } leje
    }
    [many] { $count } lejów
   *[other] { $count } leja
}
# same for every number
money-noun-ore = { $count ->
    [1] { $case ->
        [genitive] jednego ore
       *[nominative] jedno ore
    }
    [one] { $count } ore
    [few] { $count } ore
    [many] { $count } ore
   *[other] { $count } ore
}
money-noun-paisa = { $count ->
    [1] { $case ->
        [genitive] jednej pajsy
       *[nominative] jedna pajsa
    }
    [2] { $case ->
        [genitive] dwóch pajs
       *[nominative] dwie pajsy
    }
    [one] { $case ->
        [genitive] { $count } pajsy
       *[nominative] { $count } pajsa
    }
    [few] { $case ->
        [genitive] { $count } pajs
       *[nominative] { $count } pajsy
    }
    [many] { $count } pajs
   *[other] { $count } pajsy
}
money-noun-peso = { $count ->
    [1] { $case ->
        [genitive] jednego peso
       *[nominative] jedno peso
    }
    [one] { $count } peso
    [few] { $count } pesos
    [many] { $count } pesos
   *[other] { $count } peso
}
money-noun-pound = { $count ->
    [one] { $case ->
        [genitive] { $count } funta
       *[nominative] { $count } funt
    }
    [few] { $case ->
        [genitive] { $count } funtów
       *[nominative] { $count } funty
    }
    [many] { $count } funtów
   *[other] { $count } funta
}
money-noun-rial = { $count ->
    [one] { $case ->
        [genitive] { $count } riala
       *[nominative] { $count } rial
    }
    [few] { $case ->
        [genitive] { $count } riali
       *[nominative] { $count } riale
    }
    [many] { $count } riali
   *[other] { $count } riala
}
money-noun-ruble = { $count ->
    [one] { $case ->
        [genitive] { $count } rubla
       *[nominative] { $count } rubel
    }
    [few] { $case ->
        [genitive] { $count } rubli
       *[nominative] { $count } ruble
    }
    [many] { $count } rubli
   *[other] { $count } rubla
}
money-noun-rupee = { $count ->
    [1] { $case ->
        [genitive] jednej rupii
       *[nominative] jedna rupia
    }
    [2] { $case ->
        [genitive] dwóch rupii
       *[nominative] dwie rupie
    }
    [one] { $case ->
        [genitive] { $count } rupii
       *[nominative] { $count } rupia
    }
    [few] { $case ->
        [genitive] { $count } rupii
       *[nominative] { $count } rupie
    }
    [many] { $count } rupii
   *[other] { $count } rupii
}
money-noun-sen = { $count ->
    [one] { $case ->
        [genitive] { $count } sena
       *[nominative] { $count } sen
    }
    [few] { $case ->
        [genitive] { $count } senów
       *[nominative] { $count } seny
    }
    [many] { $count } senów
   *[other] { $count } sena
}

## The money that is named most often, with its smaller unit

# CLDR writes "dirham ZEA", an abbreviation.
currency-aed = { $count ->
    [one] { $case ->
        [genitive] { $count } dirhama emirackiego
       *[nominative] { $count } dirham emiracki
    }
    [few] { $case ->
        [genitive] { $count } dirhamów emirackich
       *[nominative] { $count } dirhamy emirackie
    }
    [many] { $count } dirhamów emirackich
   *[other] { $count } dirhama emirackiego
}
    .gender = masculine
    .local = { money-noun-dirham }
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } dirhama Zjednoczonych Emiratów Arabskich
           *[nominative] { $count } dirham Zjednoczonych Emiratów Arabskich
        }
        [few] { $case ->
            [genitive] { $count } dirhamów Zjednoczonych Emiratów Arabskich
           *[nominative] { $count } dirhamy Zjednoczonych Emiratów Arabskich
        }
        [many] { $count } dirhamów Zjednoczonych Emiratów Arabskich
       *[other] { $count } dirhama Zjednoczonych Emiratów Arabskich
    }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } filsa emirackiego
           *[nominative] { $count } fils emiracki
        }
        [few] { $case ->
            [genitive] { $count } filsów emirackich
           *[nominative] { $count } filsy emirackie
        }
        [many] { $count } filsów emirackich
       *[other] { $count } filsa emirackiego
    }
currency-ars = { $count ->
    [1] { $case ->
        [genitive] jednego peso argentyńskiego
       *[nominative] jedno peso argentyńskie
    }
    [one] { $case ->
        [genitive] { $count } peso argentyńskiego
       *[nominative] { $count } peso argentyńskie
    }
    [few] { $case ->
        [genitive] { $count } pesos argentyńskich
       *[nominative] { $count } pesos argentyńskie
    }
    [many] { $count } pesos argentyńskich
   *[other] { $count } peso argentyńskiego
}
    .gender = neuter
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego centavo argentyńskiego
           *[nominative] jedno centavo argentyńskie
        }
        [one] { $case ->
            [genitive] { $count } centavo argentyńskiego
           *[nominative] { $count } centavo argentyńskie
        }
        [few] { $case ->
            [genitive] { $count } centavos argentyńskich
           *[nominative] { $count } centavos argentyńskie
        }
        [many] { $count } centavos argentyńskich
       *[other] { $count } centavo argentyńskiego
    }
currency-aud = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara australijskiego
       *[nominative] { $count } dolar australijski
    }
    [few] { $case ->
        [genitive] { $count } dolarów australijskich
       *[nominative] { $count } dolary australijskie
    }
    [many] { $count } dolarów australijskich
   *[other] { $count } dolara australijskiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa australijskiego
           *[nominative] { $count } cent australijski
        }
        [few] { $case ->
            [genitive] { $count } centów australijskich
           *[nominative] { $count } centy australijskie
        }
        [many] { $count } centów australijskich
       *[other] { $count } centa australijskiego
    }
currency-bgn = { $count ->
    [one] { $case ->
        [genitive] { $count } lewa bułgarskiego
       *[nominative] { $count } lew bułgarski
    }
    [few] { $case ->
        [genitive] { $count } lewów bułgarskich
       *[nominative] { $count } lewy bułgarskie
    }
    [many] { $count } lewów bułgarskich
   *[other] { $count } lewa bułgarskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } lewa
           *[nominative] { $count } lew
        }
        [few] { $case ->
            [genitive] { $count } lewów
           *[nominative] { $count } lewy
        }
        [many] { $count } lewów
       *[other] { $count } lewa
    }
    .minor = { $count ->
        [1] { $case ->
            [genitive] jednej stotinki
           *[nominative] jedna stotinka
        }
        [2] { $case ->
            [genitive] dwóch stotinek
           *[nominative] dwie stotinki
        }
        [one] { $case ->
            [genitive] { $count } stotinki
           *[nominative] { $count } stotinka
        }
        [few] { $case ->
            [genitive] { $count } stotinek
           *[nominative] { $count } stotinki
        }
        [many] { $count } stotinek
       *[other] { $count } stotinki
    }
currency-bhd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara bahrańskiego
       *[nominative] { $count } dinar bahrański
    }
    [few] { $case ->
        [genitive] { $count } dinarów bahrańskich
       *[nominative] { $count } dinary bahrańskie
    }
    [many] { $count } dinarów bahrańskich
   *[other] { $count } dinara bahrańskiego
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } filsa bahrańskiego
           *[nominative] { $count } fils bahrański
        }
        [few] { $case ->
            [genitive] { $count } filsów bahrańskich
           *[nominative] { $count } filsy bahrańskie
        }
        [many] { $count } filsów bahrańskich
       *[other] { $count } filsa bahrańskiego
    }
currency-brl = { $count ->
    [one] { $case ->
        [genitive] { $count } reala brazylijskiego
       *[nominative] { $count } real brazylijski
    }
    [few] { $case ->
        [genitive] { $count } reali brazylijskich
       *[nominative] { $count } reale brazylijskie
    }
    [many] { $count } reali brazylijskich
   *[other] { $count } reala brazylijskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } reala
           *[nominative] { $count } real
        }
        [few] { $case ->
            [genitive] { $count } reali
           *[nominative] { $count } reale
        }
        [many] { $count } reali
       *[other] { $count } reala
    }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego centavo brazylijskiego
           *[nominative] jedno centavo brazylijskie
        }
        [one] { $case ->
            [genitive] { $count } centavo brazylijskiego
           *[nominative] { $count } centavo brazylijskie
        }
        [few] { $case ->
            [genitive] { $count } centavos brazylijskich
           *[nominative] { $count } centavos brazylijskie
        }
        [many] { $count } centavos brazylijskich
       *[other] { $count } centavo brazylijskiego
    }
currency-byn = { $count ->
    [one] { $case ->
        [genitive] { $count } rubla białoruskiego
       *[nominative] { $count } rubel białoruski
    }
    [few] { $case ->
        [genitive] { $count } rubli białoruskich
       *[nominative] { $count } ruble białoruskie
    }
    [many] { $count } rubli białoruskich
   *[other] { $count } rubla białoruskiego
}
    .gender = masculine
    .local = { money-noun-ruble }
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednej kopiejki białoruskiej
           *[nominative] jedna kopiejka białoruska
        }
        [2] { $case ->
            [genitive] dwóch kopiejek białoruskich
           *[nominative] dwie kopiejki białoruskie
        }
        [one] { $case ->
            [genitive] { $count } kopiejki białoruskiej
           *[nominative] { $count } kopiejka białoruska
        }
        [few] { $case ->
            [genitive] { $count } kopiejek białoruskich
           *[nominative] { $count } kopiejki białoruskie
        }
        [many] { $count } kopiejek białoruskich
       *[other] { $count } kopiejki białoruskiej
    }
currency-cad = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara kanadyjskiego
       *[nominative] { $count } dolar kanadyjski
    }
    [few] { $case ->
        [genitive] { $count } dolarów kanadyjskich
       *[nominative] { $count } dolary kanadyjskie
    }
    [many] { $count } dolarów kanadyjskich
   *[other] { $count } dolara kanadyjskiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa kanadyjskiego
           *[nominative] { $count } cent kanadyjski
        }
        [few] { $case ->
            [genitive] { $count } centów kanadyjskich
           *[nominative] { $count } centy kanadyjskie
        }
        [many] { $count } centów kanadyjskich
       *[other] { $count } centa kanadyjskiego
    }
currency-chf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka szwajcarskiego
       *[nominative] { $count } frank szwajcarski
    }
    [few] { $case ->
        [genitive] { $count } franków szwajcarskich
       *[nominative] { $count } franki szwajcarskie
    }
    [many] { $count } franków szwajcarskich
   *[other] { $count } franka szwajcarskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } franka
           *[nominative] { $count } frank
        }
        [few] { $case ->
            [genitive] { $count } franków
           *[nominative] { $count } franki
        }
        [many] { $count } franków
       *[other] { $count } franka
    }
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centyma szwajcarskiego
           *[nominative] { $count } centym szwajcarski
        }
        [few] { $case ->
            [genitive] { $count } centymów szwajcarskich
           *[nominative] { $count } centymy szwajcarskie
        }
        [many] { $count } centymów szwajcarskich
       *[other] { $count } centyma szwajcarskiego
    }
currency-clp = { $count ->
    [1] { $case ->
        [genitive] jednego peso chilijskiego
       *[nominative] jedno peso chilijskie
    }
    [one] { $case ->
        [genitive] { $count } peso chilijskiego
       *[nominative] { $count } peso chilijskie
    }
    [few] { $case ->
        [genitive] { $count } pesos chilijskich
       *[nominative] { $count } pesos chilijskie
    }
    [many] { $count } pesos chilijskich
   *[other] { $count } peso chilijskiego
}
    .gender = neuter
    .local = { money-noun-peso }
currency-cny = { $count ->
    [one] { $case ->
        [genitive] { $count } juana
       *[nominative] { $count } juan
    }
    [few] { $case ->
        [genitive] { $count } juanów
       *[nominative] { $count } juany
    }
    [many] { $count } juanów
   *[other] { $count } juana
}
    .gender = masculine
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } juana chińskiego
           *[nominative] { $count } juan chiński
        }
        [few] { $case ->
            [genitive] { $count } juanów chińskich
           *[nominative] { $count } juany chińskie
        }
        [many] { $count } juanów chińskich
       *[other] { $count } juana chińskiego
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } fena
           *[nominative] { $count } fen
        }
        [few] { $case ->
            [genitive] { $count } fenów
           *[nominative] { $count } feny
        }
        [many] { $count } fenów
       *[other] { $count } fena
    }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } fena chińskiego
           *[nominative] { $count } fen chiński
        }
        [few] { $case ->
            [genitive] { $count } fenów chińskich
           *[nominative] { $count } feny chińskie
        }
        [many] { $count } fenów chińskich
       *[other] { $count } fena chińskiego
    }
currency-cop = { $count ->
    [1] { $case ->
        [genitive] jednego peso kolumbijskiego
       *[nominative] jedno peso kolumbijskie
    }
    [one] { $case ->
        [genitive] { $count } peso kolumbijskiego
       *[nominative] { $count } peso kolumbijskie
    }
    [few] { $case ->
        [genitive] { $count } pesos kolumbijskich
       *[nominative] { $count } pesos kolumbijskie
    }
    [many] { $count } pesos kolumbijskich
   *[other] { $count } peso kolumbijskiego
}
    .gender = neuter
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego centavo kolumbijskiego
           *[nominative] jedno centavo kolumbijskie
        }
        [one] { $case ->
            [genitive] { $count } centavo kolumbijskiego
           *[nominative] { $count } centavo kolumbijskie
        }
        [few] { $case ->
            [genitive] { $count } centavos kolumbijskich
           *[nominative] { $count } centavos kolumbijskie
        }
        [many] { $count } centavos kolumbijskich
       *[other] { $count } centavo kolumbijskiego
    }
currency-czk = { $count ->
    [1] { $case ->
        [genitive] jednej korony czeskiej
       *[nominative] jedna korona czeska
    }
    [2] { $case ->
        [genitive] dwóch koron czeskich
       *[nominative] dwie korony czeskie
    }
    [one] { $case ->
        [genitive] { $count } korony czeskiej
       *[nominative] { $count } korona czeska
    }
    [few] { $case ->
        [genitive] { $count } koron czeskich
       *[nominative] { $count } korony czeskie
    }
    [many] { $count } koron czeskich
   *[other] { $count } korony czeskiej
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } halerza
           *[nominative] { $count } halerz
        }
        [few] { $case ->
            [genitive] { $count } halerzy
           *[nominative] { $count } halerze
        }
        [many] { $count } halerzy
       *[other] { $count } halerza
    }
# "Ore" in Polish letters, here and for Norway and Sweden: what a voice makes of "ø" and "ö" is its own guess.
currency-dkk = { $count ->
    [1] { $case ->
        [genitive] jednej korony duńskiej
       *[nominative] jedna korona duńska
    }
    [2] { $case ->
        [genitive] dwóch koron duńskich
       *[nominative] dwie korony duńskie
    }
    [one] { $case ->
        [genitive] { $count } korony duńskiej
       *[nominative] { $count } korona duńska
    }
    [few] { $case ->
        [genitive] { $count } koron duńskich
       *[nominative] { $count } korony duńskie
    }
    [many] { $count } koron duńskich
   *[other] { $count } korony duńskiej
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego ore duńskiego
           *[nominative] jedno ore duńskie
        }
        [one] { $case ->
            [genitive] { $count } ore duńskiego
           *[nominative] { $count } ore duńskie
        }
        [few] { $case ->
            [genitive] { $count } ore duńskich
           *[nominative] { $count } ore duńskie
        }
        [many] { $count } ore duńskich
       *[other] { $count } ore duńskiego
    }
currency-egp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta egipskiego
       *[nominative] { $count } funt egipski
    }
    [few] { $case ->
        [genitive] { $count } funtów egipskich
       *[nominative] { $count } funty egipskie
    }
    [many] { $count } funtów egipskich
   *[other] { $count } funta egipskiego
}
    .gender = masculine
    .local = { money-noun-pound }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } piastra
           *[nominative] { $count } piastr
        }
        [few] { $case ->
            [genitive] { $count } piastrów
           *[nominative] { $count } piastry
        }
        [many] { $count } piastrów
       *[other] { $count } piastra
    }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } piastra egipskiego
           *[nominative] { $count } piastr egipski
        }
        [few] { $case ->
            [genitive] { $count } piastrów egipskich
           *[nominative] { $count } piastry egipskie
        }
        [many] { $count } piastrów egipskich
       *[other] { $count } piastra egipskiego
    }
# same for every number
currency-eur = { $count ->
    [1] { $case ->
        [genitive] jednego euro
       *[nominative] jedno euro
    }
    [one] { $count } euro
    [few] { $count } euro
    [many] { $count } euro
   *[other] { $count } euro
}
    .gender = neuter
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } eurocenta
           *[nominative] { $count } eurocent
        }
        [few] { $case ->
            [genitive] { $count } eurocentów
           *[nominative] { $count } eurocenty
        }
        [many] { $count } eurocentów
       *[other] { $count } eurocenta
    }
# CLDR writes "funt szterling". In speech it is "funt brytyjski"; the full name stays.
currency-gbp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta brytyjskiego
       *[nominative] { $count } funt brytyjski
    }
    [few] { $case ->
        [genitive] { $count } funtów brytyjskich
       *[nominative] { $count } funty brytyjskie
    }
    [many] { $count } funtów brytyjskich
   *[other] { $count } funta brytyjskiego
}
    .gender = masculine
    .local = { money-noun-pound }
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } funta szterlinga
           *[nominative] { $count } funt szterling
        }
        [few] { $case ->
            [genitive] { $count } funtów szterlingów
           *[nominative] { $count } funty szterlingi
        }
        [many] { $count } funtów szterlingów
       *[other] { $count } funta szterlinga
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } pensa
           *[nominative] { $count } pens
        }
        [few] { $case ->
            [genitive] { $count } pensów
           *[nominative] { $count } pensy
        }
        [many] { $count } pensów
       *[other] { $count } pensa
    }
# same for every number
currency-gel = { $count ->
    [1] { $case ->
        [genitive] jednego lari gruzińskiego
       *[nominative] jedno lari gruzińskie
    }
    [one] { $case ->
        [genitive] { $count } lari gruzińskiego
       *[nominative] { $count } lari gruzińskie
    }
    [few] { $case ->
        [genitive] { $count } lari gruzińskich
       *[nominative] { $count } lari gruzińskie
    }
    [many] { $count } lari gruzińskich
   *[other] { $count } lari gruzińskiego
}
    .gender = neuter
    .local = { $count ->
        [1] { $case ->
            [genitive] jednego lari
           *[nominative] jedno lari
        }
        [one] { $count } lari
        [few] { $count } lari
        [many] { $count } lari
       *[other] { $count } lari
    }
    .minor = { $count ->
        [1] { $case ->
            [genitive] jednego tetri
           *[nominative] jedno tetri
        }
        [one] { $count } tetri
        [few] { $count } tetri
        [many] { $count } tetri
       *[other] { $count } tetri
    }
currency-hkd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara hongkońskiego
       *[nominative] { $count } dolar hongkoński
    }
    [few] { $case ->
        [genitive] { $count } dolarów hongkońskich
       *[nominative] { $count } dolary hongkońskie
    }
    [many] { $count } dolarów hongkońskich
   *[other] { $count } dolara hongkońskiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa hongkońskiego
           *[nominative] { $count } cent hongkoński
        }
        [few] { $case ->
            [genitive] { $count } centów hongkońskich
           *[nominative] { $count } centy hongkońskie
        }
        [many] { $count } centów hongkońskich
       *[other] { $count } centa hongkońskiego
    }
currency-huf = { $count ->
    [one] { $case ->
        [genitive] { $count } forinta
       *[nominative] { $count } forint
    }
    [few] { $case ->
        [genitive] { $count } forintów
       *[nominative] { $count } forinty
    }
    [many] { $count } forintów
   *[other] { $count } forinta
}
    .gender = masculine
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } forinta węgierskiego
           *[nominative] { $count } forint węgierski
        }
        [few] { $case ->
            [genitive] { $count } forintów węgierskich
           *[nominative] { $count } forinty węgierskie
        }
        [many] { $count } forintów węgierskich
       *[other] { $count } forinta węgierskiego
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } fillera
           *[nominative] { $count } filler
        }
        [few] { $case ->
            [genitive] { $count } fillerów
           *[nominative] { $count } fillery
        }
        [many] { $count } fillerów
       *[other] { $count } fillera
    }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } fillera węgierskiego
           *[nominative] { $count } filler węgierski
        }
        [few] { $case ->
            [genitive] { $count } fillerów węgierskich
           *[nominative] { $count } fillery węgierskie
        }
        [many] { $count } fillerów węgierskich
       *[other] { $count } fillera węgierskiego
    }
currency-idr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii indonezyjskiej
       *[nominative] jedna rupia indonezyjska
    }
    [2] { $case ->
        [genitive] dwóch rupii indonezyjskich
       *[nominative] dwie rupie indonezyjskie
    }
    [one] { $case ->
        [genitive] { $count } rupii indonezyjskiej
       *[nominative] { $count } rupia indonezyjska
    }
    [few] { $case ->
        [genitive] { $count } rupii indonezyjskich
       *[nominative] { $count } rupie indonezyjskie
    }
    [many] { $count } rupii indonezyjskich
   *[other] { $count } rupii indonezyjskiej
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-sen }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } sena indonezyjskiego
           *[nominative] { $count } sen indonezyjski
        }
        [few] { $case ->
            [genitive] { $count } senów indonezyjskich
           *[nominative] { $count } seny indonezyjskie
        }
        [many] { $count } senów indonezyjskich
       *[other] { $count } sena indonezyjskiego
    }
# CLDR writes "nowy szekel izraelski". There has been no other shekel since 1985.
currency-ils = { $count ->
    [one] { $case ->
        [genitive] { $count } szekla
       *[nominative] { $count } szekel
    }
    [few] { $case ->
        [genitive] { $count } szekli
       *[nominative] { $count } szekle
    }
    [many] { $count } szekli
   *[other] { $count } szekla
}
    .gender = masculine
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } nowego szekla izraelskiego
           *[nominative] { $count } nowy szekel izraelski
        }
        [few] { $case ->
            [genitive] { $count } nowych szekli izraelskich
           *[nominative] { $count } nowe szekle izraelskie
        }
        [many] { $count } nowych szekli izraelskich
       *[other] { $count } nowego szekla izraelskiego
    }
    .minor = { $count ->
        [1] { $case ->
            [genitive] jednej agory
           *[nominative] jedna agora
        }
        [2] { $case ->
            [genitive] dwóch agor
           *[nominative] dwie agory
        }
        [one] { $case ->
            [genitive] { $count } agory
           *[nominative] { $count } agora
        }
        [few] { $case ->
            [genitive] { $count } agor
           *[nominative] { $count } agory
        }
        [many] { $count } agor
       *[other] { $count } agory
    }
currency-inr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii indyjskiej
       *[nominative] jedna rupia indyjska
    }
    [2] { $case ->
        [genitive] dwóch rupii indyjskich
       *[nominative] dwie rupie indyjskie
    }
    [one] { $case ->
        [genitive] { $count } rupii indyjskiej
       *[nominative] { $count } rupia indyjska
    }
    [few] { $case ->
        [genitive] { $count } rupii indyjskich
       *[nominative] { $count } rupie indyjskie
    }
    [many] { $count } rupii indyjskich
   *[other] { $count } rupii indyjskiej
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednej pajsy indyjskiej
           *[nominative] jedna pajsa indyjska
        }
        [2] { $case ->
            [genitive] dwóch pajs indyjskich
           *[nominative] dwie pajsy indyjskie
        }
        [one] { $case ->
            [genitive] { $count } pajsy indyjskiej
           *[nominative] { $count } pajsa indyjska
        }
        [few] { $case ->
            [genitive] { $count } pajs indyjskich
           *[nominative] { $count } pajsy indyjskie
        }
        [many] { $count } pajs indyjskich
       *[other] { $count } pajsy indyjskiej
    }
currency-isk = { $count ->
    [1] { $case ->
        [genitive] jednej korony islandzkiej
       *[nominative] jedna korona islandzka
    }
    [2] { $case ->
        [genitive] dwóch koron islandzkich
       *[nominative] dwie korony islandzkie
    }
    [one] { $case ->
        [genitive] { $count } korony islandzkiej
       *[nominative] { $count } korona islandzka
    }
    [few] { $case ->
        [genitive] { $count } koron islandzkich
       *[nominative] { $count } korony islandzkie
    }
    [many] { $count } koron islandzkich
   *[other] { $count } korony islandzkiej
}
    .gender = feminine
    .local = { money-noun-krone }
currency-jod = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara jordańskiego
       *[nominative] { $count } dinar jordański
    }
    [few] { $case ->
        [genitive] { $count } dinarów jordańskich
       *[nominative] { $count } dinary jordańskie
    }
    [many] { $count } dinarów jordańskich
   *[other] { $count } dinara jordańskiego
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } filsa jordańskiego
           *[nominative] { $count } fils jordański
        }
        [few] { $case ->
            [genitive] { $count } filsów jordańskich
           *[nominative] { $count } filsy jordańskie
        }
        [many] { $count } filsów jordańskich
       *[other] { $count } filsa jordańskiego
    }
currency-jpy = { $count ->
    [one] { $case ->
        [genitive] { $count } jena
       *[nominative] { $count } jen
    }
    [few] { $case ->
        [genitive] { $count } jenów
       *[nominative] { $count } jeny
    }
    [many] { $count } jenów
   *[other] { $count } jena
}
    .gender = masculine
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } jena japońskiego
           *[nominative] { $count } jen japoński
        }
        [few] { $case ->
            [genitive] { $count } jenów japońskich
           *[nominative] { $count } jeny japońskie
        }
        [many] { $count } jenów japońskich
       *[other] { $count } jena japońskiego
    }
currency-kes = { $count ->
    [one] { $case ->
        [genitive] { $count } szylinga kenijskiego
       *[nominative] { $count } szyling kenijski
    }
    [few] { $case ->
        [genitive] { $count } szylingów kenijskich
       *[nominative] { $count } szylingi kenijskie
    }
    [many] { $count } szylingów kenijskich
   *[other] { $count } szylinga kenijskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } szylinga
           *[nominative] { $count } szyling
        }
        [few] { $case ->
            [genitive] { $count } szylingów
           *[nominative] { $count } szylingi
        }
        [many] { $count } szylingów
       *[other] { $count } szylinga
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa kenijskiego
           *[nominative] { $count } cent kenijski
        }
        [few] { $case ->
            [genitive] { $count } centów kenijskich
           *[nominative] { $count } centy kenijskie
        }
        [many] { $count } centów kenijskich
       *[other] { $count } centa kenijskiego
    }
currency-krw = { $count ->
    [one] { $case ->
        [genitive] { $count } wona południowokoreańskiego
       *[nominative] { $count } won południowokoreański
    }
    [few] { $case ->
        [genitive] { $count } wonów południowokoreańskich
       *[nominative] { $count } wony południowokoreańskie
    }
    [many] { $count } wonów południowokoreańskich
   *[other] { $count } wona południowokoreańskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } wona
           *[nominative] { $count } won
        }
        [few] { $case ->
            [genitive] { $count } wonów
           *[nominative] { $count } wony
        }
        [many] { $count } wonów
       *[other] { $count } wona
    }
currency-kwd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara kuwejckiego
       *[nominative] { $count } dinar kuwejcki
    }
    [few] { $case ->
        [genitive] { $count } dinarów kuwejckich
       *[nominative] { $count } dinary kuwejckie
    }
    [many] { $count } dinarów kuwejckich
   *[other] { $count } dinara kuwejckiego
}
    .gender = masculine
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } filsa kuwejckiego
           *[nominative] { $count } fils kuwejcki
        }
        [few] { $case ->
            [genitive] { $count } filsów kuwejckich
           *[nominative] { $count } filsy kuwejckie
        }
        [many] { $count } filsów kuwejckich
       *[other] { $count } filsa kuwejckiego
    }
currency-mad = { $count ->
    [one] { $case ->
        [genitive] { $count } dirhama marokańskiego
       *[nominative] { $count } dirham marokański
    }
    [few] { $case ->
        [genitive] { $count } dirhamów marokańskich
       *[nominative] { $count } dirhamy marokańskie
    }
    [many] { $count } dirhamów marokańskich
   *[other] { $count } dirhama marokańskiego
}
    .gender = masculine
    .local = { money-noun-dirham }
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centyma marokańskiego
           *[nominative] { $count } centym marokański
        }
        [few] { $case ->
            [genitive] { $count } centymów marokańskich
           *[nominative] { $count } centymy marokańskie
        }
        [many] { $count } centymów marokańskich
       *[other] { $count } centyma marokańskiego
    }
currency-mdl = { $count ->
    [one] { $case ->
        [genitive] { $count } leja mołdawskiego
       *[nominative] { $count } lej mołdawski
    }
    [few] { $case ->
        [genitive] { $count } lejów mołdawskich
       *[nominative] { $count } leje mołdawskie
    }
    [many] { $count } lejów mołdawskich
   *[other] { $count } leja mołdawskiego
}
    .gender = masculine
    .local = { money-noun-leu }
    .minor = { money-noun-ban }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } bana mołdawskiego
           *[nominative] { $count } ban mołdawski
        }
        [few] { $case ->
            [genitive] { $count } banów mołdawskich
           *[nominative] { $count } bany mołdawskie
        }
        [many] { $count } banów mołdawskich
       *[other] { $count } bana mołdawskiego
    }
currency-mxn = { $count ->
    [1] { $case ->
        [genitive] jednego peso meksykańskiego
       *[nominative] jedno peso meksykańskie
    }
    [one] { $case ->
        [genitive] { $count } peso meksykańskiego
       *[nominative] { $count } peso meksykańskie
    }
    [few] { $case ->
        [genitive] { $count } pesos meksykańskich
       *[nominative] { $count } pesos meksykańskie
    }
    [many] { $count } pesos meksykańskich
   *[other] { $count } peso meksykańskiego
}
    .gender = neuter
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego centavo meksykańskiego
           *[nominative] jedno centavo meksykańskie
        }
        [one] { $case ->
            [genitive] { $count } centavo meksykańskiego
           *[nominative] { $count } centavo meksykańskie
        }
        [few] { $case ->
            [genitive] { $count } centavos meksykańskich
           *[nominative] { $count } centavos meksykańskie
        }
        [many] { $count } centavos meksykańskich
       *[other] { $count } centavo meksykańskiego
    }
currency-myr = { $count ->
    [one] { $case ->
        [genitive] { $count } ringgita malezyjskiego
       *[nominative] { $count } ringgit malezyjski
    }
    [few] { $case ->
        [genitive] { $count } ringgitów malezyjskich
       *[nominative] { $count } ringgity malezyjskie
    }
    [many] { $count } ringgitów malezyjskich
   *[other] { $count } ringgita malezyjskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } ringgita
           *[nominative] { $count } ringgit
        }
        [few] { $case ->
            [genitive] { $count } ringgitów
           *[nominative] { $count } ringgity
        }
        [many] { $count } ringgitów
       *[other] { $count } ringgita
    }
    .minor = { money-noun-sen }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } sena malezyjskiego
           *[nominative] { $count } sen malezyjski
        }
        [few] { $case ->
            [genitive] { $count } senów malezyjskich
           *[nominative] { $count } seny malezyjskie
        }
        [many] { $count } senów malezyjskich
       *[other] { $count } sena malezyjskiego
    }
# same for every number
currency-ngn = { $count ->
    [1] { $case ->
        [genitive] jednej nairy nigeryjskiej
       *[nominative] jedna naira nigeryjska
    }
    [2] { $case ->
        [genitive] dwóch nair nigeryjskich
       *[nominative] dwie nairy nigeryjskie
    }
    [one] { $case ->
        [genitive] { $count } nairy nigeryjskiej
       *[nominative] { $count } naira nigeryjska
    }
    [few] { $case ->
        [genitive] { $count } nair nigeryjskich
       *[nominative] { $count } nairy nigeryjskie
    }
    [many] { $count } nair nigeryjskich
   *[other] { $count } nairy nigeryjskiej
}
    .gender = feminine
    .local = { $count ->
        [1] { $case ->
            [genitive] jednej nairy
           *[nominative] jedna naira
        }
        [2] { $case ->
            [genitive] dwóch nair
           *[nominative] dwie nairy
        }
        [one] { $case ->
            [genitive] { $count } nairy
           *[nominative] { $count } naira
        }
        [few] { $case ->
            [genitive] { $count } nair
           *[nominative] { $count } nairy
        }
        [many] { $count } nair
       *[other] { $count } nairy
    }
    .minor = { $count ->
        [1] { $case ->
            [genitive] jednego kobo
           *[nominative] jedno kobo
        }
        [one] { $count } kobo
        [few] { $count } kobo
        [many] { $count } kobo
       *[other] { $count } kobo
    }
currency-nok = { $count ->
    [1] { $case ->
        [genitive] jednej korony norweskiej
       *[nominative] jedna korona norweska
    }
    [2] { $case ->
        [genitive] dwóch koron norweskich
       *[nominative] dwie korony norweskie
    }
    [one] { $case ->
        [genitive] { $count } korony norweskiej
       *[nominative] { $count } korona norweska
    }
    [few] { $case ->
        [genitive] { $count } koron norweskich
       *[nominative] { $count } korony norweskie
    }
    [many] { $count } koron norweskich
   *[other] { $count } korony norweskiej
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego ore norweskiego
           *[nominative] jedno ore norweskie
        }
        [one] { $case ->
            [genitive] { $count } ore norweskiego
           *[nominative] { $count } ore norweskie
        }
        [few] { $case ->
            [genitive] { $count } ore norweskich
           *[nominative] { $count } ore norweskie
        }
        [many] { $count } ore norweskich
       *[other] { $count } ore norweskiego
    }
currency-nzd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara nowozelandzkiego
       *[nominative] { $count } dolar nowozelandzki
    }
    [few] { $case ->
        [genitive] { $count } dolarów nowozelandzkich
       *[nominative] { $count } dolary nowozelandzkie
    }
    [many] { $count } dolarów nowozelandzkich
   *[other] { $count } dolara nowozelandzkiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa nowozelandzkiego
           *[nominative] { $count } cent nowozelandzki
        }
        [few] { $case ->
            [genitive] { $count } centów nowozelandzkich
           *[nominative] { $count } centy nowozelandzkie
        }
        [many] { $count } centów nowozelandzkich
       *[other] { $count } centa nowozelandzkiego
    }
currency-pen = { $count ->
    [one] { $case ->
        [genitive] { $count } sola peruwiańskiego
       *[nominative] { $count } sol peruwiański
    }
    [few] { $case ->
        [genitive] { $count } soli peruwiańskich
       *[nominative] { $count } sole peruwiańskie
    }
    [many] { $count } soli peruwiańskich
   *[other] { $count } sola peruwiańskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } sola
           *[nominative] { $count } sol
        }
        [few] { $case ->
            [genitive] { $count } soli
           *[nominative] { $count } sole
        }
        [many] { $count } soli
       *[other] { $count } sola
    }
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centyma peruwiańskiego
           *[nominative] { $count } centym peruwiański
        }
        [few] { $case ->
            [genitive] { $count } centymów peruwiańskich
           *[nominative] { $count } centymy peruwiańskie
        }
        [many] { $count } centymów peruwiańskich
       *[other] { $count } centyma peruwiańskiego
    }
currency-php = { $count ->
    [1] { $case ->
        [genitive] jednego peso filipińskiego
       *[nominative] jedno peso filipińskie
    }
    [one] { $case ->
        [genitive] { $count } peso filipińskiego
       *[nominative] { $count } peso filipińskie
    }
    [few] { $case ->
        [genitive] { $count } pesos filipińskich
       *[nominative] { $count } pesos filipińskie
    }
    [many] { $count } pesos filipińskich
   *[other] { $count } peso filipińskiego
}
    .gender = neuter
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego centavo filipińskiego
           *[nominative] jedno centavo filipińskie
        }
        [one] { $case ->
            [genitive] { $count } centavo filipińskiego
           *[nominative] { $count } centavo filipińskie
        }
        [few] { $case ->
            [genitive] { $count } centavos filipińskich
           *[nominative] { $count } centavos filipińskie
        }
        [many] { $count } centavos filipińskich
       *[other] { $count } centavo filipińskiego
    }
currency-pkr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii pakistańskiej
       *[nominative] jedna rupia pakistańska
    }
    [2] { $case ->
        [genitive] dwóch rupii pakistańskich
       *[nominative] dwie rupie pakistańskie
    }
    [one] { $case ->
        [genitive] { $count } rupii pakistańskiej
       *[nominative] { $count } rupia pakistańska
    }
    [few] { $case ->
        [genitive] { $count } rupii pakistańskich
       *[nominative] { $count } rupie pakistańskie
    }
    [many] { $count } rupii pakistańskich
   *[other] { $count } rupii pakistańskiej
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednej pajsy pakistańskiej
           *[nominative] jedna pajsa pakistańska
        }
        [2] { $case ->
            [genitive] dwóch pajs pakistańskich
           *[nominative] dwie pajsy pakistańskie
        }
        [one] { $case ->
            [genitive] { $count } pajsy pakistańskiej
           *[nominative] { $count } pajsa pakistańska
        }
        [few] { $case ->
            [genitive] { $count } pajs pakistańskich
           *[nominative] { $count } pajsy pakistańskie
        }
        [many] { $count } pajs pakistańskich
       *[other] { $count } pajsy pakistańskiej
    }
currency-pln = { $count ->
    [one] { $case ->
        [genitive] { $count } złotego
       *[nominative] { $count } złoty
    }
    [few] { $case ->
        [genitive] { $count } złotych
       *[nominative] { $count } złote
    }
    [many] { $count } złotych
   *[other] { $count } złotego
}
    .gender = masculine
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } złotego polskiego
           *[nominative] { $count } złoty polski
        }
        [few] { $case ->
            [genitive] { $count } złotych polskich
           *[nominative] { $count } złote polskie
        }
        [many] { $count } złotych polskich
       *[other] { $count } złotego polskiego
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } grosza
           *[nominative] { $count } grosz
        }
        [few] { $case ->
            [genitive] { $count } groszy
           *[nominative] { $count } grosze
        }
        [many] { $count } groszy
       *[other] { $count } grosza
    }
currency-qar = { $count ->
    [one] { $case ->
        [genitive] { $count } riala katarskiego
       *[nominative] { $count } rial katarski
    }
    [few] { $case ->
        [genitive] { $count } riali katarskich
       *[nominative] { $count } riale katarskie
    }
    [many] { $count } riali katarskich
   *[other] { $count } riala katarskiego
}
    .gender = masculine
    .local = { money-noun-rial }
    .minor = { money-noun-dirham }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } dirhama katarskiego
           *[nominative] { $count } dirham katarski
        }
        [few] { $case ->
            [genitive] { $count } dirhamów katarskich
           *[nominative] { $count } dirhamy katarskie
        }
        [many] { $count } dirhamów katarskich
       *[other] { $count } dirhama katarskiego
    }
currency-ron = { $count ->
    [one] { $case ->
        [genitive] { $count } leja rumuńskiego
       *[nominative] { $count } lej rumuński
    }
    [few] { $case ->
        [genitive] { $count } lejów rumuńskich
       *[nominative] { $count } leje rumuńskie
    }
    [many] { $count } lejów rumuńskich
   *[other] { $count } leja rumuńskiego
}
    .gender = masculine
    .local = { money-noun-leu }
    .minor = { money-noun-ban }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } bana rumuńskiego
           *[nominative] { $count } ban rumuński
        }
        [few] { $case ->
            [genitive] { $count } banów rumuńskich
           *[nominative] { $count } bany rumuńskie
        }
        [many] { $count } banów rumuńskich
       *[other] { $count } bana rumuńskiego
    }
currency-rsd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara serbskiego
       *[nominative] { $count } dinar serbski
    }
    [few] { $case ->
        [genitive] { $count } dinarów serbskich
       *[nominative] { $count } dinary serbskie
    }
    [many] { $count } dinarów serbskich
   *[other] { $count } dinara serbskiego
}
    .gender = masculine
    .local = { money-noun-dinar }
currency-rub = { $count ->
    [one] { $case ->
        [genitive] { $count } rubla rosyjskiego
       *[nominative] { $count } rubel rosyjski
    }
    [few] { $case ->
        [genitive] { $count } rubli rosyjskich
       *[nominative] { $count } ruble rosyjskie
    }
    [many] { $count } rubli rosyjskich
   *[other] { $count } rubla rosyjskiego
}
    .gender = masculine
    .local = { money-noun-ruble }
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednej kopiejki rosyjskiej
           *[nominative] jedna kopiejka rosyjska
        }
        [2] { $case ->
            [genitive] dwóch kopiejek rosyjskich
           *[nominative] dwie kopiejki rosyjskie
        }
        [one] { $case ->
            [genitive] { $count } kopiejki rosyjskiej
           *[nominative] { $count } kopiejka rosyjska
        }
        [few] { $case ->
            [genitive] { $count } kopiejek rosyjskich
           *[nominative] { $count } kopiejki rosyjskie
        }
        [many] { $count } kopiejek rosyjskich
       *[other] { $count } kopiejki rosyjskiej
    }
currency-sar = { $count ->
    [one] { $case ->
        [genitive] { $count } riala saudyjskiego
       *[nominative] { $count } rial saudyjski
    }
    [few] { $case ->
        [genitive] { $count } riali saudyjskich
       *[nominative] { $count } riale saudyjskie
    }
    [many] { $count } riali saudyjskich
   *[other] { $count } riala saudyjskiego
}
    .gender = masculine
    .local = { money-noun-rial }
    .minor = { $count ->
        [1] { $case ->
            [genitive] jednej halali
           *[nominative] jedna halala
        }
        [2] { $case ->
            [genitive] dwóch halali
           *[nominative] dwie halale
        }
        [one] { $case ->
            [genitive] { $count } halali
           *[nominative] { $count } halala
        }
        [few] { $case ->
            [genitive] { $count } halali
           *[nominative] { $count } halale
        }
        [many] { $count } halali
       *[other] { $count } halali
    }
currency-sek = { $count ->
    [1] { $case ->
        [genitive] jednej korony szwedzkiej
       *[nominative] jedna korona szwedzka
    }
    [2] { $case ->
        [genitive] dwóch koron szwedzkich
       *[nominative] dwie korony szwedzkie
    }
    [one] { $case ->
        [genitive] { $count } korony szwedzkiej
       *[nominative] { $count } korona szwedzka
    }
    [few] { $case ->
        [genitive] { $count } koron szwedzkich
       *[nominative] { $count } korony szwedzkie
    }
    [many] { $count } koron szwedzkich
   *[other] { $count } korony szwedzkiej
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednego ore szwedzkiego
           *[nominative] jedno ore szwedzkie
        }
        [one] { $case ->
            [genitive] { $count } ore szwedzkiego
           *[nominative] { $count } ore szwedzkie
        }
        [few] { $case ->
            [genitive] { $count } ore szwedzkich
           *[nominative] { $count } ore szwedzkie
        }
        [many] { $count } ore szwedzkich
       *[other] { $count } ore szwedzkiego
    }
currency-sgd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara singapurskiego
       *[nominative] { $count } dolar singapurski
    }
    [few] { $case ->
        [genitive] { $count } dolarów singapurskich
       *[nominative] { $count } dolary singapurskie
    }
    [many] { $count } dolarów singapurskich
   *[other] { $count } dolara singapurskiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa singapurskiego
           *[nominative] { $count } cent singapurski
        }
        [few] { $case ->
            [genitive] { $count } centów singapurskich
           *[nominative] { $count } centy singapurskie
        }
        [many] { $count } centów singapurskich
       *[other] { $count } centa singapurskiego
    }
currency-thb = { $count ->
    [one] { $case ->
        [genitive] { $count } bahta tajskiego
       *[nominative] { $count } baht tajski
    }
    [few] { $case ->
        [genitive] { $count } bahtów tajskich
       *[nominative] { $count } bahty tajskie
    }
    [many] { $count } bahtów tajskich
   *[other] { $count } bahta tajskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } bahta
           *[nominative] { $count } baht
        }
        [few] { $case ->
            [genitive] { $count } bahtów
           *[nominative] { $count } bahty
        }
        [many] { $count } bahtów
       *[other] { $count } bahta
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } satanga
           *[nominative] { $count } satang
        }
        [few] { $case ->
            [genitive] { $count } satangów
           *[nominative] { $count } satangi
        }
        [many] { $count } satangów
       *[other] { $count } satanga
    }
currency-try = { $count ->
    [1] { $case ->
        [genitive] jednej liry tureckiej
       *[nominative] jedna lira turecka
    }
    [2] { $case ->
        [genitive] dwóch lir tureckich
       *[nominative] dwie liry tureckie
    }
    [one] { $case ->
        [genitive] { $count } liry tureckiej
       *[nominative] { $count } lira turecka
    }
    [few] { $case ->
        [genitive] { $count } lir tureckich
       *[nominative] { $count } liry tureckie
    }
    [many] { $count } lir tureckich
   *[other] { $count } liry tureckiej
}
    .gender = feminine
    .local = { $count ->
        [1] { $case ->
            [genitive] jednej liry
           *[nominative] jedna lira
        }
        [2] { $case ->
            [genitive] dwóch lir
           *[nominative] dwie liry
        }
        [one] { $case ->
            [genitive] { $count } liry
           *[nominative] { $count } lira
        }
        [few] { $case ->
            [genitive] { $count } lir
           *[nominative] { $count } liry
        }
        [many] { $count } lir
       *[other] { $count } liry
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } kurusza
           *[nominative] { $count } kurusz
        }
        [few] { $case ->
            [genitive] { $count } kuruszy
           *[nominative] { $count } kurusze
        }
        [many] { $count } kuruszy
       *[other] { $count } kurusza
    }
currency-twd = { $count ->
    [one] { $case ->
        [genitive] { $count } nowego dolara tajwańskiego
       *[nominative] { $count } nowy dolar tajwański
    }
    [few] { $case ->
        [genitive] { $count } nowych dolarów tajwańskich
       *[nominative] { $count } nowe dolary tajwańskie
    }
    [many] { $count } nowych dolarów tajwańskich
   *[other] { $count } nowego dolara tajwańskiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa tajwańskiego
           *[nominative] { $count } cent tajwański
        }
        [few] { $case ->
            [genitive] { $count } centów tajwańskich
           *[nominative] { $count } centy tajwańskie
        }
        [many] { $count } centów tajwańskich
       *[other] { $count } centa tajwańskiego
    }
currency-uah = { $count ->
    [1] { $case ->
        [genitive] jednej hrywny
       *[nominative] jedna hrywna
    }
    [2] { $case ->
        [genitive] dwóch hrywien
       *[nominative] dwie hrywny
    }
    [one] { $case ->
        [genitive] { $count } hrywny
       *[nominative] { $count } hrywna
    }
    [few] { $case ->
        [genitive] { $count } hrywien
       *[nominative] { $count } hrywny
    }
    [many] { $count } hrywien
   *[other] { $count } hrywny
}
    .gender = feminine
    .full = { $count ->
        [1] { $case ->
            [genitive] jednej hrywny ukraińskiej
           *[nominative] jedna hrywna ukraińska
        }
        [2] { $case ->
            [genitive] dwóch hrywien ukraińskich
           *[nominative] dwie hrywny ukraińskie
        }
        [one] { $case ->
            [genitive] { $count } hrywny ukraińskiej
           *[nominative] { $count } hrywna ukraińska
        }
        [few] { $case ->
            [genitive] { $count } hrywien ukraińskich
           *[nominative] { $count } hrywny ukraińskie
        }
        [many] { $count } hrywien ukraińskich
       *[other] { $count } hrywny ukraińskiej
    }
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] jednej kopiejki ukraińskiej
           *[nominative] jedna kopiejka ukraińska
        }
        [2] { $case ->
            [genitive] dwóch kopiejek ukraińskich
           *[nominative] dwie kopiejki ukraińskie
        }
        [one] { $case ->
            [genitive] { $count } kopiejki ukraińskiej
           *[nominative] { $count } kopiejka ukraińska
        }
        [few] { $case ->
            [genitive] { $count } kopiejek ukraińskich
           *[nominative] { $count } kopiejki ukraińskie
        }
        [many] { $count } kopiejek ukraińskich
       *[other] { $count } kopiejki ukraińskiej
    }
currency-usd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara amerykańskiego
       *[nominative] { $count } dolar amerykański
    }
    [few] { $case ->
        [genitive] { $count } dolarów amerykańskich
       *[nominative] { $count } dolary amerykańskie
    }
    [many] { $count } dolarów amerykańskich
   *[other] { $count } dolara amerykańskiego
}
    .gender = masculine
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa amerykańskiego
           *[nominative] { $count } cent amerykański
        }
        [few] { $case ->
            [genitive] { $count } centów amerykańskich
           *[nominative] { $count } centy amerykańskie
        }
        [many] { $count } centów amerykańskich
       *[other] { $count } centa amerykańskiego
    }
currency-vnd = { $count ->
    [one] { $case ->
        [genitive] { $count } donga wietnamskiego
       *[nominative] { $count } dong wietnamski
    }
    [few] { $case ->
        [genitive] { $count } dongów wietnamskich
       *[nominative] { $count } dongi wietnamskie
    }
    [many] { $count } dongów wietnamskich
   *[other] { $count } donga wietnamskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } donga
           *[nominative] { $count } dong
        }
        [few] { $case ->
            [genitive] { $count } dongów
           *[nominative] { $count } dongi
        }
        [many] { $count } dongów
       *[other] { $count } donga
    }
currency-zar = { $count ->
    [one] { $case ->
        [genitive] { $count } randa południowoafrykańskiego
       *[nominative] { $count } rand południowoafrykański
    }
    [few] { $case ->
        [genitive] { $count } randów południowoafrykańskich
       *[nominative] { $count } randy południowoafrykańskie
    }
    [many] { $count } randów południowoafrykańskich
   *[other] { $count } randa południowoafrykańskiego
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } randa
           *[nominative] { $count } rand
        }
        [few] { $case ->
            [genitive] { $count } randów
           *[nominative] { $count } randy
        }
        [many] { $count } randów
       *[other] { $count } randa
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } centa południowoafrykańskiego
           *[nominative] { $count } cent południowoafrykański
        }
        [few] { $case ->
            [genitive] { $count } centów południowoafrykańskich
           *[nominative] { $count } centy południowoafrykańskie
        }
        [many] { $count } centów południowoafrykańskich
       *[other] { $count } centa południowoafrykańskiego
    }

## All other money: CLDR's names, without smaller units

currency-afn = { $count ->
    [1] { $case ->
        [genitive] jednego afgani afgańskiego
       *[nominative] jedno afgani afgańskie
    }
    [one] { $case ->
        [genitive] { $count } afgani afgańskiego
       *[nominative] { $count } afgani afgańskie
    }
    [few] { $case ->
        [genitive] { $count } afgani afgańskich
       *[nominative] { $count } afgani afgańskie
    }
    [many] { $count } afgani afgańskich
   *[other] { $count } afgani afgańskiego
}
    .gender = neuter
currency-all = { $count ->
    [one] { $case ->
        [genitive] { $count } leka albańskiego
       *[nominative] { $count } lek albański
    }
    [few] { $case ->
        [genitive] { $count } leków albańskich
       *[nominative] { $count } leki albańskie
    }
    [many] { $count } leków albańskich
   *[other] { $count } leka albańskiego
}
    .gender = masculine
currency-amd = { $count ->
    [one] { $case ->
        [genitive] { $count } drama armeńskiego
       *[nominative] { $count } dram armeński
    }
    [few] { $case ->
        [genitive] { $count } dramów armeńskich
       *[nominative] { $count } dramy armeńskie
    }
    [many] { $count } dramów armeńskich
   *[other] { $count } drama armeńskiego
}
    .gender = masculine
currency-ang = { $count ->
    [one] { $case ->
        [genitive] { $count } guldena antylskiego
       *[nominative] { $count } gulden antylski
    }
    [few] { $case ->
        [genitive] { $count } guldenów antylskich
       *[nominative] { $count } guldeny antylskie
    }
    [many] { $count } guldenów antylskich
   *[other] { $count } guldena antylskiego
}
    .gender = masculine
currency-aoa = { $count ->
    [1] { $case ->
        [genitive] jednej kwanzy angolskiej
       *[nominative] jedna kwanza angolska
    }
    [2] { $case ->
        [genitive] dwóch kwanz angolskich
       *[nominative] dwie kwanzy angolskie
    }
    [one] { $case ->
        [genitive] { $count } kwanzy angolskiej
       *[nominative] { $count } kwanza angolska
    }
    [few] { $case ->
        [genitive] { $count } kwanz angolskich
       *[nominative] { $count } kwanzy angolskie
    }
    [many] { $count } kwanz angolskich
   *[other] { $count } kwanzy angolskiej
}
    .gender = feminine
currency-awg = { $count ->
    [one] { $case ->
        [genitive] { $count } florina arubańskiego
       *[nominative] { $count } florin arubański
    }
    [few] { $case ->
        [genitive] { $count } florinów arubańskich
       *[nominative] { $count } floriny arubańskie
    }
    [many] { $count } florinów arubańskich
   *[other] { $count } florina arubańskiego
}
    .gender = masculine
currency-azn = { $count ->
    [one] { $case ->
        [genitive] { $count } manata azerskiego
       *[nominative] { $count } manat azerski
    }
    [few] { $case ->
        [genitive] { $count } manatów azerskich
       *[nominative] { $count } manaty azerskie
    }
    [many] { $count } manatów azerskich
   *[other] { $count } manata azerskiego
}
    .gender = masculine
currency-bam = { $count ->
    [1] { $case ->
        [genitive] jednej marki zamiennej Bośni i Hercegowiny
       *[nominative] jedna marka zamienna Bośni i Hercegowiny
    }
    [2] { $case ->
        [genitive] dwóch marek zamiennych Bośni i Hercegowiny
       *[nominative] dwie marki zamienne Bośni i Hercegowiny
    }
    [one] { $case ->
        [genitive] { $count } marki zamiennej Bośni i Hercegowiny
       *[nominative] { $count } marka zamienna Bośni i Hercegowiny
    }
    [few] { $case ->
        [genitive] { $count } marek zamiennych Bośni i Hercegowiny
       *[nominative] { $count } marki zamienne Bośni i Hercegowiny
    }
    [many] { $count } marek zamiennych Bośni i Hercegowiny
   *[other] { $count } marki zamiennej Bośni i Hercegowiny
}
    .gender = feminine
currency-bbd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara barbadoskiego
       *[nominative] { $count } dolar barbadoski
    }
    [few] { $case ->
        [genitive] { $count } dolarów barbadoskich
       *[nominative] { $count } dolary barbadoskie
    }
    [many] { $count } dolarów barbadoskich
   *[other] { $count } dolara barbadoskiego
}
    .gender = masculine
currency-bdt = { $count ->
    [1] { $case ->
        [genitive] jednej taka bengalskiej
       *[nominative] jedna taka bengalska
    }
    [2] { $case ->
        [genitive] dwóch taka bengalskich
       *[nominative] dwie taka bengalskie
    }
    [one] { $case ->
        [genitive] { $count } taka bengalskiej
       *[nominative] { $count } taka bengalska
    }
    [few] { $case ->
        [genitive] { $count } taka bengalskich
       *[nominative] { $count } taka bengalskie
    }
    [many] { $count } taka bengalskich
   *[other] { $count } taka bengalskiej
}
    .gender = feminine
currency-bif = { $count ->
    [one] { $case ->
        [genitive] { $count } franka burundyjskiego
       *[nominative] { $count } frank burundyjski
    }
    [few] { $case ->
        [genitive] { $count } franków burundyjskich
       *[nominative] { $count } franki burundyjskie
    }
    [many] { $count } franków burundyjskich
   *[other] { $count } franka burundyjskiego
}
    .gender = masculine
currency-bmd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara bermudzkiego
       *[nominative] { $count } dolar bermudzki
    }
    [few] { $case ->
        [genitive] { $count } dolarów bermudzkich
       *[nominative] { $count } dolary bermudzkie
    }
    [many] { $count } dolarów bermudzkich
   *[other] { $count } dolara bermudzkiego
}
    .gender = masculine
currency-bnd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara brunejskiego
       *[nominative] { $count } dolar brunejski
    }
    [few] { $case ->
        [genitive] { $count } dolarów brunejskich
       *[nominative] { $count } dolary brunejskie
    }
    [many] { $count } dolarów brunejskich
   *[other] { $count } dolara brunejskiego
}
    .gender = masculine
currency-bob = { $count ->
    [1] { $case ->
        [genitive] jednego boliviano boliwijskiego
       *[nominative] jedno boliviano boliwijskie
    }
    [one] { $case ->
        [genitive] { $count } boliviano boliwijskiego
       *[nominative] { $count } boliviano boliwijskie
    }
    [few] { $case ->
        [genitive] { $count } boliviano boliwijskich
       *[nominative] { $count } boliviano boliwijskie
    }
    [many] { $count } boliviano boliwijskich
   *[other] { $count } boliviano boliwijskiego
}
    .gender = neuter
currency-bov = { $count ->
    [one] { $case ->
        [genitive] { $count } mvdola boliwijskiego
       *[nominative] { $count } mvdol boliwijski
    }
    [few] { $case ->
        [genitive] { $count } mvdoli boliwijskich
       *[nominative] { $count } mvdole boliwijskie
    }
    [many] { $count } mvdoli boliwijskich
   *[other] { $count } mvdola boliwijskiego
}
    .gender = masculine
currency-bsd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara bahamskiego
       *[nominative] { $count } dolar bahamski
    }
    [few] { $case ->
        [genitive] { $count } dolarów bahamskich
       *[nominative] { $count } dolary bahamskie
    }
    [many] { $count } dolarów bahamskich
   *[other] { $count } dolara bahamskiego
}
    .gender = masculine
currency-btn = { $count ->
    [one] { $case ->
        [genitive] { $count } ngultrum bhutańskiego
       *[nominative] { $count } ngultrum bhutański
    }
    [few] { $case ->
        [genitive] { $count } ngultrum bhutańskich
       *[nominative] { $count } ngultrum bhutańskie
    }
    [many] { $count } ngultrum bhutańskich
   *[other] { $count } ngultrum bhutańskiego
}
    .gender = masculine
currency-bwp = { $count ->
    [1] { $case ->
        [genitive] jednej puli botswańskiej
       *[nominative] jedna pula botswańska
    }
    [2] { $case ->
        [genitive] dwóch pul botswańskich
       *[nominative] dwie pule botswańskie
    }
    [one] { $case ->
        [genitive] { $count } puli botswańskiej
       *[nominative] { $count } pula botswańska
    }
    [few] { $case ->
        [genitive] { $count } pul botswańskich
       *[nominative] { $count } pule botswańskie
    }
    [many] { $count } pul botswańskich
   *[other] { $count } puli botswańskiej
}
    .gender = feminine
currency-bzd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara belizeńskiego
       *[nominative] { $count } dolar belizeński
    }
    [few] { $case ->
        [genitive] { $count } dolarów belizeńskich
       *[nominative] { $count } dolary belizeńskie
    }
    [many] { $count } dolarów belizeńskich
   *[other] { $count } dolara belizeńskiego
}
    .gender = masculine
currency-cdf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka kongijskiego
       *[nominative] { $count } frank kongijski
    }
    [few] { $case ->
        [genitive] { $count } franków kongijskich
       *[nominative] { $count } franki kongijskie
    }
    [many] { $count } franków kongijskich
   *[other] { $count } franka kongijskiego
}
    .gender = masculine
# WIR is a bank; it is said as a word.
# same for every number
currency-che = { $count ->
    [1] { $case ->
        [genitive] jednego euro WIR
       *[nominative] jedno euro WIR
    }
    [one] { $count } euro WIR
    [few] { $count } euro WIR
    [many] { $count } euro WIR
   *[other] { $count } euro WIR
}
    .gender = neuter
currency-chw = { $count ->
    [one] { $case ->
        [genitive] { $count } franka WIR
       *[nominative] { $count } frank WIR
    }
    [few] { $case ->
        [genitive] { $count } franków WIR
       *[nominative] { $count } franki WIR
    }
    [many] { $count } franków WIR
   *[other] { $count } franka WIR
}
    .gender = masculine
# CLDR has no Polish name.
currency-clf = { $count ->
    [1] { $case ->
        [genitive] jednej chilijskiej jednostki rozrachunkowej
       *[nominative] jedna chilijska jednostka rozrachunkowa
    }
    [2] { $case ->
        [genitive] dwóch chilijskich jednostek rozrachunkowych
       *[nominative] dwie chilijskie jednostki rozrachunkowe
    }
    [one] { $case ->
        [genitive] { $count } chilijskiej jednostki rozrachunkowej
       *[nominative] { $count } chilijska jednostka rozrachunkowa
    }
    [few] { $case ->
        [genitive] { $count } chilijskich jednostek rozrachunkowych
       *[nominative] { $count } chilijskie jednostki rozrachunkowe
    }
    [many] { $count } chilijskich jednostek rozrachunkowych
   *[other] { $count } chilijskiej jednostki rozrachunkowej
}
    .gender = feminine
# CLDR has no Polish name.
currency-cou = { $count ->
    [1] { $case ->
        [genitive] jednej kolumbijskiej jednostki wartości realnej
       *[nominative] jedna kolumbijska jednostka wartości realnej
    }
    [2] { $case ->
        [genitive] dwóch kolumbijskich jednostek wartości realnej
       *[nominative] dwie kolumbijskie jednostki wartości realnej
    }
    [one] { $case ->
        [genitive] { $count } kolumbijskiej jednostki wartości realnej
       *[nominative] { $count } kolumbijska jednostka wartości realnej
    }
    [few] { $case ->
        [genitive] { $count } kolumbijskich jednostek wartości realnej
       *[nominative] { $count } kolumbijskie jednostki wartości realnej
    }
    [many] { $count } kolumbijskich jednostek wartości realnej
   *[other] { $count } kolumbijskiej jednostki wartości realnej
}
    .gender = feminine
currency-crc = { $count ->
    [one] { $case ->
        [genitive] { $count } colona kostarykańskiego
       *[nominative] { $count } colon kostarykański
    }
    [few] { $case ->
        [genitive] { $count } colonów kostarykańskich
       *[nominative] { $count } colony kostarykańskie
    }
    [many] { $count } colonów kostarykańskich
   *[other] { $count } colona kostarykańskiego
}
    .gender = masculine
currency-cuc = { $count ->
    [1] { $case ->
        [genitive] jednego peso kubańskiego wymienialnego
       *[nominative] jedno peso kubańskie wymienialne
    }
    [one] { $case ->
        [genitive] { $count } peso kubańskiego wymienialnego
       *[nominative] { $count } peso kubańskie wymienialne
    }
    [few] { $case ->
        [genitive] { $count } pesos kubańskich wymienialnych
       *[nominative] { $count } pesos kubańskie wymienialne
    }
    [many] { $count } pesos kubańskich wymienialnych
   *[other] { $count } peso kubańskiego wymienialnego
}
    .gender = neuter
currency-cup = { $count ->
    [1] { $case ->
        [genitive] jednego peso kubańskiego
       *[nominative] jedno peso kubańskie
    }
    [one] { $case ->
        [genitive] { $count } peso kubańskiego
       *[nominative] { $count } peso kubańskie
    }
    [few] { $case ->
        [genitive] { $count } pesos kubańskich
       *[nominative] { $count } pesos kubańskie
    }
    [many] { $count } pesos kubańskich
   *[other] { $count } peso kubańskiego
}
    .gender = neuter
currency-cve = { $count ->
    [1] { $case ->
        [genitive] jednego escudo zielonoprzylądkowego
       *[nominative] jedno escudo zielonoprzylądkowe
    }
    [one] { $case ->
        [genitive] { $count } escudo zielonoprzylądkowego
       *[nominative] { $count } escudo zielonoprzylądkowe
    }
    [few] { $case ->
        [genitive] { $count } escudo zielonoprzylądkowych
       *[nominative] { $count } escudo zielonoprzylądkowe
    }
    [many] { $count } escudo zielonoprzylądkowych
   *[other] { $count } escudo zielonoprzylądkowego
}
    .gender = neuter
currency-djf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka dżibutyjskiego
       *[nominative] { $count } frank dżibutyjski
    }
    [few] { $case ->
        [genitive] { $count } franków dżibutyjskich
       *[nominative] { $count } franki dżibutyjskie
    }
    [many] { $count } franków dżibutyjskich
   *[other] { $count } franka dżibutyjskiego
}
    .gender = masculine
currency-dop = { $count ->
    [1] { $case ->
        [genitive] jednego peso dominikańskiego
       *[nominative] jedno peso dominikańskie
    }
    [one] { $case ->
        [genitive] { $count } peso dominikańskiego
       *[nominative] { $count } peso dominikańskie
    }
    [few] { $case ->
        [genitive] { $count } pesos dominikańskich
       *[nominative] { $count } pesos dominikańskie
    }
    [many] { $count } pesos dominikańskich
   *[other] { $count } peso dominikańskiego
}
    .gender = neuter
currency-dzd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara algierskiego
       *[nominative] { $count } dinar algierski
    }
    [few] { $case ->
        [genitive] { $count } dinarów algierskich
       *[nominative] { $count } dinary algierskie
    }
    [many] { $count } dinarów algierskich
   *[other] { $count } dinara algierskiego
}
    .gender = masculine
currency-ern = { $count ->
    [1] { $case ->
        [genitive] jednej nakfy erytrejskiej
       *[nominative] jedna nakfa erytrejska
    }
    [2] { $case ->
        [genitive] dwóch nakf erytrejskich
       *[nominative] dwie nakfy erytrejskie
    }
    [one] { $case ->
        [genitive] { $count } nakfy erytrejskiej
       *[nominative] { $count } nakfa erytrejska
    }
    [few] { $case ->
        [genitive] { $count } nakf erytrejskich
       *[nominative] { $count } nakfy erytrejskie
    }
    [many] { $count } nakf erytrejskich
   *[other] { $count } nakfy erytrejskiej
}
    .gender = feminine
currency-etb = { $count ->
    [one] { $case ->
        [genitive] { $count } birra etiopskiego
       *[nominative] { $count } birr etiopski
    }
    [few] { $case ->
        [genitive] { $count } birrów etiopskich
       *[nominative] { $count } birry etiopskie
    }
    [many] { $count } birrów etiopskich
   *[other] { $count } birra etiopskiego
}
    .gender = masculine
currency-fjd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara fidżyjskiego
       *[nominative] { $count } dolar fidżyjski
    }
    [few] { $case ->
        [genitive] { $count } dolarów fidżyjskich
       *[nominative] { $count } dolary fidżyjskie
    }
    [many] { $count } dolarów fidżyjskich
   *[other] { $count } dolara fidżyjskiego
}
    .gender = masculine
currency-fkp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta falklandzkiego
       *[nominative] { $count } funt falklandzki
    }
    [few] { $case ->
        [genitive] { $count } funtów falklandzkich
       *[nominative] { $count } funty falklandzkie
    }
    [many] { $count } funtów falklandzkich
   *[other] { $count } funta falklandzkiego
}
    .gender = masculine
currency-ghs = { $count ->
    [1] { $case ->
        [genitive] jednego cedi ghańskiego
       *[nominative] jedno cedi ghańskie
    }
    [one] { $case ->
        [genitive] { $count } cedi ghańskiego
       *[nominative] { $count } cedi ghańskie
    }
    [few] { $case ->
        [genitive] { $count } cedi ghańskich
       *[nominative] { $count } cedi ghańskie
    }
    [many] { $count } cedi ghańskich
   *[other] { $count } cedi ghańskiego
}
    .gender = neuter
currency-gip = { $count ->
    [one] { $case ->
        [genitive] { $count } funta gibraltarskiego
       *[nominative] { $count } funt gibraltarski
    }
    [few] { $case ->
        [genitive] { $count } funtów gibraltarskich
       *[nominative] { $count } funty gibraltarskie
    }
    [many] { $count } funtów gibraltarskich
   *[other] { $count } funta gibraltarskiego
}
    .gender = masculine
currency-gmd = { $count ->
    [1] { $case ->
        [genitive] jednego dalasi gambijskiego
       *[nominative] jedno dalasi gambijskie
    }
    [one] { $case ->
        [genitive] { $count } dalasi gambijskiego
       *[nominative] { $count } dalasi gambijskie
    }
    [few] { $case ->
        [genitive] { $count } dalasi gambijskich
       *[nominative] { $count } dalasi gambijskie
    }
    [many] { $count } dalasi gambijskich
   *[other] { $count } dalasi gambijskiego
}
    .gender = neuter
currency-gnf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka gwinejskiego
       *[nominative] { $count } frank gwinejski
    }
    [few] { $case ->
        [genitive] { $count } franków gwinejskich
       *[nominative] { $count } franki gwinejskie
    }
    [many] { $count } franków gwinejskich
   *[other] { $count } franka gwinejskiego
}
    .gender = masculine
currency-gtq = { $count ->
    [one] { $case ->
        [genitive] { $count } quetzala gwatemalskiego
       *[nominative] { $count } quetzal gwatemalski
    }
    [few] { $case ->
        [genitive] { $count } quetzali gwatemalskich
       *[nominative] { $count } quetzale gwatemalskie
    }
    [many] { $count } quetzali gwatemalskich
   *[other] { $count } quetzala gwatemalskiego
}
    .gender = masculine
currency-gyd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara gujańskiego
       *[nominative] { $count } dolar gujański
    }
    [few] { $case ->
        [genitive] { $count } dolarów gujańskich
       *[nominative] { $count } dolary gujańskie
    }
    [many] { $count } dolarów gujańskich
   *[other] { $count } dolara gujańskiego
}
    .gender = masculine
currency-hnl = { $count ->
    [1] { $case ->
        [genitive] jednej lempiry honduraskiej
       *[nominative] jedna lempira honduraska
    }
    [2] { $case ->
        [genitive] dwóch lempir honduraskich
       *[nominative] dwie lempiry honduraskie
    }
    [one] { $case ->
        [genitive] { $count } lempiry honduraskiej
       *[nominative] { $count } lempira honduraska
    }
    [few] { $case ->
        [genitive] { $count } lempir honduraskich
       *[nominative] { $count } lempiry honduraskie
    }
    [many] { $count } lempir honduraskich
   *[other] { $count } lempiry honduraskiej
}
    .gender = feminine
currency-hrk = { $count ->
    [1] { $case ->
        [genitive] jednej kuny chorwackiej
       *[nominative] jedna kuna chorwacka
    }
    [2] { $case ->
        [genitive] dwóch kun chorwackich
       *[nominative] dwie kuny chorwackie
    }
    [one] { $case ->
        [genitive] { $count } kuny chorwackiej
       *[nominative] { $count } kuna chorwacka
    }
    [few] { $case ->
        [genitive] { $count } kun chorwackich
       *[nominative] { $count } kuny chorwackie
    }
    [many] { $count } kun chorwackich
   *[other] { $count } kuny chorwackiej
}
    .gender = feminine
currency-htg = { $count ->
    [one] { $case ->
        [genitive] { $count } gourde haitańskiego
       *[nominative] { $count } gourde haitański
    }
    [few] { $case ->
        [genitive] { $count } gourde haitańskich
       *[nominative] { $count } gourde haitańskie
    }
    [many] { $count } gourde haitańskich
   *[other] { $count } gourde haitańskiego
}
    .gender = masculine
currency-iqd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara irackiego
       *[nominative] { $count } dinar iracki
    }
    [few] { $case ->
        [genitive] { $count } dinarów irackich
       *[nominative] { $count } dinary irackie
    }
    [many] { $count } dinarów irackich
   *[other] { $count } dinara irackiego
}
    .gender = masculine
currency-irr = { $count ->
    [one] { $case ->
        [genitive] { $count } riala irańskiego
       *[nominative] { $count } rial irański
    }
    [few] { $case ->
        [genitive] { $count } riali irańskich
       *[nominative] { $count } riale irańskie
    }
    [many] { $count } riali irańskich
   *[other] { $count } riala irańskiego
}
    .gender = masculine
currency-jmd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara jamajskiego
       *[nominative] { $count } dolar jamajski
    }
    [few] { $case ->
        [genitive] { $count } dolarów jamajskich
       *[nominative] { $count } dolary jamajskie
    }
    [many] { $count } dolarów jamajskich
   *[other] { $count } dolara jamajskiego
}
    .gender = masculine
currency-kgs = { $count ->
    [one] { $case ->
        [genitive] { $count } soma kirgiskiego
       *[nominative] { $count } som kirgiski
    }
    [few] { $case ->
        [genitive] { $count } somów kirgiskich
       *[nominative] { $count } somy kirgiskie
    }
    [many] { $count } somów kirgiskich
   *[other] { $count } soma kirgiskiego
}
    .gender = masculine
currency-khr = { $count ->
    [one] { $case ->
        [genitive] { $count } riela kambodżańskiego
       *[nominative] { $count } riel kambodżański
    }
    [few] { $case ->
        [genitive] { $count } rieli kambodżańskich
       *[nominative] { $count } riele kambodżańskie
    }
    [many] { $count } rieli kambodżańskich
   *[other] { $count } riela kambodżańskiego
}
    .gender = masculine
currency-kmf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka komoryjskiego
       *[nominative] { $count } frank komoryjski
    }
    [few] { $case ->
        [genitive] { $count } franków komoryjskich
       *[nominative] { $count } franki komoryjskie
    }
    [many] { $count } franków komoryjskich
   *[other] { $count } franka komoryjskiego
}
    .gender = masculine
currency-kpw = { $count ->
    [one] { $case ->
        [genitive] { $count } wona północnokoreańskiego
       *[nominative] { $count } won północnokoreański
    }
    [few] { $case ->
        [genitive] { $count } wonów północnokoreańskich
       *[nominative] { $count } wony północnokoreańskie
    }
    [many] { $count } wonów północnokoreańskich
   *[other] { $count } wona północnokoreańskiego
}
    .gender = masculine
currency-kyd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara kajmańskiego
       *[nominative] { $count } dolar kajmański
    }
    [few] { $case ->
        [genitive] { $count } dolarów kajmańskich
       *[nominative] { $count } dolary kajmańskie
    }
    [many] { $count } dolarów kajmańskich
   *[other] { $count } dolara kajmańskiego
}
    .gender = masculine
currency-kzt = { $count ->
    [1] { $case ->
        [genitive] jednego tenge kazachskiego
       *[nominative] jedno tenge kazachskie
    }
    [one] { $case ->
        [genitive] { $count } tenge kazachskiego
       *[nominative] { $count } tenge kazachskie
    }
    [few] { $case ->
        [genitive] { $count } tenge kazachskich
       *[nominative] { $count } tenge kazachskie
    }
    [many] { $count } tenge kazachskich
   *[other] { $count } tenge kazachskiego
}
    .gender = neuter
currency-lak = { $count ->
    [one] { $case ->
        [genitive] { $count } kipa laotańskiego
       *[nominative] { $count } kip laotański
    }
    [few] { $case ->
        [genitive] { $count } kipów laotańskich
       *[nominative] { $count } kipy laotańskie
    }
    [many] { $count } kipów laotańskich
   *[other] { $count } kipa laotańskiego
}
    .gender = masculine
currency-lbp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta libańskiego
       *[nominative] { $count } funt libański
    }
    [few] { $case ->
        [genitive] { $count } funtów libańskich
       *[nominative] { $count } funty libańskie
    }
    [many] { $count } funtów libańskich
   *[other] { $count } funta libańskiego
}
    .gender = masculine
currency-lkr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii lankijskiej
       *[nominative] jedna rupia lankijska
    }
    [2] { $case ->
        [genitive] dwóch rupii lankijskich
       *[nominative] dwie rupie lankijskie
    }
    [one] { $case ->
        [genitive] { $count } rupii lankijskiej
       *[nominative] { $count } rupia lankijska
    }
    [few] { $case ->
        [genitive] { $count } rupii lankijskich
       *[nominative] { $count } rupie lankijskie
    }
    [many] { $count } rupii lankijskich
   *[other] { $count } rupii lankijskiej
}
    .gender = feminine
currency-lrd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara liberyjskiego
       *[nominative] { $count } dolar liberyjski
    }
    [few] { $case ->
        [genitive] { $count } dolarów liberyjskich
       *[nominative] { $count } dolary liberyjskie
    }
    [many] { $count } dolarów liberyjskich
   *[other] { $count } dolara liberyjskiego
}
    .gender = masculine
currency-lsl = { $count ->
    [1] { $case ->
        [genitive] jednego loti sotyjskiego
       *[nominative] jedno loti sotyjskie
    }
    [one] { $case ->
        [genitive] { $count } loti sotyjskiego
       *[nominative] { $count } loti sotyjskie
    }
    [few] { $case ->
        [genitive] { $count } loti sotyjskich
       *[nominative] { $count } loti sotyjskie
    }
    [many] { $count } loti sotyjskich
   *[other] { $count } loti sotyjskiego
}
    .gender = neuter
currency-lyd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara libijskiego
       *[nominative] { $count } dinar libijski
    }
    [few] { $case ->
        [genitive] { $count } dinarów libijskich
       *[nominative] { $count } dinary libijskie
    }
    [many] { $count } dinarów libijskich
   *[other] { $count } dinara libijskiego
}
    .gender = masculine
currency-mga = { $count ->
    [one] { $case ->
        [genitive] { $count } ariary malgaskiego
       *[nominative] { $count } ariary malgaski
    }
    [few] { $case ->
        [genitive] { $count } ariary malgaskich
       *[nominative] { $count } ariary malgaskie
    }
    [many] { $count } ariary malgaskich
   *[other] { $count } ariary malgaskiego
}
    .gender = masculine
currency-mkd = { $count ->
    [one] { $case ->
        [genitive] { $count } denara macedońskiego
       *[nominative] { $count } denar macedoński
    }
    [few] { $case ->
        [genitive] { $count } denarów macedońskich
       *[nominative] { $count } denary macedońskie
    }
    [many] { $count } denarów macedońskich
   *[other] { $count } denara macedońskiego
}
    .gender = masculine
currency-mmk = { $count ->
    [one] { $case ->
        [genitive] { $count } kiata birmańskiego
       *[nominative] { $count } kiat birmański
    }
    [few] { $case ->
        [genitive] { $count } kiatów birmańskich
       *[nominative] { $count } kiaty birmańskie
    }
    [many] { $count } kiatów birmańskich
   *[other] { $count } kiata birmańskiego
}
    .gender = masculine
currency-mnt = { $count ->
    [one] { $case ->
        [genitive] { $count } tugrika mongolskiego
       *[nominative] { $count } tugrik mongolski
    }
    [few] { $case ->
        [genitive] { $count } tugrików mongolskich
       *[nominative] { $count } tugriki mongolskie
    }
    [many] { $count } tugrików mongolskich
   *[other] { $count } tugrika mongolskiego
}
    .gender = masculine
# CLDR has one form only; the noun is said "pataka" and left as it is.
# same for every number
currency-mop = { $count ->
    [1] { $case ->
        [genitive] jednej pataca Makau
       *[nominative] jedna pataca Makau
    }
    [2] { $case ->
        [genitive] dwóch pataca Makau
       *[nominative] dwie pataca Makau
    }
    [one] { $count } pataca Makau
    [few] { $count } pataca Makau
    [many] { $count } pataca Makau
   *[other] { $count } pataca Makau
}
    .gender = feminine
currency-mru = { $count ->
    [1] { $case ->
        [genitive] jednej ugija mauretańskiej
       *[nominative] jedna ugija mauretańska
    }
    [2] { $case ->
        [genitive] dwóch ugija mauretańskich
       *[nominative] dwie ugija mauretańskie
    }
    [one] { $case ->
        [genitive] { $count } ugija mauretańskiej
       *[nominative] { $count } ugija mauretańska
    }
    [few] { $case ->
        [genitive] { $count } ugija mauretańskich
       *[nominative] { $count } ugija mauretańskie
    }
    [many] { $count } ugija mauretańskich
   *[other] { $count } ugija mauretańskiej
}
    .gender = feminine
currency-mur = { $count ->
    [1] { $case ->
        [genitive] jednej rupii maurytyjskiej
       *[nominative] jedna rupia maurytyjska
    }
    [2] { $case ->
        [genitive] dwóch rupii maurytyjskich
       *[nominative] dwie rupie maurytyjskie
    }
    [one] { $case ->
        [genitive] { $count } rupii maurytyjskiej
       *[nominative] { $count } rupia maurytyjska
    }
    [few] { $case ->
        [genitive] { $count } rupii maurytyjskich
       *[nominative] { $count } rupie maurytyjskie
    }
    [many] { $count } rupii maurytyjskich
   *[other] { $count } rupii maurytyjskiej
}
    .gender = feminine
currency-mvr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii malediwskiej
       *[nominative] jedna rupia malediwska
    }
    [2] { $case ->
        [genitive] dwóch rupii malediwskich
       *[nominative] dwie rupie malediwskie
    }
    [one] { $case ->
        [genitive] { $count } rupii malediwskiej
       *[nominative] { $count } rupia malediwska
    }
    [few] { $case ->
        [genitive] { $count } rupii malediwskich
       *[nominative] { $count } rupie malediwskie
    }
    [many] { $count } rupii malediwskich
   *[other] { $count } rupii malediwskiej
}
    .gender = feminine
currency-mwk = { $count ->
    [1] { $case ->
        [genitive] jednej kwachy malawijskiej
       *[nominative] jedna kwacha malawijska
    }
    [2] { $case ->
        [genitive] dwóch kwach malawijskich
       *[nominative] dwie kwachy malawijskie
    }
    [one] { $case ->
        [genitive] { $count } kwachy malawijskiej
       *[nominative] { $count } kwacha malawijska
    }
    [few] { $case ->
        [genitive] { $count } kwach malawijskich
       *[nominative] { $count } kwachy malawijskie
    }
    [many] { $count } kwach malawijskich
   *[other] { $count } kwachy malawijskiej
}
    .gender = feminine
# CLDR has no Polish name.
currency-mxv = { $count ->
    [1] { $case ->
        [genitive] jednej meksykańskiej jednostki inwestycyjnej
       *[nominative] jedna meksykańska jednostka inwestycyjna
    }
    [2] { $case ->
        [genitive] dwóch meksykańskich jednostek inwestycyjnych
       *[nominative] dwie meksykańskie jednostki inwestycyjne
    }
    [one] { $case ->
        [genitive] { $count } meksykańskiej jednostki inwestycyjnej
       *[nominative] { $count } meksykańska jednostka inwestycyjna
    }
    [few] { $case ->
        [genitive] { $count } meksykańskich jednostek inwestycyjnych
       *[nominative] { $count } meksykańskie jednostki inwestycyjne
    }
    [many] { $count } meksykańskich jednostek inwestycyjnych
   *[other] { $count } meksykańskiej jednostki inwestycyjnej
}
    .gender = feminine
currency-mzn = { $count ->
    [one] { $case ->
        [genitive] { $count } meticala mozambickiego
       *[nominative] { $count } metical mozambicki
    }
    [few] { $case ->
        [genitive] { $count } meticali mozambickich
       *[nominative] { $count } meticale mozambickie
    }
    [many] { $count } meticali mozambickich
   *[other] { $count } meticala mozambickiego
}
    .gender = masculine
currency-nad = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara namibijskiego
       *[nominative] { $count } dolar namibijski
    }
    [few] { $case ->
        [genitive] { $count } dolarów namibijskich
       *[nominative] { $count } dolary namibijskie
    }
    [many] { $count } dolarów namibijskich
   *[other] { $count } dolara namibijskiego
}
    .gender = masculine
currency-nio = { $count ->
    [1] { $case ->
        [genitive] jednej cordoby nikaraguańskiej
       *[nominative] jedna cordoba nikaraguańska
    }
    [2] { $case ->
        [genitive] dwóch cordob nikaraguańskich
       *[nominative] dwie cordoby nikaraguańskie
    }
    [one] { $case ->
        [genitive] { $count } cordoby nikaraguańskiej
       *[nominative] { $count } cordoba nikaraguańska
    }
    [few] { $case ->
        [genitive] { $count } cordob nikaraguańskich
       *[nominative] { $count } cordoby nikaraguańskie
    }
    [many] { $count } cordob nikaraguańskich
   *[other] { $count } cordoby nikaraguańskiej
}
    .gender = feminine
currency-npr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii nepalskiej
       *[nominative] jedna rupia nepalska
    }
    [2] { $case ->
        [genitive] dwóch rupii nepalskich
       *[nominative] dwie rupie nepalskie
    }
    [one] { $case ->
        [genitive] { $count } rupii nepalskiej
       *[nominative] { $count } rupia nepalska
    }
    [few] { $case ->
        [genitive] { $count } rupii nepalskich
       *[nominative] { $count } rupie nepalskie
    }
    [many] { $count } rupii nepalskich
   *[other] { $count } rupii nepalskiej
}
    .gender = feminine
currency-omr = { $count ->
    [one] { $case ->
        [genitive] { $count } riala omańskiego
       *[nominative] { $count } rial omański
    }
    [few] { $case ->
        [genitive] { $count } riali omańskich
       *[nominative] { $count } riale omańskie
    }
    [many] { $count } riali omańskich
   *[other] { $count } riala omańskiego
}
    .gender = masculine
currency-pab = { $count ->
    [one] { $case ->
        [genitive] { $count } balboa panamskiego
       *[nominative] { $count } balboa panamski
    }
    [few] { $case ->
        [genitive] { $count } balboa panamskich
       *[nominative] { $count } balboa panamskie
    }
    [many] { $count } balboa panamskich
   *[other] { $count } balboa panamskiego
}
    .gender = masculine
currency-pgk = { $count ->
    [1] { $case ->
        [genitive] jednej kina papuaskiej
       *[nominative] jedna kina papuaska
    }
    [2] { $case ->
        [genitive] dwóch kina papuaskich
       *[nominative] dwie kina papuaskie
    }
    [one] { $case ->
        [genitive] { $count } kina papuaskiej
       *[nominative] { $count } kina papuaska
    }
    [few] { $case ->
        [genitive] { $count } kina papuaskich
       *[nominative] { $count } kina papuaskie
    }
    [many] { $count } kina papuaskich
   *[other] { $count } kina papuaskiej
}
    .gender = feminine
currency-pyg = { $count ->
    [1] { $case ->
        [genitive] jednego guarani paragwajskiego
       *[nominative] jedno guarani paragwajskie
    }
    [one] { $case ->
        [genitive] { $count } guarani paragwajskiego
       *[nominative] { $count } guarani paragwajskie
    }
    [few] { $case ->
        [genitive] { $count } guarani paragwajskich
       *[nominative] { $count } guarani paragwajskie
    }
    [many] { $count } guarani paragwajskich
   *[other] { $count } guarani paragwajskiego
}
    .gender = neuter
currency-rwf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka ruandyjskiego
       *[nominative] { $count } frank ruandyjski
    }
    [few] { $case ->
        [genitive] { $count } franków ruandyjskich
       *[nominative] { $count } franki ruandyjskie
    }
    [many] { $count } franków ruandyjskich
   *[other] { $count } franka ruandyjskiego
}
    .gender = masculine
currency-sbd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara Wysp Salomona
       *[nominative] { $count } dolar Wysp Salomona
    }
    [few] { $case ->
        [genitive] { $count } dolarów Wysp Salomona
       *[nominative] { $count } dolary Wysp Salomona
    }
    [many] { $count } dolarów Wysp Salomona
   *[other] { $count } dolara Wysp Salomona
}
    .gender = masculine
currency-scr = { $count ->
    [1] { $case ->
        [genitive] jednej rupii seszelskiej
       *[nominative] jedna rupia seszelska
    }
    [2] { $case ->
        [genitive] dwóch rupii seszelskich
       *[nominative] dwie rupie seszelskie
    }
    [one] { $case ->
        [genitive] { $count } rupii seszelskiej
       *[nominative] { $count } rupia seszelska
    }
    [few] { $case ->
        [genitive] { $count } rupii seszelskich
       *[nominative] { $count } rupie seszelskie
    }
    [many] { $count } rupii seszelskich
   *[other] { $count } rupii seszelskiej
}
    .gender = feminine
currency-sdg = { $count ->
    [one] { $case ->
        [genitive] { $count } funta sudańskiego
       *[nominative] { $count } funt sudański
    }
    [few] { $case ->
        [genitive] { $count } funtów sudańskich
       *[nominative] { $count } funty sudańskie
    }
    [many] { $count } funtów sudańskich
   *[other] { $count } funta sudańskiego
}
    .gender = masculine
currency-shp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta Świętej Heleny
       *[nominative] { $count } funt Świętej Heleny
    }
    [few] { $case ->
        [genitive] { $count } funtów Świętej Heleny
       *[nominative] { $count } funty Świętej Heleny
    }
    [many] { $count } funtów Świętej Heleny
   *[other] { $count } funta Świętej Heleny
}
    .gender = masculine
currency-sle = { $count ->
    [one] { $case ->
        [genitive] { $count } leone sierraleońskiego
       *[nominative] { $count } leone sierraleoński
    }
    [few] { $case ->
        [genitive] { $count } leone sierraleońskich
       *[nominative] { $count } leone sierraleońskie
    }
    [many] { $count } leone sierraleońskich
   *[other] { $count } leone sierraleońskiego
}
    .gender = masculine
# CLDR tells it from the new leone by years in parentheses.
currency-sll = { $count ->
    [one] { $case ->
        [genitive] { $count } starego leone sierraleońskiego
       *[nominative] { $count } stary leone sierraleoński
    }
    [few] { $case ->
        [genitive] { $count } starych leone sierraleońskich
       *[nominative] { $count } stare leone sierraleońskie
    }
    [many] { $count } starych leone sierraleońskich
   *[other] { $count } starego leone sierraleońskiego
}
    .gender = masculine
currency-sos = { $count ->
    [one] { $case ->
        [genitive] { $count } szylinga somalijskiego
       *[nominative] { $count } szyling somalijski
    }
    [few] { $case ->
        [genitive] { $count } szylingów somalijskich
       *[nominative] { $count } szylingi somalijskie
    }
    [many] { $count } szylingów somalijskich
   *[other] { $count } szylinga somalijskiego
}
    .gender = masculine
currency-srd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara surinamskiego
       *[nominative] { $count } dolar surinamski
    }
    [few] { $case ->
        [genitive] { $count } dolarów surinamskich
       *[nominative] { $count } dolary surinamskie
    }
    [many] { $count } dolarów surinamskich
   *[other] { $count } dolara surinamskiego
}
    .gender = masculine
currency-ssp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta południowosudańskiego
       *[nominative] { $count } funt południowosudański
    }
    [few] { $case ->
        [genitive] { $count } funtów południowosudańskich
       *[nominative] { $count } funty południowosudańskie
    }
    [many] { $count } funtów południowosudańskich
   *[other] { $count } funta południowosudańskiego
}
    .gender = masculine
currency-stn = { $count ->
    [1] { $case ->
        [genitive] jednej dobry Wysp Świętego Tomasza i Książęcej
       *[nominative] jedna dobra Wysp Świętego Tomasza i Książęcej
    }
    [2] { $case ->
        [genitive] dwóch dobr Wysp Świętego Tomasza i Książęcej
       *[nominative] dwie dobry Wysp Świętego Tomasza i Książęcej
    }
    [one] { $case ->
        [genitive] { $count } dobry Wysp Świętego Tomasza i Książęcej
       *[nominative] { $count } dobra Wysp Świętego Tomasza i Książęcej
    }
    [few] { $case ->
        [genitive] { $count } dobr Wysp Świętego Tomasza i Książęcej
       *[nominative] { $count } dobry Wysp Świętego Tomasza i Książęcej
    }
    [many] { $count } dobr Wysp Świętego Tomasza i Książęcej
   *[other] { $count } dobry Wysp Świętego Tomasza i Książęcej
}
    .gender = feminine
currency-syp = { $count ->
    [one] { $case ->
        [genitive] { $count } funta syryjskiego
       *[nominative] { $count } funt syryjski
    }
    [few] { $case ->
        [genitive] { $count } funtów syryjskich
       *[nominative] { $count } funty syryjskie
    }
    [many] { $count } funtów syryjskich
   *[other] { $count } funta syryjskiego
}
    .gender = masculine
currency-szl = { $count ->
    [1] { $case ->
        [genitive] jednego lilangeni Suazi
       *[nominative] jedno lilangeni Suazi
    }
    [one] { $count } lilangeni Suazi
    [few] { $count } emalangeni Suazi
    [many] { $count } emalangeni Suazi
   *[other] { $count } emalangeni Suazi
}
    .gender = neuter
currency-tjs = { $count ->
    [1] { $case ->
        [genitive] jednego somoni tadżyckiego
       *[nominative] jedno somoni tadżyckie
    }
    [one] { $case ->
        [genitive] { $count } somoni tadżyckiego
       *[nominative] { $count } somoni tadżyckie
    }
    [few] { $case ->
        [genitive] { $count } somoni tadżyckich
       *[nominative] { $count } somoni tadżyckie
    }
    [many] { $count } somoni tadżyckich
   *[other] { $count } somoni tadżyckiego
}
    .gender = neuter
currency-tmt = { $count ->
    [one] { $case ->
        [genitive] { $count } manata turkmeńskiego
       *[nominative] { $count } manat turkmeński
    }
    [few] { $case ->
        [genitive] { $count } manatów turkmeńskich
       *[nominative] { $count } manaty turkmeńskie
    }
    [many] { $count } manatów turkmeńskich
   *[other] { $count } manata turkmeńskiego
}
    .gender = masculine
currency-tnd = { $count ->
    [one] { $case ->
        [genitive] { $count } dinara tunezyjskiego
       *[nominative] { $count } dinar tunezyjski
    }
    [few] { $case ->
        [genitive] { $count } dinarów tunezyjskich
       *[nominative] { $count } dinary tunezyjskie
    }
    [many] { $count } dinarów tunezyjskich
   *[other] { $count } dinara tunezyjskiego
}
    .gender = masculine
# CLDR writes "pa’anga"; the apostrophe is not said.
currency-top = { $count ->
    [1] { $case ->
        [genitive] jednej paanga tongijskiej
       *[nominative] jedna paanga tongijska
    }
    [2] { $case ->
        [genitive] dwóch paanga tongijskich
       *[nominative] dwie paanga tongijskie
    }
    [one] { $case ->
        [genitive] { $count } paanga tongijskiej
       *[nominative] { $count } paanga tongijska
    }
    [few] { $case ->
        [genitive] { $count } paanga tongijskich
       *[nominative] { $count } paanga tongijskie
    }
    [many] { $count } paanga tongijskich
   *[other] { $count } paanga tongijskiej
}
    .gender = feminine
currency-ttd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara trynidadzkiego
       *[nominative] { $count } dolar trynidadzki
    }
    [few] { $case ->
        [genitive] { $count } dolarów trynidadzkich
       *[nominative] { $count } dolary trynidadzkie
    }
    [many] { $count } dolarów trynidadzkich
   *[other] { $count } dolara trynidadzkiego
}
    .gender = masculine
currency-tzs = { $count ->
    [one] { $case ->
        [genitive] { $count } szylinga tanzańskiego
       *[nominative] { $count } szyling tanzański
    }
    [few] { $case ->
        [genitive] { $count } szylingów tanzańskich
       *[nominative] { $count } szylingi tanzańskie
    }
    [many] { $count } szylingów tanzańskich
   *[other] { $count } szylinga tanzańskiego
}
    .gender = masculine
currency-ugx = { $count ->
    [one] { $case ->
        [genitive] { $count } szylinga ugandyjskiego
       *[nominative] { $count } szyling ugandyjski
    }
    [few] { $case ->
        [genitive] { $count } szylingów ugandyjskich
       *[nominative] { $count } szylingi ugandyjskie
    }
    [many] { $count } szylingów ugandyjskich
   *[other] { $count } szylinga ugandyjskiego
}
    .gender = masculine
# CLDR has no Polish name.
currency-usn = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara amerykańskiego następnego dnia
       *[nominative] { $count } dolar amerykański następnego dnia
    }
    [few] { $case ->
        [genitive] { $count } dolarów amerykańskich następnego dnia
       *[nominative] { $count } dolary amerykańskie następnego dnia
    }
    [many] { $count } dolarów amerykańskich następnego dnia
   *[other] { $count } dolara amerykańskiego następnego dnia
}
    .gender = masculine
# CLDR has no Polish name.
currency-uyi = { $count ->
    [1] { $case ->
        [genitive] jednej urugwajskiej jednostki indeksowanej
       *[nominative] jedna urugwajska jednostka indeksowana
    }
    [2] { $case ->
        [genitive] dwóch urugwajskich jednostek indeksowanych
       *[nominative] dwie urugwajskie jednostki indeksowane
    }
    [one] { $case ->
        [genitive] { $count } urugwajskiej jednostki indeksowanej
       *[nominative] { $count } urugwajska jednostka indeksowana
    }
    [few] { $case ->
        [genitive] { $count } urugwajskich jednostek indeksowanych
       *[nominative] { $count } urugwajskie jednostki indeksowane
    }
    [many] { $count } urugwajskich jednostek indeksowanych
   *[other] { $count } urugwajskiej jednostki indeksowanej
}
    .gender = feminine
currency-uyu = { $count ->
    [1] { $case ->
        [genitive] jednego peso urugwajskiego
       *[nominative] jedno peso urugwajskie
    }
    [one] { $case ->
        [genitive] { $count } peso urugwajskiego
       *[nominative] { $count } peso urugwajskie
    }
    [few] { $case ->
        [genitive] { $count } pesos urugwajskich
       *[nominative] { $count } pesos urugwajskie
    }
    [many] { $count } pesos urugwajskich
   *[other] { $count } peso urugwajskiego
}
    .gender = neuter
# CLDR has no Polish name.
currency-uyw = { $count ->
    [1] { $case ->
        [genitive] jednej urugwajskiej jednostki indeksu płac nominalnych
       *[nominative] jedna urugwajska jednostka indeksu płac nominalnych
    }
    [2] { $case ->
        [genitive] dwóch urugwajskich jednostek indeksu płac nominalnych
       *[nominative] dwie urugwajskie jednostki indeksu płac nominalnych
    }
    [one] { $case ->
        [genitive] { $count } urugwajskiej jednostki indeksu płac nominalnych
       *[nominative] { $count } urugwajska jednostka indeksu płac nominalnych
    }
    [few] { $case ->
        [genitive] { $count } urugwajskich jednostek indeksu płac nominalnych
       *[nominative] { $count } urugwajskie jednostki indeksu płac nominalnych
    }
    [many] { $count } urugwajskich jednostek indeksu płac nominalnych
   *[other] { $count } urugwajskiej jednostki indeksu płac nominalnych
}
    .gender = feminine
currency-uzs = { $count ->
    [one] { $case ->
        [genitive] { $count } soma uzbeckiego
       *[nominative] { $count } som uzbecki
    }
    [few] { $case ->
        [genitive] { $count } somów uzbeckich
       *[nominative] { $count } somy uzbeckie
    }
    [many] { $count } somów uzbeckich
   *[other] { $count } soma uzbeckiego
}
    .gender = masculine
currency-ves = { $count ->
    [one] { $case ->
        [genitive] { $count } boliwara wenezuelskiego
       *[nominative] { $count } boliwar wenezuelski
    }
    [few] { $case ->
        [genitive] { $count } boliwarów wenezuelskich
       *[nominative] { $count } boliwary wenezuelskie
    }
    [many] { $count } boliwarów wenezuelskich
   *[other] { $count } boliwara wenezuelskiego
}
    .gender = masculine
currency-vuv = { $count ->
    [1] { $case ->
        [genitive] jednego vatu wanuackiego
       *[nominative] jedno vatu wanuackie
    }
    [one] { $case ->
        [genitive] { $count } vatu wanuackiego
       *[nominative] { $count } vatu wanuackie
    }
    [few] { $case ->
        [genitive] { $count } vatu wanuackich
       *[nominative] { $count } vatu wanuackie
    }
    [many] { $count } vatu wanuackich
   *[other] { $count } vatu wanuackiego
}
    .gender = neuter
currency-wst = { $count ->
    [1] { $case ->
        [genitive] jednego tala samoańskiego
       *[nominative] jedno tala samoańskie
    }
    [one] { $case ->
        [genitive] { $count } tala samoańskiego
       *[nominative] { $count } tala samoańskie
    }
    [few] { $case ->
        [genitive] { $count } tala samoańskich
       *[nominative] { $count } tala samoańskie
    }
    [many] { $count } tala samoańskich
   *[other] { $count } tala samoańskiego
}
    .gender = neuter
# CLDR writes "frank CFA BEAC" here and "frank CFA" of West Africa: voices misread BEAC, and the two names are hard to
# tell apart. CFA is said by its letters.
currency-xaf = { $count ->
    [one] { $case ->
        [genitive] { $count } środkowoafrykańskiego franka CFA
       *[nominative] { $count } środkowoafrykański frank CFA
    }
    [few] { $case ->
        [genitive] { $count } środkowoafrykańskich franków CFA
       *[nominative] { $count } środkowoafrykańskie franki CFA
    }
    [many] { $count } środkowoafrykańskich franków CFA
   *[other] { $count } środkowoafrykańskiego franka CFA
}
    .gender = masculine
# CLDR names the metal alone; what is counted is the ounce.
currency-xag = { $count ->
    [1] { $case ->
        [genitive] jednej uncji trojańskiej srebra
       *[nominative] jedna uncja trojańska srebra
    }
    [2] { $case ->
        [genitive] dwóch uncji trojańskich srebra
       *[nominative] dwie uncje trojańskie srebra
    }
    [one] { $case ->
        [genitive] { $count } uncji trojańskiej srebra
       *[nominative] { $count } uncja trojańska srebra
    }
    [few] { $case ->
        [genitive] { $count } uncji trojańskich srebra
       *[nominative] { $count } uncje trojańskie srebra
    }
    [many] { $count } uncji trojańskich srebra
   *[other] { $count } uncji trojańskiej srebra
}
    .gender = feminine
currency-xau = { $count ->
    [1] { $case ->
        [genitive] jednej uncji trojańskiej złota
       *[nominative] jedna uncja trojańska złota
    }
    [2] { $case ->
        [genitive] dwóch uncji trojańskich złota
       *[nominative] dwie uncje trojańskie złota
    }
    [one] { $case ->
        [genitive] { $count } uncji trojańskiej złota
       *[nominative] { $count } uncja trojańska złota
    }
    [few] { $case ->
        [genitive] { $count } uncji trojańskich złota
       *[nominative] { $count } uncje trojańskie złota
    }
    [many] { $count } uncji trojańskich złota
   *[other] { $count } uncji trojańskiej złota
}
    .gender = feminine
currency-xcd = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara wschodniokaraibskiego
       *[nominative] { $count } dolar wschodniokaraibski
    }
    [few] { $case ->
        [genitive] { $count } dolarów wschodniokaraibskich
       *[nominative] { $count } dolary wschodniokaraibskie
    }
    [many] { $count } dolarów wschodniokaraibskich
   *[other] { $count } dolara wschodniokaraibskiego
}
    .gender = masculine
currency-xcg = { $count ->
    [one] { $case ->
        [genitive] { $count } guldena karaibskiego
       *[nominative] { $count } gulden karaibski
    }
    [few] { $case ->
        [genitive] { $count } guldenów karaibskich
       *[nominative] { $count } guldeny karaibskie
    }
    [many] { $count } guldenów karaibskich
   *[other] { $count } guldena karaibskiego
}
    .gender = masculine
# CLDR has the plural only.
currency-xdr = { $count ->
    [1] { $case ->
        [genitive] jednego specjalnego prawa ciągnienia
       *[nominative] jedno specjalne prawo ciągnienia
    }
    [one] { $case ->
        [genitive] { $count } specjalnego prawa ciągnienia
       *[nominative] { $count } specjalne prawo ciągnienia
    }
    [few] { $case ->
        [genitive] { $count } specjalnych praw ciągnienia
       *[nominative] { $count } specjalne prawa ciągnienia
    }
    [many] { $count } specjalnych praw ciągnienia
   *[other] { $count } specjalnego prawa ciągnienia
}
    .gender = neuter
# CLDR writes "frank CFA".
currency-xof = { $count ->
    [one] { $case ->
        [genitive] { $count } zachodnioafrykańskiego franka CFA
       *[nominative] { $count } zachodnioafrykański frank CFA
    }
    [few] { $case ->
        [genitive] { $count } zachodnioafrykańskich franków CFA
       *[nominative] { $count } zachodnioafrykańskie franki CFA
    }
    [many] { $count } zachodnioafrykańskich franków CFA
   *[other] { $count } zachodnioafrykańskiego franka CFA
}
    .gender = masculine
currency-xpd = { $count ->
    [1] { $case ->
        [genitive] jednej uncji trojańskiej palladu
       *[nominative] jedna uncja trojańska palladu
    }
    [2] { $case ->
        [genitive] dwóch uncji trojańskich palladu
       *[nominative] dwie uncje trojańskie palladu
    }
    [one] { $case ->
        [genitive] { $count } uncji trojańskiej palladu
       *[nominative] { $count } uncja trojańska palladu
    }
    [few] { $case ->
        [genitive] { $count } uncji trojańskich palladu
       *[nominative] { $count } uncje trojańskie palladu
    }
    [many] { $count } uncji trojańskich palladu
   *[other] { $count } uncji trojańskiej palladu
}
    .gender = feminine
currency-xpf = { $count ->
    [one] { $case ->
        [genitive] { $count } franka CFP
       *[nominative] { $count } frank CFP
    }
    [few] { $case ->
        [genitive] { $count } franków CFP
       *[nominative] { $count } franki CFP
    }
    [many] { $count } franków CFP
   *[other] { $count } franka CFP
}
    .gender = masculine
currency-xpt = { $count ->
    [1] { $case ->
        [genitive] jednej uncji trojańskiej platyny
       *[nominative] jedna uncja trojańska platyny
    }
    [2] { $case ->
        [genitive] dwóch uncji trojańskich platyny
       *[nominative] dwie uncje trojańskie platyny
    }
    [one] { $case ->
        [genitive] { $count } uncji trojańskiej platyny
       *[nominative] { $count } uncja trojańska platyny
    }
    [few] { $case ->
        [genitive] { $count } uncji trojańskich platyny
       *[nominative] { $count } uncje trojańskie platyny
    }
    [many] { $count } uncji trojańskich platyny
   *[other] { $count } uncji trojańskiej platyny
}
    .gender = feminine
currency-yer = { $count ->
    [one] { $case ->
        [genitive] { $count } riala jemeńskiego
       *[nominative] { $count } rial jemeński
    }
    [few] { $case ->
        [genitive] { $count } riali jemeńskich
       *[nominative] { $count } riale jemeńskie
    }
    [many] { $count } riali jemeńskich
   *[other] { $count } riala jemeńskiego
}
    .gender = masculine
currency-zmw = { $count ->
    [1] { $case ->
        [genitive] jednej kwachy zambijskiej
       *[nominative] jedna kwacha zambijska
    }
    [2] { $case ->
        [genitive] dwóch kwach zambijskich
       *[nominative] dwie kwachy zambijskie
    }
    [one] { $case ->
        [genitive] { $count } kwachy zambijskiej
       *[nominative] { $count } kwacha zambijska
    }
    [few] { $case ->
        [genitive] { $count } kwach zambijskich
       *[nominative] { $count } kwachy zambijskie
    }
    [many] { $count } kwach zambijskich
   *[other] { $count } kwachy zambijskiej
}
    .gender = feminine
# CLDR writes "złoto Zimbabwe", which cannot be counted. People say the short name, ZiG, as a word.
currency-zwg = { $count ->
    [one] { $case ->
        [genitive] { $count } ziga zimbabweńskiego
       *[nominative] { $count } zig zimbabweński
    }
    [few] { $case ->
        [genitive] { $count } zigów zimbabweńskich
       *[nominative] { $count } zigi zimbabweńskie
    }
    [many] { $count } zigów zimbabweńskich
   *[other] { $count } ziga zimbabweńskiego
}
    .gender = masculine
# CLDR adds a year in parentheses.
currency-zwl = { $count ->
    [one] { $case ->
        [genitive] { $count } dolara Zimbabwe
       *[nominative] { $count } dolar Zimbabwe
    }
    [few] { $case ->
        [genitive] { $count } dolarów Zimbabwe
       *[nominative] { $count } dolary Zimbabwe
    }
    [many] { $count } dolarów Zimbabwe
   *[other] { $count } dolara Zimbabwe
}
    .gender = masculine

# A code that the tables do not name: it is spelled out, and the number agrees with nothing.
currency-unknown = { $count } { SPELL($code) }
