## Limits and estimates of an amount. Before a suffix stands the oblique. An age has its label in front, which it leaves
## out where $case is "bounded": લગભગ 5 વર્ષની ઉંમર

-head-age = ઉંમર

# What is counted, or so much of a unit, has a gender: ઓછામાં ઓછી 3 ગોળીઓ
bound-at-least = { HEAD($amount) ->
    [age] ઓછામાં ઓછી { FORM($amount, case: "bounded") }
    [rate] { bound-period } ઓછામાં ઓછા { bound-amount }
    [one] { TRAIT($amount, "gender") ->
        [masculine] ઓછામાં ઓછો { $amount }
        [feminine] ઓછામાં ઓછી { $amount }
       *[neuter] ઓછામાં ઓછું { $amount }
    }
   *[other] { TRAIT($amount, "gender") ->
        [feminine] ઓછામાં ઓછી { $amount }
        [neuter] ઓછામાં ઓછાં { $amount }
       *[masculine] ઓછામાં ઓછા { $amount }
    }
}
-head-one = 1 !1.

# દરરોજ લગભગ 15 યુરો, see measure-per.
bound-period = { FORM($amount, case: "period") }
bound-amount = { FORM($amount, case: "bounded") }
-head-rate = દર દરરોજ

bound-up-to = { HEAD($amount) ->
    [age] વધુમાં વધુ { bound-amount }
    [rate] { bound-period } વધુમાં વધુ { bound-amount }
   *[other] વધુમાં વધુ { $amount }
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
    [age] લગભગ { bound-amount }
    [rate] { bound-period } લગભગ { bound-amount }
   *[other] લગભગ { $amount }
}

bound-around = { HEAD($amount) ->
    [age] આશરે { bound-amount }
    [rate] { bound-period } આશરે { bound-amount }
   *[other] આશરે { $amount }
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
