-head-age = ਉਮਰ
bound-at-least = { HEAD($amount) ->
    [age] ਘੱਟੋ-ਘੱਟ { FORM($amount, case: "bounded") }
   *[other] ਘੱਟੋ-ਘੱਟ { $amount }
}
bound-up-to = { $case ->
    [inside] { bound-up-to-limit }
   *[direct] { bound-up-to-alone }
}
bound-up-to-alone = { TRAIT($amount, "gender") ->
    [masculine] ਵੱਧ ਤੋਂ ਵੱਧ { $amount }
    [feminine] ਵੱਧ ਤੋਂ ਵੱਧ { $amount }
   *[none] { bound-up-to-limit }
}
bound-up-to-limit = { bound-oblique } ਤੱਕ
bound-more-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") } ਤੋਂ ਵੱਧ ਉਮਰ
   *[other] { bound-oblique } ਤੋਂ ਵੱਧ
}
bound-less-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") } ਤੋਂ ਘੱਟ ਉਮਰ
   *[other] { bound-oblique } ਤੋਂ ਘੱਟ
}
bound-about = { HEAD($amount) ->
    [age] ਲਗਭਗ { FORM($amount, case: "bounded") }
   *[other] ਲਗਭਗ { $amount }
}
bound-around = { TRAIT($amount, "gender") ->
    [masculine] ਕਰੀਬ { $amount }
    [feminine] ਕਰੀਬ { $amount }
   *[none] { bound-oblique } ਦੇ ਕਰੀਬ
}
bound-from = { bound-oblique } ਤੋਂ ਸ਼ੁਰੂ
bound-between = { FORM($from, case: "oblique") } ਤੋਂ { range-to-oblique } ਦੇ ਵਿਚਕਾਰ
bound-nearly = { bound-about }
bound-oblique = { HEAD(FORM($amount, case: "direct")) ->
    [age] { bound-oblique-age }
   *[other] { FORM($amount, case: "oblique") }
}
bound-oblique-age = { $case ->
    [inner] { FORM($amount, case: "unlabeled") }
   *[direct] { FORM($amount, case: "oblique") }
}
range-shared = { $amount }
