## Where an amount begins or ends. "bis zu", "ab" and "zwischen" take the dative: bis zu einer Stunde, ab 3 Tagen

bound-at-least = mindestens { $amount }

bound-up-to = bis zu { FORM($amount, case: "dative") }

bound-more-than = mehr als { $amount }

bound-less-than = weniger als { $amount }

bound-about = etwa { $amount }

# "gegen" is said of a time of day only, which is known by its "um": gegen 20 Uhr, etwa 50 Euro, etwa am dritten November
bound-around = { HEAD(bound-around-at) ->
    [um] gegen { $amount }
   *[other] etwa { FORM($amount, case: "on") }
}
bound-around-at = { FORM($amount, case: "at") }
-head-um = um

bound-from = ab { FORM($amount, case: "dative") }

bound-between = zwischen { FORM($from, case: "dative") } und { FORM($to, case: "dative") }

bound-nearly = fast { $amount }

range-shared = { $amount }
