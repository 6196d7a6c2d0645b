## Sentences of a label

label-sentences = { $first }। { $second }

label-marked = { $first } { $second }
label-numbered = { $first }। { $second }

# $case "label": a state that names a field (see state.ftl); "inner": a value whose own label the name stands for. Where
# the name is of what is over or ahead, it tells which कल is meant (see date.ftl): ली गई: कल रात 8 बजे
label-field = { HEAD($name) ->
    [over] { label-field-over }
    [ahead] { FORM($name, case: "label") }: { FORM($value, case: "inner", gender: "ahead") }
   *[other] { TAIL($name) ->
        [over] { label-field-over }
       *[other] { FORM($name, case: "label") }: { FORM($value, case: "inner") }
    }
}
label-field-over = { FORM($name, case: "label") }: { FORM($value, case: "inner", gender: "over") }
-head-over = पिछला पिछली पिछले
-head-ahead = अगला अगली अगले
-tail-over = गया गई गए हुआ हुई हुए

label-category = श्रेणी

label-creator = { $who } द्वारा बनाया गया
