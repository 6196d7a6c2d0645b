## What plays: a song or a video, so nouns

media-playing = בהשמעה: { $title }
    .alone = בהשמעה
media-paused = בהשהיה: { $title }
    .alone = בהשהיה
media-buffering = בטעינה: { $title }
    .alone = בטעינה
media-position = { $first } מתוך { $second }
media-left = { left-verb } { $duration }
progress-chapter = פרק { $completed } מתוך { $total }
progress-track = רצועה { $completed } מתוך { $total }
media-speed = { $value ->
    [1] מהירות רגילה
   *[other] מהירות פי { $value }
}
media-volume = עוצמת קול { $progress }
media-volume-muted = עוצמת קול { $progress }, בהשתקה
slider-minimum = מינימום
slider-maximum = מקסימום
