## Two numbers that belong together

# 4,5 yhteen
ratio = { TAIL(ratio-second) ->
    [digit] { $first } suhteessa lukuun { $second }
   *[words] { $first } { ratio-second }
}
ratio-second = { NUMBER($second, style: "span", case: "to") }

score = { $first } vastaan { $second }

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
fraction-counted = { fraction-mixed } { FORM($noun, form: "partitive") }

fraction-part = { $denominator ->
    [2] puoli { FORM($noun, form: "partitive") }
   *[other] { fraction } { FORM($noun, form: "partitive") }
}
