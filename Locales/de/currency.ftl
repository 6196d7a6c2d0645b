## Currencies, by ISO 4217 code
##
## 1 is in words, with the gender and case of the name (ein Dollar, um einen Dollar, von einer Krone): voices read
## "1 Dollar" as "eins Dollar". The category "one" is a range that ends in 1.
##
## Adjectives have the endings that follow a number: 5 kanadische Dollar, dative von 5 kanadischen Dollar. They are
## small inside a sentence, unlike in CLDR's list of names. Names that are measures have no ending in the plural
## (20 Dollar, 20 Pfund, 20 Rubel); feminine ones do (20 Kronen).
##
## A name stands alone in the value if no other currency has it (Euro, Forint, Loti, Ringgit, Schekel, Yen, Yuan, Zloty,
## konvertible Mark). Gender of the name, not of the smaller unit: .gender, which ranges ask for.
## Other names are CLDR's unless a comment says why not.

## Nouns that several currencies share, without what tells them apart

money-noun-ban = { $count ->
    [1] { one-masculine } Ban
    [one] { $count } Ban
   *[other] { $count } Bani
}
money-noun-centavo = { $count ->
    [1] { one-masculine } Centavo
    [one] { $count } Centavo
   *[other] { $count } Centavos
}
money-noun-centime = { $count ->
    [1] { one-masculine } Centime
    [one] { $count } Centime
   *[other] { $count } Centimes
}
money-noun-kopeck = { $count ->
    [1] { one-feminine } Kopeke
    [one] { $count } Kopeke
   *[other] { $count } Kopeken
}
money-noun-krone = { $count ->
    [1] { one-feminine } Krone
    [one] { $count } Krone
   *[other] { $count } Kronen
}
money-noun-leu = { $count ->
    [1] { one-masculine } Leu
    [one] { $count } Leu
   *[other] { $count } Lei
}
money-noun-paisa = { $count ->
    [1] { one-masculine } Paisa
    [one] { $count } Paisa
   *[other] { $count } Paise
}
money-noun-peso = { $count ->
    [1] { one-masculine } Peso
    [one] { $count } Peso
   *[other] { $count } Pesos
}
money-noun-rupee = { $count ->
    [1] { one-feminine } Rupie
    [one] { $count } Rupie
   *[other] { $count } Rupien
}

## The money that is named most often, with its smaller unit

# CLDR writes "VAE-Dirham", an abbreviation that is little known when heard.
currency-aed = { $count ->
    [1] { $case ->
        [accusative] einen emiratischen Dirham
        [dative] einem emiratischen Dirham
       *[nominative] ein emiratischer Dirham
    }
    [one] { $count } emiratischer Dirham
   *[other] { $case ->
        [dative] { $count } emiratischen Dirham
       *[nominative] { $count } emiratische Dirham
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dirham
    .full = { numeral-masculine } Dirham der Vereinigten Arabischen Emirate
    .minor = { numeral-masculine } Fils
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen emiratischen Fils
            [dative] einem emiratischen Fils
           *[nominative] ein emiratischer Fils
        }
        [one] { $count } emiratischer Fils
       *[other] { $case ->
            [dative] { $count } emiratischen Fils
           *[nominative] { $count } emiratische Fils
        }
    }
currency-ars = { $count ->
    [1] { $case ->
        [accusative] einen argentinischen Peso
        [dative] einem argentinischen Peso
       *[nominative] ein argentinischer Peso
    }
    [one] { $count } argentinischer Peso
   *[other] { $case ->
        [dative] { $count } argentinischen Pesos
       *[nominative] { $count } argentinische Pesos
    }
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen argentinischen Centavo
            [dative] einem argentinischen Centavo
           *[nominative] ein argentinischer Centavo
        }
        [one] { $count } argentinischer Centavo
       *[other] { $case ->
            [dative] { $count } argentinischen Centavos
           *[nominative] { $count } argentinische Centavos
        }
    }
currency-aud = { $count ->
    [1] { $case ->
        [accusative] einen australischen Dollar
        [dative] einem australischen Dollar
       *[nominative] ein australischer Dollar
    }
    [one] { $count } australischer Dollar
   *[other] { $case ->
        [dative] { $count } australischen Dollar
       *[nominative] { $count } australische Dollar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen australischen Cent
            [dative] einem australischen Cent
           *[nominative] ein australischer Cent
        }
        [one] { $count } australischer Cent
       *[other] { $case ->
            [dative] { $count } australischen Cent
           *[nominative] { $count } australische Cent
        }
    }
# CLDR adds the country: no other currency is called so.
currency-bam = { $count ->
    [1] { $case ->
        [dative] einer konvertiblen Mark
       *[nominative] eine konvertible Mark
    }
    [one] { $count } konvertible Mark
   *[other] { $case ->
        [dative] { $count } konvertiblen Mark
       *[nominative] { $count } konvertible Mark
    }
}
    .gender = feminine
    .local = { numeral-feminine } Mark
    .full = { $count ->
        [1] { $case ->
            [dative] einer konvertiblen Mark von Bosnien und Herzegowina
           *[nominative] eine konvertible Mark von Bosnien und Herzegowina
        }
        [one] { $count } konvertible Mark von Bosnien und Herzegowina
       *[other] { $case ->
            [dative] { $count } konvertiblen Mark von Bosnien und Herzegowina
           *[nominative] { $count } konvertible Mark von Bosnien und Herzegowina
        }
    }
    .minor = { numeral-masculine } Fening
# The plural as in dictionaries; CLDR has "Lew".
currency-bgn = { $count ->
    [1] { $case ->
        [accusative] einen bulgarischen Lew
        [dative] einem bulgarischen Lew
       *[nominative] ein bulgarischer Lew
    }
    [one] { $count } bulgarischer Lew
   *[other] { $case ->
        [dative] { $count } bulgarischen Lewa
       *[nominative] { $count } bulgarische Lewa
    }
}
    .gender = masculine
    .local = { $count ->
        [1] { one-masculine } Lew
        [one] { $count } Lew
       *[other] { $count } Lewa
    }
    .minor = { $count ->
        [1] { one-feminine } Stotinka
        [one] { $count } Stotinka
       *[other] { $count } Stotinki
    }
currency-bhd = { numeral-masculine } Bahrain-Dinar
    .gender = masculine
    .local = { numeral-masculine } Dinar
    .minor = { numeral-masculine } Fils
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen bahrainischen Fils
            [dative] einem bahrainischen Fils
           *[nominative] ein bahrainischer Fils
        }
        [one] { $count } bahrainischer Fils
       *[other] { $case ->
            [dative] { $count } bahrainischen Fils
           *[nominative] { $count } bahrainische Fils
        }
    }
currency-brl = { $count ->
    [1] { $case ->
        [accusative] einen brasilianischen Real
        [dative] einem brasilianischen Real
       *[nominative] ein brasilianischer Real
    }
    [one] { $count } brasilianischer Real
   *[other] { $case ->
        [dative] { $count } brasilianischen Real
       *[nominative] { $count } brasilianische Real
    }
}
    .gender = masculine
    .local = { numeral-masculine } Real
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen brasilianischen Centavo
            [dative] einem brasilianischen Centavo
           *[nominative] ein brasilianischer Centavo
        }
        [one] { $count } brasilianischer Centavo
       *[other] { $case ->
            [dative] { $count } brasilianischen Centavos
           *[nominative] { $count } brasilianische Centavos
        }
    }
# CLDR writes "weißrussisch", which official German no longer uses.
currency-byn = { $count ->
    [1] { $case ->
        [accusative] einen belarussischen Rubel
        [dative] einem belarussischen Rubel
       *[nominative] ein belarussischer Rubel
    }
    [one] { $count } belarussischer Rubel
   *[other] { $case ->
        [dative] { $count } belarussischen Rubel
       *[nominative] { $count } belarussische Rubel
    }
}
    .gender = masculine
    .local = { numeral-masculine } Rubel
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [dative] einer belarussischen Kopeke
           *[nominative] eine belarussische Kopeke
        }
        [one] { $count } belarussische Kopeke
       *[other] { $case ->
            [dative] { $count } belarussischen Kopeken
           *[nominative] { $count } belarussische Kopeken
        }
    }
currency-cad = { $count ->
    [1] { $case ->
        [accusative] einen kanadischen Dollar
        [dative] einem kanadischen Dollar
       *[nominative] ein kanadischer Dollar
    }
    [one] { $count } kanadischer Dollar
   *[other] { $case ->
        [dative] { $count } kanadischen Dollar
       *[nominative] { $count } kanadische Dollar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen kanadischen Cent
            [dative] einem kanadischen Cent
           *[nominative] ein kanadischer Cent
        }
        [one] { $count } kanadischer Cent
       *[other] { $case ->
            [dative] { $count } kanadischen Cent
           *[nominative] { $count } kanadische Cent
        }
    }
currency-chf = { numeral-masculine } Schweizer Franken
    .gender = masculine
    .local = { numeral-masculine } Franken
    .minor = { numeral-masculine } Rappen
currency-clp = { $count ->
    [1] { $case ->
        [accusative] einen chilenischen Peso
        [dative] einem chilenischen Peso
       *[nominative] ein chilenischer Peso
    }
    [one] { $count } chilenischer Peso
   *[other] { $case ->
        [dative] { $count } chilenischen Pesos
       *[nominative] { $count } chilenische Pesos
    }
}
    .gender = masculine
    .local = { money-noun-peso }
# CLDR has "Renminbi Yuan" in the plural.
currency-cny = { numeral-masculine } Yuan
    .gender = masculine
    .full = { $count ->
        [1] { $case ->
            [accusative] einen chinesischen Yuan
            [dative] einem chinesischen Yuan
           *[nominative] ein chinesischer Yuan
        }
        [one] { $count } chinesischer Yuan
       *[other] { $case ->
            [dative] { $count } chinesischen Yuan
           *[nominative] { $count } chinesische Yuan
        }
    }
    .minor = { numeral-masculine } Fen
currency-cop = { $count ->
    [1] { $case ->
        [accusative] einen kolumbianischen Peso
        [dative] einem kolumbianischen Peso
       *[nominative] ein kolumbianischer Peso
    }
    [one] { $count } kolumbianischer Peso
   *[other] { $case ->
        [dative] { $count } kolumbianischen Pesos
       *[nominative] { $count } kolumbianische Pesos
    }
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen kolumbianischen Centavo
            [dative] einem kolumbianischen Centavo
           *[nominative] ein kolumbianischer Centavo
        }
        [one] { $count } kolumbianischer Centavo
       *[other] { $case ->
            [dative] { $count } kolumbianischen Centavos
           *[nominative] { $count } kolumbianische Centavos
        }
    }
currency-czk = { $count ->
    [1] { $case ->
        [dative] einer tschechischen Krone
       *[nominative] eine tschechische Krone
    }
    [one] { $count } tschechische Krone
   *[other] { $case ->
        [dative] { $count } tschechischen Kronen
       *[nominative] { $count } tschechische Kronen
    }
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { numeral-masculine } Heller
currency-dkk = { $count ->
    [1] { $case ->
        [dative] einer dänischen Krone
       *[nominative] eine dänische Krone
    }
    [one] { $count } dänische Krone
   *[other] { $case ->
        [dative] { $count } dänischen Kronen
       *[nominative] { $count } dänische Kronen
    }
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { numeral-neuter } Öre
    .minor-alone = { $count ->
        [1] { $case ->
            [dative] einem dänischen Öre
           *[nominative] ein dänisches Öre
        }
        [one] { $count } dänisches Öre
       *[other] { $case ->
            [dative] { $count } dänischen Öre
           *[nominative] { $count } dänische Öre
        }
    }
currency-dzd = { $count ->
    [1] { $case ->
        [accusative] einen algerischen Dinar
        [dative] einem algerischen Dinar
       *[nominative] ein algerischer Dinar
    }
    [one] { $count } algerischer Dinar
   *[other] { $case ->
        [dative] { $count } algerischen Dinar
       *[nominative] { $count } algerische Dinar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dinar
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen algerischen Centime
            [dative] einem algerischen Centime
           *[nominative] ein algerischer Centime
        }
        [one] { $count } algerischer Centime
       *[other] { $case ->
            [dative] { $count } algerischen Centimes
           *[nominative] { $count } algerische Centimes
        }
    }
currency-egp = { $count ->
    [1] { $case ->
        [dative] einem ägyptischen Pfund
       *[nominative] ein ägyptisches Pfund
    }
    [one] { $count } ägyptisches Pfund
   *[other] { $case ->
        [dative] { $count } ägyptischen Pfund
       *[nominative] { $count } ägyptische Pfund
    }
}
    .gender = neuter
    .local = { numeral-neuter } Pfund
    .minor = { numeral-masculine } Piaster
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen ägyptischen Piaster
            [dative] einem ägyptischen Piaster
           *[nominative] ein ägyptischer Piaster
        }
        [one] { $count } ägyptischer Piaster
       *[other] { $case ->
            [dative] { $count } ägyptischen Piaster
           *[nominative] { $count } ägyptische Piaster
        }
    }
# With a hyphen: voices read "Eurocent" with a k.
currency-eur = { numeral-masculine } Euro
    .gender = masculine
    .minor = { numeral-masculine } Cent
    .minor-alone = { numeral-masculine } Euro-Cent
# Of the pounds that have pence this is the one heard everywhere: its pence need no country.
currency-gbp = { $count ->
    [1] { $case ->
        [dative] einem britischen Pfund
       *[nominative] ein britisches Pfund
    }
    [one] { $count } britisches Pfund
   *[other] { $case ->
        [dative] { $count } britischen Pfund
       *[nominative] { $count } britische Pfund
    }
}
    .gender = neuter
    .local = { numeral-neuter } Pfund
    .minor = { $count ->
        [1] { one-masculine } Penny
        [one] { $count } Penny
       *[other] { $count } Pence
    }
currency-gel = { $count ->
    [1] { $case ->
        [accusative] einen georgischen Lari
        [dative] einem georgischen Lari
       *[nominative] ein georgischer Lari
    }
    [one] { $count } georgischer Lari
   *[other] { $case ->
        [dative] { $count } georgischen Lari
       *[nominative] { $count } georgische Lari
    }
}
    .gender = masculine
    .local = { numeral-masculine } Lari
    .minor = { numeral-masculine } Tetri
currency-hkd = { numeral-masculine } Hongkong-Dollar
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { numeral-masculine } Hongkong-Cent
currency-huf = { numeral-masculine } Forint
    .gender = masculine
    .full = { $count ->
        [1] { $case ->
            [accusative] einen ungarischen Forint
            [dative] einem ungarischen Forint
           *[nominative] ein ungarischer Forint
        }
        [one] { $count } ungarischer Forint
       *[other] { $case ->
            [dative] { $count } ungarischen Forint
           *[nominative] { $count } ungarische Forint
        }
    }
    .minor = { numeral-masculine } Fillér
currency-idr = { $count ->
    [1] { $case ->
        [dative] einer indonesischen Rupiah
       *[nominative] eine indonesische Rupiah
    }
    [one] { $count } indonesische Rupiah
   *[other] { $case ->
        [dative] { $count } indonesischen Rupiah
       *[nominative] { $count } indonesische Rupiah
    }
}
    .gender = feminine
    .local = { numeral-feminine } Rupiah
    .minor = { numeral-masculine } Sen
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen indonesischen Sen
            [dative] einem indonesischen Sen
           *[nominative] ein indonesischer Sen
        }
        [one] { $count } indonesischer Sen
       *[other] { $case ->
            [dative] { $count } indonesischen Sen
           *[nominative] { $count } indonesische Sen
        }
    }
# CLDR capitalizes "Neuer" and puts it second.
currency-ils = { numeral-masculine } Schekel
    .gender = masculine
    .full = { $count ->
        [1] { $case ->
            [accusative] einen neuen israelischen Schekel
            [dative] einem neuen israelischen Schekel
           *[nominative] ein neuer israelischer Schekel
        }
        [one] { $count } neuer israelischer Schekel
       *[other] { $case ->
            [dative] { $count } neuen israelischen Schekel
           *[nominative] { $count } neue israelische Schekel
        }
    }
    .minor = { $count ->
        [1] { one-feminine } Agora
        [one] { $count } Agora
       *[other] { $count } Agorot
    }
currency-inr = { $count ->
    [1] { $case ->
        [dative] einer indischen Rupie
       *[nominative] eine indische Rupie
    }
    [one] { $count } indische Rupie
   *[other] { $case ->
        [dative] { $count } indischen Rupien
       *[nominative] { $count } indische Rupien
    }
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen indischen Paisa
            [dative] einem indischen Paisa
           *[nominative] ein indischer Paisa
        }
        [one] { $count } indischer Paisa
       *[other] { $case ->
            [dative] { $count } indischen Paise
           *[nominative] { $count } indische Paise
        }
    }
currency-iqd = { $count ->
    [1] { $case ->
        [accusative] einen irakischen Dinar
        [dative] einem irakischen Dinar
       *[nominative] ein irakischer Dinar
    }
    [one] { $count } irakischer Dinar
   *[other] { $case ->
        [dative] { $count } irakischen Dinar
       *[nominative] { $count } irakische Dinar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dinar
currency-irr = { $count ->
    [1] { $case ->
        [accusative] einen iranischen Rial
        [dative] einem iranischen Rial
       *[nominative] ein iranischer Rial
    }
    [one] { $count } iranischer Rial
   *[other] { $case ->
        [dative] { $count } iranischen Rial
       *[nominative] { $count } iranische Rial
    }
}
    .gender = masculine
    .local = { numeral-masculine } Rial
currency-isk = { $count ->
    [1] { $case ->
        [dative] einer isländischen Krone
       *[nominative] eine isländische Krone
    }
    [one] { $count } isländische Krone
   *[other] { $case ->
        [dative] { $count } isländischen Kronen
       *[nominative] { $count } isländische Kronen
    }
}
    .gender = feminine
    .local = { money-noun-krone }
currency-jod = { $count ->
    [1] { $case ->
        [accusative] einen jordanischen Dinar
        [dative] einem jordanischen Dinar
       *[nominative] ein jordanischer Dinar
    }
    [one] { $count } jordanischer Dinar
   *[other] { $case ->
        [dative] { $count } jordanischen Dinar
       *[nominative] { $count } jordanische Dinar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dinar
    .minor = { numeral-masculine } Fils
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen jordanischen Fils
            [dative] einem jordanischen Fils
           *[nominative] ein jordanischer Fils
        }
        [one] { $count } jordanischer Fils
       *[other] { $case ->
            [dative] { $count } jordanischen Fils
           *[nominative] { $count } jordanische Fils
        }
    }
currency-jpy = { numeral-masculine } Yen
    .gender = masculine
    .full = { $count ->
        [1] { $case ->
            [accusative] einen japanischen Yen
            [dative] einem japanischen Yen
           *[nominative] ein japanischer Yen
        }
        [one] { $count } japanischer Yen
       *[other] { $case ->
            [dative] { $count } japanischen Yen
           *[nominative] { $count } japanische Yen
        }
    }
currency-kes = { numeral-masculine } Kenia-Schilling
    .gender = masculine
    .local = { numeral-masculine } Schilling
    .minor = { numeral-masculine } Cent
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen kenianischen Cent
            [dative] einem kenianischen Cent
           *[nominative] ein kenianischer Cent
        }
        [one] { $count } kenianischer Cent
       *[other] { $case ->
            [dative] { $count } kenianischen Cent
           *[nominative] { $count } kenianische Cent
        }
    }
currency-krw = { $count ->
    [1] { $case ->
        [accusative] einen südkoreanischen Won
        [dative] einem südkoreanischen Won
       *[nominative] ein südkoreanischer Won
    }
    [one] { $count } südkoreanischer Won
   *[other] { $case ->
        [dative] { $count } südkoreanischen Won
       *[nominative] { $count } südkoreanische Won
    }
}
    .gender = masculine
    .local = { numeral-masculine } Won
currency-kwd = { numeral-masculine } Kuwait-Dinar
    .gender = masculine
    .local = { numeral-masculine } Dinar
    .minor = { numeral-masculine } Fils
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen kuwaitischen Fils
            [dative] einem kuwaitischen Fils
           *[nominative] ein kuwaitischer Fils
        }
        [one] { $count } kuwaitischer Fils
       *[other] { $case ->
            [dative] { $count } kuwaitischen Fils
           *[nominative] { $count } kuwaitische Fils
        }
    }
currency-mad = { $count ->
    [1] { $case ->
        [accusative] einen marokkanischen Dirham
        [dative] einem marokkanischen Dirham
       *[nominative] ein marokkanischer Dirham
    }
    [one] { $count } marokkanischer Dirham
   *[other] { $case ->
        [dative] { $count } marokkanischen Dirham
       *[nominative] { $count } marokkanische Dirham
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dirham
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen marokkanischen Centime
            [dative] einem marokkanischen Centime
           *[nominative] ein marokkanischer Centime
        }
        [one] { $count } marokkanischer Centime
       *[other] { $case ->
            [dative] { $count } marokkanischen Centimes
           *[nominative] { $count } marokkanische Centimes
        }
    }
# CLDR writes "Moldau-Leu", without a plural.
currency-mdl = { $count ->
    [1] { $case ->
        [accusative] einen moldauischen Leu
        [dative] einem moldauischen Leu
       *[nominative] ein moldauischer Leu
    }
    [one] { $count } moldauischer Leu
   *[other] { $case ->
        [dative] { $count } moldauischen Lei
       *[nominative] { $count } moldauische Lei
    }
}
    .gender = masculine
    .local = { money-noun-leu }
    .minor = { money-noun-ban }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen moldauischen Ban
            [dative] einem moldauischen Ban
           *[nominative] ein moldauischer Ban
        }
        [one] { $count } moldauischer Ban
       *[other] { $case ->
            [dative] { $count } moldauischen Bani
           *[nominative] { $count } moldauische Bani
        }
    }
# CLDR has the Macedonian plural "Denari".
currency-mkd = { $count ->
    [1] { $case ->
        [accusative] einen mazedonischen Denar
        [dative] einem mazedonischen Denar
       *[nominative] ein mazedonischer Denar
    }
    [one] { $count } mazedonischer Denar
   *[other] { $case ->
        [dative] { $count } mazedonischen Denaren
       *[nominative] { $count } mazedonische Denare
    }
}
    .gender = masculine
    .local = { $count ->
        [1] { one-masculine } Denar
        [one] { $count } Denar
       *[other] { $case ->
            [dative] { $count } Denaren
           *[nominative] { $count } Denare
        }
    }
currency-mxn = { $count ->
    [1] { $case ->
        [accusative] einen mexikanischen Peso
        [dative] einem mexikanischen Peso
       *[nominative] ein mexikanischer Peso
    }
    [one] { $count } mexikanischer Peso
   *[other] { $case ->
        [dative] { $count } mexikanischen Pesos
       *[nominative] { $count } mexikanische Pesos
    }
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen mexikanischen Centavo
            [dative] einem mexikanischen Centavo
           *[nominative] ein mexikanischer Centavo
        }
        [one] { $count } mexikanischer Centavo
       *[other] { $case ->
            [dative] { $count } mexikanischen Centavos
           *[nominative] { $count } mexikanische Centavos
        }
    }
currency-myr = { numeral-masculine } Ringgit
    .gender = masculine
    .full = { $count ->
        [1] { $case ->
            [accusative] einen malaysischen Ringgit
            [dative] einem malaysischen Ringgit
           *[nominative] ein malaysischer Ringgit
        }
        [one] { $count } malaysischer Ringgit
       *[other] { $case ->
            [dative] { $count } malaysischen Ringgit
           *[nominative] { $count } malaysische Ringgit
        }
    }
    .minor = { numeral-masculine } Sen
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen malaysischen Sen
            [dative] einem malaysischen Sen
           *[nominative] ein malaysischer Sen
        }
        [one] { $count } malaysischer Sen
       *[other] { $case ->
            [dative] { $count } malaysischen Sen
           *[nominative] { $count } malaysische Sen
        }
    }
currency-ngn = { $count ->
    [1] { $case ->
        [accusative] einen nigerianischen Naira
        [dative] einem nigerianischen Naira
       *[nominative] ein nigerianischer Naira
    }
    [one] { $count } nigerianischer Naira
   *[other] { $case ->
        [dative] { $count } nigerianischen Naira
       *[nominative] { $count } nigerianische Naira
    }
}
    .gender = masculine
    .local = { numeral-masculine } Naira
    .minor = { numeral-masculine } Kobo
currency-nok = { $count ->
    [1] { $case ->
        [dative] einer norwegischen Krone
       *[nominative] eine norwegische Krone
    }
    [one] { $count } norwegische Krone
   *[other] { $case ->
        [dative] { $count } norwegischen Kronen
       *[nominative] { $count } norwegische Kronen
    }
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { numeral-neuter } Öre
    .minor-alone = { $count ->
        [1] { $case ->
            [dative] einem norwegischen Öre
           *[nominative] ein norwegisches Öre
        }
        [one] { $count } norwegisches Öre
       *[other] { $case ->
            [dative] { $count } norwegischen Öre
           *[nominative] { $count } norwegische Öre
        }
    }
currency-nzd = { numeral-masculine } Neuseeland-Dollar
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen neuseeländischen Cent
            [dative] einem neuseeländischen Cent
           *[nominative] ein neuseeländischer Cent
        }
        [one] { $count } neuseeländischer Cent
       *[other] { $case ->
            [dative] { $count } neuseeländischen Cent
           *[nominative] { $count } neuseeländische Cent
        }
    }
# CLDR has "Rials" in the plural here alone.
currency-omr = { $count ->
    [1] { $case ->
        [accusative] einen omanischen Rial
        [dative] einem omanischen Rial
       *[nominative] ein omanischer Rial
    }
    [one] { $count } omanischer Rial
   *[other] { $case ->
        [dative] { $count } omanischen Rial
       *[nominative] { $count } omanische Rial
    }
}
    .gender = masculine
    .local = { numeral-masculine } Rial
    .minor = { numeral-feminine } Baisa
# "Centimo" without its accent: voices read "Céntimo" with a k.
currency-pen = { $count ->
    [1] { $case ->
        [accusative] einen peruanischen Sol
        [dative] einem peruanischen Sol
       *[nominative] ein peruanischer Sol
    }
    [one] { $count } peruanischer Sol
   *[other] { $case ->
        [dative] { $count } peruanischen Sol
       *[nominative] { $count } peruanische Sol
    }
}
    .gender = masculine
    .local = { numeral-masculine } Sol
    .minor = { $count ->
        [1] { one-masculine } Centimo
        [one] { $count } Centimo
       *[other] { $count } Centimos
    }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen peruanischen Centimo
            [dative] einem peruanischen Centimo
           *[nominative] ein peruanischer Centimo
        }
        [one] { $count } peruanischer Centimo
       *[other] { $case ->
            [dative] { $count } peruanischen Centimos
           *[nominative] { $count } peruanische Centimos
        }
    }
currency-php = { $count ->
    [1] { $case ->
        [accusative] einen philippinischen Peso
        [dative] einem philippinischen Peso
       *[nominative] ein philippinischer Peso
    }
    [one] { $count } philippinischer Peso
   *[other] { $case ->
        [dative] { $count } philippinischen Pesos
       *[nominative] { $count } philippinische Pesos
    }
}
    .gender = masculine
    .local = { money-noun-peso }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen philippinischen Centavo
            [dative] einem philippinischen Centavo
           *[nominative] ein philippinischer Centavo
        }
        [one] { $count } philippinischer Centavo
       *[other] { $case ->
            [dative] { $count } philippinischen Centavos
           *[nominative] { $count } philippinische Centavos
        }
    }
currency-pkr = { $count ->
    [1] { $case ->
        [dative] einer pakistanischen Rupie
       *[nominative] eine pakistanische Rupie
    }
    [one] { $count } pakistanische Rupie
   *[other] { $case ->
        [dative] { $count } pakistanischen Rupien
       *[nominative] { $count } pakistanische Rupien
    }
}
    .gender = feminine
    .local = { money-noun-rupee }
    .minor = { money-noun-paisa }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen pakistanischen Paisa
            [dative] einem pakistanischen Paisa
           *[nominative] ein pakistanischer Paisa
        }
        [one] { $count } pakistanischer Paisa
       *[other] { $case ->
            [dative] { $count } pakistanischen Paise
           *[nominative] { $count } pakistanische Paise
        }
    }
# As German dictionaries spell it: voices read CLDR's "Złoty" in Polish, or without the letter.
currency-pln = { numeral-masculine } Zloty
    .gender = masculine
    .full = { $count ->
        [1] { $case ->
            [accusative] einen polnischen Zloty
            [dative] einem polnischen Zloty
           *[nominative] ein polnischer Zloty
        }
        [one] { $count } polnischer Zloty
       *[other] { $case ->
            [dative] { $count } polnischen Zloty
           *[nominative] { $count } polnische Zloty
        }
    }
    .minor = { $count ->
        [1] { one-masculine } Grosz
        [one] { $count } Grosz
       *[other] { $count } Groszy
    }
currency-qar = { numeral-masculine } Katar-Riyal
    .gender = masculine
    .local = { numeral-masculine } Riyal
    .minor = { numeral-masculine } Dirham
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen katarischen Dirham
            [dative] einem katarischen Dirham
           *[nominative] ein katarischer Dirham
        }
        [one] { $count } katarischer Dirham
       *[other] { $case ->
            [dative] { $count } katarischen Dirham
           *[nominative] { $count } katarische Dirham
        }
    }
# The plural as in dictionaries; CLDR has "Leu".
currency-ron = { $count ->
    [1] { $case ->
        [accusative] einen rumänischen Leu
        [dative] einem rumänischen Leu
       *[nominative] ein rumänischer Leu
    }
    [one] { $count } rumänischer Leu
   *[other] { $case ->
        [dative] { $count } rumänischen Lei
       *[nominative] { $count } rumänische Lei
    }
}
    .gender = masculine
    .local = { money-noun-leu }
    .minor = { money-noun-ban }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen rumänischen Ban
            [dative] einem rumänischen Ban
           *[nominative] ein rumänischer Ban
        }
        [one] { $count } rumänischer Ban
       *[other] { $case ->
            [dative] { $count } rumänischen Bani
           *[nominative] { $count } rumänische Bani
        }
    }
# Without an ending in the plural, as the other dinars; CLDR has "Dinaren" here alone.
currency-rsd = { $count ->
    [1] { $case ->
        [accusative] einen serbischen Dinar
        [dative] einem serbischen Dinar
       *[nominative] ein serbischer Dinar
    }
    [one] { $count } serbischer Dinar
   *[other] { $case ->
        [dative] { $count } serbischen Dinar
       *[nominative] { $count } serbische Dinar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dinar
currency-rub = { $count ->
    [1] { $case ->
        [accusative] einen russischen Rubel
        [dative] einem russischen Rubel
       *[nominative] ein russischer Rubel
    }
    [one] { $count } russischer Rubel
   *[other] { $case ->
        [dative] { $count } russischen Rubel
       *[nominative] { $count } russische Rubel
    }
}
    .gender = masculine
    .local = { numeral-masculine } Rubel
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [dative] einer russischen Kopeke
           *[nominative] eine russische Kopeke
        }
        [one] { $count } russische Kopeke
       *[other] { $case ->
            [dative] { $count } russischen Kopeken
           *[nominative] { $count } russische Kopeken
        }
    }
# CLDR writes "Saudi-Rial", but "Katar-Riyal".
currency-sar = { numeral-masculine } Saudi-Riyal
    .gender = masculine
    .local = { numeral-masculine } Riyal
    .minor = { numeral-masculine } Halala
currency-sek = { $count ->
    [1] { $case ->
        [dative] einer schwedischen Krone
       *[nominative] eine schwedische Krone
    }
    [one] { $count } schwedische Krone
   *[other] { $case ->
        [dative] { $count } schwedischen Kronen
       *[nominative] { $count } schwedische Kronen
    }
}
    .gender = feminine
    .local = { money-noun-krone }
    .minor = { numeral-neuter } Öre
    .minor-alone = { $count ->
        [1] { $case ->
            [dative] einem schwedischen Öre
           *[nominative] ein schwedisches Öre
        }
        [one] { $count } schwedisches Öre
       *[other] { $case ->
            [dative] { $count } schwedischen Öre
           *[nominative] { $count } schwedische Öre
        }
    }
currency-sgd = { numeral-masculine } Singapur-Dollar
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { numeral-masculine } Singapur-Cent
currency-thb = { $count ->
    [1] { $case ->
        [accusative] einen thailändischen Baht
        [dative] einem thailändischen Baht
       *[nominative] ein thailändischer Baht
    }
    [one] { $count } thailändischer Baht
   *[other] { $case ->
        [dative] { $count } thailändischen Baht
       *[nominative] { $count } thailändische Baht
    }
}
    .gender = masculine
    .local = { numeral-masculine } Baht
    .minor = { numeral-masculine } Satang
currency-tnd = { $count ->
    [1] { $case ->
        [accusative] einen tunesischen Dinar
        [dative] einem tunesischen Dinar
       *[nominative] ein tunesischer Dinar
    }
    [one] { $count } tunesischer Dinar
   *[other] { $case ->
        [dative] { $count } tunesischen Dinar
       *[nominative] { $count } tunesische Dinar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dinar
    .minor = { $count ->
        [1] { one-masculine } Millime
        [one] { $count } Millime
       *[other] { $count } Millimes
    }
currency-try = { $count ->
    [1] { $case ->
        [dative] einer türkischen Lira
       *[nominative] eine türkische Lira
    }
    [one] { $count } türkische Lira
   *[other] { $case ->
        [dative] { $count } türkischen Lira
       *[nominative] { $count } türkische Lira
    }
}
    .gender = feminine
    .local = { numeral-feminine } Lira
    .minor = { numeral-masculine } Kuruş
currency-twd = { $count ->
    [1] { $case ->
        [accusative] einen neuen Taiwan-Dollar
        [dative] einem neuen Taiwan-Dollar
       *[nominative] ein neuer Taiwan-Dollar
    }
    [one] { $count } neuer Taiwan-Dollar
   *[other] { $case ->
        [dative] { $count } neuen Taiwan-Dollar
       *[nominative] { $count } neue Taiwan-Dollar
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { numeral-masculine } Taiwan-Cent
# One form for all numbers, as in the news; CLDR has the Ukrainian genitive "Hrywen".
# The smaller unit by its German name.
currency-uah = { $count ->
    [1] { $case ->
        [dative] einer ukrainischen Hrywnja
       *[nominative] eine ukrainische Hrywnja
    }
    [one] { $count } ukrainische Hrywnja
   *[other] { $case ->
        [dative] { $count } ukrainischen Hrywnja
       *[nominative] { $count } ukrainische Hrywnja
    }
}
    .gender = feminine
    .local = { numeral-feminine } Hrywnja
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [dative] einer ukrainischen Kopeke
           *[nominative] eine ukrainische Kopeke
        }
        [one] { $count } ukrainische Kopeke
       *[other] { $case ->
            [dative] { $count } ukrainischen Kopeken
           *[nominative] { $count } ukrainische Kopeken
        }
    }
# Voices read "US-Cent" as the word "uss".
currency-usd = { numeral-masculine } US-Dollar
    .gender = masculine
    .local = { numeral-masculine } Dollar
    .minor = { numeral-masculine } Cent
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen amerikanischen Cent
            [dative] einem amerikanischen Cent
           *[nominative] ein amerikanischer Cent
        }
        [one] { $count } amerikanischer Cent
       *[other] { $case ->
            [dative] { $count } amerikanischen Cent
           *[nominative] { $count } amerikanische Cent
        }
    }
currency-vnd = { $count ->
    [1] { $case ->
        [accusative] einen vietnamesischen Dong
        [dative] einem vietnamesischen Dong
       *[nominative] ein vietnamesischer Dong
    }
    [one] { $count } vietnamesischer Dong
   *[other] { $case ->
        [dative] { $count } vietnamesischen Dong
       *[nominative] { $count } vietnamesische Dong
    }
}
    .gender = masculine
    .local = { numeral-masculine } Dong
currency-zar = { $count ->
    [1] { $case ->
        [accusative] einen südafrikanischen Rand
        [dative] einem südafrikanischen Rand
       *[nominative] ein südafrikanischer Rand
    }
    [one] { $count } südafrikanischer Rand
   *[other] { $case ->
        [dative] { $count } südafrikanischen Rand
       *[nominative] { $count } südafrikanische Rand
    }
}
    .gender = masculine
    .local = { numeral-masculine } Rand
    .minor = { numeral-masculine } Cent
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] einen südafrikanischen Cent
            [dative] einem südafrikanischen Cent
           *[nominative] ein südafrikanischer Cent
        }
        [one] { $count } südafrikanischer Cent
       *[other] { $case ->
            [dative] { $count } südafrikanischen Cent
           *[nominative] { $count } südafrikanische Cent
        }
    }

## All other money

currency-afn = { $count ->
    [1] { $case ->
        [accusative] einen afghanischen Afghani
        [dative] einem afghanischen Afghani
       *[nominative] ein afghanischer Afghani
    }
    [one] { $count } afghanischer Afghani
   *[other] { $case ->
        [dative] { $count } afghanischen Afghani
       *[nominative] { $count } afghanische Afghani
    }
}
    .gender = masculine
currency-all = { $count ->
    [1] { $case ->
        [accusative] einen albanischen Lek
        [dative] einem albanischen Lek
       *[nominative] ein albanischer Lek
    }
    [one] { $count } albanischer Lek
   *[other] { $case ->
        [dative] { $count } albanischen Lek
       *[nominative] { $count } albanische Lek
    }
}
    .gender = masculine
currency-amd = { $count ->
    [1] { $case ->
        [accusative] einen armenischen Dram
        [dative] einem armenischen Dram
       *[nominative] ein armenischer Dram
    }
    [one] { $count } armenischer Dram
   *[other] { $case ->
        [dative] { $count } armenischen Dram
       *[nominative] { $count } armenische Dram
    }
}
    .gender = masculine
# CLDR writes a compound of three words and hyphens.
currency-ang = { numeral-masculine } Gulden der Niederländischen Antillen
    .gender = masculine
currency-aoa = { $count ->
    [1] { $case ->
        [accusative] einen angolanischen Kwanza
        [dative] einem angolanischen Kwanza
       *[nominative] ein angolanischer Kwanza
    }
    [one] { $count } angolanischer Kwanza
   *[other] { $case ->
        [dative] { $count } angolanischen Kwanza
       *[nominative] { $count } angolanische Kwanza
    }
}
    .gender = masculine
currency-awg = { numeral-masculine } Aruba-Florin
    .gender = masculine
currency-azn = { numeral-masculine } Aserbaidschan-Manat
    .gender = masculine
currency-bbd = { numeral-masculine } Barbados-Dollar
    .gender = masculine
currency-bdt = { numeral-masculine } Bangladesch-Taka
    .gender = masculine
currency-bif = { $count ->
    [1] { one-masculine } Burundi-Franc
    [one] { $count } Burundi-Franc
   *[other] { $count } Burundi-Francs
}
    .gender = masculine
currency-bmd = { numeral-masculine } Bermuda-Dollar
    .gender = masculine
currency-bnd = { numeral-masculine } Brunei-Dollar
    .gender = masculine
currency-bob = { $count ->
    [1] { $case ->
        [accusative] einen bolivianischen Boliviano
        [dative] einem bolivianischen Boliviano
       *[nominative] ein bolivianischer Boliviano
    }
    [one] { $count } bolivianischer Boliviano
   *[other] { $case ->
        [dative] { $count } bolivianischen Bolivianos
       *[nominative] { $count } bolivianische Bolivianos
    }
}
    .gender = masculine
currency-bov = { $count ->
    [1] { $case ->
        [accusative] einen bolivianischen Mvdol
        [dative] einem bolivianischen Mvdol
       *[nominative] ein bolivianischer Mvdol
    }
    [one] { $count } bolivianischer Mvdol
   *[other] { $case ->
        [dative] { $count } bolivianischen Mvdol
       *[nominative] { $count } bolivianische Mvdol
    }
}
    .gender = masculine
currency-bsd = { numeral-masculine } Bahamas-Dollar
    .gender = masculine
currency-btn = { numeral-masculine } Bhutan-Ngultrum
    .gender = masculine
currency-bwp = { $count ->
    [1] { $case ->
        [accusative] einen botswanischen Pula
        [dative] einem botswanischen Pula
       *[nominative] ein botswanischer Pula
    }
    [one] { $count } botswanischer Pula
   *[other] { $case ->
        [dative] { $count } botswanischen Pula
       *[nominative] { $count } botswanische Pula
    }
}
    .gender = masculine
currency-bzd = { numeral-masculine } Belize-Dollar
    .gender = masculine
currency-cdf = { $count ->
    [1] { one-masculine } Kongo-Franc
    [one] { $count } Kongo-Franc
   *[other] { $count } Kongo-Francs
}
    .gender = masculine
currency-che = { numeral-masculine } WIR-Euro
    .gender = masculine
# CLDR writes it without the hyphen.
currency-chw = { numeral-masculine } WIR-Franken
    .gender = masculine
# CLDR leaves "Unidades de Fomento" in Spanish; likewise for cou and mxv.
currency-clf = { $count ->
    [1] { $case ->
        [dative] einer chilenischen Rechnungseinheit
       *[nominative] eine chilenische Rechnungseinheit
    }
    [one] { $count } chilenische Rechnungseinheit
   *[other] { $case ->
        [dative] { $count } chilenischen Rechnungseinheiten
       *[nominative] { $count } chilenische Rechnungseinheiten
    }
}
    .gender = feminine
currency-cou = { $count ->
    [1] { $case ->
        [dative] einer kolumbianischen Realwerteinheit
       *[nominative] eine kolumbianische Realwerteinheit
    }
    [one] { $count } kolumbianische Realwerteinheit
   *[other] { $case ->
        [dative] { $count } kolumbianischen Realwerteinheiten
       *[nominative] { $count } kolumbianische Realwerteinheiten
    }
}
    .gender = feminine
currency-crc = { numeral-masculine } Costa-Rica-Colón
    .gender = masculine
# CLDR has "konvertibel" in parentheses, at the end.
currency-cuc = { $count ->
    [1] { $case ->
        [accusative] einen konvertiblen kubanischen Peso
        [dative] einem konvertiblen kubanischen Peso
       *[nominative] ein konvertibler kubanischer Peso
    }
    [one] { $count } konvertibler kubanischer Peso
   *[other] { $case ->
        [dative] { $count } konvertiblen kubanischen Pesos
       *[nominative] { $count } konvertible kubanische Pesos
    }
}
    .gender = masculine
currency-cup = { $count ->
    [1] { $case ->
        [accusative] einen kubanischen Peso
        [dative] einem kubanischen Peso
       *[nominative] ein kubanischer Peso
    }
    [one] { $count } kubanischer Peso
   *[other] { $case ->
        [dative] { $count } kubanischen Pesos
       *[nominative] { $count } kubanische Pesos
    }
}
    .gender = masculine
currency-cve = { $count ->
    [1] { one-masculine } Cabo-Verde-Escudo
    [one] { $count } Cabo-Verde-Escudo
   *[other] { $count } Cabo-Verde-Escudos
}
    .gender = masculine
# The plural as for the other francs; CLDR gives it to some only (djf, gnf, xaf, xpf have none).
currency-djf = { $count ->
    [1] { one-masculine } Dschibuti-Franc
    [one] { $count } Dschibuti-Franc
   *[other] { $count } Dschibuti-Francs
}
    .gender = masculine
currency-dop = { $count ->
    [1] { $case ->
        [accusative] einen dominikanischen Peso
        [dative] einem dominikanischen Peso
       *[nominative] ein dominikanischer Peso
    }
    [one] { $count } dominikanischer Peso
   *[other] { $case ->
        [dative] { $count } dominikanischen Pesos
       *[nominative] { $count } dominikanische Pesos
    }
}
    .gender = masculine
currency-ern = { $count ->
    [1] { $case ->
        [accusative] einen eritreischen Nakfa
        [dative] einem eritreischen Nakfa
       *[nominative] ein eritreischer Nakfa
    }
    [one] { $count } eritreischer Nakfa
   *[other] { $case ->
        [dative] { $count } eritreischen Nakfa
       *[nominative] { $count } eritreische Nakfa
    }
}
    .gender = masculine
currency-etb = { $count ->
    [1] { $case ->
        [accusative] einen äthiopischen Birr
        [dative] einem äthiopischen Birr
       *[nominative] ein äthiopischer Birr
    }
    [one] { $count } äthiopischer Birr
   *[other] { $case ->
        [dative] { $count } äthiopischen Birr
       *[nominative] { $count } äthiopische Birr
    }
}
    .gender = masculine
currency-fjd = { numeral-masculine } Fidschi-Dollar
    .gender = masculine
currency-fkp = { numeral-neuter } Falkland-Pfund
    .gender = neuter
currency-ghs = { $count ->
    [1] { $case ->
        [accusative] einen ghanaischen Cedi
        [dative] einem ghanaischen Cedi
       *[nominative] ein ghanaischer Cedi
    }
    [one] { $count } ghanaischer Cedi
   *[other] { $case ->
        [dative] { $count } ghanaischen Cedi
       *[nominative] { $count } ghanaische Cedi
    }
}
    .gender = masculine
currency-gip = { numeral-neuter } Gibraltar-Pfund
    .gender = neuter
currency-gmd = { numeral-masculine } Gambia-Dalasi
    .gender = masculine
currency-gnf = { $count ->
    [1] { one-masculine } Guinea-Franc
    [one] { $count } Guinea-Franc
   *[other] { $count } Guinea-Francs
}
    .gender = masculine
currency-gtq = { $count ->
    [1] { $case ->
        [accusative] einen guatemaltekischen Quetzal
        [dative] einem guatemaltekischen Quetzal
       *[nominative] ein guatemaltekischer Quetzal
    }
    [one] { $count } guatemaltekischer Quetzal
   *[other] { $case ->
        [dative] { $count } guatemaltekischen Quetzales
       *[nominative] { $count } guatemaltekische Quetzales
    }
}
    .gender = masculine
currency-gyd = { numeral-masculine } Guyana-Dollar
    .gender = masculine
currency-hnl = { numeral-feminine } Honduras-Lempira
    .gender = feminine
# CLDR makes it masculine.
currency-hrk = { $count ->
    [1] { $case ->
        [dative] einer kroatischen Kuna
       *[nominative] eine kroatische Kuna
    }
    [one] { $count } kroatische Kuna
   *[other] { $case ->
        [dative] { $count } kroatischen Kuna
       *[nominative] { $count } kroatische Kuna
    }
}
    .gender = feminine
currency-htg = { $count ->
    [1] { $case ->
        [dative] einer haitianischen Gourde
       *[nominative] eine haitianische Gourde
    }
    [one] { $count } haitianische Gourde
   *[other] { $case ->
        [dative] { $count } haitianischen Gourdes
       *[nominative] { $count } haitianische Gourdes
    }
}
    .gender = feminine
currency-jmd = { numeral-masculine } Jamaika-Dollar
    .gender = masculine
currency-kgs = { $count ->
    [1] { $case ->
        [accusative] einen kirgisischen Som
        [dative] einem kirgisischen Som
       *[nominative] ein kirgisischer Som
    }
    [one] { $count } kirgisischer Som
   *[other] { $case ->
        [dative] { $count } kirgisischen Som
       *[nominative] { $count } kirgisische Som
    }
}
    .gender = masculine
currency-khr = { $count ->
    [1] { $case ->
        [accusative] einen kambodschanischen Riel
        [dative] einem kambodschanischen Riel
       *[nominative] ein kambodschanischer Riel
    }
    [one] { $count } kambodschanischer Riel
   *[other] { $case ->
        [dative] { $count } kambodschanischen Riel
       *[nominative] { $count } kambodschanische Riel
    }
}
    .gender = masculine
currency-kmf = { $count ->
    [1] { one-masculine } Komoren-Franc
    [one] { $count } Komoren-Franc
   *[other] { $count } Komoren-Francs
}
    .gender = masculine
currency-kpw = { $count ->
    [1] { $case ->
        [accusative] einen nordkoreanischen Won
        [dative] einem nordkoreanischen Won
       *[nominative] ein nordkoreanischer Won
    }
    [one] { $count } nordkoreanischer Won
   *[other] { $case ->
        [dative] { $count } nordkoreanischen Won
       *[nominative] { $count } nordkoreanische Won
    }
}
    .gender = masculine
currency-kyd = { numeral-masculine } Kaiman-Dollar
    .gender = masculine
currency-kzt = { $count ->
    [1] { $case ->
        [accusative] einen kasachischen Tenge
        [dative] einem kasachischen Tenge
       *[nominative] ein kasachischer Tenge
    }
    [one] { $count } kasachischer Tenge
   *[other] { $case ->
        [dative] { $count } kasachischen Tenge
       *[nominative] { $count } kasachische Tenge
    }
}
    .gender = masculine
currency-lak = { $count ->
    [1] { $case ->
        [accusative] einen laotischen Kip
        [dative] einem laotischen Kip
       *[nominative] ein laotischer Kip
    }
    [one] { $count } laotischer Kip
   *[other] { $case ->
        [dative] { $count } laotischen Kip
       *[nominative] { $count } laotische Kip
    }
}
    .gender = masculine
currency-lbp = { $count ->
    [1] { $case ->
        [dative] einem libanesischen Pfund
       *[nominative] ein libanesisches Pfund
    }
    [one] { $count } libanesisches Pfund
   *[other] { $case ->
        [dative] { $count } libanesischen Pfund
       *[nominative] { $count } libanesische Pfund
    }
}
    .gender = neuter
currency-lkr = { $count ->
    [1] { one-feminine } Sri-Lanka-Rupie
    [one] { $count } Sri-Lanka-Rupie
   *[other] { $count } Sri-Lanka-Rupien
}
    .gender = feminine
currency-lrd = { $count ->
    [1] { $case ->
        [accusative] einen liberianischen Dollar
        [dative] einem liberianischen Dollar
       *[nominative] ein liberianischer Dollar
    }
    [one] { $count } liberianischer Dollar
   *[other] { $case ->
        [dative] { $count } liberianischen Dollar
       *[nominative] { $count } liberianische Dollar
    }
}
    .gender = masculine
# The plural of Lesotho, as in German reference works; CLDR has one form.
currency-lsl = { $count ->
    [1] { one-masculine } Loti
    [one] { $count } Loti
   *[other] { $count } Maloti
}
    .gender = masculine
currency-lyd = { $count ->
    [1] { $case ->
        [accusative] einen libyschen Dinar
        [dative] einem libyschen Dinar
       *[nominative] ein libyscher Dinar
    }
    [one] { $count } libyscher Dinar
   *[other] { $case ->
        [dative] { $count } libyschen Dinar
       *[nominative] { $count } libysche Dinar
    }
}
    .gender = masculine
currency-mga = { numeral-masculine } Madagaskar-Ariary
    .gender = masculine
currency-mmk = { $count ->
    [1] { $case ->
        [accusative] einen myanmarischen Kyat
        [dative] einem myanmarischen Kyat
       *[nominative] ein myanmarischer Kyat
    }
    [one] { $count } myanmarischer Kyat
   *[other] { $case ->
        [dative] { $count } myanmarischen Kyat
       *[nominative] { $count } myanmarische Kyat
    }
}
    .gender = masculine
currency-mnt = { $count ->
    [1] { $case ->
        [accusative] einen mongolischen Tögrög
        [dative] einem mongolischen Tögrög
       *[nominative] ein mongolischer Tögrög
    }
    [one] { $count } mongolischer Tögrög
   *[other] { $case ->
        [dative] { $count } mongolischen Tögrög
       *[nominative] { $count } mongolische Tögrög
    }
}
    .gender = masculine
currency-mop = { numeral-feminine } Macao-Pataca
    .gender = feminine
currency-mru = { $count ->
    [1] { $case ->
        [accusative] einen mauretanischen Ouguiya
        [dative] einem mauretanischen Ouguiya
       *[nominative] ein mauretanischer Ouguiya
    }
    [one] { $count } mauretanischer Ouguiya
   *[other] { $case ->
        [dative] { $count } mauretanischen Ouguiya
       *[nominative] { $count } mauretanische Ouguiya
    }
}
    .gender = masculine
currency-mur = { $count ->
    [1] { one-feminine } Mauritius-Rupie
    [one] { $count } Mauritius-Rupie
   *[other] { $count } Mauritius-Rupien
}
    .gender = feminine
# CLDR calls it a rupee in the plural.
currency-mvr = { numeral-feminine } Malediven-Rufiyaa
    .gender = feminine
currency-mwk = { numeral-masculine } Malawi-Kwacha
    .gender = masculine
currency-mxv = { $count ->
    [1] { $case ->
        [dative] einer mexikanischen Investitionseinheit
       *[nominative] eine mexikanische Investitionseinheit
    }
    [one] { $count } mexikanische Investitionseinheit
   *[other] { $case ->
        [dative] { $count } mexikanischen Investitionseinheiten
       *[nominative] { $count } mexikanische Investitionseinheiten
    }
}
    .gender = feminine
currency-mzn = { $count ->
    [1] { $case ->
        [accusative] einen mosambikanischen Metical
        [dative] einem mosambikanischen Metical
       *[nominative] ein mosambikanischer Metical
    }
    [one] { $count } mosambikanischer Metical
   *[other] { $case ->
        [dative] { $count } mosambikanischen Meticais
       *[nominative] { $count } mosambikanische Meticais
    }
}
    .gender = masculine
currency-nad = { numeral-masculine } Namibia-Dollar
    .gender = masculine
currency-nio = { $count ->
    [1] { one-masculine } Nicaragua-Córdoba
    [one] { $count } Nicaragua-Córdoba
   *[other] { $count } Nicaragua-Córdobas
}
    .gender = masculine
currency-npr = { $count ->
    [1] { $case ->
        [dative] einer nepalesischen Rupie
       *[nominative] eine nepalesische Rupie
    }
    [one] { $count } nepalesische Rupie
   *[other] { $case ->
        [dative] { $count } nepalesischen Rupien
       *[nominative] { $count } nepalesische Rupien
    }
}
    .gender = feminine
currency-pab = { $count ->
    [1] { $case ->
        [accusative] einen panamaischen Balboa
        [dative] einem panamaischen Balboa
       *[nominative] ein panamaischer Balboa
    }
    [one] { $count } panamaischer Balboa
   *[other] { $case ->
        [dative] { $count } panamaischen Balboas
       *[nominative] { $count } panamaische Balboas
    }
}
    .gender = masculine
# CLDR has no plural.
currency-pgk = { $count ->
    [1] { $case ->
        [accusative] einen papua-neuguineischen Kina
        [dative] einem papua-neuguineischen Kina
       *[nominative] ein papua-neuguineischer Kina
    }
    [one] { $count } papua-neuguineischer Kina
   *[other] { $case ->
        [dative] { $count } papua-neuguineischen Kina
       *[nominative] { $count } papua-neuguineische Kina
    }
}
    .gender = masculine
# Without the accents and the Spanish plural of CLDR: voices misread them.
currency-pyg = { $count ->
    [1] { $case ->
        [accusative] einen paraguayischen Guarani
        [dative] einem paraguayischen Guarani
       *[nominative] ein paraguayischer Guarani
    }
    [one] { $count } paraguayischer Guarani
   *[other] { $case ->
        [dative] { $count } paraguayischen Guaranis
       *[nominative] { $count } paraguayische Guaranis
    }
}
    .gender = masculine
currency-rwf = { $count ->
    [1] { one-masculine } Ruanda-Franc
    [one] { $count } Ruanda-Franc
   *[other] { $count } Ruanda-Francs
}
    .gender = masculine
currency-sbd = { numeral-masculine } Salomonen-Dollar
    .gender = masculine
currency-scr = { $count ->
    [1] { one-feminine } Seychellen-Rupie
    [one] { $count } Seychellen-Rupie
   *[other] { $count } Seychellen-Rupien
}
    .gender = feminine
currency-sdg = { $count ->
    [1] { $case ->
        [dative] einem sudanesischen Pfund
       *[nominative] ein sudanesisches Pfund
    }
    [one] { $count } sudanesisches Pfund
   *[other] { $case ->
        [dative] { $count } sudanesischen Pfund
       *[nominative] { $count } sudanesische Pfund
    }
}
    .gender = neuter
# CLDR abbreviates "St.".
currency-shp = { numeral-neuter } Sankt-Helena-Pfund
    .gender = neuter
currency-sle = { $count ->
    [1] { $case ->
        [accusative] einen sierra-leonischen Leone
        [dative] einem sierra-leonischen Leone
       *[nominative] ein sierra-leonischer Leone
    }
    [one] { $count } sierra-leonischer Leone
   *[other] { $case ->
        [dative] { $count } sierra-leonischen Leones
       *[nominative] { $count } sierra-leonische Leones
    }
}
    .gender = masculine
# CLDR tells it from its successor by the years, in parentheses.
currency-sll = { $count ->
    [1] { $case ->
        [accusative] einen alten sierra-leonischen Leone
        [dative] einem alten sierra-leonischen Leone
       *[nominative] ein alter sierra-leonischer Leone
    }
    [one] { $count } alter sierra-leonischer Leone
   *[other] { $case ->
        [dative] { $count } alten sierra-leonischen Leones
       *[nominative] { $count } alte sierra-leonische Leones
    }
}
    .gender = masculine
currency-sos = { numeral-masculine } Somalia-Schilling
    .gender = masculine
currency-srd = { numeral-masculine } Suriname-Dollar
    .gender = masculine
currency-ssp = { $count ->
    [1] { $case ->
        [dative] einem südsudanesischen Pfund
       *[nominative] ein südsudanesisches Pfund
    }
    [one] { $count } südsudanesisches Pfund
   *[other] { $case ->
        [dative] { $count } südsudanesischen Pfund
       *[nominative] { $count } südsudanesische Pfund
    }
}
    .gender = neuter
currency-stn = { $count ->
    [1] { $case ->
        [accusative] einen são-toméischen Dobra
        [dative] einem são-toméischen Dobra
       *[nominative] ein são-toméischer Dobra
    }
    [one] { $count } são-toméischer Dobra
   *[other] { $case ->
        [dative] { $count } são-toméischen Dobras
       *[nominative] { $count } são-toméische Dobras
    }
}
    .gender = masculine
currency-syp = { $count ->
    [1] { $case ->
        [dative] einem syrischen Pfund
       *[nominative] ein syrisches Pfund
    }
    [one] { $count } syrisches Pfund
   *[other] { $case ->
        [dative] { $count } syrischen Pfund
       *[nominative] { $count } syrische Pfund
    }
}
    .gender = neuter
currency-szl = { $count ->
    [1] { $case ->
        [accusative] einen swasiländischen Lilangeni
        [dative] einem swasiländischen Lilangeni
       *[nominative] ein swasiländischer Lilangeni
    }
    [one] { $count } swasiländischer Lilangeni
   *[other] { $case ->
        [dative] { $count } swasiländischen Emalangeni
       *[nominative] { $count } swasiländische Emalangeni
    }
}
    .gender = masculine
currency-tjs = { numeral-masculine } Tadschikistan-Somoni
    .gender = masculine
currency-tmt = { numeral-masculine } Turkmenistan-Manat
    .gender = masculine
# With a plain apostrophe: voices name the letter that CLDR has in its place.
currency-top = { $count ->
    [1] { $case ->
        [accusative] einen tongaischen Pa'anga
        [dative] einem tongaischen Pa'anga
       *[nominative] ein tongaischer Pa'anga
    }
    [one] { $count } tongaischer Pa'anga
   *[other] { $case ->
        [dative] { $count } tongaischen Pa'anga
       *[nominative] { $count } tongaische Pa'anga
    }
}
    .gender = masculine
currency-ttd = { numeral-masculine } Trinidad-und-Tobago-Dollar
    .gender = masculine
currency-tzs = { numeral-masculine } Tansania-Schilling
    .gender = masculine
currency-ugx = { numeral-masculine } Uganda-Schilling
    .gender = masculine
# CLDR has "nächster Tag" in parentheses.
currency-usn = { numeral-masculine } US-Dollar zum nächsten Tag
    .gender = masculine
# CLDR has it in parentheses, after the peso.
currency-uyi = { $count ->
    [1] { $case ->
        [dative] einer uruguayischen indexierten Rechnungseinheit
       *[nominative] eine uruguayische indexierte Rechnungseinheit
    }
    [one] { $count } uruguayische indexierte Rechnungseinheit
   *[other] { $case ->
        [dative] { $count } uruguayischen indexierten Rechnungseinheiten
       *[nominative] { $count } uruguayische indexierte Rechnungseinheiten
    }
}
    .gender = feminine
currency-uyu = { $count ->
    [1] { $case ->
        [accusative] einen uruguayischen Peso
        [dative] einem uruguayischen Peso
       *[nominative] ein uruguayischer Peso
    }
    [one] { $count } uruguayischer Peso
   *[other] { $case ->
        [dative] { $count } uruguayischen Pesos
       *[nominative] { $count } uruguayische Pesos
    }
}
    .gender = masculine
# CLDR has no name; likewise for xcg and zwg.
currency-uyw = { $count ->
    [1] { $case ->
        [dative] einer uruguayischen Lohnindexeinheit
       *[nominative] eine uruguayische Lohnindexeinheit
    }
    [one] { $count } uruguayische Lohnindexeinheit
   *[other] { $case ->
        [dative] { $count } uruguayischen Lohnindexeinheiten
       *[nominative] { $count } uruguayische Lohnindexeinheiten
    }
}
    .gender = feminine
currency-uzs = { numeral-masculine } Usbekistan-Sum
    .gender = masculine
currency-ves = { $count ->
    [1] { $case ->
        [accusative] einen venezolanischen Bolívar
        [dative] einem venezolanischen Bolívar
       *[nominative] ein venezolanischer Bolívar
    }
    [one] { $count } venezolanischer Bolívar
   *[other] { $case ->
        [dative] { $count } venezolanischen Bolívares
       *[nominative] { $count } venezolanische Bolívares
    }
}
    .gender = masculine
currency-vuv = { numeral-masculine } Vanuatu-Vatu
    .gender = masculine
currency-wst = { $count ->
    [1] { $case ->
        [accusative] einen samoanischen Tala
        [dative] einem samoanischen Tala
       *[nominative] ein samoanischer Tala
    }
    [one] { $count } samoanischer Tala
   *[other] { $case ->
        [dative] { $count } samoanischen Tala
       *[nominative] { $count } samoanische Tala
    }
}
    .gender = masculine
# CLDR tells it from xof by the letters of the bank, in parentheses.
currency-xaf = { $count ->
    [1] { $case ->
        [accusative] einen zentralafrikanischen CFA-Franc
        [dative] einem zentralafrikanischen CFA-Franc
       *[nominative] ein zentralafrikanischer CFA-Franc
    }
    [one] { $count } zentralafrikanischer CFA-Franc
   *[other] { $case ->
        [dative] { $count } zentralafrikanischen CFA-Francs
       *[nominative] { $count } zentralafrikanische CFA-Francs
    }
}
    .gender = masculine
# As traders say it of all four metals; CLDR has "Unze".
currency-xag = { $count ->
    [1] { one-feminine } Feinunze Silber
    [one] { $count } Feinunze Silber
   *[other] { $count } Feinunzen Silber
}
    .gender = feminine
currency-xau = { $count ->
    [1] { one-feminine } Feinunze Gold
    [one] { $count } Feinunze Gold
   *[other] { $count } Feinunzen Gold
}
    .gender = feminine
currency-xcd = { $count ->
    [1] { $case ->
        [accusative] einen ostkaribischen Dollar
        [dative] einem ostkaribischen Dollar
       *[nominative] ein ostkaribischer Dollar
    }
    [one] { $count } ostkaribischer Dollar
   *[other] { $case ->
        [dative] { $count } ostkaribischen Dollar
       *[nominative] { $count } ostkaribische Dollar
    }
}
    .gender = masculine
currency-xcg = { $count ->
    [1] { $case ->
        [accusative] einen karibischen Gulden
        [dative] einem karibischen Gulden
       *[nominative] ein karibischer Gulden
    }
    [one] { $count } karibischer Gulden
   *[other] { $case ->
        [dative] { $count } karibischen Gulden
       *[nominative] { $count } karibische Gulden
    }
}
    .gender = masculine
# CLDR has no singular.
currency-xdr = { $count ->
    [1] { one-neuter } Sonderziehungsrecht
    [one] { $count } Sonderziehungsrecht
   *[other] { $case ->
        [dative] { $count } Sonderziehungsrechten
       *[nominative] { $count } Sonderziehungsrechte
    }
}
    .gender = neuter
currency-xof = { $count ->
    [1] { $case ->
        [accusative] einen westafrikanischen CFA-Franc
        [dative] einem westafrikanischen CFA-Franc
       *[nominative] ein westafrikanischer CFA-Franc
    }
    [one] { $count } westafrikanischer CFA-Franc
   *[other] { $case ->
        [dative] { $count } westafrikanischen CFA-Francs
       *[nominative] { $count } westafrikanische CFA-Francs
    }
}
    .gender = masculine
currency-xpd = { $count ->
    [1] { one-feminine } Feinunze Palladium
    [one] { $count } Feinunze Palladium
   *[other] { $count } Feinunzen Palladium
}
    .gender = feminine
currency-xpf = { $count ->
    [1] { one-masculine } CFP-Franc
    [one] { $count } CFP-Franc
   *[other] { $count } CFP-Francs
}
    .gender = masculine
currency-xpt = { $count ->
    [1] { one-feminine } Feinunze Platin
    [one] { $count } Feinunze Platin
   *[other] { $count } Feinunzen Platin
}
    .gender = feminine
currency-yer = { numeral-masculine } Jemen-Rial
    .gender = masculine
# CLDR leaves out the country; Malawi has a kwacha too.
currency-zmw = { $count ->
    [1] { $case ->
        [accusative] einen sambischen Kwacha
        [dative] einem sambischen Kwacha
       *[nominative] ein sambischer Kwacha
    }
    [one] { $count } sambischer Kwacha
   *[other] { $case ->
        [dative] { $count } sambischen Kwacha
       *[nominative] { $count } sambische Kwacha
    }
}
    .gender = masculine
currency-zwg = { numeral-neuter } Simbabwe-Gold
    .gender = neuter
# CLDR adds a year in parentheses.
currency-zwl = { numeral-masculine } Simbabwe-Dollar
    .gender = masculine

# A code that the tables do not name: it is spelled out, and the number agrees with nothing.
currency-unknown = { $count } { SPELL($code) }
