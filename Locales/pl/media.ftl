## Playback of a song, a video, or an episode

media-playing = odtwarzanie: { $title }
    .alone = odtwarzanie
media-paused = wstrzymano: { $title }
    .alone = wstrzymano
media-buffering = buforowanie: { $title }
    .alone = buforowanie

## The position within the item that plays

media-position = { $first } { media-whole }
media-whole = { HEAD($second) ->
    [stu] ze { FORM($second, case: "genitive") }
   *[other] z { FORM($second, case: "genitive") }
}
# The colon keeps the verb from agreeing with the span.
media-left = { $case ->
    [value] { $duration } do końca
   *[alone] pozostało: { $duration }
}
progress-chapter = rozdział { $completed } { from-total }
    .alone = rozdział { $completed }
progress-track = utwór { $completed } { from-total }
    .alone = utwór { $completed }

## Speed and volume of playback

# "Prędkość razy 1,5" is heard as a multiplication.
media-speed = { $value ->
    [1] normalna prędkość
   *[other] prędkość odtwarzania { $value }
}
media-volume = głośność { $progress }
media-volume-muted = głośność { $progress }, wyciszono

## The ends of a slider

# same
slider-minimum = minimum
slider-maximum = maksimum
slider-center = środek
