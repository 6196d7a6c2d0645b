## Currencies, by ISO 4217 code
##
## Voices read 1 and 2 as masculine (один, два), whatever follows: feminine names have both in words (одна иена, две
## иены), neuter names the first (одно евро). Larger numbers stay in digits.
##
## After a compact number the name is in the genitive plural: its category is "many", as for 2000000 written out.

## Nouns that several currencies share, without what tells them apart

money-noun-cent = { $count ->
    [one] { $case ->
        [genitive] { $count } цента
       *[nominative] { $count } цент
    }
    [few] { $case ->
        [genitive] { $count } центов
       *[nominative] { $count } цента
    }
    [many] { $count } центов
   *[other] { $count } цента
}
money-noun-kopeck = { $count ->
    [1] { $case ->
        [genitive] одной копейки
        [accusative] одну копейку
       *[nominative] одна копейка
    }
    [2] { $case ->
        [genitive] двух копеек
       *[nominative] две копейки
    }
    [one] { $case ->
        [genitive] { $count } копейки
        [accusative] { $count } копейку
       *[nominative] { $count } копейка
    }
    [few] { $case ->
        [genitive] { $count } копеек
       *[nominative] { $count } копейки
    }
    [many] { $count } копеек
   *[other] { $count } копейки
}
money-noun-ruble = { $count ->
    [one] { $case ->
        [genitive] { $count } рубля
       *[nominative] { $count } рубль
    }
    [few] { $case ->
        [genitive] { $count } рублей
       *[nominative] { $count } рубля
    }
    [many] { $count } рублей
   *[other] { $count } рубля
}

## Currencies

# same for every number
currency-eur = { $count ->
    [1] { $case ->
        [genitive] одного евро
       *[nominative] одно евро
    }
    [one] { $count } евро
    [few] { $count } евро
    [many] { $count } евро
   *[other] { $count } евро
}
    .gender = neuter
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } евроцента
           *[nominative] { $count } евроцент
        }
        [few] { $case ->
            [genitive] { $count } евроцентов
           *[nominative] { $count } евроцента
        }
        [many] { $count } евроцентов
       *[other] { $count } евроцента
    }
# CLDR's name is the full one.
currency-gbp = { $count ->
    [one] { $case ->
        [genitive] { $count } фунта стерлингов
       *[nominative] { $count } фунт стерлингов
    }
    [few] { $case ->
        [genitive] { $count } фунтов стерлингов
       *[nominative] { $count } фунта стерлингов
    }
    [many] { $count } фунтов стерлингов
   *[other] { $count } фунта стерлингов
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } фунта
           *[nominative] { $count } фунт
        }
        [few] { $case ->
            [genitive] { $count } фунтов
           *[nominative] { $count } фунта
        }
        [many] { $count } фунтов
       *[other] { $count } фунта
    }
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } британского фунта стерлингов
           *[nominative] { $count } британский фунт стерлингов
        }
        [few] { $case ->
            [genitive] { $count } британских фунтов стерлингов
           *[nominative] { $count } британских фунта стерлингов
        }
        [many] { $count } британских фунтов стерлингов
       *[other] { $count } британского фунта стерлингов
    }
    .minor = { $count ->
        [one] { $case ->
            [genitive] { $count } пенса
           *[nominative] { $count } пенс
        }
        [few] { $case ->
            [genitive] { $count } пенсов
           *[nominative] { $count } пенса
        }
        [many] { $count } пенсов
       *[other] { $count } пенса
    }
currency-ils = { $count ->
    [one] { $case ->
        [genitive] { $count } шекеля
       *[nominative] { $count } шекель
    }
    [few] { $case ->
        [genitive] { $count } шекелей
       *[nominative] { $count } шекеля
    }
    [many] { $count } шекелей
   *[other] { $count } шекеля
}
    .gender = masculine
    .full = { $count ->
        [one] { $case ->
            [genitive] { $count } нового израильского шекеля
           *[nominative] { $count } новый израильский шекель
        }
        [few] { $case ->
            [genitive] { $count } новых израильских шекелей
           *[nominative] { $count } новых израильских шекеля
        }
        [many] { $count } новых израильских шекелей
       *[other] { $count } нового израильского шекеля
    }
    .minor = { $count ->
        [1] { $case ->
            [genitive] одной агоры
            [accusative] одну агору
           *[nominative] одна агора
        }
        [2] { $case ->
            [genitive] двух агорот
           *[nominative] две агоры
        }
        [one] { $case ->
            [genitive] { $count } агоры
            [accusative] { $count } агору
           *[nominative] { $count } агора
        }
        [few] { $case ->
            [genitive] { $count } агорот
           *[nominative] { $count } агоры
        }
        [many] { $count } агорот
       *[other] { $count } агоры
    }
currency-jpy = { $count ->
    [1] { $case ->
        [genitive] одной иены
        [accusative] одну иену
       *[nominative] одна иена
    }
    [2] { $case ->
        [genitive] двух иен
       *[nominative] две иены
    }
    [one] { $case ->
        [genitive] { $count } иены
        [accusative] { $count } иену
       *[nominative] { $count } иена
    }
    [few] { $case ->
        [genitive] { $count } иен
       *[nominative] { $count } иены
    }
    [many] { $count } иен
   *[other] { $count } иены
}
    .gender = feminine
    .full = { $count ->
        [1] { $case ->
            [genitive] одной японской иены
            [accusative] одну японскую иену
           *[nominative] одна японская иена
        }
        [2] { $case ->
            [genitive] двух японских иен
           *[nominative] две японские иены
        }
        [one] { $case ->
            [genitive] { $count } японской иены
            [accusative] { $count } японскую иену
           *[nominative] { $count } японская иена
        }
        [few] { $case ->
            [genitive] { $count } японских иен
           *[nominative] { $count } японские иены
        }
        [many] { $count } японских иен
       *[other] { $count } японской иены
    }
currency-rub = { $count ->
    [one] { $case ->
        [genitive] { $count } российского рубля
       *[nominative] { $count } российский рубль
    }
    [few] { $case ->
        [genitive] { $count } российских рублей
       *[nominative] { $count } российских рубля
    }
    [many] { $count } российских рублей
   *[other] { $count } российского рубля
}
    .gender = masculine
    .local = { money-noun-ruble }
    .minor = { money-noun-kopeck }
    .minor-alone = { $count ->
        [1] { $case ->
            [genitive] одной российской копейки
            [accusative] одну российскую копейку
           *[nominative] одна российская копейка
        }
        [2] { $case ->
            [genitive] двух российских копеек
           *[nominative] две российские копейки
        }
        [one] { $case ->
            [genitive] { $count } российской копейки
            [accusative] { $count } российскую копейку
           *[nominative] { $count } российская копейка
        }
        [few] { $case ->
            [genitive] { $count } российских копеек
           *[nominative] { $count } российские копейки
        }
        [many] { $count } российских копеек
       *[other] { $count } российской копейки
    }
currency-usd = { $count ->
    [one] { $case ->
        [genitive] { $count } доллара США
       *[nominative] { $count } доллар США
    }
    [few] { $case ->
        [genitive] { $count } долларов США
       *[nominative] { $count } доллара США
    }
    [many] { $count } долларов США
   *[other] { $count } доллара США
}
    .gender = masculine
    .local = { $count ->
        [one] { $case ->
            [genitive] { $count } доллара
           *[nominative] { $count } доллар
        }
        [few] { $case ->
            [genitive] { $count } долларов
           *[nominative] { $count } доллара
        }
        [many] { $count } долларов
       *[other] { $count } доллара
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [one] { $case ->
            [genitive] { $count } цента США
           *[nominative] { $count } цент США
        }
        [few] { $case ->
            [genitive] { $count } центов США
           *[nominative] { $count } цента США
        }
        [many] { $count } центов США
       *[other] { $count } цента США
    }

# A code without a name: 25,50 X Y Z
currency-unknown = { $count } { SPELL($code) }
