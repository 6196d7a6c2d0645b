media-playing = sedang diputar: { $title }
    .alone = sedang diputar
media-paused = dijeda: { $title }
    .alone = dijeda
media-buffering = memuat: { $title }
    .alone = memuat

media-position = { $first } dari { $second }
media-left = sisa { $duration }
progress-chapter = bab { $completed } dari { $total }
    .alone = bab { $completed }
progress-track = trek { $completed } dari { $total }
    .alone = trek { $completed }

media-speed = { $value ->
    [0.5] kecepatan setengah
    [1] kecepatan normal
    [2] kecepatan dua kali lipat
   *[other] kecepatan { $value } kali
}
# same
media-volume = volume { $progress }
media-volume-muted = volume { $progress }, dibisukan

# same
slider-minimum = minimum
slider-maximum = maksimum
slider-center = tengah
