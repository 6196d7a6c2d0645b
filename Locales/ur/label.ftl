## Sentences of a label

label-sentences = { $first }۔ { $second }

label-marked = { $first } { $second }
label-numbered = { $first }۔ { $second }

# $case "label": a state that names a field (see state.ftl); "inner": a value whose own label the name stands for. Where the
# name is of what is over or ahead, it tells which کل it is (see date.ftl): لی گئی: کل رات 8 بجے
label-field = { HEAD($name) ->
    [over] { label-field-over }
    [ahead] { FORM($name, case: "label") }: { FORM($value, case: "inner", gender: "ahead") }
   *[other] { TAIL($name) ->
        [over] { label-field-over }
       *[other] { FORM($name, case: "label") }: { FORM($value, case: "inner") }
    }
}
label-field-over = { FORM($name, case: "label") }: { FORM($value, case: "inner", gender: "over") }
-head-over = پچھلا پچھلی پچھلے
-head-ahead = اگلا اگلی اگلے
-tail-over = گیا گئی گئے ہوا ہوئی ہوئے

label-category = زمرہ

label-creator = { $who } نے بنایا
