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
    .alone = kapitola { $completed }
progress-track = skladba { $completed } { of-total }
    .alone = skladba { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] poloviční rychlost
    [1] normální rychlost
    [2] dvojnásobná rychlost
    [few] rychlost přehrávání { NUMBER($value, style: "times") }krát
    [many] rychlost přehrávání { $value } krát
   *[other] rychlost přehrávání { NUMBER($value, style: "times") }krát
}
media-volume = hlasitost { $progress }
media-volume-muted = hlasitost { $progress }, ztlumeno

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = střed
