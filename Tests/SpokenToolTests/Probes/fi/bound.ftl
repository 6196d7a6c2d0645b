## Where an amount begins or ends. A single unit stands in the accusative: yli tunnin, alle minuutin, noin tunnin

bound-at-least = vähintään { $amount }
bound-up-to = enintään { $amount }
bound-more-than = yli { FORM($amount, case: "accusative") }
bound-less-than = alle { FORM($amount, case: "accusative") }
bound-about = noin { $amount }
# same as bound-about
bound-around = noin { $amount }
bound-from = alkaen { $amount }
# "2:n ja 4:n välillä" would ask for the genitive of a number in digits, see "range".
bound-between = vähintään { $from } ja enintään { $to }
bound-nearly = melkein { $amount }
range-shared = { $amount }
