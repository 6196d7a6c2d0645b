# English in Australia says "nil" for a side without points, and "all" if both sides have the same number of points, such
# as "2 nil", "nil all", and "1 all". "All" is only used up to 5 points, because higher scores occur in other games.
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
