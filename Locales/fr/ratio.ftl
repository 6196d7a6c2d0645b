ratio = { $first } pour { $second }

score = { $first } à { $second }

# Not "sur", which is heard as a fraction or a place in a list: 1920 par 1080.
dimensions = { $first } par { $second }

## Fractions

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
    [8] { fraction-parts } { $numerator ->
        [1] huitième
       *[other] huitièmes
    }
    [10] { fraction-parts } { $numerator ->
        [1] dixième
       *[other] dixièmes
    }
   *[other] { $numerator } sur { $denominator }
}

fraction-parts = { $numerator ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
   *[9] neuf
}

fraction-mixed = { $denominator ->
    [2] { $count } et demi
   *[other] { $count } et { fraction }
}

# 2 comprimés et demi, une dose et demie, 2 comprimés et trois quarts
fraction-counted = { $denominator ->
    [2] { counted } et { $gender ->
        [feminine] demie
       *[masculine] demi
    }
   *[other] { counted } et { fraction }
}

# un demi-comprimé, une demi-dose; trois quarts de comprimé
fraction-part = { $denominator ->
    [2] { word-one } demi-{ $noun }
   *[other] { fraction } { fraction-of }
}

fraction-of = { HEAD($noun) ->
    [dumb] d’{ $noun }
   *[other] de { $noun }
}
