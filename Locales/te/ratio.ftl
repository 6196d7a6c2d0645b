ratio = { $first }కి { $second } నిష్పత్తి

# With a pause alone, 3, 2 would be heard as two numbers.
score = { $first } టు { $second }

dimensions = { $first } బై { $second }

## Fractions: సగం, పావు and ముప్పావు; అర before a noun; న్నర in words after a whole

fraction = { $denominator ->
    [2] సగం
    [3] { $numerator ->
        [1] మూడింట ఒక వంతు
       *[other] మూడింట { $numerator } వంతులు
    }
    [4] { $numerator ->
        [1] పావు
        [2] సగం
       *[other] ముప్పావు
    }
   *[other] { $numerator } బై { $denominator }
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
   *[other] { $count } మరియు { fraction }
}
fraction-mixed-half = { $count ->
    [1] ఒకటిన్నర
    [2] రెండున్నర
    [3] మూడున్నర
    [4] నాలుగున్నర
    [5] ఐదున్నర
    [6] ఆరున్నర
    [7] ఏడున్నర
    [8] ఎనిమిదిన్నర
    [9] తొమ్మిదిన్నర
    [10] పదిన్నర
    [11] పదకొండున్నర
    [12] పన్నెండున్నర
   *[other] { $count } మరియు సగం
}

# ఒకటిన్నర టాబ్లెట్లు
fraction-counted = { $denominator ->
    [3] { $numerator ->
        [1] { fraction-mixed } { $noun }
       *[other] { $count } మరియు మూడింట { $numerator } వంతుల { $noun }
    }
   *[other] { fraction-mixed } { $noun }
}

fraction-part = { $denominator ->
    [2] అర { $noun }
    [3] { $numerator ->
        [1] మూడింట ఒక వంతు { $noun }
       *[other] మూడింట { $numerator } వంతుల { $noun }
    }
   *[other] { fraction } { $noun }
}
