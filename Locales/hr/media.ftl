## Playback of a song, a video, or an episode

media-playing = reproducira se: { $title }
    .alone = reproducira se
media-paused = pauzirano: { $title }
    .alone = pauzirano
media-buffering = učitava se: { $title }
    .alone = učitava se

## The position within the item that plays

media-position = { $first } od { FORM($second, case: "genitive") }
media-left = do kraja još { $duration }
progress-chapter = poglavlje { $completed } od { $total }
    .alone = poglavlje { $completed }
progress-track = pjesma { $completed } od { $total }
    .alone = pjesma { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] pola brzine
    [1] uobičajena brzina
    [2] dvostruka brzina
   *[other] brzina reprodukcije { $value }
}
media-volume = glasnoća { $progress }
media-volume-muted = glasnoća { $progress }, zvuk je isključen

## The ends of a slider

# same
slider-minimum = minimum
slider-maximum = maksimum
slider-center = sredina
