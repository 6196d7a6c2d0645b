## How this language counts: the noun, what it is like, and the number, which agrees (majukumu mawili, vipengee viwili). A
## clause follows the number: majukumu mawili yaliyokamilika.

trait-gender = izi liya kivi ui uzi awa ya
trait-particle = ya za wa pa

forms-noun = singular
    .plural = singular

form-noun = { $count ->
    [one] singular
   *[other] plural
}

# Forms have the names of classes. Several of liya are said as ya (majukumu yaliyokamilika), one of uzi as ui, several of
# it as those of izi (ukurasa uliokoswa, kurasa zilizokoswa).
forms-adjective = izi
    .liya = required
    .kivi = required
    .ui = required
    .awa = required
    .ya = required
    .izi-plural = izi
    .kivi-plural = required
    .ui-plural = izi
    .awa-plural = required

form-adjective = { $count ->
    [one] { form-adjective-singular }
   *[other] { form-adjective-plural }
}

form-adjective-singular = { $gender ->
    [liya] liya
    [kivi] kivi
    [ui] ui
    [uzi] ui
    [awa] awa
    [ya] ya
   *[izi] izi
}

form-adjective-plural = { $gender ->
    [liya] ya
    [kivi] kivi-plural
    [ui] ui-plural
    [awa] awa-plural
    [ya] ya
   *[izi] izi-plural
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

## Prefixes of a state behind a name, by the class of what is named. The impersonal one is that of izi.

# dozi imekoswa, jukumu limekoswa
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

## Prefixes of what stands beside a counted thing

# majukumu mapya 3, vipengee vipya 3
word-adjective = m
    .liya = ji
    .kivi = ki
    .ui = m
    .awa = m
    .ya = ma
    .kivi-plural = vi
    .ui-plural = mi
    .awa-plural = wa

# What was done: dozi 1 iliyokoswa, dozi 2 zilizokoswa
word-past = iliyo
    .liya = lililo
    .kivi = kilicho
    .ui = ulio
    .awa = aliye
    .ya = yaliyo
    .izi-plural = zilizo
    .kivi-plural = vilivyo
    .awa-plural = walio

# What goes on: dozi 2 zinazosubiri
word-present = inayo
    .liya = linalo
    .kivi = kinacho
    .ui = unao
    .awa = anaye
    .ya = yanayo
    .izi-plural = zinazo
    .kivi-plural = vinavyo
    .awa-plural = wanao

# What was not done: jumbe 2 ambazo hazijasomwa
word-not = ambayo hai
    .liya = ambalo hali
    .kivi = ambacho haki
    .ui = ambao hau
    .awa = ambaye ha
    .ya = ambayo haya
    .izi-plural = ambazo hazi
    .kivi-plural = ambavyo havi
    .awa-plural = ambao hawa

## Prefixes of a verb behind a count: faili 3 zimefutwa, viambatisho vitatu vimefutwa

prefix-counted = { $count ->
    [one] { prefix-subject }
   *[other] { prefix-plural }
}

prefix-plural = { $gender ->
    [liya] ya
    [kivi] vi
    [ui] i
    [awa] wa
    [ya] ya
   *[izi] zi
}
