## What plays

media-playing = odtwarzanie: { $title }
    .alone = odtwarzanie
media-paused = wstrzymano: { $title }
    .alone = wstrzymano
media-buffering = buforowanie: { $title }
    .alone = buforowanie

## Where in it one is

media-position = { $first } z { FORM($second, case: "genitive") }
# The colon keeps the verb from agreeing with the span.
media-left = { $case ->
    [value] { $duration } do końca
   *[alone] pozostało: { $duration }
}
progress-chapter = rozdział { $completed } z { FORM(of-total, case: "genitive") }
progress-track = utwór { $completed } z { FORM(of-total, case: "genitive") }

## How fast and how loud

# Behind "razy" the number needs no noun: prędkość razy 1,5.
media-speed = { $value ->
    [1] normalna prędkość
   *[other] prędkość razy { $value }
}
media-volume = głośność { $progress }
media-volume-muted = głośność { $progress }, wyciszono

## The ends of a slider

# same
slider-minimum = minimum
slider-maximum = maksimum
