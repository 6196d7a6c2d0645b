## Playback of a song, a video, or an episode

media-playing = predvaja se: { $title }
    .alone = predvaja se
media-paused = začasno ustavljeno: { $title }
    .alone = začasno ustavljeno
media-buffering = nalaga se: { $title }
    .alone = nalaga se

## The position within the item that plays

media-position = { $first } od { FORM($second, case: "genitive") }
media-left = do konca še { $duration }
progress-chapter = poglavje { $completed } od { of-total }
    .alone = poglavje { $completed }
progress-track = skladba { $completed } od { of-total-feminine }
    .alone = skladba { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0] ničelna hitrost predvajanja
    [0.5] polovična hitrost
    [1] običajna hitrost
    [2] dvojna hitrost
   *[other] { NUMBER($value, style: "times") }na hitrost predvajanja
}
media-volume = glasnost { $progress }
media-volume-muted = glasnost { $progress }, zvok je izklopljen

## The ends of a slider

slider-minimum = najnižja vrednost
slider-maximum = najvišja vrednost
slider-center = sredina
