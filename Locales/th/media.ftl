## Playback of a song, a video, or an episode

media-playing = กำลังเล่น: { $title }
    .alone = กำลังเล่น
media-paused = หยุดชั่วคราว: { $title }
    .alone = หยุดชั่วคราว
media-buffering = กำลังบัฟเฟอร์: { $title }
    .alone = กำลังบัฟเฟอร์

## The position within the item that plays

media-position = { $first } จาก { $second }
media-left = เหลือ { $duration }
progress-chapter = บทที่ { $completed } จาก { $total }
    .alone = บทที่ { $completed }
progress-track = เพลงที่ { $completed } จาก { $total }
    .alone = เพลงที่ { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] ความเร็วปกติ
   *[other] ความเร็ว { $value } เท่า
}
media-volume = ระดับเสียง { $progress }
media-volume-muted = ระดับเสียง { $progress }, ปิดเสียงอยู่

## The ends of a slider

slider-minimum = ต่ำสุด
slider-maximum = สูงสุด
slider-center = ตรงกลาง
