## Spans of time; see noun.ftl

duration-unavailable = משך הזמן אינו זמין

## Spans that make one together; see list.ftl

duration-two = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}

duration-middle = { $first }, { $second }

duration-end = { HEAD($second) ->
    [hebrew] { $first } ו{ $second }
   *[other] { $first } ו־{ $second }
}
