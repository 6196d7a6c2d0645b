form-noun = { $count ->
    [one] singular
   *[other] plural
}
forms-noun = singular
    .plural = singular
numeral = { $count ->
    [1] { FORM(numeral-one, form: "x") }
    [2] { FORM(numeral-two, form: "x") }
   *[other] { $count }
}
numeral-one = { $gender ->
    [liya] moja
    [kivi] kimoja
    [izi] 1
   *[uzi] mmoja
}
numeral-two = { $gender ->
    [liya] mawili
    [kivi] viwili
    [ui] miwili
   *[izi] 2
}
relative-past = { $count ->
    [one] { $gender ->
        [liya] lililo
        [kivi] kilicho
        [izi] iliyo
       *[ui] ulio
    }
   *[other] { $gender ->
        [liya] yaliyo
        [kivi] vilivyo
        [ui] iliyo
       *[izi] zilizo
    }
}
relative-not = { $count ->
    [one] { $gender ->
        [liya] ambalo hali
        [izi] ambayo hai
       *[uzi] ambao hau
    }
   *[other] { $gender ->
        [liya] ambayo haya
       *[izi] ambazo hazi
    }
}
counted = { $noun } { numeral }
counted-state = { TRAIT($state, "place") ->
    [adjective] { $noun } { $state } { numeral }
   *[clause] { counted } { $state }
}
counted-none = hakuna { FORM($noun, form: "plural") }
counted-none-state = hakuna { FORM($noun, form: "plural") } { $state }
counted-empty = bado { counted-none }
counted-more = { $noun } zaidi ya { $count }
counted-more-state = { counted-more } { $state }
counted-range = { FORM($noun, form: "plural") } { $count }
counted-range-state = { counted-range } { $state }
range = 2 hadi 4
    .category = other
noun-dose = dozi
    .gender = izi
noun-photo = picha
    .gender = izi
noun-step = hatua
    .gender = izi
noun-message = ujumbe
    .plural = jumbe
    .gender = uzi
noun-dollar = dola
    .gender = izi
noun-usd = dola
    .gender = izi
    .counted = { $count ->
        [one] dola { $count } ya Marekani
   *[other] dola { $count } za Marekani
}
noun-minute = dakika
    .gender = izi
adjective-missed = { relative-past }koswa
adjective-taken = { relative-past }tumiwa
adjective-selected = { relative-past }chaguliwa
adjective-unread = { relative-not }jasomwa
