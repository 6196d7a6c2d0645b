label-sentences = { $first }। { $second }
label-marked = { $first } { $second }
label-numbered = { $first }। { $second }
label-field = { HEAD($name) ->
    [over] { label-field-over }
    [ahead] { FORM($name, case: "label") }: { FORM($value, case: "inner", gender: "ahead") }
   *[other] { TAIL($name) ->
        [over] { label-field-over }
       *[other] { FORM($name, case: "label") }: { FORM($value, case: "inner") }
    }
}
label-field-over = { FORM($name, case: "label") }: { FORM($value, case: "inner", gender: "over") }
-head-over = ਪਿਛਲਾ ਪਿਛਲੀ ਪਿਛਲੇ
-head-ahead = ਅਗਲਾ ਅਗਲੀ ਅਗਲੇ
-tail-over = ਲਈ ਗਿਆ ਗਈ ਗਏ ਗਈਆਂ ਹੋਇਆ ਹੋਈ ਹੋਏ ਹੋਈਆਂ
label-category = ਸ਼੍ਰੇਣੀ
label-creator = { $who } ਵੱਲੋਂ ਬਣਾਇਆ ਗਿਆ
