ratio = నిష్పత్తి { $first } ఈజ్ టు { $second }

# Without the word, 3, 2 would be heard as two numbers.
score = స్కోరు { $first }, { $second }

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
# 100 with the ending would be 150.
fraction-mixed-half = { TAIL(NUMBER($count, style: "words")) ->
    [round] { $count } మరియు సగం
   *[other] { NUMBER($count, style: "words") }న్నర
}
-tail-round = వంద వందలు వెయ్యి వేలు లక్ష లక్షలు కోటి కోట్లు

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
