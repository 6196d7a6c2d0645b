## Playback of a song, a video, or an episode

media-playing = in riproduzione: { $title }
    .alone = in riproduzione
media-paused = in pausa: { $title }
    .alone = in pausa
media-buffering = caricamento: { $title }
    .alone = caricamento

## The position within the item that plays

media-position = { $first } su { $second }
media-left = tempo rimanente: { $duration }
progress-chapter = capitolo { $completed } di { $total }
    .alone = capitolo { $completed }
progress-track = traccia { $completed } di { $total }
    .alone = traccia { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] velocità dimezzata
    [1] velocità normale
    [2] velocità doppia
   *[other] { $value } volte la velocità normale
}
media-volume = volume { FORM($progress, case: "to") }
media-volume-muted = volume { FORM($progress, case: "to") }, audio disattivato

## The ends of a slider

slider-minimum = minimo
slider-maximum = massimo
slider-center = centro
