## Playback

media-playing = lejátszás: { $title }
    .alone = lejátszás
media-paused = szüneteltetve: { $title }
    .alone = szüneteltetve
media-buffering = pufferelés: { $title }
    .alone = pufferelés

## The position

media-position = { $first }, összesen { $second }
media-left = { $duration } van hátra
progress-chapter = { FORM(place, $completed) } fejezet, összesen { $total }
progress-track = { FORM(place, $completed) } szám, összesen { $total }

## Speed and volume

media-speed = { $value ->
    [0.5] félsebesség
    [1] normál sebesség
    [2] kétszeres sebesség
   *[other] { $value }{ FORM(suffix-times, $value) }es sebesség
}
media-volume = hangerő: { $progress }
media-volume-muted = hangerő: { $progress }, némítva

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = közép
