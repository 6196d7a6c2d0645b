## Limits and estimates of an amount, a time, or a day

# ít nhất 3 tin nhắn, but sớm nhất là 20 giờ, thấp nhất 5 độ C.
bound-at-least = { TRAIT($amount, "moment") ->
    [yes] sớm nhất là { $amount }
   *[other] { TRAIT($amount, "level") ->
        [yes] thấp nhất { $amount }
       *[other] ít nhất { $amount }
    }
}

bound-up-to = { TRAIT($amount, "moment") ->
    [yes] muộn nhất là { $amount }
   *[other] { TRAIT($amount, "level") ->
        [yes] cao nhất { $amount }
       *[other] tối đa { $amount }
    }
}

# trên âm 5 độ C, sau 20 giờ
bound-more-than = { TRAIT($amount, "moment") ->
    [yes] sau { $amount }
   *[other] { TRAIT($amount, "level") ->
        [yes] trên { $amount }
       *[other] hơn { $amount }
    }
}

bound-less-than = { TRAIT($amount, "moment") ->
    [yes] trước { $amount }
   *[other] dưới { $amount }
}

bound-about = khoảng { $amount }

bound-around = vào khoảng { $amount }

bound-from = từ { $amount }

bound-between = { HEAD($from) ->
    [minus] từ { $from } đến { range.end }
   *[other] từ { $from } đến { $to }
}

# gần 3.000 đồng, but gần như đã đầy: of a state.
bound-nearly = { HEAD($amount) ->
    [number] gần { $amount }
   *[state] gần như { $amount }
}
-head-number = 0* 1* 2* 3* 4* 5* 6* 7* 8* 9* âm

range-shared = { $amount }
