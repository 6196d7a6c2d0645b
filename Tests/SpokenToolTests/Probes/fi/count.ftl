## Things that are counted: the partitive singular after every number but 1, also after "yli 99"

count-dose = { $count ->
    [one] { $count } annos
   *[other] { $count } annosta
}
    .none = ei annoksia
    .empty = ei vielä annoksia
    .taken = { $count ->
        [one] { $count } otettu annos
       *[other] { $count } otettua annosta
    }
    .missed = { $count ->
        [one] { $count } unohdettu annos
       *[other] { $count } unohdettua annosta
    }
    .skipped = { $count ->
        [one] { $count } ohitettu annos
       *[other] { $count } ohitettua annosta
    }
    .pending = { $count ->
        [one] { $count } odottava annos
       *[other] { $count } odottavaa annosta
    }
count-message = { $count ->
    [one] { $count } viesti
   *[other] { $count } viestiä
}
    .none = ei viestejä
    .empty = ei vielä viestejä
    .unread = { $count ->
        [one] { $count } lukematon viesti
       *[other] { $count } lukematonta viestiä
    }
    .new = { $count ->
        [one] { $count } uusi viesti
       *[other] { $count } uutta viestiä
    }
count-photo = { $count ->
    [one] { $count } kuva
   *[other] { $count } kuvaa
}
    .none = ei kuvia
    .empty = ei vielä kuvia
    .new = { $count ->
        [one] { $count } uusi kuva
       *[other] { $count } uutta kuvaa
    }
count-task = { $count ->
    [one] { $count } tehtävä
   *[other] { $count } tehtävää
}
    .none = ei tehtäviä
    .empty = ei vielä tehtäviä
    .completed = { $count ->
        [one] { $count } valmis tehtävä
       *[other] { $count } valmista tehtävää
    }
    .overdue = { $count ->
        [one] { $count } myöhässä oleva tehtävä
       *[other] { $count } myöhässä olevaa tehtävää
    }
    .pending = { $count ->
        [one] { $count } odottava tehtävä
       *[other] { $count } odottavaa tehtävää
    }
count-notification = { $count ->
    [one] { $count } ilmoitus
   *[other] { $count } ilmoitusta
}
    .none = ei ilmoituksia
    .empty = ei vielä ilmoituksia
    .unread = { $count ->
        [one] { $count } lukematon ilmoitus
       *[other] { $count } lukematonta ilmoitusta
    }
    .new = { $count ->
        [one] { $count } uusi ilmoitus
       *[other] { $count } uutta ilmoitusta
    }
count-day = { $count ->
    [one] { $count } päivä
   *[other] { $count } päivää
}
    .none = ei päiviä
    .empty = ei vielä päiviä

## Around a count

# An adjective agrees in number: 3 kuvaa, aktiivisia; 1 kuva, aktiivinen.
count-state = { $counted }, { FORM(count-state-agreeing, $counted) }

# The state in the number of what is counted, whose $count is asked here.
count-state-agreeing = { $count ->
    [one] { $state }
   *[other] { FORM($state, case: "plural") }
}

more-than = yli { $value }

count-more-than = { $more }
