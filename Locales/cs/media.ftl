## Playback of a song, a video, or an episode

media-playing = přehrává se: { $title }
    .alone = přehrává se
media-paused = pozastaveno: { $title }
    .alone = pozastaveno
media-buffering = načítá se: { $title }
    .alone = načítá se

## The position within the item that plays

# 45 sekund ze tří minut
media-position = { $first } { HEAD(media-whole) ->
    [ze] ze { media-whole }
   *[z] z { media-whole }
}
media-whole = { FORM($second, case: "genitive") }
media-left = { remaining }
progress-chapter = kapitola { $completed } { of-total }
progress-track = skladba { $completed } { of-total }

## Speed and volume of playback

media-speed = { $value ->
    [1] normální rychlost
   *[other] rychlost přehrávání { $value }
}
media-volume = hlasitost { $progress }
media-volume-muted = hlasitost { $progress }, ztlumeno

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = střed
