## Limits and estimates of an amount. पेक्षा and पर्यंत ask for the stem, and stand apart after digits alone: 1 तासापेक्षा
## कमी, 5 पेक्षा कमी. An age has its label in front, which it leaves out where $case is "bounded": सुमारे 5 वर्षे वय

-head-age = वय
-head-every = दर प्रति

bound-at-least = किमान { bound-amount }

bound-up-to = कमाल { bound-amount }

# For example: 5 वर्षांपेक्षा जास्त वय; मांजराचे वय: 5 वर्षांपेक्षा जास्त
bound-more-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") }पेक्षा जास्त वय
   *[other] { bound-than } जास्त
}

bound-less-than = { HEAD($amount) ->
    [age] { FORM($amount, case: "unlabeled") }पेक्षा कमी वय
   *[other] { bound-than } कमी
}

bound-about = सुमारे { bound-amount }

bound-around = साधारण { bound-amount }

bound-from = { TAIL($amount) ->
    [digit] { $amount } पासून पुढे
   *[word] { bound-stem }पासून पुढे
}

bound-between = { $from } ते { range-to } दरम्यान

bound-nearly = जवळपास { bound-amount }

# For example: सुमारे 45 मिनिटे दररोज
bound-amount = { HEAD($amount) ->
    [age] { FORM($amount, case: "bounded") }
    [every] { FORM($amount, case: "bounded") }
   *[other] { $amount }
}

# After a name that tells that it is an age ($case "inner"), only how much.
bound-than = { TAIL($amount) ->
    [digit] { $amount } पेक्षा
   *[word] { bound-stem }पेक्षा
}
bound-stem = { HEAD(FORM($amount, case: "direct")) ->
    [age] { FORM($amount, case: "unlabeled") }
   *[other] { FORM($amount, case: "oblique") }
}

# The end of a range after its beginning: उणे 5 ते अधिक 22
range-to = { HEAD($from) ->
    [below-zero] { range-above }
   *[other] { $to }
}

range-shared = { $amount }
