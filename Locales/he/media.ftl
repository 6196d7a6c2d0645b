## What plays is a song or a video: both masculine. A noun has no gender of its own

media-playing = מתנגן עכשיו: { $title }
    .alone = מתנגן עכשיו
media-paused = מושהה: { $title }
    .alone = מושהה
media-buffering = בטעינה: { $title }
    .alone = בטעינה

## The position within the item that plays

media-position = { $first } מתוך { $second }
media-left = { left-verb } { $duration }
progress-chapter = פרק { $completed } מתוך { $total }
    .alone = פרק { $completed }
progress-track = רצועה { $completed } מתוך { $total }
    .alone = רצועה { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] חצי מהירות
    [1] מהירות רגילה
    [2] מהירות כפולה
   *[other] מהירות פי { $value }
}
media-volume = עוצמת קול { $progress }
media-volume-muted = עוצמת קול { $progress }, מושתק

## The ends of a slider

slider-minimum = מינימום
slider-maximum = מקסימום
slider-center = מרכז
