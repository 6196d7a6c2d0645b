## Durations: accusative after "o" and "za", instrumental after "pred" (see calendar.ftl and relative.ftl)

duration-unavailable = trvanie nie je k dispozícii

duration-two = { $first } a { $second }
    .joined = yes

duration-middle = { $first }, { $second }

duration-end = { $first } a { $second }
    .joined = yes
