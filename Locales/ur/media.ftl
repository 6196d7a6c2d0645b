## Playback of a song, a video, or an episode

media-playing = چل رہا ہے: { $title }
    .alone = چل رہا ہے
media-paused = موقوف ہے: { $title }
    .alone = موقوف ہے
media-buffering = بفر ہو رہا ہے: { $title }
    .alone = بفر ہو رہا ہے

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = { FORM($second, case: "oblique") } میں سے { $first }
media-left = { $duration } باقی
progress-chapter = { $total } میں سے باب { $completed }
    .alone = باب { $completed }
progress-track = { $total } میں سے ٹریک { $completed }
    .alone = ٹریک { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] معمول کی رفتار
   *[other] { $value } گنا رفتار
}
media-volume = والیوم { $progress }
media-volume-muted = والیوم { $progress }، آواز بند ہے

## The ends of a slider

slider-minimum = کم سے کم
slider-maximum = زیادہ سے زیادہ
slider-center = درمیان میں
