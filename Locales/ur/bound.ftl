## Limits and estimates of an amount. Before a postposition stands the oblique: 1 گھنٹے سے کم. An age has its label in front,
## which it leaves out where $case is "bounded": تقریباً 5 سال کی عمر

-head-age = عمر

bound-at-least = { HEAD($amount) ->
    [age] کم از کم { FORM($amount, case: "bounded") }
   *[other] کم از کم { $amount }
}

# What is counted, or so much of a unit, has a gender. Without تک, which after a thing is "even the ticket". Where زیادہ or
# کم follows ($case "inside", see change.ftl), one more would be too many.
bound-up-to = { $case ->
    [inside] { bound-up-to-limit }
   *[direct] { bound-up-to-alone }
}
bound-up-to-alone = { TRAIT($amount, "gender") ->
    [masculine] زیادہ سے زیادہ { $amount }
    [feminine] زیادہ سے زیادہ { $amount }
   *[none] { bound-up-to-limit }
}
bound-up-to-limit = { bound-oblique } تک

bound-more-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") } سے زیادہ عمر
   *[other] { bound-oblique } سے زیادہ
}

bound-less-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") } سے کم عمر
   *[other] { bound-oblique } سے کم
}

bound-about = { HEAD($amount) ->
    [age] تقریباً { FORM($amount, case: "bounded") }
   *[other] تقریباً { $amount }
}

# After people and things کے قریب is "beside them"
bound-around = { TRAIT($amount, "gender") ->
    [masculine] قریب قریب { $amount }
    [feminine] قریب قریب { $amount }
   *[none] { bound-oblique } کے قریب
}

bound-from = { bound-oblique } سے شروع

bound-between = { FORM($from, case: "oblique") } سے { range-to-oblique } کے درمیان

bound-nearly = { bound-about }

# After a name that tells that it is an age ($case "inner"), only how much.
bound-oblique = { HEAD(FORM($amount, case: "direct")) ->
    [age] { bound-oblique-age }
   *[other] { FORM($amount, case: "oblique") }
}
bound-oblique-age = { $case ->
    [inner] { FORM($amount, case: "unlabeled") }
   *[direct] { FORM($amount, case: "oblique") }
}

range-shared = { $amount }
