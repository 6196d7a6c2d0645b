## Currencies, by ISO 4217 code
##
## The noun agrees with its number: 1 and 2 stand without a digit (دولار واحد، دولاران), 3 to 10 take the plural
## (3 دولارات), 11 to 99 the accusative singular (11 دولارًا), all else the genitive singular (100 دولار, 1.5 دولار).
## Numbers above 100 go by their last two digits. The categories zero, one and two always show their digit: they are
## heard in ranges and with visible decimals (1.0 دولار).
## $case: genitive is asked for after من، إلى، ناقص، زائد and the like, accusative where the amount is an object. Only
## the dual, and the accusative of one, sound different.
## Tanwin is written on the final alif alone; words in ة are left bare, as they are said in a pause.
## In a name made of two nouns (دولار هونغ كونغ) the dual drops its ن and there is no tanwin.
## A foreign name without Arabic forms (بيزو، بات) stays the same after every number.
## Where CLDR gives a currency no decimals (iqd, lbp, sos, syp, yer) its smaller unit is only heard if more digits are
## asked for.

## Nouns that several currencies share, without what tells them apart

money-noun-dollar = { $count ->
    [1] { $case ->
        [accusative] دولارًا واحدًا
       *[nominative] دولار واحد
    }
    [2] { $case ->
        [genitive] دولارين
        [accusative] دولارين
       *[nominative] دولاران
    }
    [zero] { $count } دولار
    [one] { $count } دولار
    [two] { $count } دولار
    [few] { $count } دولارات
    [many] { $count } دولارًا
   *[other] { $count } دولار
}
money-noun-dinar = { $count ->
    [1] { $case ->
        [accusative] دينارًا واحدًا
       *[nominative] دينار واحد
    }
    [2] { $case ->
        [genitive] دينارين
        [accusative] دينارين
       *[nominative] ديناران
    }
    [zero] { $count } دينار
    [one] { $count } دينار
    [two] { $count } دينار
    [few] { $count } دنانير
    [many] { $count } دينارًا
   *[other] { $count } دينار
}
money-noun-dirham = { $count ->
    [1] { $case ->
        [accusative] درهمًا واحدًا
       *[nominative] درهم واحد
    }
    [2] { $case ->
        [genitive] درهمين
        [accusative] درهمين
       *[nominative] درهمان
    }
    [zero] { $count } درهم
    [one] { $count } درهم
    [two] { $count } درهم
    [few] { $count } دراهِم
    [many] { $count } درهمًا
   *[other] { $count } درهم
}
money-noun-rial = { $count ->
    [1] { $case ->
        [accusative] ريالًا واحدًا
       *[nominative] ريال واحد
    }
    [2] { $case ->
        [genitive] ريالين
        [accusative] ريالين
       *[nominative] ريالان
    }
    [zero] { $count } ريال
    [one] { $count } ريال
    [two] { $count } ريال
    [few] { $count } ريالات
    [many] { $count } ريالًا
   *[other] { $count } ريال
}
money-noun-pound = { $count ->
    [1] { $case ->
        [accusative] جنيهًا واحدًا
       *[nominative] جنيه واحد
    }
    [2] { $case ->
        [genitive] جنيهين
        [accusative] جنيهين
       *[nominative] جنيهان
    }
    [zero] { $count } جنيه
    [one] { $count } جنيه
    [two] { $count } جنيه
    [few] { $count } جنيهات
    [many] { $count } جنيهًا
   *[other] { $count } جنيه
}
money-noun-franc = { $count ->
    [1] { $case ->
        [accusative] فرنكًا واحدًا
       *[nominative] فرنك واحد
    }
    [2] { $case ->
        [genitive] فرنكين
        [accusative] فرنكين
       *[nominative] فرنكان
    }
    [zero] { $count } فرنك
    [one] { $count } فرنك
    [two] { $count } فرنك
    [few] { $count } فرنكات
    [many] { $count } فرنكًا
   *[other] { $count } فرنك
}
money-noun-lira = { $count ->
    [1] ليرة واحِدَة
    [2] { $case ->
        [genitive] ليرتين
        [accusative] ليرتين
       *[nominative] ليرتان
    }
    [zero] { $count } ليرة
    [one] { $count } ليرة
    [two] { $count } ليرة
    [few] { $count } ليرات
    [many] { $count } ليرة
   *[other] { $count } ليرة
}
money-noun-rupee = { $count ->
    [1] روبية واحِدَة
    [2] { $case ->
        [genitive] روبيتين
        [accusative] روبيتين
       *[nominative] روبيتان
    }
    [zero] { $count } روبية
    [one] { $count } روبية
    [two] { $count } روبية
    [few] { $count } روبيات
    [many] { $count } روبية
   *[other] { $count } روبية
}
money-noun-krona = { $count ->
    [1] كرونة واحِدَة
    [2] { $case ->
        [genitive] كرونتين
        [accusative] كرونتين
       *[nominative] كرونتان
    }
    [zero] { $count } كرونة
    [one] { $count } كرونة
    [two] { $count } كرونة
    [few] { $count } كرونات
    [many] { $count } كرونة
   *[other] { $count } كرونة
}
# The dual has a mark: without it it is spelled as "two years".
money-noun-cent = { $count ->
    [1] { $case ->
        [accusative] سنتًا واحدًا
       *[nominative] سنت واحد
    }
    [2] { $case ->
        [genitive] سِنتين
        [accusative] سِنتين
       *[nominative] سِنتان
    }
    [zero] { $count } سنت
    [one] { $count } سنت
    [two] { $count } سنت
    [few] { $count } سنتات
    [many] { $count } سنتًا
   *[other] { $count } سنت
}
money-noun-qirsh = { $count ->
    [1] { $case ->
        [accusative] قرشًا واحدًا
       *[nominative] قرش واحد
    }
    [2] { $case ->
        [genitive] قرشين
        [accusative] قرشين
       *[nominative] قرشان
    }
    [zero] { $count } قرش
    [one] { $count } قرش
    [two] { $count } قرش
    [few] { $count } قروش
    [many] { $count } قرشًا
   *[other] { $count } قرش
}
money-noun-fils = { $count ->
    [1] { $case ->
        [accusative] فلسًا واحدًا
       *[nominative] فلس واحد
    }
    [2] { $case ->
        [genitive] فلسين
        [accusative] فلسين
       *[nominative] فلسان
    }
    [zero] { $count } فلس
    [one] { $count } فلس
    [two] { $count } فلس
    [few] { $count } فلوس
    [many] { $count } فلسًا
   *[other] { $count } فلس
}
money-noun-baisa = { $count ->
    [1] بيسة واحِدَة
    [2] { $case ->
        [genitive] بيستين
        [accusative] بيستين
       *[nominative] بيستان
    }
    [zero] { $count } بيسة
    [one] { $count } بيسة
    [two] { $count } بيسة
    [few] { $count } بيسات
    [many] { $count } بيسة
   *[other] { $count } بيسة
}
money-noun-centime = { $count ->
    [1] { $case ->
        [accusative] سنتيمًا واحدًا
       *[nominative] سنتيم واحد
    }
    [2] { $case ->
        [genitive] سنتيمين
        [accusative] سنتيمين
       *[nominative] سنتيمان
    }
    [zero] { $count } سنتيم
    [one] { $count } سنتيم
    [two] { $count } سنتيم
    [few] { $count } سنتيمات
    [many] { $count } سنتيمًا
   *[other] { $count } سنتيم
}
# same for every number
money-noun-centavo = { $count ->
    [1] سنتافو واحد
    [zero] { $count } سنتافو
    [one] { $count } سنتافو
    [two] { $count } سنتافو
    [few] { $count } سنتافو
    [many] { $count } سنتافو
   *[other] { $count } سنتافو
}
# same for every number
money-noun-ore = { $count ->
    [1] أوره واحد
    [zero] { $count } أوره
    [one] { $count } أوره
    [two] { $count } أوره
    [few] { $count } أوره
    [many] { $count } أوره
   *[other] { $count } أوره
}

## The Arab world

currency-aed = { $count ->
    [1] { $case ->
        [accusative] درهمًا إماراتيًا واحدًا
       *[nominative] درهم إماراتي واحد
    }
    [2] { $case ->
        [genitive] درهمين إماراتيين
        [accusative] درهمين إماراتيين
       *[nominative] درهمان إماراتيان
    }
    [zero] { $count } درهم إماراتي
    [one] { $count } درهم إماراتي
    [two] { $count } درهم إماراتي
    [few] { $count } دراهِم إماراتية
    [many] { $count } درهمًا إماراتيًا
   *[other] { $count } درهم إماراتي
}
    .local = { money-noun-dirham }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] فلسًا إماراتيًا واحدًا
           *[nominative] فلس إماراتي واحد
        }
        [2] { $case ->
            [genitive] فلسين إماراتيين
            [accusative] فلسين إماراتيين
           *[nominative] فلسان إماراتيان
        }
        [zero] { $count } فلس إماراتي
        [one] { $count } فلس إماراتي
        [two] { $count } فلس إماراتي
        [few] { $count } فلوس إماراتية
        [many] { $count } فلسًا إماراتيًا
       *[other] { $count } فلس إماراتي
    }
currency-bhd = { $count ->
    [1] { $case ->
        [accusative] دينارًا بحرينيًا واحدًا
       *[nominative] دينار بحريني واحد
    }
    [2] { $case ->
        [genitive] دينارين بحرينيين
        [accusative] دينارين بحرينيين
       *[nominative] ديناران بحرينيان
    }
    [zero] { $count } دينار بحريني
    [one] { $count } دينار بحريني
    [two] { $count } دينار بحريني
    [few] { $count } دنانير بحرينية
    [many] { $count } دينارًا بحرينيًا
   *[other] { $count } دينار بحريني
}
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] فلسًا بحرينيًا واحدًا
           *[nominative] فلس بحريني واحد
        }
        [2] { $case ->
            [genitive] فلسين بحرينيين
            [accusative] فلسين بحرينيين
           *[nominative] فلسان بحرينيان
        }
        [zero] { $count } فلس بحريني
        [one] { $count } فلس بحريني
        [two] { $count } فلس بحريني
        [few] { $count } فلوس بحرينية
        [many] { $count } فلسًا بحرينيًا
       *[other] { $count } فلس بحريني
    }
currency-djf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا جيبوتيًا واحدًا
       *[nominative] فرنك جيبوتي واحد
    }
    [2] { $case ->
        [genitive] فرنكين جيبوتيين
        [accusative] فرنكين جيبوتيين
       *[nominative] فرنكان جيبوتيان
    }
    [zero] { $count } فرنك جيبوتي
    [one] { $count } فرنك جيبوتي
    [two] { $count } فرنك جيبوتي
    [few] { $count } فرنكات جيبوتية
    [many] { $count } فرنكًا جيبوتيًا
   *[other] { $count } فرنك جيبوتي
}
    .local = { money-noun-franc }
currency-dzd = { $count ->
    [1] { $case ->
        [accusative] دينارًا جزائريًا واحدًا
       *[nominative] دينار جزائري واحد
    }
    [2] { $case ->
        [genitive] دينارين جزائريين
        [accusative] دينارين جزائريين
       *[nominative] ديناران جزائريان
    }
    [zero] { $count } دينار جزائري
    [one] { $count } دينار جزائري
    [two] { $count } دينار جزائري
    [few] { $count } دنانير جزائرية
    [many] { $count } دينارًا جزائريًا
   *[other] { $count } دينار جزائري
}
    .local = { money-noun-dinar }
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتيمًا جزائريًا واحدًا
           *[nominative] سنتيم جزائري واحد
        }
        [2] { $case ->
            [genitive] سنتيمين جزائريين
            [accusative] سنتيمين جزائريين
           *[nominative] سنتيمان جزائريان
        }
        [zero] { $count } سنتيم جزائري
        [one] { $count } سنتيم جزائري
        [two] { $count } سنتيم جزائري
        [few] { $count } سنتيمات جزائرية
        [many] { $count } سنتيمًا جزائريًا
       *[other] { $count } سنتيم جزائري
    }
currency-egp = { $count ->
    [1] { $case ->
        [accusative] جنيهًا مصريًا واحدًا
       *[nominative] جنيه مصري واحد
    }
    [2] { $case ->
        [genitive] جنيهين مصريين
        [accusative] جنيهين مصريين
       *[nominative] جنيهان مصريان
    }
    [zero] { $count } جنيه مصري
    [one] { $count } جنيه مصري
    [two] { $count } جنيه مصري
    [few] { $count } جنيهات مصرية
    [many] { $count } جنيهًا مصريًا
   *[other] { $count } جنيه مصري
}
    .local = { money-noun-pound }
    .minor = { money-noun-qirsh }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] قرشًا مصريًا واحدًا
           *[nominative] قرش مصري واحد
        }
        [2] { $case ->
            [genitive] قرشين مصريين
            [accusative] قرشين مصريين
           *[nominative] قرشان مصريان
        }
        [zero] { $count } قرش مصري
        [one] { $count } قرش مصري
        [two] { $count } قرش مصري
        [few] { $count } قروش مصرية
        [many] { $count } قرشًا مصريًا
       *[other] { $count } قرش مصري
    }
currency-iqd = { $count ->
    [1] { $case ->
        [accusative] دينارًا عراقيًا واحدًا
       *[nominative] دينار عراقي واحد
    }
    [2] { $case ->
        [genitive] دينارين عراقيين
        [accusative] دينارين عراقيين
       *[nominative] ديناران عراقيان
    }
    [zero] { $count } دينار عراقي
    [one] { $count } دينار عراقي
    [two] { $count } دينار عراقي
    [few] { $count } دنانير عراقية
    [many] { $count } دينارًا عراقيًا
   *[other] { $count } دينار عراقي
}
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] فلسًا عراقيًا واحدًا
           *[nominative] فلس عراقي واحد
        }
        [2] { $case ->
            [genitive] فلسين عراقيين
            [accusative] فلسين عراقيين
           *[nominative] فلسان عراقيان
        }
        [zero] { $count } فلس عراقي
        [one] { $count } فلس عراقي
        [two] { $count } فلس عراقي
        [few] { $count } فلوس عراقية
        [many] { $count } فلسًا عراقيًا
       *[other] { $count } فلس عراقي
    }
currency-jod = { $count ->
    [1] { $case ->
        [accusative] دينارًا أردنيًا واحدًا
       *[nominative] دينار أردني واحد
    }
    [2] { $case ->
        [genitive] دينارين أردنيين
        [accusative] دينارين أردنيين
       *[nominative] ديناران أردنيان
    }
    [zero] { $count } دينار أردني
    [one] { $count } دينار أردني
    [two] { $count } دينار أردني
    [few] { $count } دنانير أردنية
    [many] { $count } دينارًا أردنيًا
   *[other] { $count } دينار أردني
}
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] فلسًا أردنيًا واحدًا
           *[nominative] فلس أردني واحد
        }
        [2] { $case ->
            [genitive] فلسين أردنيين
            [accusative] فلسين أردنيين
           *[nominative] فلسان أردنيان
        }
        [zero] { $count } فلس أردني
        [one] { $count } فلس أردني
        [two] { $count } فلس أردني
        [few] { $count } فلوس أردنية
        [many] { $count } فلسًا أردنيًا
       *[other] { $count } فلس أردني
    }
# CLDR has فرنك جزر القمر; the adjective is shorter and agrees. Its marks keep it from being heard as "lunar".
currency-kmf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا قُمُريًا واحدًا
       *[nominative] فرنك قُمُري واحد
    }
    [2] { $case ->
        [genitive] فرنكين قُمُريين
        [accusative] فرنكين قُمُريين
       *[nominative] فرنكان قُمُريان
    }
    [zero] { $count } فرنك قُمُري
    [one] { $count } فرنك قُمُري
    [two] { $count } فرنك قُمُري
    [few] { $count } فرنكات قُمُرية
    [many] { $count } فرنكًا قُمُريًا
   *[other] { $count } فرنك قُمُري
}
    .local = { money-noun-franc }
currency-kwd = { $count ->
    [1] { $case ->
        [accusative] دينارًا كويتيًا واحدًا
       *[nominative] دينار كويتي واحد
    }
    [2] { $case ->
        [genitive] دينارين كويتيين
        [accusative] دينارين كويتيين
       *[nominative] ديناران كويتيان
    }
    [zero] { $count } دينار كويتي
    [one] { $count } دينار كويتي
    [two] { $count } دينار كويتي
    [few] { $count } دنانير كويتية
    [many] { $count } دينارًا كويتيًا
   *[other] { $count } دينار كويتي
}
    .local = { money-noun-dinar }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] فلسًا كويتيًا واحدًا
           *[nominative] فلس كويتي واحد
        }
        [2] { $case ->
            [genitive] فلسين كويتيين
            [accusative] فلسين كويتيين
           *[nominative] فلسان كويتيان
        }
        [zero] { $count } فلس كويتي
        [one] { $count } فلس كويتي
        [two] { $count } فلس كويتي
        [few] { $count } فلوس كويتية
        [many] { $count } فلسًا كويتيًا
       *[other] { $count } فلس كويتي
    }
# CLDR has جنيه لبناني; the word in use is ليرة.
currency-lbp = { $count ->
    [1] ليرة لبنانية واحِدَة
    [2] { $case ->
        [genitive] ليرتين لبنانيتين
        [accusative] ليرتين لبنانيتين
       *[nominative] ليرتان لبنانيتان
    }
    [zero] { $count } ليرة لبنانية
    [one] { $count } ليرة لبنانية
    [two] { $count } ليرة لبنانية
    [few] { $count } ليرات لبنانية
    [many] { $count } ليرة لبنانية
   *[other] { $count } ليرة لبنانية
}
    .local = { money-noun-lira }
    .minor = { money-noun-qirsh }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] قرشًا لبنانيًا واحدًا
           *[nominative] قرش لبناني واحد
        }
        [2] { $case ->
            [genitive] قرشين لبنانيين
            [accusative] قرشين لبنانيين
           *[nominative] قرشان لبنانيان
        }
        [zero] { $count } قرش لبناني
        [one] { $count } قرش لبناني
        [two] { $count } قرش لبناني
        [few] { $count } قروش لبنانية
        [many] { $count } قرشًا لبنانيًا
       *[other] { $count } قرش لبناني
    }
# A dinar has a thousand dirhams.
currency-lyd = { $count ->
    [1] { $case ->
        [accusative] دينارًا ليبيًا واحدًا
       *[nominative] دينار ليبي واحد
    }
    [2] { $case ->
        [genitive] دينارين ليبيين
        [accusative] دينارين ليبيين
       *[nominative] ديناران ليبيان
    }
    [zero] { $count } دينار ليبي
    [one] { $count } دينار ليبي
    [two] { $count } دينار ليبي
    [few] { $count } دنانير ليبية
    [many] { $count } دينارًا ليبيًا
   *[other] { $count } دينار ليبي
}
    .local = { money-noun-dinar }
    .minor = { money-noun-dirham }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] درهمًا ليبيًا واحدًا
           *[nominative] درهم ليبي واحد
        }
        [2] { $case ->
            [genitive] درهمين ليبيين
            [accusative] درهمين ليبيين
           *[nominative] درهمان ليبيان
        }
        [zero] { $count } درهم ليبي
        [one] { $count } درهم ليبي
        [two] { $count } درهم ليبي
        [few] { $count } دراهِم ليبية
        [many] { $count } درهمًا ليبيًا
       *[other] { $count } درهم ليبي
    }
currency-mad = { $count ->
    [1] { $case ->
        [accusative] درهمًا مغربيًا واحدًا
       *[nominative] درهم مغربي واحد
    }
    [2] { $case ->
        [genitive] درهمين مغربيين
        [accusative] درهمين مغربيين
       *[nominative] درهمان مغربيان
    }
    [zero] { $count } درهم مغربي
    [one] { $count } درهم مغربي
    [two] { $count } درهم مغربي
    [few] { $count } دراهِم مغربية
    [many] { $count } درهمًا مغربيًا
   *[other] { $count } درهم مغربي
}
    .local = { money-noun-dirham }
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتيمًا مغربيًا واحدًا
           *[nominative] سنتيم مغربي واحد
        }
        [2] { $case ->
            [genitive] سنتيمين مغربيين
            [accusative] سنتيمين مغربيين
           *[nominative] سنتيمان مغربيان
        }
        [zero] { $count } سنتيم مغربي
        [one] { $count } سنتيم مغربي
        [two] { $count } سنتيم مغربي
        [few] { $count } سنتيمات مغربية
        [many] { $count } سنتيمًا مغربيًا
       *[other] { $count } سنتيم مغربي
    }
# Never أوقية alone but at home: it is an ounce too.
currency-mru = { $count ->
    [1] أوقية موريتانية واحِدَة
    [2] { $case ->
        [genitive] أوقيتين موريتانيتين
        [accusative] أوقيتين موريتانيتين
       *[nominative] أوقيتان موريتانيتان
    }
    [zero] { $count } أوقية موريتانية
    [one] { $count } أوقية موريتانية
    [two] { $count } أوقية موريتانية
    [few] { $count } أوقيات موريتانية
    [many] { $count } أوقية موريتانية
   *[other] { $count } أوقية موريتانية
}
    .local = { $count ->
        [1] أوقية واحِدَة
        [2] { $case ->
            [genitive] أوقيتين
            [accusative] أوقيتين
           *[nominative] أوقيتان
        }
        [zero] { $count } أوقية
        [one] { $count } أوقية
        [two] { $count } أوقية
        [few] { $count } أوقيات
        [many] { $count } أوقية
       *[other] { $count } أوقية
    }
# A rial has a thousand baisa.
# عُماني has a mark: without it it is also the adjective of Amman.
currency-omr = { $count ->
    [1] { $case ->
        [accusative] ريالًا عُمانيًا واحدًا
       *[nominative] ريال عُماني واحد
    }
    [2] { $case ->
        [genitive] ريالين عُمانيين
        [accusative] ريالين عُمانيين
       *[nominative] ريالان عُمانيان
    }
    [zero] { $count } ريال عُماني
    [one] { $count } ريال عُماني
    [two] { $count } ريال عُماني
    [few] { $count } ريالات عُمانية
    [many] { $count } ريالًا عُمانيًا
   *[other] { $count } ريال عُماني
}
    .local = { money-noun-rial }
    .minor = { money-noun-baisa }
    .minor-alone = { $count ->
        [1] بيسة عُمانية واحِدَة
        [2] { $case ->
            [genitive] بيستين عُمانيتين
            [accusative] بيستين عُمانيتين
           *[nominative] بيستان عُمانيتان
        }
        [zero] { $count } بيسة عُمانية
        [one] { $count } بيسة عُمانية
        [two] { $count } بيسة عُمانية
        [few] { $count } بيسات عُمانية
        [many] { $count } بيسة عُمانية
       *[other] { $count } بيسة عُمانية
    }
# A riyal has a hundred dirhams.
currency-qar = { $count ->
    [1] { $case ->
        [accusative] ريالًا قطريًا واحدًا
       *[nominative] ريال قطري واحد
    }
    [2] { $case ->
        [genitive] ريالين قطريين
        [accusative] ريالين قطريين
       *[nominative] ريالان قطريان
    }
    [zero] { $count } ريال قطري
    [one] { $count } ريال قطري
    [two] { $count } ريال قطري
    [few] { $count } ريالات قطرية
    [many] { $count } ريالًا قطريًا
   *[other] { $count } ريال قطري
}
    .local = { money-noun-rial }
    .minor = { money-noun-dirham }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] درهمًا قطريًا واحدًا
           *[nominative] درهم قطري واحد
        }
        [2] { $case ->
            [genitive] درهمين قطريين
            [accusative] درهمين قطريين
           *[nominative] درهمان قطريان
        }
        [zero] { $count } درهم قطري
        [one] { $count } درهم قطري
        [two] { $count } درهم قطري
        [few] { $count } دراهِم قطرية
        [many] { $count } درهمًا قطريًا
       *[other] { $count } درهم قطري
    }
currency-sar = { $count ->
    [1] { $case ->
        [accusative] ريالًا سعوديًا واحدًا
       *[nominative] ريال سعودي واحد
    }
    [2] { $case ->
        [genitive] ريالين سعوديين
        [accusative] ريالين سعوديين
       *[nominative] ريالان سعوديان
    }
    [zero] { $count } ريال سعودي
    [one] { $count } ريال سعودي
    [two] { $count } ريال سعودي
    [few] { $count } ريالات سعودية
    [many] { $count } ريالًا سعوديًا
   *[other] { $count } ريال سعودي
}
    .local = { money-noun-rial }
    .minor = { $count ->
        [1] هللة واحِدَة
        [2] { $case ->
            [genitive] هللتين
            [accusative] هللتين
           *[nominative] هللتان
        }
        [zero] { $count } هللة
        [one] { $count } هللة
        [two] { $count } هللة
        [few] { $count } هللات
        [many] { $count } هللة
       *[other] { $count } هللة
    }
currency-sdg = { $count ->
    [1] { $case ->
        [accusative] جنيهًا سودانيًا واحدًا
       *[nominative] جنيه سوداني واحد
    }
    [2] { $case ->
        [genitive] جنيهين سودانيين
        [accusative] جنيهين سودانيين
       *[nominative] جنيهان سودانيان
    }
    [zero] { $count } جنيه سوداني
    [one] { $count } جنيه سوداني
    [two] { $count } جنيه سوداني
    [few] { $count } جنيهات سودانية
    [many] { $count } جنيهًا سودانيًا
   *[other] { $count } جنيه سوداني
}
    .local = { money-noun-pound }
    .minor = { money-noun-qirsh }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] قرشًا سودانيًا واحدًا
           *[nominative] قرش سوداني واحد
        }
        [2] { $case ->
            [genitive] قرشين سودانيين
            [accusative] قرشين سودانيين
           *[nominative] قرشان سودانيان
        }
        [zero] { $count } قرش سوداني
        [one] { $count } قرش سوداني
        [two] { $count } قرش سوداني
        [few] { $count } قروش سودانية
        [many] { $count } قرشًا سودانيًا
       *[other] { $count } قرش سوداني
    }
currency-sos = { $count ->
    [1] { $case ->
        [accusative] شلنًا صوماليًا واحدًا
       *[nominative] شلن صومالي واحد
    }
    [2] { $case ->
        [genitive] شلنين صوماليين
        [accusative] شلنين صوماليين
       *[nominative] شلنان صوماليان
    }
    [zero] { $count } شلن صومالي
    [one] { $count } شلن صومالي
    [two] { $count } شلن صومالي
    [few] { $count } شلنات صومالية
    [many] { $count } شلنًا صوماليًا
   *[other] { $count } شلن صومالي
}
    .local = { $count ->
        [1] { $case ->
            [accusative] شلنًا واحدًا
           *[nominative] شلن واحد
        }
        [2] { $case ->
            [genitive] شلنين
            [accusative] شلنين
           *[nominative] شلنان
        }
        [zero] { $count } شلن
        [one] { $count } شلن
        [two] { $count } شلن
        [few] { $count } شلنات
        [many] { $count } شلنًا
       *[other] { $count } شلن
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا صوماليًا واحدًا
           *[nominative] سنت صومالي واحد
        }
        [2] { $case ->
            [genitive] سِنتين صوماليين
            [accusative] سِنتين صوماليين
           *[nominative] سِنتان صوماليان
        }
        [zero] { $count } سنت صومالي
        [one] { $count } سنت صومالي
        [two] { $count } سنت صومالي
        [few] { $count } سنتات صومالية
        [many] { $count } سنتًا صوماليًا
       *[other] { $count } سنت صومالي
    }
currency-ssp = { $count ->
    [1] { $case ->
        [accusative] جنيهًا جنوب سودانيًا واحدًا
       *[nominative] جنيه جنوب سوداني واحد
    }
    [2] { $case ->
        [genitive] جنيهين جنوب سودانيين
        [accusative] جنيهين جنوب سودانيين
       *[nominative] جنيهان جنوب سودانيان
    }
    [zero] { $count } جنيه جنوب سوداني
    [one] { $count } جنيه جنوب سوداني
    [two] { $count } جنيه جنوب سوداني
    [few] { $count } جنيهات جنوب سودانية
    [many] { $count } جنيهًا جنوب سودانيًا
   *[other] { $count } جنيه جنوب سوداني
}
    .local = { money-noun-pound }
    .minor = { money-noun-qirsh }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] قرشًا جنوب سودانيًا واحدًا
           *[nominative] قرش جنوب سوداني واحد
        }
        [2] { $case ->
            [genitive] قرشين جنوب سودانيين
            [accusative] قرشين جنوب سودانيين
           *[nominative] قرشان جنوب سودانيان
        }
        [zero] { $count } قرش جنوب سوداني
        [one] { $count } قرش جنوب سوداني
        [two] { $count } قرش جنوب سوداني
        [few] { $count } قروش جنوب سودانية
        [many] { $count } قرشًا جنوب سودانيًا
       *[other] { $count } قرش جنوب سوداني
    }
currency-syp = { $count ->
    [1] ليرة سورية واحِدَة
    [2] { $case ->
        [genitive] ليرتين سوريتين
        [accusative] ليرتين سوريتين
       *[nominative] ليرتان سوريتان
    }
    [zero] { $count } ليرة سورية
    [one] { $count } ليرة سورية
    [two] { $count } ليرة سورية
    [few] { $count } ليرات سورية
    [many] { $count } ليرة سورية
   *[other] { $count } ليرة سورية
}
    .local = { money-noun-lira }
    .minor = { money-noun-qirsh }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] قرشًا سوريًا واحدًا
           *[nominative] قرش سوري واحد
        }
        [2] { $case ->
            [genitive] قرشين سوريين
            [accusative] قرشين سوريين
           *[nominative] قرشان سوريان
        }
        [zero] { $count } قرش سوري
        [one] { $count } قرش سوري
        [two] { $count } قرش سوري
        [few] { $count } قروش سورية
        [many] { $count } قرشًا سوريًا
       *[other] { $count } قرش سوري
    }
# A dinar has a thousand millimes.
currency-tnd = { $count ->
    [1] { $case ->
        [accusative] دينارًا تونسيًا واحدًا
       *[nominative] دينار تونسي واحد
    }
    [2] { $case ->
        [genitive] دينارين تونسيين
        [accusative] دينارين تونسيين
       *[nominative] ديناران تونسيان
    }
    [zero] { $count } دينار تونسي
    [one] { $count } دينار تونسي
    [two] { $count } دينار تونسي
    [few] { $count } دنانير تونسية
    [many] { $count } دينارًا تونسيًا
   *[other] { $count } دينار تونسي
}
    .local = { money-noun-dinar }
    .minor = { $count ->
        [1] { $case ->
            [accusative] مليمًا واحدًا
           *[nominative] مليم واحد
        }
        [2] { $case ->
            [genitive] مليمين
            [accusative] مليمين
           *[nominative] مليمان
        }
        [zero] { $count } مليم
        [one] { $count } مليم
        [two] { $count } مليم
        [few] { $count } مليمات
        [many] { $count } مليمًا
       *[other] { $count } مليم
    }
currency-yer = { $count ->
    [1] { $case ->
        [accusative] ريالًا يمنيًا واحدًا
       *[nominative] ريال يمني واحد
    }
    [2] { $case ->
        [genitive] ريالين يمنيين
        [accusative] ريالين يمنيين
       *[nominative] ريالان يمنيان
    }
    [zero] { $count } ريال يمني
    [one] { $count } ريال يمني
    [two] { $count } ريال يمني
    [few] { $count } ريالات يمنية
    [many] { $count } ريالًا يمنيًا
   *[other] { $count } ريال يمني
}
    .local = { money-noun-rial }
    .minor = { money-noun-fils }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] فلسًا يمنيًا واحدًا
           *[nominative] فلس يمني واحد
        }
        [2] { $case ->
            [genitive] فلسين يمنيين
            [accusative] فلسين يمنيين
           *[nominative] فلسان يمنيان
        }
        [zero] { $count } فلس يمني
        [one] { $count } فلس يمني
        [two] { $count } فلس يمني
        [few] { $count } فلوس يمنية
        [many] { $count } فلسًا يمنيًا
       *[other] { $count } فلس يمني
    }

## Other currencies that are often heard

currency-aud = { $count ->
    [1] { $case ->
        [accusative] دولارًا أستراليًا واحدًا
       *[nominative] دولار أسترالي واحد
    }
    [2] { $case ->
        [genitive] دولارين أستراليين
        [accusative] دولارين أستراليين
       *[nominative] دولاران أستراليان
    }
    [zero] { $count } دولار أسترالي
    [one] { $count } دولار أسترالي
    [two] { $count } دولار أسترالي
    [few] { $count } دولارات أسترالية
    [many] { $count } دولارًا أستراليًا
   *[other] { $count } دولار أسترالي
}
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا أستراليًا واحدًا
           *[nominative] سنت أسترالي واحد
        }
        [2] { $case ->
            [genitive] سِنتين أستراليين
            [accusative] سِنتين أستراليين
           *[nominative] سِنتان أستراليان
        }
        [zero] { $count } سنت أسترالي
        [one] { $count } سنت أسترالي
        [two] { $count } سنت أسترالي
        [few] { $count } سنتات أسترالية
        [many] { $count } سنتًا أستراليًا
       *[other] { $count } سنت أسترالي
    }
# same for every number
currency-brl = { $count ->
    [1] { $case ->
        [accusative] ريالًا برازيليًا واحدًا
       *[nominative] ريال برازيلي واحد
    }
    [2] { $case ->
        [genitive] ريالين برازيليين
        [accusative] ريالين برازيليين
       *[nominative] ريالان برازيليان
    }
    [zero] { $count } ريال برازيلي
    [one] { $count } ريال برازيلي
    [two] { $count } ريال برازيلي
    [few] { $count } ريالات برازيلية
    [many] { $count } ريالًا برازيليًا
   *[other] { $count } ريال برازيلي
}
    .local = { money-noun-rial }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] سنتافو برازيلي واحد
        [zero] { $count } سنتافو برازيلي
        [one] { $count } سنتافو برازيلي
        [two] { $count } سنتافو برازيلي
        [few] { $count } سنتافو برازيلي
        [many] { $count } سنتافو برازيلي
       *[other] { $count } سنتافو برازيلي
    }
currency-cad = { $count ->
    [1] { $case ->
        [accusative] دولارًا كنديًا واحدًا
       *[nominative] دولار كندي واحد
    }
    [2] { $case ->
        [genitive] دولارين كنديين
        [accusative] دولارين كنديين
       *[nominative] دولاران كنديان
    }
    [zero] { $count } دولار كندي
    [one] { $count } دولار كندي
    [two] { $count } دولار كندي
    [few] { $count } دولارات كندية
    [many] { $count } دولارًا كنديًا
   *[other] { $count } دولار كندي
}
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا كنديًا واحدًا
           *[nominative] سنت كندي واحد
        }
        [2] { $case ->
            [genitive] سِنتين كنديين
            [accusative] سِنتين كنديين
           *[nominative] سِنتان كنديان
        }
        [zero] { $count } سنت كندي
        [one] { $count } سنت كندي
        [two] { $count } سنت كندي
        [few] { $count } سنتات كندية
        [many] { $count } سنتًا كنديًا
       *[other] { $count } سنت كندي
    }
currency-chf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا سويسريًا واحدًا
       *[nominative] فرنك سويسري واحد
    }
    [2] { $case ->
        [genitive] فرنكين سويسريين
        [accusative] فرنكين سويسريين
       *[nominative] فرنكان سويسريان
    }
    [zero] { $count } فرنك سويسري
    [one] { $count } فرنك سويسري
    [two] { $count } فرنك سويسري
    [few] { $count } فرنكات سويسرية
    [many] { $count } فرنكًا سويسريًا
   *[other] { $count } فرنك سويسري
}
    .local = { money-noun-franc }
    .minor = { money-noun-centime }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتيمًا سويسريًا واحدًا
           *[nominative] سنتيم سويسري واحد
        }
        [2] { $case ->
            [genitive] سنتيمين سويسريين
            [accusative] سنتيمين سويسريين
           *[nominative] سنتيمان سويسريان
        }
        [zero] { $count } سنتيم سويسري
        [one] { $count } سنتيم سويسري
        [two] { $count } سنتيم سويسري
        [few] { $count } سنتيمات سويسرية
        [many] { $count } سنتيمًا سويسريًا
       *[other] { $count } سنتيم سويسري
    }
# No smaller unit: فن (fen) would be heard as "art".
currency-cny = { $count ->
    [1] { $case ->
        [accusative] يوانًا واحدًا
       *[nominative] يوان واحد
    }
    [2] { $case ->
        [genitive] يوانين
        [accusative] يوانين
       *[nominative] يوانان
    }
    [zero] { $count } يوان
    [one] { $count } يوان
    [two] { $count } يوان
    [few] { $count } يوانات
    [many] { $count } يوانًا
   *[other] { $count } يوان
}
    .full = { $count ->
        [1] { $case ->
            [accusative] يوانًا صينيًا واحدًا
           *[nominative] يوان صيني واحد
        }
        [2] { $case ->
            [genitive] يوانين صينيين
            [accusative] يوانين صينيين
           *[nominative] يوانان صينيان
        }
        [zero] { $count } يوان صيني
        [one] { $count } يوان صيني
        [two] { $count } يوان صيني
        [few] { $count } يوانات صينية
        [many] { $count } يوانًا صينيًا
       *[other] { $count } يوان صيني
    }
# same for every number
currency-dkk = { $count ->
    [1] كرونة دنماركية واحِدَة
    [2] { $case ->
        [genitive] كرونتين دنماركيتين
        [accusative] كرونتين دنماركيتين
       *[nominative] كرونتان دنماركيتان
    }
    [zero] { $count } كرونة دنماركية
    [one] { $count } كرونة دنماركية
    [two] { $count } كرونة دنماركية
    [few] { $count } كرونات دنماركية
    [many] { $count } كرونة دنماركية
   *[other] { $count } كرونة دنماركية
}
    .local = { money-noun-krona }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] أوره دنماركي واحد
        [zero] { $count } أوره دنماركي
        [one] { $count } أوره دنماركي
        [two] { $count } أوره دنماركي
        [few] { $count } أوره دنماركي
        [many] { $count } أوره دنماركي
       *[other] { $count } أوره دنماركي
    }
# يورو does not change: يورو واحد, 2 يورو, 3 يورو.
# The smaller unit alone is told apart from other cents as سنت أوروبي.
# same for every number
currency-eur = { $count ->
    [1] يورو واحد
    [zero] { $count } يورو
    [one] { $count } يورو
    [two] { $count } يورو
    [few] { $count } يورو
    [many] { $count } يورو
   *[other] { $count } يورو
}
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا أوروبيًا واحدًا
           *[nominative] سنت أوروبي واحد
        }
        [2] { $case ->
            [genitive] سِنتين أوروبيين
            [accusative] سِنتين أوروبيين
           *[nominative] سِنتان أوروبيان
        }
        [zero] { $count } سنت أوروبي
        [one] { $count } سنت أوروبي
        [two] { $count } سنت أوروبي
        [few] { $count } سنتات أوروبية
        [many] { $count } سنتًا أوروبيًا
       *[other] { $count } سنت أوروبي
    }
currency-gbp = { $count ->
    [1] { $case ->
        [accusative] جنيهًا إسترلينيًا واحدًا
       *[nominative] جنيه إسترليني واحد
    }
    [2] { $case ->
        [genitive] جنيهين إسترلينيين
        [accusative] جنيهين إسترلينيين
       *[nominative] جنيهان إسترلينيان
    }
    [zero] { $count } جنيه إسترليني
    [one] { $count } جنيه إسترليني
    [two] { $count } جنيه إسترليني
    [few] { $count } جنيهات إسترلينية
    [many] { $count } جنيهًا إسترلينيًا
   *[other] { $count } جنيه إسترليني
}
    .local = { money-noun-pound }
    .minor = { $count ->
        [1] { $case ->
            [accusative] بِنسًا واحدًا
           *[nominative] بِنس واحد
        }
        [2] { $case ->
            [genitive] بِنسين
            [accusative] بِنسين
           *[nominative] بِنسان
        }
        [zero] { $count } بِنس
        [one] { $count } بِنس
        [two] { $count } بِنس
        [few] { $count } بِنسات
        [many] { $count } بِنسًا
       *[other] { $count } بِنس
    }
currency-hkd = { $count ->
    [1] { $case ->
        [accusative] دولار هونغ كونغ واحدًا
       *[nominative] دولار هونغ كونغ واحد
    }
    [2] { $case ->
        [genitive] دولاري هونغ كونغ
        [accusative] دولاري هونغ كونغ
       *[nominative] دولارا هونغ كونغ
    }
    [zero] { $count } دولار هونغ كونغ
    [one] { $count } دولار هونغ كونغ
    [two] { $count } دولار هونغ كونغ
    [few] { $count } دولارات هونغ كونغ
    [many] { $count } دولار هونغ كونغ
   *[other] { $count } دولار هونغ كونغ
}
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنت هونغ كونغ واحدًا
           *[nominative] سنت هونغ كونغ واحد
        }
        [2] { $case ->
            [genitive] سنتي هونغ كونغ
            [accusative] سنتي هونغ كونغ
           *[nominative] سنتا هونغ كونغ
        }
        [zero] { $count } سنت هونغ كونغ
        [one] { $count } سنت هونغ كونغ
        [two] { $count } سنت هونغ كونغ
        [few] { $count } سنتات هونغ كونغ
        [many] { $count } سنت هونغ كونغ
       *[other] { $count } سنت هونغ كونغ
    }
# The name alone belongs to one currency, so CLDR's longer one is only said when asked for.
currency-ils = { $count ->
    [1] { $case ->
        [accusative] شيكلًا واحدًا
       *[nominative] شيكل واحد
    }
    [2] { $case ->
        [genitive] شيكلين
        [accusative] شيكلين
       *[nominative] شيكلان
    }
    [zero] { $count } شيكل
    [one] { $count } شيكل
    [two] { $count } شيكل
    [few] { $count } شواكل
    [many] { $count } شيكلًا
   *[other] { $count } شيكل
}
    .full = { $count ->
        [1] { $case ->
            [accusative] شيكلًا إسرائيليًا جديدًا واحدًا
           *[nominative] شيكل إسرائيلي جديد واحد
        }
        [2] { $case ->
            [genitive] شيكلين إسرائيليين جديدين
            [accusative] شيكلين إسرائيليين جديدين
           *[nominative] شيكلان إسرائيليان جديدان
        }
        [zero] { $count } شيكل إسرائيلي جديد
        [one] { $count } شيكل إسرائيلي جديد
        [two] { $count } شيكل إسرائيلي جديد
        [few] { $count } شواكل إسرائيلية جديدة
        [many] { $count } شيكلًا إسرائيليًا جديدًا
       *[other] { $count } شيكل إسرائيلي جديد
    }
    .minor = { $count ->
        [1] أغورة واحِدَة
        [2] { $case ->
            [genitive] أغورتين
            [accusative] أغورتين
           *[nominative] أغورتان
        }
        [zero] { $count } أغورة
        [one] { $count } أغورة
        [two] { $count } أغورة
        [few] { $count } أغورات
        [many] { $count } أغورة
       *[other] { $count } أغورة
    }
# CLDR has روبية هندي: the adjective agrees here.
currency-inr = { $count ->
    [1] روبية هندية واحِدَة
    [2] { $case ->
        [genitive] روبيتين هنديتين
        [accusative] روبيتين هنديتين
       *[nominative] روبيتان هنديتان
    }
    [zero] { $count } روبية هندية
    [one] { $count } روبية هندية
    [two] { $count } روبية هندية
    [few] { $count } روبيات هندية
    [many] { $count } روبية هندية
   *[other] { $count } روبية هندية
}
    .local = { money-noun-rupee }
    .minor = { money-noun-baisa }
    .minor-alone = { $count ->
        [1] بيسة هندية واحِدَة
        [2] { $case ->
            [genitive] بيستين هنديتين
            [accusative] بيستين هنديتين
           *[nominative] بيستان هنديتان
        }
        [zero] { $count } بيسة هندية
        [one] { $count } بيسة هندية
        [two] { $count } بيسة هندية
        [few] { $count } بيسات هندية
        [many] { $count } بيسة هندية
       *[other] { $count } بيسة هندية
    }
currency-irr = { $count ->
    [1] { $case ->
        [accusative] ريالًا إيرانيًا واحدًا
       *[nominative] ريال إيراني واحد
    }
    [2] { $case ->
        [genitive] ريالين إيرانيين
        [accusative] ريالين إيرانيين
       *[nominative] ريالان إيرانيان
    }
    [zero] { $count } ريال إيراني
    [one] { $count } ريال إيراني
    [two] { $count } ريال إيراني
    [few] { $count } ريالات إيرانية
    [many] { $count } ريالًا إيرانيًا
   *[other] { $count } ريال إيراني
}
    .local = { money-noun-rial }
currency-jpy = { $count ->
    [1] { $case ->
        [accusative] ينًا واحدًا
       *[nominative] ين واحد
    }
    [2] { $case ->
        [genitive] ينين
        [accusative] ينين
       *[nominative] ينان
    }
    [zero] { $count } ين
    [one] { $count } ين
    [two] { $count } ين
    [few] { $count } ينات
    [many] { $count } ينًا
   *[other] { $count } ين
}
    .full = { $count ->
        [1] { $case ->
            [accusative] ينًا يابانيًا واحدًا
           *[nominative] ين ياباني واحد
        }
        [2] { $case ->
            [genitive] ينين يابانيين
            [accusative] ينين يابانيين
           *[nominative] ينان يابانيان
        }
        [zero] { $count } ين ياباني
        [one] { $count } ين ياباني
        [two] { $count } ين ياباني
        [few] { $count } ينات يابانية
        [many] { $count } ينًا يابانيًا
       *[other] { $count } ين ياباني
    }
# CLDR has وون كوريا الجنوبية; the adjective agrees and is shorter.
currency-krw = { $count ->
    [1] { $case ->
        [accusative] وونًا كوريًا جنوبيًا واحدًا
       *[nominative] وون كوري جنوبي واحد
    }
    [2] { $case ->
        [genitive] وونين كوريين جنوبيين
        [accusative] وونين كوريين جنوبيين
       *[nominative] وونان كوريان جنوبيان
    }
    [zero] { $count } وون كوري جنوبي
    [one] { $count } وون كوري جنوبي
    [two] { $count } وون كوري جنوبي
    [few] { $count } وونات كورية جنوبية
    [many] { $count } وونًا كوريًا جنوبيًا
   *[other] { $count } وون كوري جنوبي
}
    .local = { $count ->
        [1] { $case ->
            [accusative] وونًا واحدًا
           *[nominative] وون واحد
        }
        [2] { $case ->
            [genitive] وونين
            [accusative] وونين
           *[nominative] وونان
        }
        [zero] { $count } وون
        [one] { $count } وون
        [two] { $count } وون
        [few] { $count } وونات
        [many] { $count } وونًا
       *[other] { $count } وون
    }
# same for every number
currency-mxn = { $count ->
    [1] بيزو مكسيكي واحد
    [zero] { $count } بيزو مكسيكي
    [one] { $count } بيزو مكسيكي
    [two] { $count } بيزو مكسيكي
    [few] { $count } بيزو مكسيكي
    [many] { $count } بيزو مكسيكي
   *[other] { $count } بيزو مكسيكي
}
    .local = { $count ->
        [1] بيزو واحد
        [zero] { $count } بيزو
        [one] { $count } بيزو
        [two] { $count } بيزو
        [few] { $count } بيزو
        [many] { $count } بيزو
       *[other] { $count } بيزو
    }
    .minor = { money-noun-centavo }
    .minor-alone = { $count ->
        [1] سنتافو مكسيكي واحد
        [zero] { $count } سنتافو مكسيكي
        [one] { $count } سنتافو مكسيكي
        [two] { $count } سنتافو مكسيكي
        [few] { $count } سنتافو مكسيكي
        [many] { $count } سنتافو مكسيكي
       *[other] { $count } سنتافو مكسيكي
    }
# No smaller unit: سن (sen) would be heard as "tooth".
currency-myr = { $count ->
    [1] { $case ->
        [accusative] رينغيتًا واحدًا
       *[nominative] رينغيت واحد
    }
    [2] { $case ->
        [genitive] رينغيتين
        [accusative] رينغيتين
       *[nominative] رينغيتان
    }
    [zero] { $count } رينغيت
    [one] { $count } رينغيت
    [two] { $count } رينغيت
    [few] { $count } رينغيتات
    [many] { $count } رينغيتًا
   *[other] { $count } رينغيت
}
    .full = { $count ->
        [1] { $case ->
            [accusative] رينغيتًا ماليزيًا واحدًا
           *[nominative] رينغيت ماليزي واحد
        }
        [2] { $case ->
            [genitive] رينغيتين ماليزيين
            [accusative] رينغيتين ماليزيين
           *[nominative] رينغيتان ماليزيان
        }
        [zero] { $count } رينغيت ماليزي
        [one] { $count } رينغيت ماليزي
        [two] { $count } رينغيت ماليزي
        [few] { $count } رينغيتات ماليزية
        [many] { $count } رينغيتًا ماليزيًا
       *[other] { $count } رينغيت ماليزي
    }
# same for every number
currency-nok = { $count ->
    [1] كرونة نرويجية واحِدَة
    [2] { $case ->
        [genitive] كرونتين نرويجيتين
        [accusative] كرونتين نرويجيتين
       *[nominative] كرونتان نرويجيتان
    }
    [zero] { $count } كرونة نرويجية
    [one] { $count } كرونة نرويجية
    [two] { $count } كرونة نرويجية
    [few] { $count } كرونات نرويجية
    [many] { $count } كرونة نرويجية
   *[other] { $count } كرونة نرويجية
}
    .local = { money-noun-krona }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] أوره نرويجي واحد
        [zero] { $count } أوره نرويجي
        [one] { $count } أوره نرويجي
        [two] { $count } أوره نرويجي
        [few] { $count } أوره نرويجي
        [many] { $count } أوره نرويجي
       *[other] { $count } أوره نرويجي
    }
currency-nzd = { $count ->
    [1] { $case ->
        [accusative] دولارًا نيوزيلنديًا واحدًا
       *[nominative] دولار نيوزيلندي واحد
    }
    [2] { $case ->
        [genitive] دولارين نيوزيلنديين
        [accusative] دولارين نيوزيلنديين
       *[nominative] دولاران نيوزيلنديان
    }
    [zero] { $count } دولار نيوزيلندي
    [one] { $count } دولار نيوزيلندي
    [two] { $count } دولار نيوزيلندي
    [few] { $count } دولارات نيوزيلندية
    [many] { $count } دولارًا نيوزيلنديًا
   *[other] { $count } دولار نيوزيلندي
}
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا نيوزيلنديًا واحدًا
           *[nominative] سنت نيوزيلندي واحد
        }
        [2] { $case ->
            [genitive] سِنتين نيوزيلنديين
            [accusative] سِنتين نيوزيلنديين
           *[nominative] سِنتان نيوزيلنديان
        }
        [zero] { $count } سنت نيوزيلندي
        [one] { $count } سنت نيوزيلندي
        [two] { $count } سنت نيوزيلندي
        [few] { $count } سنتات نيوزيلندية
        [many] { $count } سنتًا نيوزيلنديًا
       *[other] { $count } سنت نيوزيلندي
    }
currency-pkr = { $count ->
    [1] روبية باكستانية واحِدَة
    [2] { $case ->
        [genitive] روبيتين باكستانيتين
        [accusative] روبيتين باكستانيتين
       *[nominative] روبيتان باكستانيتان
    }
    [zero] { $count } روبية باكستانية
    [one] { $count } روبية باكستانية
    [two] { $count } روبية باكستانية
    [few] { $count } روبيات باكستانية
    [many] { $count } روبية باكستانية
   *[other] { $count } روبية باكستانية
}
    .local = { money-noun-rupee }
    .minor = { money-noun-baisa }
    .minor-alone = { $count ->
        [1] بيسة باكستانية واحِدَة
        [2] { $case ->
            [genitive] بيستين باكستانيتين
            [accusative] بيستين باكستانيتين
           *[nominative] بيستان باكستانيتان
        }
        [zero] { $count } بيسة باكستانية
        [one] { $count } بيسة باكستانية
        [two] { $count } بيسة باكستانية
        [few] { $count } بيسات باكستانية
        [many] { $count } بيسة باكستانية
       *[other] { $count } بيسة باكستانية
    }
currency-rub = { $count ->
    [1] { $case ->
        [accusative] روبلًا روسيًا واحدًا
       *[nominative] روبل روسي واحد
    }
    [2] { $case ->
        [genitive] روبلين روسيين
        [accusative] روبلين روسيين
       *[nominative] روبلان روسيان
    }
    [zero] { $count } روبل روسي
    [one] { $count } روبل روسي
    [two] { $count } روبل روسي
    [few] { $count } روبلات روسية
    [many] { $count } روبلًا روسيًا
   *[other] { $count } روبل روسي
}
    .local = { $count ->
        [1] { $case ->
            [accusative] روبلًا واحدًا
           *[nominative] روبل واحد
        }
        [2] { $case ->
            [genitive] روبلين
            [accusative] روبلين
           *[nominative] روبلان
        }
        [zero] { $count } روبل
        [one] { $count } روبل
        [two] { $count } روبل
        [few] { $count } روبلات
        [many] { $count } روبلًا
       *[other] { $count } روبل
    }
    .minor = { $count ->
        [1] { $case ->
            [accusative] كوبيكًا واحدًا
           *[nominative] كوبيك واحد
        }
        [2] { $case ->
            [genitive] كوبيكين
            [accusative] كوبيكين
           *[nominative] كوبيكان
        }
        [zero] { $count } كوبيك
        [one] { $count } كوبيك
        [two] { $count } كوبيك
        [few] { $count } كوبيكات
        [many] { $count } كوبيكًا
       *[other] { $count } كوبيك
    }
# same for every number
currency-sek = { $count ->
    [1] كرونة سويدية واحِدَة
    [2] { $case ->
        [genitive] كرونتين سويديتين
        [accusative] كرونتين سويديتين
       *[nominative] كرونتان سويديتان
    }
    [zero] { $count } كرونة سويدية
    [one] { $count } كرونة سويدية
    [two] { $count } كرونة سويدية
    [few] { $count } كرونات سويدية
    [many] { $count } كرونة سويدية
   *[other] { $count } كرونة سويدية
}
    .local = { money-noun-krona }
    .minor = { money-noun-ore }
    .minor-alone = { $count ->
        [1] أوره سويدي واحد
        [zero] { $count } أوره سويدي
        [one] { $count } أوره سويدي
        [two] { $count } أوره سويدي
        [few] { $count } أوره سويدي
        [many] { $count } أوره سويدي
       *[other] { $count } أوره سويدي
    }
currency-sgd = { $count ->
    [1] { $case ->
        [accusative] دولارًا سنغافوريًا واحدًا
       *[nominative] دولار سنغافوري واحد
    }
    [2] { $case ->
        [genitive] دولارين سنغافوريين
        [accusative] دولارين سنغافوريين
       *[nominative] دولاران سنغافوريان
    }
    [zero] { $count } دولار سنغافوري
    [one] { $count } دولار سنغافوري
    [two] { $count } دولار سنغافوري
    [few] { $count } دولارات سنغافورية
    [many] { $count } دولارًا سنغافوريًا
   *[other] { $count } دولار سنغافوري
}
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا سنغافوريًا واحدًا
           *[nominative] سنت سنغافوري واحد
        }
        [2] { $case ->
            [genitive] سِنتين سنغافوريين
            [accusative] سِنتين سنغافوريين
           *[nominative] سِنتان سنغافوريان
        }
        [zero] { $count } سنت سنغافوري
        [one] { $count } سنت سنغافوري
        [two] { $count } سنت سنغافوري
        [few] { $count } سنتات سنغافورية
        [many] { $count } سنتًا سنغافوريًا
       *[other] { $count } سنت سنغافوري
    }
currency-try = { $count ->
    [1] ليرة تركية واحِدَة
    [2] { $case ->
        [genitive] ليرتين تركيتين
        [accusative] ليرتين تركيتين
       *[nominative] ليرتان تركيتان
    }
    [zero] { $count } ليرة تركية
    [one] { $count } ليرة تركية
    [two] { $count } ليرة تركية
    [few] { $count } ليرات تركية
    [many] { $count } ليرة تركية
   *[other] { $count } ليرة تركية
}
    .local = { money-noun-lira }
    .minor = { money-noun-qirsh }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] قرشًا تركيًا واحدًا
           *[nominative] قرش تركي واحد
        }
        [2] { $case ->
            [genitive] قرشين تركيين
            [accusative] قرشين تركيين
           *[nominative] قرشان تركيان
        }
        [zero] { $count } قرش تركي
        [one] { $count } قرش تركي
        [two] { $count } قرش تركي
        [few] { $count } قروش تركية
        [many] { $count } قرشًا تركيًا
       *[other] { $count } قرش تركي
    }
currency-usd = { $count ->
    [1] { $case ->
        [accusative] دولارًا أمريكيًا واحدًا
       *[nominative] دولار أمريكي واحد
    }
    [2] { $case ->
        [genitive] دولارين أمريكيين
        [accusative] دولارين أمريكيين
       *[nominative] دولاران أمريكيان
    }
    [zero] { $count } دولار أمريكي
    [one] { $count } دولار أمريكي
    [two] { $count } دولار أمريكي
    [few] { $count } دولارات أمريكية
    [many] { $count } دولارًا أمريكيًا
   *[other] { $count } دولار أمريكي
}
    .local = { money-noun-dollar }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا أمريكيًا واحدًا
           *[nominative] سنت أمريكي واحد
        }
        [2] { $case ->
            [genitive] سِنتين أمريكيين
            [accusative] سِنتين أمريكيين
           *[nominative] سِنتان أمريكيان
        }
        [zero] { $count } سنت أمريكي
        [one] { $count } سنت أمريكي
        [two] { $count } سنت أمريكي
        [few] { $count } سنتات أمريكية
        [many] { $count } سنتًا أمريكيًا
       *[other] { $count } سنت أمريكي
    }
currency-zar = { $count ->
    [1] { $case ->
        [accusative] راندًا جنوب أفريقيًا واحدًا
       *[nominative] راند جنوب أفريقي واحد
    }
    [2] { $case ->
        [genitive] راندين جنوب أفريقيين
        [accusative] راندين جنوب أفريقيين
       *[nominative] راندان جنوب أفريقيان
    }
    [zero] { $count } راند جنوب أفريقي
    [one] { $count } راند جنوب أفريقي
    [two] { $count } راند جنوب أفريقي
    [few] { $count } راندات جنوب أفريقية
    [many] { $count } راندًا جنوب أفريقيًا
   *[other] { $count } راند جنوب أفريقي
}
    .local = { $count ->
        [1] { $case ->
            [accusative] راندًا واحدًا
           *[nominative] راند واحد
        }
        [2] { $case ->
            [genitive] راندين
            [accusative] راندين
           *[nominative] راندان
        }
        [zero] { $count } راند
        [one] { $count } راند
        [two] { $count } راند
        [few] { $count } راندات
        [many] { $count } راندًا
       *[other] { $count } راند
    }
    .minor = { money-noun-cent }
    .minor-alone = { $count ->
        [1] { $case ->
            [accusative] سنتًا جنوب أفريقيًا واحدًا
           *[nominative] سنت جنوب أفريقي واحد
        }
        [2] { $case ->
            [genitive] سِنتين جنوب أفريقيين
            [accusative] سِنتين جنوب أفريقيين
           *[nominative] سِنتان جنوب أفريقيان
        }
        [zero] { $count } سنت جنوب أفريقي
        [one] { $count } سنت جنوب أفريقي
        [two] { $count } سنت جنوب أفريقي
        [few] { $count } سنتات جنوب أفريقية
        [many] { $count } سنتًا جنوب أفريقيًا
       *[other] { $count } سنت جنوب أفريقي
    }

## The rest, without smaller units: CLDR's names, put in agreement where the noun has Arabic forms, and mended where
## they are misspelt or have a country's name instead of its adjective.

currency-afn = { $count } أفغاني أفغانستاني
currency-all = { $count } ليك ألباني
currency-amd = { $count } درام أرميني
currency-ang = { $count } غيلدر أنتيلي هولندي
currency-aoa = { $count } كوانزا أنغولي
currency-ars = { $count } بيزو أرجنتيني
currency-awg = { $count } فلورن أروبي
currency-azn = { $count } مانات أذربيجاني
# Without CLDR's قابل للتحويل, which cannot agree with a name made of two nouns.
currency-bam = { $count ->
    [1] { $case ->
        [accusative] مارك البوسنة والهرسك واحدًا
       *[nominative] مارك البوسنة والهرسك واحد
    }
    [2] { $case ->
        [genitive] ماركي البوسنة والهرسك
        [accusative] ماركي البوسنة والهرسك
       *[nominative] ماركا البوسنة والهرسك
    }
    [zero] { $count } مارك البوسنة والهرسك
    [one] { $count } مارك البوسنة والهرسك
    [two] { $count } مارك البوسنة والهرسك
    [few] { $count } ماركات البوسنة والهرسك
    [many] { $count } مارك البوسنة والهرسك
   *[other] { $count } مارك البوسنة والهرسك
}
currency-bbd = { $count ->
    [1] { $case ->
        [accusative] دولارًا بربادوسيًا واحدًا
       *[nominative] دولار بربادوسي واحد
    }
    [2] { $case ->
        [genitive] دولارين بربادوسيين
        [accusative] دولارين بربادوسيين
       *[nominative] دولاران بربادوسيان
    }
    [zero] { $count } دولار بربادوسي
    [one] { $count } دولار بربادوسي
    [two] { $count } دولار بربادوسي
    [few] { $count } دولارات بربادوسية
    [many] { $count } دولارًا بربادوسيًا
   *[other] { $count } دولار بربادوسي
}
currency-bdt = { $count } تاكا بنغلاديشي
currency-bgn = { $count } ليف بلغاري
currency-bif = { $count ->
    [1] { $case ->
        [accusative] فرنكًا برونديًا واحدًا
       *[nominative] فرنك بروندي واحد
    }
    [2] { $case ->
        [genitive] فرنكين برونديين
        [accusative] فرنكين برونديين
       *[nominative] فرنكان برونديان
    }
    [zero] { $count } فرنك بروندي
    [one] { $count } فرنك بروندي
    [two] { $count } فرنك بروندي
    [few] { $count } فرنكات بروندية
    [many] { $count } فرنكًا برونديًا
   *[other] { $count } فرنك بروندي
}
currency-bmd = { $count ->
    [1] { $case ->
        [accusative] دولارًا برموديًا واحدًا
       *[nominative] دولار برمودي واحد
    }
    [2] { $case ->
        [genitive] دولارين برموديين
        [accusative] دولارين برموديين
       *[nominative] دولاران برموديان
    }
    [zero] { $count } دولار برمودي
    [one] { $count } دولار برمودي
    [two] { $count } دولار برمودي
    [few] { $count } دولارات برمودية
    [many] { $count } دولارًا برموديًا
   *[other] { $count } دولار برمودي
}
currency-bnd = { $count ->
    [1] { $case ->
        [accusative] دولار بروناي واحدًا
       *[nominative] دولار بروناي واحد
    }
    [2] { $case ->
        [genitive] دولاري بروناي
        [accusative] دولاري بروناي
       *[nominative] دولارا بروناي
    }
    [zero] { $count } دولار بروناي
    [one] { $count } دولار بروناي
    [two] { $count } دولار بروناي
    [few] { $count } دولارات بروناي
    [many] { $count } دولار بروناي
   *[other] { $count } دولار بروناي
}
currency-bob = { $count } بوليفيانو بوليفي
# A fund: CLDR's own coinage.
currency-bov = { $count } مفدول بوليفي
currency-bsd = { $count ->
    [1] { $case ->
        [accusative] دولارًا باهاميًا واحدًا
       *[nominative] دولار باهامي واحد
    }
    [2] { $case ->
        [genitive] دولارين باهاميين
        [accusative] دولارين باهاميين
       *[nominative] دولاران باهاميان
    }
    [zero] { $count } دولار باهامي
    [one] { $count } دولار باهامي
    [two] { $count } دولار باهامي
    [few] { $count } دولارات باهامية
    [many] { $count } دولارًا باهاميًا
   *[other] { $count } دولار باهامي
}
currency-btn = { $count } نولتوم بوتاني
currency-bwp = { $count } بولا بتسواني
currency-byn = { $count ->
    [1] { $case ->
        [accusative] روبلًا بيلاروسيًا واحدًا
       *[nominative] روبل بيلاروسي واحد
    }
    [2] { $case ->
        [genitive] روبلين بيلاروسيين
        [accusative] روبلين بيلاروسيين
       *[nominative] روبلان بيلاروسيان
    }
    [zero] { $count } روبل بيلاروسي
    [one] { $count } روبل بيلاروسي
    [two] { $count } روبل بيلاروسي
    [few] { $count } روبلات بيلاروسية
    [many] { $count } روبلًا بيلاروسيًا
   *[other] { $count } روبل بيلاروسي
}
currency-bzd = { $count ->
    [1] { $case ->
        [accusative] دولارًا بليزيًا واحدًا
       *[nominative] دولار بليزي واحد
    }
    [2] { $case ->
        [genitive] دولارين بليزيين
        [accusative] دولارين بليزيين
       *[nominative] دولاران بليزيان
    }
    [zero] { $count } دولار بليزي
    [one] { $count } دولار بليزي
    [two] { $count } دولار بليزي
    [few] { $count } دولارات بليزية
    [many] { $count } دولارًا بليزيًا
   *[other] { $count } دولار بليزي
}
currency-cdf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا كونغوليًا واحدًا
       *[nominative] فرنك كونغولي واحد
    }
    [2] { $case ->
        [genitive] فرنكين كونغوليين
        [accusative] فرنكين كونغوليين
       *[nominative] فرنكان كونغوليان
    }
    [zero] { $count } فرنك كونغولي
    [one] { $count } فرنك كونغولي
    [two] { $count } فرنك كونغولي
    [few] { $count } فرنكات كونغولية
    [many] { $count } فرنكًا كونغوليًا
   *[other] { $count } فرنك كونغولي
}
# Named WIR, said "vir". CLDR has no Arabic name, here and for chw, clf, cou, mxv, uyi and uyw.
currency-che = { $count } يورو فير
currency-chw = { $count ->
    [1] { $case ->
        [accusative] فرنك فير واحدًا
       *[nominative] فرنك فير واحد
    }
    [2] { $case ->
        [genitive] فرنكي فير
        [accusative] فرنكي فير
       *[nominative] فرنكا فير
    }
    [zero] { $count } فرنك فير
    [one] { $count } فرنك فير
    [two] { $count } فرنك فير
    [few] { $count } فرنكات فير
    [many] { $count } فرنك فير
   *[other] { $count } فرنك فير
}
currency-clf = { $count ->
    [1] وحدة حسابية تشيلية واحِدَة
    [2] { $case ->
        [genitive] وحدتين حسابيتين تشيليتين
        [accusative] وحدتين حسابيتين تشيليتين
       *[nominative] وحدتان حسابيتان تشيليتان
    }
    [zero] { $count } وحدة حسابية تشيلية
    [one] { $count } وحدة حسابية تشيلية
    [two] { $count } وحدة حسابية تشيلية
    [few] { $count } وحدات حسابية تشيلية
    [many] { $count } وحدة حسابية تشيلية
   *[other] { $count } وحدة حسابية تشيلية
}
currency-clp = { $count } بيزو تشيلي
currency-cop = { $count } بيزو كولومبي
currency-cou = { $count ->
    [1] وحدة القيمة الحقيقية الكولومبية واحِدَة
    [2] { $case ->
        [genitive] وحدتي القيمة الحقيقية الكولومبية
        [accusative] وحدتي القيمة الحقيقية الكولومبية
       *[nominative] وحدتا القيمة الحقيقية الكولومبية
    }
    [zero] { $count } وحدة القيمة الحقيقية الكولومبية
    [one] { $count } وحدة القيمة الحقيقية الكولومبية
    [two] { $count } وحدة القيمة الحقيقية الكولومبية
    [few] { $count } وحدات القيمة الحقيقية الكولومبية
    [many] { $count } وحدة القيمة الحقيقية الكولومبية
   *[other] { $count } وحدة القيمة الحقيقية الكولومبية
}
currency-crc = { $count } كولن كوستاريكي
currency-cuc = { $count } بيزو كوبي قابل للتحويل
currency-cup = { $count } بيزو كوبي
currency-cve = { $count } إسكودو الرأس الأخضر
currency-czk = { $count ->
    [1] كرونة تشيكية واحِدَة
    [2] { $case ->
        [genitive] كرونتين تشيكيتين
        [accusative] كرونتين تشيكيتين
       *[nominative] كرونتان تشيكيتان
    }
    [zero] { $count } كرونة تشيكية
    [one] { $count } كرونة تشيكية
    [two] { $count } كرونة تشيكية
    [few] { $count } كرونات تشيكية
    [many] { $count } كرونة تشيكية
   *[other] { $count } كرونة تشيكية
}
currency-dop = { $count } بيزو الدومينيكان
currency-ern = { $count } ناكفا إريتري
currency-etb = { $count } بير إثيوبي
currency-fjd = { $count ->
    [1] { $case ->
        [accusative] دولارًا فيجيًا واحدًا
       *[nominative] دولار فيجي واحد
    }
    [2] { $case ->
        [genitive] دولارين فيجيين
        [accusative] دولارين فيجيين
       *[nominative] دولاران فيجيان
    }
    [zero] { $count } دولار فيجي
    [one] { $count } دولار فيجي
    [two] { $count } دولار فيجي
    [few] { $count } دولارات فيجية
    [many] { $count } دولارًا فيجيًا
   *[other] { $count } دولار فيجي
}
currency-fkp = { $count ->
    [1] { $case ->
        [accusative] جنيه جزر فوكلاند واحدًا
       *[nominative] جنيه جزر فوكلاند واحد
    }
    [2] { $case ->
        [genitive] جنيهي جزر فوكلاند
        [accusative] جنيهي جزر فوكلاند
       *[nominative] جنيها جزر فوكلاند
    }
    [zero] { $count } جنيه جزر فوكلاند
    [one] { $count } جنيه جزر فوكلاند
    [two] { $count } جنيه جزر فوكلاند
    [few] { $count } جنيهات جزر فوكلاند
    [many] { $count } جنيه جزر فوكلاند
   *[other] { $count } جنيه جزر فوكلاند
}
currency-gel = { $count } لاري جورجي
currency-ghs = { $count } سِيدي غانا
currency-gip = { $count ->
    [1] { $case ->
        [accusative] جنيه جبل طارق واحدًا
       *[nominative] جنيه جبل طارق واحد
    }
    [2] { $case ->
        [genitive] جنيهي جبل طارق
        [accusative] جنيهي جبل طارق
       *[nominative] جنيها جبل طارق
    }
    [zero] { $count } جنيه جبل طارق
    [one] { $count } جنيه جبل طارق
    [two] { $count } جنيه جبل طارق
    [few] { $count } جنيهات جبل طارق
    [many] { $count } جنيه جبل طارق
   *[other] { $count } جنيه جبل طارق
}
currency-gmd = { $count } دلاسي غامبي
currency-gnf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا غينيًا واحدًا
       *[nominative] فرنك غيني واحد
    }
    [2] { $case ->
        [genitive] فرنكين غينيين
        [accusative] فرنكين غينيين
       *[nominative] فرنكان غينيان
    }
    [zero] { $count } فرنك غيني
    [one] { $count } فرنك غيني
    [two] { $count } فرنك غيني
    [few] { $count } فرنكات غينية
    [many] { $count } فرنكًا غينيًا
   *[other] { $count } فرنك غيني
}
currency-gtq = { $count } كتزال غواتيمالا
currency-gyd = { $count ->
    [1] { $case ->
        [accusative] دولار غيانا واحدًا
       *[nominative] دولار غيانا واحد
    }
    [2] { $case ->
        [genitive] دولاري غيانا
        [accusative] دولاري غيانا
       *[nominative] دولارا غيانا
    }
    [zero] { $count } دولار غيانا
    [one] { $count } دولار غيانا
    [two] { $count } دولار غيانا
    [few] { $count } دولارات غيانا
    [many] { $count } دولار غيانا
   *[other] { $count } دولار غيانا
}
currency-hnl = { $count } ليمبيرا هندوراسي
currency-hrk = { $count } كونا كرواتي
currency-htg = { $count } غورد هايتي
currency-huf = { $count } فورينت هنغاري
currency-idr = { $count ->
    [1] روبية إندونيسية واحِدَة
    [2] { $case ->
        [genitive] روبيتين إندونيسيتين
        [accusative] روبيتين إندونيسيتين
       *[nominative] روبيتان إندونيسيتان
    }
    [zero] { $count } روبية إندونيسية
    [one] { $count } روبية إندونيسية
    [two] { $count } روبية إندونيسية
    [few] { $count } روبيات إندونيسية
    [many] { $count } روبية إندونيسية
   *[other] { $count } روبية إندونيسية
}
currency-isk = { $count ->
    [1] كرونة أيسلندية واحِدَة
    [2] { $case ->
        [genitive] كرونتين أيسلنديتين
        [accusative] كرونتين أيسلنديتين
       *[nominative] كرونتان أيسلنديتان
    }
    [zero] { $count } كرونة أيسلندية
    [one] { $count } كرونة أيسلندية
    [two] { $count } كرونة أيسلندية
    [few] { $count } كرونات أيسلندية
    [many] { $count } كرونة أيسلندية
   *[other] { $count } كرونة أيسلندية
}
currency-jmd = { $count ->
    [1] { $case ->
        [accusative] دولارًا جامايكيًا واحدًا
       *[nominative] دولار جامايكي واحد
    }
    [2] { $case ->
        [genitive] دولارين جامايكيين
        [accusative] دولارين جامايكيين
       *[nominative] دولاران جامايكيان
    }
    [zero] { $count } دولار جامايكي
    [one] { $count } دولار جامايكي
    [two] { $count } دولار جامايكي
    [few] { $count } دولارات جامايكية
    [many] { $count } دولارًا جامايكيًا
   *[other] { $count } دولار جامايكي
}
currency-kes = { $count ->
    [1] { $case ->
        [accusative] شلنًا كينيًا واحدًا
       *[nominative] شلن كيني واحد
    }
    [2] { $case ->
        [genitive] شلنين كينيين
        [accusative] شلنين كينيين
       *[nominative] شلنان كينيان
    }
    [zero] { $count } شلن كيني
    [one] { $count } شلن كيني
    [two] { $count } شلن كيني
    [few] { $count } شلنات كينية
    [many] { $count } شلنًا كينيًا
   *[other] { $count } شلن كيني
}
currency-kgs = { $count } سوم قيرغستاني
currency-khr = { $count } رييل كمبودي
currency-kpw = { $count ->
    [1] { $case ->
        [accusative] وونًا كوريًا شماليًا واحدًا
       *[nominative] وون كوري شمالي واحد
    }
    [2] { $case ->
        [genitive] وونين كوريين شماليين
        [accusative] وونين كوريين شماليين
       *[nominative] وونان كوريان شماليان
    }
    [zero] { $count } وون كوري شمالي
    [one] { $count } وون كوري شمالي
    [two] { $count } وون كوري شمالي
    [few] { $count } وونات كورية شمالية
    [many] { $count } وونًا كوريًا شماليًا
   *[other] { $count } وون كوري شمالي
}
currency-kyd = { $count ->
    [1] { $case ->
        [accusative] دولار جزر كيمن واحدًا
       *[nominative] دولار جزر كيمن واحد
    }
    [2] { $case ->
        [genitive] دولاري جزر كيمن
        [accusative] دولاري جزر كيمن
       *[nominative] دولارا جزر كيمن
    }
    [zero] { $count } دولار جزر كيمن
    [one] { $count } دولار جزر كيمن
    [two] { $count } دولار جزر كيمن
    [few] { $count } دولارات جزر كيمن
    [many] { $count } دولار جزر كيمن
   *[other] { $count } دولار جزر كيمن
}
currency-kzt = { $count } تينغ كازاخستاني
currency-lak = { $count } كيب لاوسي
currency-lkr = { $count ->
    [1] روبية سريلانكية واحِدَة
    [2] { $case ->
        [genitive] روبيتين سريلانكيتين
        [accusative] روبيتين سريلانكيتين
       *[nominative] روبيتان سريلانكيتان
    }
    [zero] { $count } روبية سريلانكية
    [one] { $count } روبية سريلانكية
    [two] { $count } روبية سريلانكية
    [few] { $count } روبيات سريلانكية
    [many] { $count } روبية سريلانكية
   *[other] { $count } روبية سريلانكية
}
currency-lrd = { $count ->
    [1] { $case ->
        [accusative] دولارًا ليبيريًا واحدًا
       *[nominative] دولار ليبيري واحد
    }
    [2] { $case ->
        [genitive] دولارين ليبيريين
        [accusative] دولارين ليبيريين
       *[nominative] دولاران ليبيريان
    }
    [zero] { $count } دولار ليبيري
    [one] { $count } دولار ليبيري
    [two] { $count } دولار ليبيري
    [few] { $count } دولارات ليبيرية
    [many] { $count } دولارًا ليبيريًا
   *[other] { $count } دولار ليبيري
}
currency-lsl = { $count } لوتي ليسوتو
currency-mdl = { $count } ليو مولدوفي
currency-mga = { $count } أرياري مدغشقر
currency-mkd = { $count ->
    [1] { $case ->
        [accusative] دينارًا مقدونيًا واحدًا
       *[nominative] دينار مقدوني واحد
    }
    [2] { $case ->
        [genitive] دينارين مقدونيين
        [accusative] دينارين مقدونيين
       *[nominative] ديناران مقدونيان
    }
    [zero] { $count } دينار مقدوني
    [one] { $count } دينار مقدوني
    [two] { $count } دينار مقدوني
    [few] { $count } دنانير مقدونية
    [many] { $count } دينارًا مقدونيًا
   *[other] { $count } دينار مقدوني
}
currency-mmk = { $count } كيات ميانمار
currency-mnt = { $count } توغروغ منغولي
currency-mop = { $count } باتاكا ماكاوي
currency-mur = { $count ->
    [1] روبية موريشيوسية واحِدَة
    [2] { $case ->
        [genitive] روبيتين موريشيوسيتين
        [accusative] روبيتين موريشيوسيتين
       *[nominative] روبيتان موريشيوسيتان
    }
    [zero] { $count } روبية موريشيوسية
    [one] { $count } روبية موريشيوسية
    [two] { $count } روبية موريشيوسية
    [few] { $count } روبيات موريشيوسية
    [many] { $count } روبية موريشيوسية
   *[other] { $count } روبية موريشيوسية
}
currency-mvr = { $count } روفيه جزر المالديف
currency-mwk = { $count } كواشا مالاوي
currency-mxv = { $count ->
    [1] وحدة استثمارية مكسيكية واحِدَة
    [2] { $case ->
        [genitive] وحدتين استثماريتين مكسيكيتين
        [accusative] وحدتين استثماريتين مكسيكيتين
       *[nominative] وحدتان استثماريتان مكسيكيتان
    }
    [zero] { $count } وحدة استثمارية مكسيكية
    [one] { $count } وحدة استثمارية مكسيكية
    [two] { $count } وحدة استثمارية مكسيكية
    [few] { $count } وحدات استثمارية مكسيكية
    [many] { $count } وحدة استثمارية مكسيكية
   *[other] { $count } وحدة استثمارية مكسيكية
}
currency-mzn = { $count } متكال موزمبيقي
currency-nad = { $count ->
    [1] { $case ->
        [accusative] دولارًا ناميبيًا واحدًا
       *[nominative] دولار ناميبي واحد
    }
    [2] { $case ->
        [genitive] دولارين ناميبيين
        [accusative] دولارين ناميبيين
       *[nominative] دولاران ناميبيان
    }
    [zero] { $count } دولار ناميبي
    [one] { $count } دولار ناميبي
    [two] { $count } دولار ناميبي
    [few] { $count } دولارات ناميبية
    [many] { $count } دولارًا ناميبيًا
   *[other] { $count } دولار ناميبي
}
currency-ngn = { $count } نايرا نيجيري
currency-nio = { $count } قرطبة نيكاراغوا
currency-npr = { $count ->
    [1] روبية نيبالية واحِدَة
    [2] { $case ->
        [genitive] روبيتين نيباليتين
        [accusative] روبيتين نيباليتين
       *[nominative] روبيتان نيباليتان
    }
    [zero] { $count } روبية نيبالية
    [one] { $count } روبية نيبالية
    [two] { $count } روبية نيبالية
    [few] { $count } روبيات نيبالية
    [many] { $count } روبية نيبالية
   *[other] { $count } روبية نيبالية
}
currency-pab = { $count } بالبوا بنمي
currency-pen = { $count } سول بيروفي
currency-pgk = { $count } كينا بابوا غينيا الجديدة
currency-php = { $count } بيزو فلبيني
currency-pln = { $count } زلوتي بولندي
currency-pyg = { $count } غواراني باراغواي
currency-ron = { $count } ليو روماني
currency-rsd = { $count ->
    [1] { $case ->
        [accusative] دينارًا صربيًا واحدًا
       *[nominative] دينار صربي واحد
    }
    [2] { $case ->
        [genitive] دينارين صربيين
        [accusative] دينارين صربيين
       *[nominative] ديناران صربيان
    }
    [zero] { $count } دينار صربي
    [one] { $count } دينار صربي
    [two] { $count } دينار صربي
    [few] { $count } دنانير صربية
    [many] { $count } دينارًا صربيًا
   *[other] { $count } دينار صربي
}
currency-rwf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا روانديًا واحدًا
       *[nominative] فرنك رواندي واحد
    }
    [2] { $case ->
        [genitive] فرنكين روانديين
        [accusative] فرنكين روانديين
       *[nominative] فرنكان روانديان
    }
    [zero] { $count } فرنك رواندي
    [one] { $count } فرنك رواندي
    [two] { $count } فرنك رواندي
    [few] { $count } فرنكات رواندية
    [many] { $count } فرنكًا روانديًا
   *[other] { $count } فرنك رواندي
}
currency-sbd = { $count ->
    [1] { $case ->
        [accusative] دولار جزر سليمان واحدًا
       *[nominative] دولار جزر سليمان واحد
    }
    [2] { $case ->
        [genitive] دولاري جزر سليمان
        [accusative] دولاري جزر سليمان
       *[nominative] دولارا جزر سليمان
    }
    [zero] { $count } دولار جزر سليمان
    [one] { $count } دولار جزر سليمان
    [two] { $count } دولار جزر سليمان
    [few] { $count } دولارات جزر سليمان
    [many] { $count } دولار جزر سليمان
   *[other] { $count } دولار جزر سليمان
}
currency-scr = { $count ->
    [1] روبية سيشيلية واحِدَة
    [2] { $case ->
        [genitive] روبيتين سيشيليتين
        [accusative] روبيتين سيشيليتين
       *[nominative] روبيتان سيشيليتان
    }
    [zero] { $count } روبية سيشيلية
    [one] { $count } روبية سيشيلية
    [two] { $count } روبية سيشيلية
    [few] { $count } روبيات سيشيلية
    [many] { $count } روبية سيشيلية
   *[other] { $count } روبية سيشيلية
}
currency-shp = { $count ->
    [1] { $case ->
        [accusative] جنيه سانت هيلين واحدًا
       *[nominative] جنيه سانت هيلين واحد
    }
    [2] { $case ->
        [genitive] جنيهي سانت هيلين
        [accusative] جنيهي سانت هيلين
       *[nominative] جنيها سانت هيلين
    }
    [zero] { $count } جنيه سانت هيلين
    [one] { $count } جنيه سانت هيلين
    [two] { $count } جنيه سانت هيلين
    [few] { $count } جنيهات سانت هيلين
    [many] { $count } جنيه سانت هيلين
   *[other] { $count } جنيه سانت هيلين
}
currency-sle = { $count } ليون سيراليوني
# CLDR tells it apart by its years: here it is the old one.
currency-sll = { $count } ليون سيراليوني قديم
currency-srd = { $count ->
    [1] { $case ->
        [accusative] دولارًا سوريناميًا واحدًا
       *[nominative] دولار سورينامي واحد
    }
    [2] { $case ->
        [genitive] دولارين سوريناميين
        [accusative] دولارين سوريناميين
       *[nominative] دولاران سوريناميان
    }
    [zero] { $count } دولار سورينامي
    [one] { $count } دولار سورينامي
    [two] { $count } دولار سورينامي
    [few] { $count } دولارات سورينامية
    [many] { $count } دولارًا سوريناميًا
   *[other] { $count } دولار سورينامي
}
currency-stn = { $count } دوبرا ساو تومي وبرينسيبي
currency-szl = { $count } ليلانجيني سوازيلندي
# CLDR has باخت.
currency-thb = { $count } بات تايلاندي
currency-tjs = { $count } سوموني طاجيكستاني
currency-tmt = { $count } مانات تركماني
currency-top = { $count } بانغا تونغا
currency-ttd = { $count ->
    [1] { $case ->
        [accusative] دولار ترينيداد وتوباغو واحدًا
       *[nominative] دولار ترينيداد وتوباغو واحد
    }
    [2] { $case ->
        [genitive] دولاري ترينيداد وتوباغو
        [accusative] دولاري ترينيداد وتوباغو
       *[nominative] دولارا ترينيداد وتوباغو
    }
    [zero] { $count } دولار ترينيداد وتوباغو
    [one] { $count } دولار ترينيداد وتوباغو
    [two] { $count } دولار ترينيداد وتوباغو
    [few] { $count } دولارات ترينيداد وتوباغو
    [many] { $count } دولار ترينيداد وتوباغو
   *[other] { $count } دولار ترينيداد وتوباغو
}
currency-twd = { $count ->
    [1] { $case ->
        [accusative] دولارًا تايوانيًا واحدًا
       *[nominative] دولار تايواني واحد
    }
    [2] { $case ->
        [genitive] دولارين تايوانيين
        [accusative] دولارين تايوانيين
       *[nominative] دولاران تايوانيان
    }
    [zero] { $count } دولار تايواني
    [one] { $count } دولار تايواني
    [two] { $count } دولار تايواني
    [few] { $count } دولارات تايوانية
    [many] { $count } دولارًا تايوانيًا
   *[other] { $count } دولار تايواني
}
currency-tzs = { $count ->
    [1] { $case ->
        [accusative] شلنًا تنزانيًا واحدًا
       *[nominative] شلن تنزاني واحد
    }
    [2] { $case ->
        [genitive] شلنين تنزانيين
        [accusative] شلنين تنزانيين
       *[nominative] شلنان تنزانيان
    }
    [zero] { $count } شلن تنزاني
    [one] { $count } شلن تنزاني
    [two] { $count } شلن تنزاني
    [few] { $count } شلنات تنزانية
    [many] { $count } شلنًا تنزانيًا
   *[other] { $count } شلن تنزاني
}
currency-uah = { $count } هريفنيا أوكرانية
currency-ugx = { $count ->
    [1] { $case ->
        [accusative] شلنًا أوغنديًا واحدًا
       *[nominative] شلن أوغندي واحد
    }
    [2] { $case ->
        [genitive] شلنين أوغنديين
        [accusative] شلنين أوغنديين
       *[nominative] شلنان أوغنديان
    }
    [zero] { $count } شلن أوغندي
    [one] { $count } شلن أوغندي
    [two] { $count } شلن أوغندي
    [few] { $count } شلنات أوغندية
    [many] { $count } شلنًا أوغنديًا
   *[other] { $count } شلن أوغندي
}
# CLDR has the next day in brackets.
currency-usn = { $count ->
    [1] { $case ->
        [accusative] دولارًا أمريكيًا واحدًا لليوم التالي
       *[nominative] دولار أمريكي واحد لليوم التالي
    }
    [2] { $case ->
        [genitive] دولارين أمريكيين لليوم التالي
        [accusative] دولارين أمريكيين لليوم التالي
       *[nominative] دولاران أمريكيان لليوم التالي
    }
    [zero] { $count } دولار أمريكي لليوم التالي
    [one] { $count } دولار أمريكي لليوم التالي
    [two] { $count } دولار أمريكي لليوم التالي
    [few] { $count } دولارات أمريكية لليوم التالي
    [many] { $count } دولارًا أمريكيًا لليوم التالي
   *[other] { $count } دولار أمريكي لليوم التالي
}
currency-uyi = { $count ->
    [1] وحدة مفهرسة أوروغوايانية واحِدَة
    [2] { $case ->
        [genitive] وحدتين مفهرستين أوروغوايانيتين
        [accusative] وحدتين مفهرستين أوروغوايانيتين
       *[nominative] وحدتان مفهرستان أوروغوايانيتان
    }
    [zero] { $count } وحدة مفهرسة أوروغوايانية
    [one] { $count } وحدة مفهرسة أوروغوايانية
    [two] { $count } وحدة مفهرسة أوروغوايانية
    [few] { $count } وحدات مفهرسة أوروغوايانية
    [many] { $count } وحدة مفهرسة أوروغوايانية
   *[other] { $count } وحدة مفهرسة أوروغوايانية
}
currency-uyu = { $count } بيزو أوروغواي
currency-uyw = { $count ->
    [1] وحدة مؤشر الأجور الاسمية في أوروغواي واحِدَة
    [2] { $case ->
        [genitive] وحدتي مؤشر الأجور الاسمية في أوروغواي
        [accusative] وحدتي مؤشر الأجور الاسمية في أوروغواي
       *[nominative] وحدتا مؤشر الأجور الاسمية في أوروغواي
    }
    [zero] { $count } وحدة مؤشر الأجور الاسمية في أوروغواي
    [one] { $count } وحدة مؤشر الأجور الاسمية في أوروغواي
    [two] { $count } وحدة مؤشر الأجور الاسمية في أوروغواي
    [few] { $count } وحدات مؤشر الأجور الاسمية في أوروغواي
    [many] { $count } وحدة مؤشر الأجور الاسمية في أوروغواي
   *[other] { $count } وحدة مؤشر الأجور الاسمية في أوروغواي
}
currency-uzs = { $count } سوم أوزبكستاني
currency-ves = { $count } بوليفار فنزويلي
currency-vnd = { $count } دونغ فيتنامي
currency-vuv = { $count } فاتو فانواتو
currency-wst = { $count } تالا ساموا
currency-xaf = { $count ->
    [1] { $case ->
        [accusative] فرنكًا وسط أفريقيًا واحدًا
       *[nominative] فرنك وسط أفريقي واحد
    }
    [2] { $case ->
        [genitive] فرنكين وسط أفريقيين
        [accusative] فرنكين وسط أفريقيين
       *[nominative] فرنكان وسط أفريقيان
    }
    [zero] { $count } فرنك وسط أفريقي
    [one] { $count } فرنك وسط أفريقي
    [two] { $count } فرنك وسط أفريقي
    [few] { $count } فرنكات وسط أفريقية
    [many] { $count } فرنكًا وسط أفريقيًا
   *[other] { $count } فرنك وسط أفريقي
}
currency-xag = { $count ->
    [1] أونصة فضة واحِدَة
    [2] { $case ->
        [genitive] أونصتي فضة
        [accusative] أونصتي فضة
       *[nominative] أونصتا فضة
    }
    [zero] { $count } أونصة فضة
    [one] { $count } أونصة فضة
    [two] { $count } أونصة فضة
    [few] { $count } أونصات فضة
    [many] { $count } أونصة فضة
   *[other] { $count } أونصة فضة
}
# CLDR names the metal alone, here and for the other metals.
currency-xau = { $count ->
    [1] أونصة ذهب واحِدَة
    [2] { $case ->
        [genitive] أونصتي ذهب
        [accusative] أونصتي ذهب
       *[nominative] أونصتا ذهب
    }
    [zero] { $count } أونصة ذهب
    [one] { $count } أونصة ذهب
    [two] { $count } أونصة ذهب
    [few] { $count } أونصات ذهب
    [many] { $count } أونصة ذهب
   *[other] { $count } أونصة ذهب
}
currency-xcd = { $count ->
    [1] { $case ->
        [accusative] دولار شرق الكاريبي واحدًا
       *[nominative] دولار شرق الكاريبي واحد
    }
    [2] { $case ->
        [genitive] دولاري شرق الكاريبي
        [accusative] دولاري شرق الكاريبي
       *[nominative] دولارا شرق الكاريبي
    }
    [zero] { $count } دولار شرق الكاريبي
    [one] { $count } دولار شرق الكاريبي
    [two] { $count } دولار شرق الكاريبي
    [few] { $count } دولارات شرق الكاريبي
    [many] { $count } دولار شرق الكاريبي
   *[other] { $count } دولار شرق الكاريبي
}
currency-xcg = { $count } غيلدر كاريبي
# CLDR has no unit to count.
currency-xdr = { $count ->
    [1] وحدة حقوق سحب خاصة واحِدَة
    [2] { $case ->
        [genitive] وحدتي حقوق سحب خاصة
        [accusative] وحدتي حقوق سحب خاصة
       *[nominative] وحدتا حقوق سحب خاصة
    }
    [zero] { $count } وحدة حقوق سحب خاصة
    [one] { $count } وحدة حقوق سحب خاصة
    [two] { $count } وحدة حقوق سحب خاصة
    [few] { $count } وحدات حقوق سحب خاصة
    [many] { $count } وحدة حقوق سحب خاصة
   *[other] { $count } وحدة حقوق سحب خاصة
}
currency-xof = { $count ->
    [1] { $case ->
        [accusative] فرنكًا غرب أفريقيًا واحدًا
       *[nominative] فرنك غرب أفريقي واحد
    }
    [2] { $case ->
        [genitive] فرنكين غرب أفريقيين
        [accusative] فرنكين غرب أفريقيين
       *[nominative] فرنكان غرب أفريقيان
    }
    [zero] { $count } فرنك غرب أفريقي
    [one] { $count } فرنك غرب أفريقي
    [two] { $count } فرنك غرب أفريقي
    [few] { $count } فرنكات غرب أفريقية
    [many] { $count } فرنكًا غرب أفريقيًا
   *[other] { $count } فرنك غرب أفريقي
}
currency-xpd = { $count ->
    [1] أونصة بالاديوم واحِدَة
    [2] { $case ->
        [genitive] أونصتي بالاديوم
        [accusative] أونصتي بالاديوم
       *[nominative] أونصتا بالاديوم
    }
    [zero] { $count } أونصة بالاديوم
    [one] { $count } أونصة بالاديوم
    [two] { $count } أونصة بالاديوم
    [few] { $count } أونصات بالاديوم
    [many] { $count } أونصة بالاديوم
   *[other] { $count } أونصة بالاديوم
}
currency-xpf = { $count ->
    [1] { $case ->
        [accusative] فرنك سي إف بي واحدًا
       *[nominative] فرنك سي إف بي واحد
    }
    [2] { $case ->
        [genitive] فرنكي سي إف بي
        [accusative] فرنكي سي إف بي
       *[nominative] فرنكا سي إف بي
    }
    [zero] { $count } فرنك سي إف بي
    [one] { $count } فرنك سي إف بي
    [two] { $count } فرنك سي إف بي
    [few] { $count } فرنكات سي إف بي
    [many] { $count } فرنك سي إف بي
   *[other] { $count } فرنك سي إف بي
}
currency-xpt = { $count ->
    [1] أونصة بلاتين واحِدَة
    [2] { $case ->
        [genitive] أونصتي بلاتين
        [accusative] أونصتي بلاتين
       *[nominative] أونصتا بلاتين
    }
    [zero] { $count } أونصة بلاتين
    [one] { $count } أونصة بلاتين
    [two] { $count } أونصة بلاتين
    [few] { $count } أونصات بلاتين
    [many] { $count } أونصة بلاتين
   *[other] { $count } أونصة بلاتين
}
currency-zmw = { $count } كواشا زامبي
# CLDR 48 names it, and xcg; CLDR 47 does not.
currency-zwg = { $count } ذهب زيمبابوي
currency-zwl = { $count ->
    [1] { $case ->
        [accusative] دولارًا زيمبابويًا واحدًا
       *[nominative] دولار زيمبابوي واحد
    }
    [2] { $case ->
        [genitive] دولارين زيمبابويين
        [accusative] دولارين زيمبابويين
       *[nominative] دولاران زيمبابويان
    }
    [zero] { $count } دولار زيمبابوي
    [one] { $count } دولار زيمبابوي
    [two] { $count } دولار زيمبابوي
    [few] { $count } دولارات زيمبابوية
    [many] { $count } دولارًا زيمبابويًا
   *[other] { $count } دولار زيمبابوي
}

# $code stands in Latin letters: they are spelled, and the voice changes language for them.
currency-unknown = { $count } { SPELL($code) }
