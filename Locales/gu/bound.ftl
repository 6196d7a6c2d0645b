## Limits and estimates of an amount. Before a suffix stands the oblique. An age has its label in front, which it leaves
## out where $case is "bounded": લગભગ 5 વર્ષની ઉંમર

-head-age = ઉંમર

# What is counted, or so much of a unit, has a gender: ઓછામાં ઓછી 3 ગોળીઓ
bound-at-least = { HEAD($amount) ->
    [age] ઓછામાં ઓછી { FORM($amount, case: "bounded") }
    [one] { TRAIT($amount, "gender") ->
        [masculine] ઓછામાં ઓછો { bound-amount }
        [feminine] ઓછામાં ઓછી { bound-amount }
       *[neuter] ઓછામાં ઓછું { bound-amount }
    }
   *[other] { TRAIT($amount, "gender") ->
        [feminine] ઓછામાં ઓછી { bound-amount }
        [neuter] ઓછામાં ઓછાં { bound-amount }
       *[masculine] ઓછામાં ઓછા { bound-amount }
    }
}
-head-one = 1 !1.

# લગભગ 15 યુરો દરરોજ, see measure-per.
bound-amount = { $case ->
    [oblique] { $amount }
   *[direct] { HEAD($amount) ->
        [rate] { FORM($amount, case: "bounded") }
       *[other] { $amount }
    }
}
-head-rate = દર દરરોજ

bound-up-to = { HEAD($amount) ->
    [age] વધુમાં વધુ { FORM($amount, case: "bounded") }
   *[other] વધુમાં વધુ { bound-amount }
}

# For example: 5 વર્ષથી વધુ ઉંમર; બિલાડીની ઉંમર: 5 વર્ષથી વધુ
bound-more-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") }થી વધુ ઉંમર
   *[other] { bound-oblique }થી વધુ
}

bound-less-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") }થી ઓછી ઉંમર
   *[other] { bound-less }
}

bound-less = { TRAIT($amount, "gender") ->
    [masculine] { bound-oblique }થી ઓછા
    [feminine] { bound-oblique }થી ઓછી
    [neuter] { bound-oblique }થી ઓછાં
   *[none] { bound-oblique }થી ઓછું
}

bound-about = { HEAD($amount) ->
    [age] લગભગ { FORM($amount, case: "bounded") }
   *[other] લગભગ { bound-amount }
}

bound-around = { HEAD($amount) ->
    [age] આશરે { FORM($amount, case: "bounded") }
   *[other] આશરે { bound-amount }
}

bound-from = { bound-oblique }થી શરૂ

bound-between = { FORM($from, case: "oblique") }થી { range-to-oblique }ની વચ્ચે

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
