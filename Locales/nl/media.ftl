## Playback of a song, a video, or an episode

media-playing = wordt afgespeeld: { $title }
    .alone = wordt afgespeeld
media-paused = gepauzeerd: { $title }
    .alone = gepauzeerd
media-buffering = wordt gebufferd: { $title }
    .alone = wordt gebufferd

## The position within the item that plays

media-position = { $first } van { $second }
media-left = { remaining }
progress-chapter = hoofdstuk { $completed } van { $total }
    .alone = hoofdstuk { $completed }
progress-track = nummer { $completed } van { $total }
    .alone = nummer { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] halve snelheid
    [1] normale snelheid
    [2] dubbele snelheid
   *[other] { $value } keer de normale snelheid
}
# same
media-volume = volume { $progress }
media-volume-muted = volume { $progress }, geluid uit

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = midden
