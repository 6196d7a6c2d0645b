## Limits and estimates of an amount. The genitive comes after "do", "od", "oko" and "između". "Najmanje", "otprilike" and
## "gotovo" leave the case as it is

# $case "amount" is of an age without its "dob": najmanje 18 godina.
bound-amount = { $case ->
    [accusative] { $amount }
    [genitive] { $amount }
    [ago] { $amount }
   *[nominative] { FORM($amount, case: "amount") }
}

bound-at-least = najmanje { bound-amount }

# Before a range, which begins with "od", no other preposition can stand: najviše od 2 do 4 doze.
bound-up-to = { HEAD($amount) ->
    [from] najviše { $amount }
   *[other] do { FORM($amount, case: "genitive") }
}
-head-from = od

bound-more-than = { HEAD($amount) ->
    [from] više nego { $amount }
   *[other] više od { FORM($amount, case: "genitive") }
}

bound-less-than = { HEAD($amount) ->
    [from] manje nego { $amount }
   *[other] manje od { FORM($amount, case: "genitive") }
}

bound-about = { TRAIT($amount, "moment") ->
    [yes] otprilike { FORM($amount, case: "at") }
   *[no] otprilike { bound-amount }
}

bound-around = otprilike { FORM($amount, case: "at") }

bound-from = { HEAD($amount) ->
    [from] { $amount }
   *[other] od { FORM($amount, case: "genitive") }
}

bound-between = između { FORM(bound-between-from, case: "genitive") } i { bound-between-end }
bound-between-end = { HEAD($from) ->
    [minus] { end-below-between }
   *[other] { FORM($to, case: "genitive") }
}
end-below-between = { HEAD($to) ->
    [unsigned] { FORM($to, case: "genitive") }
   *[signed] plus { FORM($to, case: "genitive") }
}
# A number alone is of what the other end names: između jedne i dvije knjige.
bound-between-from = { $from ->
    [one] { FORM(bound-between-one, $to) }
    [few] { FORM(bound-between-few, $to) }
   *[other] { $from }
}
bound-between-one = { NUMBER($from, style: "items", case: "genitive") }
bound-between-few = { NUMBER($from, style: "span") }

bound-nearly = gotovo { bound-amount }

# od 10 do 20 posto
range-shared = { $amount }
