# No points are nil: 2 nil, nil all.
score = { $first ->
    [0] { $second ->
        [0] nil all
       *[other] nil { $second }
    }
   *[other] { $second ->
        [0] { $first } nil
       *[other] { $first } to { $second }
    }
}
