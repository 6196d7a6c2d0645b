## Durations: "in" before the last unit, all in the same case

duration-unavailable = trajanje ni na voljo

duration-two = { $first } in { $second }
    .joined = yes

duration-middle = { $first }, { $second }

duration-end = { $first } in { $second }
    .joined = yes
