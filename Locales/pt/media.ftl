## Playback of a song, a video, or an episode

media-playing = em reprodução: { $title }
    .alone = em reprodução
media-paused = em pausa: { $title }
    .alone = em pausa
media-buffering = carregando: { $title }
    .alone = carregando

## The position within the item that plays

media-position = { $first } de { $second }
# faltam 12 minutos, falta uma hora e 5 minutos
media-left = { $count ->
    [1] falta { $duration }
   *[other] faltam { $duration }
}
progress-chapter = capítulo { $completed } de { $total }
    .alone = capítulo { $completed }
progress-track = faixa { $completed } de { $total }
    .alone = faixa { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] velocidade normal
    [2] velocidade dobrada
    [0.5] metade da velocidade
    [0] { $value } vezes a velocidade normal
    [one] { $value } vez a velocidade normal
    [many] { $value } de vezes a velocidade normal
   *[other] { FORM(number-feminine, $value) } vezes a velocidade normal
}
media-volume = volume em { $progress }
media-volume-muted = volume em { $progress }, sem som

## The ends of a slider

slider-minimum = mínimo
slider-maximum = máximo
slider-center = centro
