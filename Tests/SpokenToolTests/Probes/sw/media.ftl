## What plays: its class is not known, so infinitives

media-playing = kucheza: { $title }
    .alone = kucheza
media-paused = kusitishwa: { $title }
    .alone = kusitishwa
media-buffering = kupakia: { $title }
    .alone = kupakia
media-position = { $first } kati ya { $second }
media-left = muda uliobaki: { $duration }
progress-chapter = sura ya { FORM(numeral-ordinal, $completed) } kati ya { $total }
    .alone = sura ya { FORM(numeral-ordinal, $completed) }
progress-track = wimbo wa { FORM(numeral-ordinal, $completed) } kati ya { $total }
    .alone = wimbo wa { FORM(numeral-ordinal, $completed) }
media-speed = { $value ->
    [1] kasi ya kawaida
   *[other] kasi mara { $value }
}
media-volume = sauti { $progress }
media-volume-muted = sauti { $progress }, imezimwa
slider-minimum = cha chini kabisa
slider-maximum = cha juu kabisa
