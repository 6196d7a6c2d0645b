ratio = { $first } अनुपात { $second }

score = { $first } के मुकाबले { $second }

dimensions = { $first } गुणा { $second }

## Fractions. Halves and quarters have names of their own: डेढ़ is one and a half, ढाई two and a half, साढ़े a half more.
## Wholes before digits take the सही of mixed numbers: 2 सही 3 बटा 8; और is also "plus", and (2 + 3) / 8 is heard.

fraction = { $denominator ->
    [2] { $case ->
        [oblique] आधे
       *[direct] आधा
    }
    [3] { fraction-parts } तिहाई
    [4] { fraction-parts } चौथाई
   *[other] { $numerator } बटा { $denominator }
}

fraction-parts = { $numerator ->
    [1] एक
    [2] दो
   *[3] तीन
}

fraction-mixed = { $denominator ->
    [2] { fraction-mixed-half }
    [3] { $count } और { fraction }
    [4] { $numerator ->
        [1] { fraction-mixed-quarter }
       *[other] { $count } और { fraction }
    }
   *[other] { $count } सही { fraction }
}
# Before a hundred the words would halve the hundred: साढ़े 300 is 350.
fraction-mixed-half = { $count ->
    [1] डेढ़
    [2] ढाई
    [100] { $count } और { fraction }
    [200] { $count } और { fraction }
    [300] { $count } और { fraction }
    [400] { $count } और { fraction }
    [500] { $count } और { fraction }
    [1000] { $count } और { fraction }
   *[other] साढ़े { $count }
}
fraction-mixed-quarter = { $count ->
    [1] सवा
    [100] { $count } और { fraction }
    [200] { $count } और { fraction }
    [300] { $count } और { fraction }
    [400] { $count } और { fraction }
    [500] { $count } और { fraction }
    [1000] { $count } और { fraction }
   *[other] सवा { $count }
}

# डेढ़ गोली, ढाई गोलियां, 2 और तीन चौथाई गोलियां
fraction-counted = { fraction-mixed } { $noun }

# आधी गोली, तीन चौथाई गोली; before a postposition आधे संदेश तक, which fraction chooses
fraction-part = { $denominator ->
    [2] { $gender ->
        [feminine] आधी { $noun }
       *[masculine] { fraction } { $noun }
    }
   *[other] { fraction } { $noun }
}
