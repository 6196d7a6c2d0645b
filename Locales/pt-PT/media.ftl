media-buffering = a carregar: { $title }
    .alone = a carregar
media-speed = { $value ->
    [1] velocidade normal
    [2] o dobro da velocidade
    [0.5] metade da velocidade
    [many] { $value } de vezes a velocidade normal
   *[other] { FORM(number-feminine, $value) } vezes a velocidade normal
}
media-volume = volume a { $progress }
media-volume-muted = volume a { $progress }, sem som
