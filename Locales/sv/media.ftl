## Playback of a song, a video, or an episode

media-playing = spelas upp: { $title }
    .alone = spelas upp
media-paused = pausat: { $title }
    .alone = pausat
media-buffering = buffrar: { $title }
    .alone = buffrar

## The position within the item that plays

media-position = { $first } av { $second }
media-left = { $duration } kvar
progress-chapter = kapitel { $completed } av { $total }
    .alone = kapitel { $completed }
progress-track = spår { $completed } av { $total }
    .alone = spår { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] halv hastighet
    [1] normal hastighet
    [2] dubbel hastighet
   *[other] { $value } gånger normal hastighet
}
media-volume = volym { $progress }
media-volume-muted = volym { $progress }, ljud av

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = mitten
