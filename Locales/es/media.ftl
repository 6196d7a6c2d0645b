## Playback of a song, a video, or an episode

media-playing = en reproducción: { $title }
    .alone = en reproducción
media-paused = en pausa: { $title }
    .alone = en pausa
media-buffering = cargando: { $title }
    .alone = cargando

## The position within the item that plays

media-position = { $first } de { $second }
# A noun and a colon, for "queda" and "quedan" would agree with the first unit of the span.
media-left = tiempo restante: { $duration }
progress-chapter = capítulo { $completed } de { $total }
    .alone = capítulo { $completed }
progress-track = pista { $completed } de { $total }
    .alone = pista { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] velocidad normal
   *[other] { FORM(number-feminine, $value) } veces la velocidad normal
}
media-volume = volumen al { $progress }
media-volume-muted = volumen al { $progress }, silenciado

## The ends of a slider

slider-minimum = mínimo
slider-maximum = máximo
slider-center = centro
