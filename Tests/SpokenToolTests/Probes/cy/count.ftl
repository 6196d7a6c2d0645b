## Things that are counted. The categories are those of the numeral's mutation: two has the soft one, many (6) and a
## masculine few (3) the aspirate one, and a feminine one the soft one.

count-dose = { $count ->
    [zero] { numeral-masculine } dos
    [one] { numeral-masculine } dos
    [two] { numeral-masculine } ddos
    [few] { numeral-masculine } dos
    [many] { numeral-masculine } dos
   *[other] { numeral-masculine } dos
}
    .gender = masculine
    .none = dim dosiau
    .empty = dim dosiau eto
    .taken = { $count ->
        [zero] { numeral-masculine } dos a gymerwyd
        [one] { numeral-masculine } dos a gymerwyd
        [two] { numeral-masculine } ddos a gymerwyd
        [few] { numeral-masculine } dos a gymerwyd
        [many] { numeral-masculine } dos a gymerwyd
       *[other] { numeral-masculine } dos a gymerwyd
    }
    .missed = { $count ->
        [zero] { numeral-masculine } dos a gollwyd
        [one] { numeral-masculine } dos a gollwyd
        [two] { numeral-masculine } ddos a gollwyd
        [few] { numeral-masculine } dos a gollwyd
        [many] { numeral-masculine } dos a gollwyd
       *[other] { numeral-masculine } dos a gollwyd
    }
    .skipped = { $count ->
        [zero] { numeral-masculine } dos a hepgorwyd
        [one] { numeral-masculine } dos a hepgorwyd
        [two] { numeral-masculine } ddos a hepgorwyd
        [few] { numeral-masculine } dos a hepgorwyd
        [many] { numeral-masculine } dos a hepgorwyd
       *[other] { numeral-masculine } dos a hepgorwyd
    }
    .pending = { $count ->
        [zero] { numeral-masculine } dos yn aros
        [one] { numeral-masculine } dos yn aros
        [two] { numeral-masculine } ddos yn aros
        [few] { numeral-masculine } dos yn aros
        [many] { numeral-masculine } dos yn aros
       *[other] { numeral-masculine } dos yn aros
    }
# same for every number
count-message = { $count ->
    [zero] { numeral-feminine } neges
    [one] { numeral-feminine } neges
    [two] { numeral-feminine } neges
    [few] { numeral-feminine } neges
    [many] { numeral-feminine } neges
   *[other] { numeral-feminine } neges
}
    .gender = feminine
    .none = dim negeseuon
    .empty = dim negeseuon eto
    .unread = { $count ->
        [zero] { numeral-feminine } neges heb eu darllen
        [one] { numeral-feminine } neges heb ei darllen
        [two] { numeral-feminine } neges heb eu darllen
        [few] { numeral-feminine } neges heb eu darllen
        [many] { numeral-feminine } neges heb eu darllen
       *[other] { numeral-feminine } neges heb eu darllen
    }
    .new = { $count ->
        [zero] { numeral-feminine } neges newydd
        [one] { numeral-feminine } neges newydd
        [two] { numeral-feminine } neges newydd
        [few] { numeral-feminine } neges newydd
        [many] { numeral-feminine } neges newydd
       *[other] { numeral-feminine } neges newydd
    }
count-photo = { $count ->
    [zero] { numeral-masculine } llun
    [one] { numeral-masculine } llun
    [two] { numeral-masculine } lun
    [few] { numeral-masculine } llun
    [many] { numeral-masculine } llun
   *[other] { numeral-masculine } llun
}
    .gender = masculine
    .none = dim lluniau
    .empty = dim lluniau eto
    .new = { $count ->
        [zero] { numeral-masculine } llun newydd
        [one] { numeral-masculine } llun newydd
        [two] { numeral-masculine } lun newydd
        [few] { numeral-masculine } llun newydd
        [many] { numeral-masculine } llun newydd
       *[other] { numeral-masculine } llun newydd
    }
count-task = { $count ->
    [zero] { numeral-feminine } tasg
    [one] { numeral-feminine } dasg
    [two] { numeral-feminine } dasg
    [few] { numeral-feminine } tasg
    [many] { numeral-feminine } thasg
   *[other] { numeral-feminine } tasg
}
    .gender = feminine
    .none = dim tasgau
    .empty = dim tasgau eto
    .completed = { $count ->
        [zero] { numeral-feminine } tasg a gwblhawyd
        [one] { numeral-feminine } dasg a gwblhawyd
        [two] { numeral-feminine } dasg a gwblhawyd
        [few] { numeral-feminine } tasg a gwblhawyd
        [many] { numeral-feminine } thasg a gwblhawyd
       *[other] { numeral-feminine } tasg a gwblhawyd
    }
    .overdue = { $count ->
        [zero] { numeral-feminine } tasg hwyr
        [one] { numeral-feminine } dasg hwyr
        [two] { numeral-feminine } dasg hwyr
        [few] { numeral-feminine } tasg hwyr
        [many] { numeral-feminine } thasg hwyr
       *[other] { numeral-feminine } tasg hwyr
    }
    .pending = { $count ->
        [zero] { numeral-feminine } tasg yn aros
        [one] { numeral-feminine } dasg yn aros
        [two] { numeral-feminine } dasg yn aros
        [few] { numeral-feminine } tasg yn aros
        [many] { numeral-feminine } thasg yn aros
       *[other] { numeral-feminine } tasg yn aros
    }
# same for every number
count-item = { $count ->
    [zero] { numeral-feminine } eitem
    [one] { numeral-feminine } eitem
    [two] { numeral-feminine } eitem
    [few] { numeral-feminine } eitem
    [many] { numeral-feminine } eitem
   *[other] { numeral-feminine } eitem
}
    .gender = feminine
    .none = dim eitemau
    .empty = dim eitemau eto
    .selected = { $count ->
        [zero] { numeral-feminine } eitem a ddewiswyd
        [one] { numeral-feminine } eitem a ddewiswyd
        [two] { numeral-feminine } eitem a ddewiswyd
        [few] { numeral-feminine } eitem a ddewiswyd
        [many] { numeral-feminine } eitem a ddewiswyd
       *[other] { numeral-feminine } eitem a ddewiswyd
    }
# same for every number
count-notification = { $count ->
    [zero] { numeral-masculine } hysbysiad
    [one] { numeral-masculine } hysbysiad
    [two] { numeral-masculine } hysbysiad
    [few] { numeral-masculine } hysbysiad
    [many] { numeral-masculine } hysbysiad
   *[other] { numeral-masculine } hysbysiad
}
    .gender = masculine
    .none = dim hysbysiadau
    .empty = dim hysbysiadau eto
    .unread = { $count ->
        [zero] { numeral-masculine } hysbysiad heb eu darllen
        [one] { numeral-masculine } hysbysiad heb ei ddarllen
        [two] { numeral-masculine } hysbysiad heb eu darllen
        [few] { numeral-masculine } hysbysiad heb eu darllen
        [many] { numeral-masculine } hysbysiad heb eu darllen
       *[other] { numeral-masculine } hysbysiad heb eu darllen
    }
    .new = { $count ->
        [zero] { numeral-masculine } hysbysiad newydd
        [one] { numeral-masculine } hysbysiad newydd
        [two] { numeral-masculine } hysbysiad newydd
        [few] { numeral-masculine } hysbysiad newydd
        [many] { numeral-masculine } hysbysiad newydd
       *[other] { numeral-masculine } hysbysiad newydd
    }
count-day = { $count ->
    [zero] { numeral-masculine } diwrnod
    [one] { numeral-masculine } diwrnod
    [two] { numeral-masculine } ddiwrnod
    [few] { numeral-masculine } diwrnod
    [many] { numeral-masculine } diwrnod
   *[other] { numeral-masculine } diwrnod
}
    .gender = masculine
    .none = dim diwrnodau
    .empty = dim diwrnodau eto
count-page = { $count ->
    [zero] { numeral-feminine } tudalen
    [one] { numeral-feminine } dudalen
    [two] { numeral-feminine } dudalen
    [few] { numeral-feminine } tudalen
    [many] { numeral-feminine } thudalen
   *[other] { numeral-feminine } tudalen
}
    .gender = feminine
    .none = dim tudalennau
    .empty = dim tudalennau eto

## Around a count

# Tair neges, wedi’u colli; un neges, wedi’i cholli
count-state = { $counted }, { FORM(count-state-agreeing, $counted) }

# The state in the number and gender of what is counted, whose $count is asked here.
count-state-agreeing = { $count ->
    [zero] { FORM($state, gender: "plural") }
    [one] { $state }
    [two] { FORM($state, gender: "plural") }
    [few] { FORM($state, gender: "plural") }
    [many] { FORM($state, gender: "plural") }
   *[other] { FORM($state, gender: "plural") }
}

# mwy na 99; mwy nag 11
more-than = { HEAD($value) ->
    [vowel] mwy nag { $value }
   *[other] mwy na { $value }
}

count-more-than = { $more }
