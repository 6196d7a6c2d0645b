## Where an amount begins or ends. Before a postposition stands the oblique: 1 घंटे से कम. An age has its label in front,
## which it leaves out where $case is "bounded": लगभग 5 साल की उम्र

-head-age = उम्र

bound-at-least = { HEAD($amount) ->
    [age] कम से कम { FORM($amount, case: "bounded") }
   *[other] कम से कम { $amount }
}

# What is counted, or so much of a unit, has a gender. Without तक, which behind a thing is "even the ticket": 1 टिकट तक.
# Where ज़्यादा or कम follows ($case "inside", see change.ftl), one more would be too many.
bound-up-to = { $case ->
    [inside] { bound-up-to-limit }
   *[direct] { bound-up-to-alone }
}
bound-up-to-alone = { TRAIT($amount, "gender") ->
    [masculine] ज़्यादा से ज़्यादा { $amount }
    [feminine] ज़्यादा से ज़्यादा { $amount }
   *[none] { bound-up-to-limit }
}
bound-up-to-limit = { FORM($amount, case: "oblique") } तक

# 5 साल से ज़्यादा उम्र
bound-more-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") } से ज़्यादा उम्र
   *[other] { FORM($amount, case: "oblique") } से ज़्यादा
}

bound-less-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") } से कम उम्र
   *[other] { FORM($amount, case: "oblique") } से कम
}

bound-about = { HEAD($amount) ->
    [age] लगभग { FORM($amount, case: "bounded") }
   *[other] लगभग { $amount }
}

# Behind people and things के करीब is "beside them": सदस्यों के करीब
bound-around = { TRAIT($amount, "gender") ->
    [masculine] करीब { $amount }
    [feminine] करीब { $amount }
   *[none] { FORM($amount, case: "oblique") } के करीब
}

bound-from = { FORM($amount, case: "oblique") } से शुरू

bound-between = { FORM($from, case: "oblique") } से { FORM($to, case: "oblique") } के बीच

bound-nearly = { bound-about }

range-shared = { $amount }
