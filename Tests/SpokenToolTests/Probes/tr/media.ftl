## What plays

media-playing = oynatılıyor: { $title }
    .alone = oynatılıyor
media-paused = duraklatıldı: { $title }
    .alone = duraklatıldı
media-buffering = arabelleğe alınıyor: { $title }
    .alone = arabelleğe alınıyor
media-position = { $first }, toplam { $second }
media-left = { $duration } kaldı
progress-chapter = bölüm { $completed }, toplam { $total }
progress-track = parça { $completed }, toplam { $total }
media-speed = { $value ->
    [1] normal hız
   *[other] { $value } kat hız
}
media-volume = ses { $progress }
media-volume-muted = ses { $progress }, sessizde
slider-minimum = en düşük
slider-maximum = en yüksek
