## Playback of a song, a video, or an episode

media-playing = en reproducció: { $title }
    .alone = en reproducció
media-paused = en pausa: { $title }
    .alone = en pausa
media-buffering = s’està carregant: { $title }
    .alone = s’està carregant

## The position within the item that plays

media-position = { HEAD(second-of) ->
    [vowel] { $first } d’{ second-of }
   *[other] { $first } de { second-of }
}
second-of = { FORM($second, case: "of") }
# A noun and a colon, for "queda" and "queden" would agree with the first unit of the span.
media-left = temps restant: { $duration }
progress-chapter = capítol { $completed } { progress-total }
    .alone = capítol { $completed }
progress-track = pista { $completed } { progress-total }
    .alone = pista { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] meitat de la velocitat normal
    [1] velocitat normal
    [2] el doble de la velocitat normal
   *[other] { FORM(number-feminine, $value) } vegades la velocitat normal
}
media-volume = volum { FORM($progress, case: "to") }
media-volume-muted = volum { FORM($progress, case: "to") }, silenciat

## The ends of a slider

slider-minimum = mínim
slider-maximum = màxim
slider-center = centre
