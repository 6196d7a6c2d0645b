## How this language counts: the noun, what it is like, and the number, which agrees (majukumu mawili, vipengee viwili). A
## clause follows the number: majukumu mawili yaliyokamilika.

trait-gender = izi liya kivi ui uzi awa ya

forms-noun = singular
    .plural = singular

form-noun = { $count ->
    [one] singular
   *[other] plural
}

## The number; see number.ftl

numeral = { $gender ->
    [liya] { numeral-liya }
    [kivi] { numeral-kivi }
    [ui] { numeral-ui }
    [uzi] { numeral-uzi }
    [awa] { numeral-awa }
    [ya] { numeral-ya }
   *[izi] { $count }
}

## So many of something

counted = { $noun } { numeral }

counted-measure = { $noun } { numeral }

counted-state = { TRAIT($state, "place") ->
    [before] { $noun } { $state } { numeral }
   *[after] { $noun } { numeral } { $state }
}

counted-none = hakuna { FORM($noun, form: "plural") }

counted-none-state = hakuna { FORM($noun, form: "plural") } { FORM($state, 2) }

counted-empty = bado { counted-none }

# arifa zaidi ya 99
counted-more = { $noun } zaidi ya { $count }

counted-more-state = { TRAIT($state, "place") ->
    [before] { $noun } { $state } zaidi ya { $count }
   *[after] { $noun } zaidi ya { $count } { $state }
}

more-than = zaidi ya { $value }

## Prefixes, by the class of what is counted or named. The impersonal one is that of izi.

# A state behind a name: dozi imekoswa, jukumu limekoswa
prefix-subject = { $gender ->
    [liya] li
    [kivi] ki
    [ui] u
    [uzi] u
    [awa] a
    [ya] ya
   *[izi] i
}

# dozi haijasomwa, jukumu halijasomwa
prefix-not = { $gender ->
    [liya] hali
    [kivi] haki
    [ui] hau
    [uzi] hau
    [awa] ha
    [ya] haya
   *[izi] hai
}

# jukumu jipya, kipengee kipya
prefix-adjective = { $gender ->
    [liya] ji
    [kivi] ki
    [ui] m
    [uzi] m
    [awa] m
    [ya] ma
   *[izi] m
}

# majukumu mapya 3, vipengee vipya 3
prefix-counted = { $count ->
    [one] { $gender ->
        [liya] ji
        [kivi] ki
        [ui] m
        [uzi] m
        [awa] m
        [ya] ma
       *[izi] m
    }
   *[other] { $gender ->
        [liya] ma
        [kivi] vi
        [ui] mi
        [uzi] m
        [awa] wa
        [ya] ma
       *[izi] m
    }
}

# What was done: dozi 1 iliyokoswa, dozi 2 zilizokoswa
relative-past = { $count ->
    [one] { $gender ->
        [liya] lililo
        [kivi] kilicho
        [ui] ulio
        [uzi] ulio
        [awa] aliye
        [ya] yaliyo
       *[izi] iliyo
    }
   *[other] { $gender ->
        [liya] yaliyo
        [kivi] vilivyo
        [ui] iliyo
        [uzi] zilizo
        [awa] walio
        [ya] yaliyo
       *[izi] zilizo
    }
}

# What goes on: dozi 2 zinazosubiri
relative-present = { $count ->
    [one] { $gender ->
        [liya] linalo
        [kivi] kinacho
        [ui] unao
        [uzi] unao
        [awa] anaye
        [ya] yanayo
       *[izi] inayo
    }
   *[other] { $gender ->
        [liya] yanayo
        [kivi] vinavyo
        [ui] inayo
        [uzi] zinazo
        [awa] wanao
        [ya] yanayo
       *[izi] zinazo
    }
}

# What was not done: jumbe 2 ambazo hazijasomwa
relative-not = { $count ->
    [one] { $gender ->
        [liya] ambalo hali
        [kivi] ambacho haki
        [ui] ambao hau
        [uzi] ambao hau
        [awa] ambaye ha
        [ya] ambayo haya
       *[izi] ambayo hai
    }
   *[other] { $gender ->
        [liya] ambayo haya
        [kivi] ambavyo havi
        [ui] ambayo hai
        [uzi] ambazo hazi
        [awa] ambao hawa
        [ya] ambayo haya
       *[izi] ambazo hazi
    }
}
