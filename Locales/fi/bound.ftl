## Limits and estimates of an amount

# Alone, the amount has the case "bounded": yli tunti, yli puolet. Another case passes: yli tunnin myöhässä.
bound-amount = { $case ->
    [genitive] { $amount }
    [accusative] { $amount }
    [inner] { $amount }
   *[bare] { FORM($amount, case: "bounded") }
}

bound-at-least = vähintään { bound-amount }

# kello kuuteentoista asti, tiistaihin asti: "enintään" is for amounts only.
bound-up-to = { HEAD($amount) ->
    [calendar] { FORM($amount, case: "to") } asti
   *[other] enintään { bound-amount }
}
-head-calendar =
    kello keskipäivä keskiyö aamulla aamupäivällä iltapäivällä illalla yöllä tänään eilen huomenna toissapäivänä viime
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai ensimmäinen toinen kolmas neljäs viides kuudes
    seitsemäs kahdes yhdes yhdeksäs kymmenes

bound-more-than = yli { bound-amount }

bound-less-than = alle { bound-amount }

bound-about = noin { bound-amount }

bound-around = noin { FORM($amount, case: "on") }

# alkaen 20 dollaria, tiistaista alkaen
bound-from = { HEAD($amount) ->
    [calendar] { FORM($amount, case: "from") } alkaen
   *[other] alkaen { $amount }
}

# "Välillä" would need a genitive, which decimals and long numbers don't have.
bound-between = { HEAD($from) ->
    [calendar] aikaisintaan { FORM($from, case: "on") } ja viimeistään { FORM($to, case: "on") }
   *[other] vähintään { $from } ja enintään { measure-range-end }
}

bound-nearly = melkein { bound-amount }

## Ranges of percentages

range-shared = { $amount }
