## Playback of a song, a video, or an episode

media-playing = toistetaan: { $title }
    .alone = toistetaan
media-paused = keskeytetty: { $title }
    .alone = keskeytetty
media-buffering = puskuroidaan: { $title }
    .alone = puskuroidaan

## The position within the item that plays

media-position = { $first }, kesto { $second }
media-left = { $duration } jäljellä
progress-chapter = luku { progress }
    .alone = luku { $completed }
progress-track = raita { progress }
    .alone = raita { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] puolikas nopeus
    [1] normaali nopeus
    [2] kaksinkertainen nopeus
   *[other] { $value }-kertainen nopeus
}
media-volume = äänenvoimakkuus { $progress }
media-volume-muted = äänenvoimakkuus { $progress }, mykistetty

## The ends of a slider

slider-minimum = pienin arvo
slider-maximum = suurin arvo
slider-center = keskikohta
