## Currencies, by ISO 4217 code. The names are CLDR's. The yen and the euro stand alone: no other currency is called so.

currency-usd = { $count ->
    [one] { $count } Yhdysvaltain dollari
   *[other] { $count } Yhdysvaltain dollaria
}
    .local = { $count ->
        [one] { $count } dollari
       *[other] { $count } dollaria
    }
    .minor = { $count ->
        [one] { $count } sentti
       *[other] { $count } senttiä
    }
    .minor-alone = { $count ->
        [one] { $count } Yhdysvaltain sentti
       *[other] { $count } Yhdysvaltain senttiä
    }
currency-eur = { $count ->
    [one] { $count } euro
   *[other] { $count } euroa
}
    .minor = { $count ->
        [one] { $count } sentti
       *[other] { $count } senttiä
    }
currency-gbp = { $count ->
    [one] { $count } Englannin punta
   *[other] { $count } Englannin puntaa
}
    .local = { $count ->
        [one] { $count } punta
       *[other] { $count } puntaa
    }
    .minor = { $count ->
        [one] { $count } penny
       *[other] { $count } pennyä
    }
    .minor-alone = { $count ->
        [one] { $count } Englannin penny
       *[other] { $count } Englannin pennyä
    }
currency-jpy = { $count ->
    [one] { $count } jeni
   *[other] { $count } jeniä
}
    .full = { $count ->
        [one] { $count } Japanin jeni
       *[other] { $count } Japanin jeniä
    }
currency-sek = { $count ->
    [one] { $count } Ruotsin kruunu
   *[other] { $count } Ruotsin kruunua
}
    .local = { $count ->
        [one] { $count } kruunu
       *[other] { $count } kruunua
    }
    .minor = { $count ->
        [one] { $count } äyri
       *[other] { $count } äyriä
    }
    .minor-alone = { $count ->
        [one] { $count } Ruotsin äyri
       *[other] { $count } Ruotsin äyriä
    }
currency-try = { $count ->
    [one] { $count } Turkin liira
   *[other] { $count } Turkin liiraa
}
    .local = { $count ->
        [one] { $count } liira
       *[other] { $count } liiraa
    }
    .minor = { $count ->
        [one] { $count } kuruš
       *[other] { $count } kurušia
    }

currency-unknown = { $count } { SPELL($code) }
