## Two numbers. The first of a ratio and of dimensions is in the dative: 4,5’e 1; 3’e 4

ratio = { $first }{ FORM(suffix-dative, $first) } { $second }

# As in sports: üç, iki. Without the comma "20 3" would be heard as 23; "3’e 2" is a ratio.
score = skor { $first }, { $second }

dimensions = { $first }{ FORM(suffix-dative, $first) } { $second }

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
