## Playback of a song, a video, or an episode

media-playing = 재생 중: { $title }
    .alone = 재생 중
media-paused = 일시 정지됨: { $title }
    .alone = 일시 정지됨
media-buffering = 버퍼링 중: { $title }
    .alone = 버퍼링 중

## The position within the item that plays: the whole comes first

media-position = { $second } 중 { $first }
media-left = { $duration } 남음
progress-chapter = { $completed ->
    [1] 챕터 { $total }개 중 첫 번째
   *[other] 챕터 { $total }개 중 { $completed }번째
}
    .alone = 챕터 { $completed }
progress-track = { $completed ->
    [1] { $total }곡 중 첫 번째 곡
   *[other] { $total }곡 중 { $completed }번째 곡
}
    .alone = { $completed ->
        [1] 첫 번째 곡
       *[other] { $completed }번째 곡
    }

## Speed and volume of playback

media-speed = { $value ->
    [1] 보통 속도
   *[other] { $value }배속
}
media-volume = 음량 { $progress }
media-volume-muted = 음량 { $progress }, 음소거됨

## The ends of a slider

slider-minimum = 최소
slider-maximum = 최대
slider-center = 가운데
