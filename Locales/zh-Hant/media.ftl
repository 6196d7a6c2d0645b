## Playback of a song, a video, or an episode

media-playing = 正在播放：{ $title }
    .alone = 正在播放
media-paused = 已暫停：{ $title }
    .alone = 已暫停
media-buffering = 正在緩衝：{ $title }
    .alone = 正在緩衝

## The position within the item that plays

media-position = { $first }，共{ $second }
media-left = 還剩{ $duration }
progress-chapter = 第{ $completed }章，共{ numeral-total }章
    .alone = 第{ $completed }章
progress-track = 第{ $completed }首，共{ numeral-total }首
    .alone = 第{ $completed }首

## Speed and volume of playback

media-speed = { $value ->
    [1] 正常速度
    [2] 兩倍速
   *[other] { $value }倍速
}
media-volume = 音量{ $progress }
media-volume-muted = 音量{ $progress }，已靜音

## The ends of a slider

slider-minimum = 最小值
slider-maximum = 最大值
slider-center = 居中
