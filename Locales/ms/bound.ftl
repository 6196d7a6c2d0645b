## Limits and estimates. A time takes other words: paling awal pukul 8, selepas pukul 8

-head-moment = pukul tengah hari semalam esok isnin selasa rabu khamis jumaat sabtu ahad
bound-at-least = { HEAD($amount) ->
    [moment] paling awal { $amount }
   *[other] sekurang-kurangnya { $amount }
}
bound-up-to = { HEAD($amount) ->
    [moment] paling lewat { $amount }
   *[other] maksimum { $amount }
}
bound-more-than = { HEAD($amount) ->
    [moment] selepas { $amount }
   *[other] lebih daripada { $amount }
}
bound-less-than = { HEAD($amount) ->
    [moment] sebelum { $amount }
   *[other] kurang daripada { $amount }
}
bound-about = kira-kira { $amount }
bound-around = sekitar { $amount }
bound-from = { HEAD($amount) ->
    [moment] mulai { $amount }
   *[other] bermula dari { $amount }
}
bound-between = { HEAD($from) ->
    [minus] antara { $from } dan { range.end }
   *[other] antara { $from } dan { $to }
}
bound-nearly = hampir { $amount }

range-shared = { $amount }
