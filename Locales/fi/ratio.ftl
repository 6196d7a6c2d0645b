## Two numbers that belong together

# 4,5 suhteessa yhteen
ratio = { TAIL(ratio-second) ->
    [digit] { $first } suhteessa lukuun { $second }
   *[words] { $first } suhteessa { ratio-second }
}
ratio-second = { NUMBER($second, style: "span", case: "to") }

# kolme kaksi. "Kaksikymmentä kolme" would be heard as 23, and "kolme satayksi" as 301.
score = { TAIL(score-first) ->
    [round] { score-apart }
   *[words] { TAIL(score-second) ->
        [digit] { score-apart }
       *[words] { score-words }
    }
}
score-words = { HEAD(score-second) ->
    [round] { score-apart }
   *[other] { score-first } { score-second }
}
score-first = { NUMBER($first, style: "plain") }
score-second = { NUMBER($second, style: "plain") }
score-apart = { $first } viiva { $second }
-head-round = sata tuhat
-tail-round = kymmentä sata sataa tuhat tuhatta miljoona miljoonaa 0 1 2 3 4 5 6 7 8 9

dimensions = { $first } kertaa { $second }

## Fractions

# kolme neljäsosaa, puoli; 3 jaettuna luvulla 1024
fraction = { $denominator ->
    [2] { word-half }
   *[other] { TAIL(fraction-share) ->
        [digit] { $numerator } jaettuna luvulla { $denominator }
       *[words] { fraction-named }
    }
}
# yli puolet
word-half = { $case ->
    [bounded] puolet
   *[bare] puoli
}
fraction-share = { NUMBER($denominator, style: "parts") }
fraction-named = { $numerator ->
    [1] yksi { fraction-share }
   *[other] { NUMBER($numerator, style: "plain") } { fraction-share }a
}

# puolitoista; 2 ja puoli, 2 ja yksi kolmasosa
fraction-mixed = { $denominator ->
    [2] { $count ->
        [1] puolitoista
       *[other] { $count } ja puoli
    }
   *[other] { $count } ja { fraction }
}

# 2 ja puoli tablettia, kolme neljäsosaa tablettia
fraction-counted = { $case ->
    [genitive] { fraction-mixed-genitive } { FORM($noun, form: "genitive") }
   *[bare] { fraction-mixed } { FORM($noun, form: "partitive") }
}

fraction-part = { $case ->
    [genitive] { fraction-genitive } { FORM($noun, form: "genitive") }
   *[bare] { fraction-part-of }
}
fraction-part-of = { $denominator ->
    [2] puoli { FORM($noun, form: "partitive") }
   *[other] { fraction } { FORM($noun, form: "partitive") }
}

# puolen mailin päässä, neljäsosan mailin päässä, kolmen neljäsosan mailin päässä; puolentoista mailin, kahden ja puolen mailin päässä
fraction-genitive = { $denominator ->
    [2] puolen
   *[other] { TAIL(fraction-share) ->
        [digit] { fraction }
       *[words] { fraction-named-genitive }
    }
}
fraction-named-genitive = { $numerator ->
    [1] { fraction-share }n
   *[other] { NUMBER($numerator, style: "span") } { fraction-share }n
}
fraction-mixed-genitive = { $denominator ->
    [2] { $count ->
        [1] puolentoista
       *[other] { NUMBER($count, style: "span") } ja puolen
    }
   *[other] { NUMBER($count, style: "span") } ja { fraction-genitive }
}
