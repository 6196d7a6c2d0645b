## Playback

# "Lejátszás" is the button.
media-playing = lejátszás alatt: { $title }
    .alone = lejátszás alatt
media-paused = szüneteltetve: { $title }
    .alone = szüneteltetve
media-buffering = pufferelés: { $title }
    .alone = pufferelés

## The position

media-position = { $first }, összesen { $second }
media-left = { $duration } van hátra
progress-chapter = { FORM(place, $completed) } fejezet, összesen { $total }
    .alone = { FORM(place, $completed) } fejezet
progress-track = { FORM(place, $completed) } szám, összesen { $total }
    .alone = { FORM(place, $completed) } szám

## Speed and volume

media-speed = { $value ->
    [0.5] félsebesség
    [1] normál sebesség
    [1.5] másfélszeres sebesség
    [2] kétszeres sebesség
   *[other] { $value }{ FORM(suffix-fold, $value) } sebesség
}
# 20-szoros, 4-szeres, 5-szörös
# accepted: symbol
suffix-fold = { TAIL($count) ->
    [number-five] -szörös
    [number-million] -szoros
    [number-front] -szeres
   *[number-end] -szoros
}
media-volume = hangerő: { $progress }
media-volume-muted = hangerő: { $progress }, némítva

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = közép
