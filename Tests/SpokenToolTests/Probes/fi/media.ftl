## What plays

media-playing = toistetaan: { $title }
    .alone = toistetaan
media-paused = keskeytetty: { $title }
    .alone = keskeytetty
media-buffering = puskuroidaan: { $title }
    .alone = puskuroidaan
media-position = { $first }, kesto { $second }
media-left = { $duration } jäljellä
progress-chapter = luku { $completed }, yhteensä { $total }
progress-track = raita { $completed }, yhteensä { $total }
media-speed = { $value ->
    [1] normaali nopeus
   *[other] nopeus { $value } kertaa normaali
}
media-volume = äänenvoimakkuus { $progress }
media-volume-muted = äänenvoimakkuus { $progress }, mykistetty
slider-minimum = pienin arvo
slider-maximum = suurin arvo
