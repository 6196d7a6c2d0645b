## Things that are counted: the noun, what it is like, and the number, which agrees (majukumu mawili, vipengee viwili).
## A clause follows the number: majukumu mawili yaliyokamilika.

count-dose = dozi { $count }
    .gender = izi
    .none = hakuna dozi
    .empty = bado hakuna dozi
    .taken = { $count ->
        [one] dozi { $count } iliyotumiwa
       *[other] dozi { $count } zilizotumiwa
    }
    .missed = { $count ->
        [one] dozi { $count } iliyokoswa
       *[other] dozi { $count } zilizokoswa
    }
    .skipped = { $count ->
        [one] dozi { $count } iliyorukwa
       *[other] dozi { $count } zilizorukwa
    }
    .pending = { $count ->
        [one] dozi { $count } inayosubiri
       *[other] dozi { $count } zinazosubiri
    }
count-message = { $count ->
    [1] ujumbe mmoja
    [one] ujumbe { $count }
   *[other] jumbe { $count }
}
    .gender = uzi
    .none = hakuna jumbe
    .empty = bado hakuna jumbe
    .unread = { $count ->
        [1] ujumbe mmoja ambao haujasomwa
        [one] ujumbe { $count } ambao haujasomwa
       *[other] jumbe { $count } ambazo hazijasomwa
    }
    .new = { $count ->
        [1] ujumbe mpya mmoja
        [one] ujumbe mpya { $count }
       *[other] jumbe mpya { $count }
    }
count-photo = picha { $count }
    .gender = izi
    .none = hakuna picha
    .empty = bado hakuna picha
    .new = picha mpya { $count }
count-task = { $count ->
    [1] jukumu moja
    [one] jukumu { $count }
   *[other] majukumu { numeral-liya }
}
    .gender = liya
    .none = hakuna majukumu
    .empty = bado hakuna majukumu
    .completed = { $count ->
        [1] jukumu moja lililokamilika
        [one] jukumu { $count } lililokamilika
       *[other] majukumu { numeral-liya } yaliyokamilika
    }
    .overdue = { $count ->
        [1] jukumu moja lililopitwa na muda
        [one] jukumu { $count } lililopitwa na muda
       *[other] majukumu { numeral-liya } yaliyopitwa na muda
    }
    .pending = { $count ->
        [1] jukumu moja linalosubiri
        [one] jukumu { $count } linalosubiri
       *[other] majukumu { numeral-liya } yanayosubiri
    }
count-item = { $count ->
    [1] kipengee kimoja
    [one] kipengee { $count }
   *[other] vipengee { numeral-kivi }
}
    .gender = kivi
    .none = hakuna vipengee
    .empty = bado hakuna vipengee
    .selected = { $count ->
        [1] kipengee kimoja kilichochaguliwa
        [one] kipengee { $count } kilichochaguliwa
       *[other] vipengee { numeral-kivi } vilivyochaguliwa
    }
count-notification = arifa { $count }
    .gender = izi
    .none = hakuna arifa
    .empty = bado hakuna arifa
    .unread = { $count ->
        [one] arifa { $count } ambayo haijasomwa
       *[other] arifa { $count } ambazo hazijasomwa
    }
    .new = arifa mpya { $count }
count-day = siku { $count }
    .gender = izi
    .none = hakuna siku
    .empty = bado hakuna siku
count-page = { $count ->
    [1] ukurasa mmoja
    [one] ukurasa { $count }
   *[other] kurasa { $count }
}
    .gender = uzi
    .none = hakuna kurasa
    .empty = bado hakuna kurasa
count-transaction = { $count ->
    [1] muamala mmoja
    [one] muamala { $count }
   *[other] miamala { numeral-ui }
}
    .gender = ui
    .none = hakuna miamala
    .empty = bado hakuna miamala
    .pending = { $count ->
        [1] muamala mmoja unaosubiri
        [one] muamala { $count } unaosubiri
       *[other] miamala { numeral-ui } inayosubiri
    }

## Around a count

# ukurasa mmoja, umekoswa; kurasa 3, zimekoswa
count-state = { $counted }, { FORM(count-state-agreeing, $counted) }

# The state in the class of what is counted, whose $count is asked here.
count-state-agreeing = { $count ->
    [one] { $state }
   *[other] { count-state-plural }
}

# Those of ui have the prefix of izi's singular: miamala imekoswa.
count-state-plural = { $gender ->
    [liya] { FORM($state, gender: "ya") }
    [kivi] { FORM($state, gender: "vi") }
    [ui] { FORM($state, gender: "izi") }
   *[izi] { FORM($state, gender: "zi") }
}

more-than = zaidi ya { $value }

count-more-than = { $more }
