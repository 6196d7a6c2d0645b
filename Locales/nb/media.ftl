## Playback of a song, a video, or an episode

media-playing = spilles av: { $title }
    .alone = spilles av
media-paused = satt på pause: { $title }
    .alone = satt på pause
media-buffering = bufrer: { $title }
    .alone = bufrer

## The position within the item that plays

media-position = { $first } av { $second }
media-left = { $duration } igjen
progress-chapter = kapittel { $completed } av { $total }
    .alone = kapittel { $completed }
progress-track = spor { $completed } av { $total }
    .alone = spor { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] halv hastighet
    [1] normal hastighet
    [2] dobbel hastighet
   *[other] { $value } ganger normal hastighet
}
media-volume = volum { $progress }
media-volume-muted = volum { $progress }, lyden er av

## The ends of a slider

# same
slider-minimum = minimum
slider-maximum = maksimum
slider-center = midten
