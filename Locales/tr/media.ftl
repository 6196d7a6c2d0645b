## Playback

media-playing = oynatılıyor: { $title }
    .alone = oynatılıyor
media-paused = duraklatıldı: { $title }
    .alone = duraklatıldı
media-buffering = ara belleğe alınıyor: { $title }
    .alone = ara belleğe alınıyor

## The position

media-position = { $first }, toplam { $second }
media-left = { $duration } kaldı
progress-chapter = bölüm { $completed }, toplam { $total }
    .alone = bölüm { $completed }
progress-track = parça { $completed }, toplam { $total }
    .alone = parça { $completed }

## Speed and volume

media-speed = { $value ->
    [0.5] yarı hız
    [1] normal hız
    [2] iki kat hız
   *[other] { $value } kat hız
}
media-volume = ses düzeyi { $progress }
media-volume-muted = ses düzeyi { $progress }, ses kapalı

## The ends of a slider

slider-minimum = en düşük
slider-maximum = en yüksek
slider-center = orta
