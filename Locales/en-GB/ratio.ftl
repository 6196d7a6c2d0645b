# No points are nil, and as many on both sides are all: 2 nil, nil all, 1 all. A game with a nil has few points.
score = { $first ->
    [0] { $second ->
        [0] nil all
       *[other] nil { $second }
    }
    [1] { $second ->
        [0] { $first } nil
        [1] { $first } all
       *[other] { $first } to { $second }
    }
    [2] { $second ->
        [0] { $first } nil
        [2] { $first } all
       *[other] { $first } to { $second }
    }
    [3] { $second ->
        [0] { $first } nil
        [3] { $first } all
       *[other] { $first } to { $second }
    }
    [4] { $second ->
        [0] { $first } nil
        [4] { $first } all
       *[other] { $first } to { $second }
    }
    [5] { $second ->
        [0] { $first } nil
        [5] { $first } all
       *[other] { $first } to { $second }
    }
   *[other] { $second ->
        [0] { $first } nil
       *[other] { $first } to { $second }
    }
}
