media-playing = sedang dimainkan: { $title }
    .alone = sedang dimainkan
media-paused = dijeda: { $title }
    .alone = dijeda
# "Memuatkan" is "loading".
media-buffering = menunggu data: { $title }
    .alone = menunggu data

media-position = { $first } daripada { $second }
media-left = tinggal { $duration }
progress-chapter = bab { $completed } daripada { $total }
    .alone = bab { $completed }
progress-track = trek { $completed } daripada { $total }
    .alone = trek { $completed }

media-speed = { $value ->
    [0.5] separuh kelajuan
    [1] kelajuan normal
    [2] dua kali ganda kelajuan
   *[other] kelajuan { $value } kali
}
media-volume = kelantangan { $progress }
media-volume-muted = kelantangan { $progress }, disenyapkan

# same
slider-minimum = minimum
slider-maximum = maksimum
slider-center = tengah
