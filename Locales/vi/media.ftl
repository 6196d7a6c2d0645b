## Playback

media-playing = đang phát: { $title }
    .alone = đang phát
media-paused = đã tạm dừng: { $title }
    .alone = đã tạm dừng
media-buffering = đang tải bộ đệm: { $title }
    .alone = đang tải bộ đệm

## The position within the item that plays

media-position = { $first } trên { $second }
media-left = còn { $duration }
progress-chapter = chương { $completed } trên { $total }
    .alone = chương { $completed }
progress-track = bài { $completed } trên { $total }
    .alone = bài { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] tốc độ bằng một nửa
    [1] tốc độ bình thường
   *[other] tốc độ gấp { $value } lần
}
media-volume = âm lượng { $progress }
media-volume-muted = âm lượng { $progress }, đã tắt tiếng

## The ends of a slider

slider-minimum = tối thiểu
slider-maximum = tối đa
slider-center = ở giữa
