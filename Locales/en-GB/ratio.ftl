# No points are nil: 2 nil, nil nil.
score = { $first ->
    [0] { $second ->
        [0] nil nil
       *[other] nil { $second }
    }
   *[other] { $second ->
        [0] { $first } nil
       *[other] { $first } to { $second }
    }
}
