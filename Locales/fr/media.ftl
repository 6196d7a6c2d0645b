## Playback of a song, a video, or an episode

media-playing = en lecture : { $title }
    .alone = en lecture
media-paused = en pause : { $title }
    .alone = en pause
media-buffering = mise en mémoire tampon : { $title }
    .alone = mise en mémoire tampon

## The position within the item that plays

media-position = { $first } sur { $second }
media-left = il reste { $duration }
progress-chapter = chapitre { $completed } sur { $total }
    .alone = chapitre { $completed }
progress-track = piste { $completed } sur { $total }
    .alone = piste { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] vitesse normale
   *[other] { FORM(number-feminine, $value) } fois la vitesse normale
}
# same
media-volume = volume { $progress }
media-volume-muted = volume { $progress }, son coupé

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = centre
