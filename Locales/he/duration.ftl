duration-unavailable = משך הזמן לא זמין

## Spans that make one together, without the word for one: שעה ו-30 דקות

duration-two = { HEAD($second) ->
    [hebrew] { FORM($first, case: "joined") } ו{ FORM($second, case: "joined") }
   *[other] { FORM($first, case: "joined") } ו-{ FORM($second, case: "joined") }
}

duration-middle = { FORM($first, case: "joined") }, { FORM($second, case: "joined") }

duration-end = { duration-two }
