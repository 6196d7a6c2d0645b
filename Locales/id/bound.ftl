## Limits and estimates. A time takes other words: paling awal pukul 8, setelah pukul 8

-head-moment = pukul tengah hari kemarin besok senin selasa rabu kamis jumat sabtu
bound-at-least = { HEAD($amount) ->
    [moment] paling awal { $amount }
   *[other] minimal { $amount }
}
bound-up-to = { HEAD($amount) ->
    [moment] paling lambat { $amount }
   *[other] maksimal { $amount }
}
bound-more-than = { HEAD($amount) ->
    [moment] setelah { $amount }
   *[other] lebih dari { $amount }
}
bound-less-than = { HEAD($amount) ->
    [moment] sebelum { $amount }
   *[other] kurang dari { $amount }
}
bound-about = sekitar { $amount }
# same as bound-about
bound-around = sekitar { $amount }
bound-from = mulai { $amount }
bound-between = { HEAD($from) ->
    [minus] antara { $from } dan { range.end }
   *[other] antara { $from } dan { $to }
}
bound-nearly = hampir { $amount }

range-shared = { $amount }
