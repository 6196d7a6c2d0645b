## Playback of a song, a video, or an episode

media-playing = 再生中、{ $title }
    .alone = 再生中
media-paused = 一時停止中、{ $title }
    .alone = 一時停止中
# As players say it. Voices read 中 as なか in 読み込み中.
media-buffering = バッファリング中、{ $title }
    .alone = バッファリング中

## The position within the item that plays: the whole stands first

# Avoid 中, which voices may read as なか after a span.
media-position = { $second }のうち{ $first }
media-left = 残り{ $duration }
progress-chapter = { $total }チャプター中{ $completed }チャプター目
    .alone = チャプター{ $completed }
progress-track = { $total }曲中{ $completed }曲目
    .alone = { $completed }曲目

## Speed and volume of playback

media-speed = { $value ->
    [1] 標準の速度
   *[other] { $value }倍速
}
media-volume = 音量{ $progress }
media-volume-muted = 音量{ $progress }、ミュート中

## The ends of a slider

slider-minimum = 最小
slider-maximum = 最大
slider-center = 中央
