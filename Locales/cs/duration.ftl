## Durations: accusative after "za", instrumental after "před" (see calendar.ftl and relative.ftl)

duration-unavailable = doba trvání není k dispozici

duration-two = { $first } a { $second }
    .joined = yes

duration-middle = { $first }, { $second }

duration-end = { $first } a { $second }
    .joined = yes
