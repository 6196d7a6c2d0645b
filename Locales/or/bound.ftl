## Limits and estimates. An age has its word in them last, which "aged" leaves out: 18 ବର୍ଷରୁ ଅଧିକ ବୟସ

bound-at-least = ଅତିକମରେ { FORM($amount, case: "inside") }

bound-up-to = ସର୍ବାଧିକ { FORM($amount, case: "inside") }

bound-more-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "aged") }ରୁ ଅଧିକ ବୟସ
   *[other] { FORM($amount, case: "ending") }ରୁ ଅଧିକ
}

bound-less-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "aged") }ରୁ କମ ବୟସ
   *[other] { FORM($amount, case: "ending") }ରୁ କମ
}
-head-age = ବୟସ

bound-about = ପ୍ରାୟ { FORM($amount, case: "inside") }

# Of times and days: ରାତି 8ଟା ପାଖାପାଖି.
bound-around = { HEAD($amount) ->
    [clock] { FORM($amount, case: "bare") } ପାଖାପାଖି
   *[other] ପାଖାପାଖି { FORM($amount, case: "inside") }
}
-head-clock = ଭୋର ସକାଳ ଦିନ ଅପରାହ୍ନ ସନ୍ଧ୍ୟା ରାତି ଆଜି ଗତ ଆସନ୍ତା ଆଗାମୀ

bound-from = { HEAD($amount) ->
    [age] { FORM($amount, case: "aged") } ବୟସରୁ ଆରମ୍ଭ
   *[other] { FORM($amount, case: "ending") }ରୁ ଆରମ୍ଭ
}

bound-between = { HEAD($to) ->
    [age] { FORM($from, case: "aged") }ରୁ { FORM($to, case: "aged") } ବୟସ ମଧ୍ୟରେ
   *[other] { HEAD($from) ->
        [below-zero] { bound-between-signed } ମଧ୍ୟରେ
       *[other] { FORM($from, case: "ending") }ରୁ { FORM($to, case: "inside") } ମଧ୍ୟରେ
    }
}
bound-between-signed = { HEAD($to) ->
    [unsigned] { $from }ରୁ { FORM($to, case: "inside") }
   *[signed] { $from }ରୁ ପ୍ଲସ { FORM($to, case: "inside") }
}

bound-nearly = { bound-about }

range-shared = { $amount }
