# 4,5 pour 1. But the format of a screen is "seize neuvièmes", and "5 pour 100" would be heard as a percentage, as "5 pour
# 1000" would as "per mille".
ratio = { $second ->
    [9] { $first ->
        [16] 16 neuvièmes
       *[other] { ratio-of }
    }
    [100] { ratio-between }
    [1000] { ratio-between }
   *[other] { ratio-of }
}
ratio-of = { $first } pour { $second }
ratio-between = rapport de { $first } à { $second }

score = { $first } à { $second }

# Avoid "sur", which is heard as a fraction or a place in a list: 1920 par 1080.
dimensions = { $first } par { $second }

## Fractions

# trois quarts, deux vingt-deuxièmes. Not every part: "4 vingtièmes" is heard as eightieths, "3 cent vingtièmes" as three
# hundred and so on. These are 4 sur 20; with a whole number or a noun, where "sur" falls apart, 4 parts sur 20 (case
# "parts").
fraction = { $denominator ->
    [2] un demi
    [3] { fraction-parts } tiers
    [4] { fraction-parts } { $numerator ->
        [1] quart
       *[other] quarts
    }
    [5] { fraction-parts } { $numerator ->
        [1] cinquième
       *[other] cinquièmes
    }
    [6] { fraction-parts } { $numerator ->
        [1] sixième
       *[other] sixièmes
    }
    [7] { fraction-parts } { $numerator ->
        [1] septième
       *[other] septièmes
    }
    [8] { fraction-parts } { $numerator ->
        [1] huitième
       *[other] huitièmes
    }
    [9] { fraction-parts } { $numerator ->
        [1] neuvième
       *[other] neuvièmes
    }
    [10] { fraction-parts } { $numerator ->
        [1] dixième
       *[other] dixièmes
    }
    [12] { fraction-parts } { $numerator ->
        [1] douzième
       *[other] douzièmes
    }
    [16] { fraction-parts } { $numerator ->
        [1] seizième
       *[other] seizièmes
    }
    [100] { fraction-parts } { $numerator ->
        [1] centième
       *[other] centièmes
    }
    [1000] { fraction-parts } { $numerator ->
        [1] millième
       *[other] millièmes
    }
   *[other] { fraction-other }
}

fraction-other = { HEAD(fraction-share) ->
    [hundred] { fraction-over }
    [twenty] { $numerator ->
        [4] { fraction-over }
       *[other] { fraction-named }
    }
   *[other] { fraction-named }
}
fraction-named = { fraction-parts } { $numerator ->
    [1] { fraction-share }
   *[other] { fraction-share }s
}
fraction-share = { NUMBER($denominator, type: "ordinal", style: "words") }
fraction-over = { $case ->
    [parts] { fraction-shares } sur { $denominator }
   *[bare] { $numerator } sur { $denominator }
}
fraction-shares = { $numerator ->
    [1] une part
   *[other] { FORM(number-feminine, $numerator) } parts
}
fraction-in-parts = { FORM(fraction, case: "parts") }
# How the ordinals of 20 to 29 begin, and those above 100.
-head-twenty = vingt
-head-hundred =
    cent deux trois quatre !quatre-vingt cinq !cinqu six !sixi sept !septi huit !huiti neuf mill un !uni

fraction-parts = { $numerator ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $numerator }
}

fraction-mixed = { $denominator ->
    [2] { $count } et demi
   *[other] { $count } et { fraction-in-parts }
}

# 2 comprimés et demi, une dose et demie, 2 comprimés et trois quarts
fraction-counted = { $denominator ->
    [2] { counted } et { $gender ->
        [feminine] demie
       *[masculine] demi
    }
   *[other] { counted } et { fraction-in-parts }
}

# un demi-comprimé, une demi-dose, une demi-année; trois quarts de comprimé; 5 parts sur 365 de comprimé
fraction-part = { $denominator ->
    [2] { TRAIT($noun, "length") ->
        [year] une demi-année
       *[other] { word-one } demi-{ $noun }
    }
   *[other] { fraction-in-parts } { fraction-of }
}

fraction-of = { TRAIT($noun, "length") ->
    [year] d’année
   *[other] { HEAD($noun) ->
        [dumb] d’{ $noun }
       *[other] de { $noun }
    }
}
