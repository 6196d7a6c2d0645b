## Where an amount begins or ends. מ and ל are written onto a Hebrew word, see list.ftl

bound-at-least = לפחות { $amount }
bound-up-to = עד { $amount }
bound-more-than = { HEAD($amount) ->
    [hebrew] יותר מ{ $amount }
   *[other] יותר מ־{ $amount }
}
bound-less-than = { HEAD($amount) ->
    [hebrew] פחות מ{ $amount }
   *[other] פחות מ־{ $amount }
}
bound-about = בערך { $amount }
bound-around = בסביבות { FORM($amount, case: "to") }
bound-from = { HEAD($amount) ->
    [hebrew] החל מ{ $amount }
   *[other] החל מ־{ $amount }
}
bound-between = { HEAD($to) ->
    [hebrew] בין { $from } ל{ $to }
   *[other] בין { $from } ל־{ $to }
}
bound-nearly = כמעט { $amount }
range-shared = { $amount }
