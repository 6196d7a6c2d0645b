## Playback of a song, a video, or an episode

media-playing = відтворюється: { $title }
    .alone = відтворюється
media-paused = на паузі: { $title }
    .alone = на паузі
media-buffering = буферизація: { $title }
    .alone = буферизація

## The position within the item that plays

media-position = { HEAD($second) ->
    [iz] { $first } із { FORM($second, case: "genitive") }
   *[other] { $first } з { FORM($second, case: "genitive") }
}
media-left = до кінця { $duration }
progress-chapter = розділ { $completed } { from-total }
progress-track = трек { $completed } { from-total }

## Speed and volume of playback

media-speed = { $value ->
    [1] звичайна швидкість
    [2] подвійна швидкість
   *[other] швидкість відтворення { $value }
}
media-volume = гучність { $progress }
media-volume-muted = гучність { $progress }, звук вимкнено

## The ends of a slider

slider-minimum = мінімум
slider-maximum = максимум
slider-center = центр
