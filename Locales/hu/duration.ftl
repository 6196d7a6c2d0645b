## Durations: 1 óra 30 perc, with nothing between the units. Only the last has the suffix: 1 óra 30 perccel

duration-unavailable = az időtartam nem ismert

duration-two = { FORM($first, case: "since") } { $second }

duration-middle = { FORM($first, case: "since") } { $second }

duration-end = { FORM($first, case: "since") } { $second }
