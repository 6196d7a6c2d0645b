## Two numbers. The first is in the dative: 4,5’e 1; 3 metreye 4 metre

ratio = { $first }{ first-dative } { $second }

# "3 2" would be heard as two numbers of one row.
score = { $first }{ first-dative } karşı { $second }

dimensions = { $first }{ first-dative } { $second }

first-dative = { TAIL($first) ->
    [read-six] ’ya
    [read-vowel] ’ye
    [read-back-hard] ’a
    [read-front-hard] ’e
    [read-back] ’a
    [read-front] ’e
    [zero] ’a
    [front-exception-hard] e
    [front-exception-soft] e
    [owned-back] na
    [owned-front] ne
    [back-vowel] ya
    [front-vowel] ye
    [front-hard] e
    [front-soft] e
   *[back] a
}

## Fractions. The denominator is in the locative and comes first: dörtte üç

fraction = { $denominator ->
    [2] { word-half }
   *[other] { NUMBER($denominator, style: "words", case: "locative") } { NUMBER($numerator, style: "words") }
}

# $case "bounded": after words that limit it: yaklaşık yarısı, yarısından fazla
word-half = { $case ->
    [bounded] yarısı
   *[bare] yarım
}

# 2 buçuk; 2 tam dörtte üç
fraction-mixed = { $denominator ->
    [2] { $count } buçuk
   *[other] { $count } tam { fraction }
}

fraction-counted = { fraction-mixed } { $noun }

# yarım tablet, çeyrek tablet, dörtte üç tablet
fraction-part = { $denominator ->
    [2] yarım { $noun }
    [4] { $numerator ->
        [1] çeyrek { $noun }
       *[other] { fraction } { $noun }
    }
   *[other] { fraction } { $noun }
}
