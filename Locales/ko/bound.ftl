## Limits and estimates of an amount. The limits come after it, and fit every amount: 18년 이상, 메시지 3개 초과. A moment has
## words of its own: 오후 3시 이후.
##
## $case "bare": the amount without the limit, for verbs that depend on it (see change.ftl).
## $case "by": before 증가 and 더 많음.

bound-at-least = { $case ->
    [bare] { $amount }
   *[plain] { TRAIT($amount, "clock") ->
        [yes] { $amount } 이후
       *[amount] { $amount } 이상
    }
}

# 메시지 최대 4개: the word stands at the number.
bound-up-to = { $case ->
    [bare] { $amount }
   *[plain] { bound-most }
}
bound-most = { TRAIT($amount, "clock") ->
    [yes] { $amount }까지
   *[amount] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "most") }
       *[plain] 최대 { $amount }
    }
}

bound-more-than = { $case ->
    [bare] { $amount }
    [by] { $amount } 넘게
   *[plain] { TRAIT($amount, "clock") ->
        [yes] { $amount } 이후
       *[amount] { $amount } 초과
    }
}

bound-less-than = { $case ->
    [bare] { $amount }
   *[plain] { TRAIT($amount, "clock") ->
        [yes] { $amount } 이전
       *[amount] { $amount } 미만
    }
}

# Avoid 약, which is a medicine as well: 약 약 3가지.
bound-about = { $case ->
    [bare] { $amount }
   *[plain] { TRAIT($amount, "clock") ->
        [yes] { $amount }쯤
       *[amount] { bound-about-amount }
    }
}
bound-about-amount = { TAIL($amount) ->
    [moment] { $amount }쯤
   *[amount] { $amount } 정도
}
-tail-moment = 전 후 번째

bound-around = { $case ->
    [bare] { $amount }
   *[plain] { $amount }쯤
}

bound-from = { $case ->
    [bare] { $amount }
   *[plain] { $amount }부터
}

# 메시지 3개에서 5개 사이, 1,000원에서 1,500원 사이: the unit at both ends, or the first number is heard bare. If both ends share
# their unit, $from is a number alone.
bound-between = { TAIL($to) ->
    [figure] { range } 사이
    [power] { range } 사이
   *[thing] { bound-between-things }
}
bound-between-things = { TAIL($from) ->
    [figure] { bound-between-shared }
   *[thing] { range-amounts } 사이
}
bound-between-shared = { TAIL($to) ->
    [percent] { $from }퍼센트에서 { $to } 사이
   *[other] { TRAIT($to, "per") ->
        [yes] { FORM($to, case: "per") } { $from }에서 { FORM($to, case: "end") } 사이
       *[other] { FORM($to, $from, case: "plain") }에서 { FORM($to, case: "end") } 사이
    }
}
-tail-percent = 퍼센트

bound-nearly = { $case ->
    [bare] { $amount }
   *[plain] { HEAD(FORM($amount, case: "joint")) ->
        [joint] { FORM($amount, case: "nearly") }
       *[plain] 거의 { $amount }
    }
}

range-shared = { $amount }
