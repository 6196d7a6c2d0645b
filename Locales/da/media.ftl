## Playback of a song, a video, or an episode

media-playing = afspiller: { $title }
    .alone = afspiller
media-paused = på pause: { $title }
    .alone = på pause
media-buffering = indlæser: { $title }
    .alone = indlæser

## The position within the item that plays

media-position = { $first } af { $second }
media-left = { $duration } tilbage
progress-chapter = kapitel { $completed } af { $total }
    .alone = kapitel { $completed }
progress-track = nummer { $completed } af { $total }
    .alone = nummer { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] halv hastighed
    [1] normal hastighed
    [2] dobbelt hastighed
   *[other] { $value } gange normal hastighed
}
media-volume = lydstyrke { $progress }
media-volume-muted = lydstyrke { $progress }, lyden er slået fra

## The ends of a slider

# same
slider-minimum = minimum
slider-maximum = maksimum
slider-center = midten
