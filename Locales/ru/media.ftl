## Playback of a song, a video, or an episode

media-playing = воспроизводится: { $title }
    .alone = воспроизводится
media-paused = на паузе: { $title }
    .alone = на паузе
media-buffering = буферизация: { $title }
    .alone = буферизация

## The position within the item that plays

media-position = { $first } из { FORM($second, case: "genitive") }
media-left = до конца { $duration }
progress-chapter = глава { $completed } из { FORM(of-total, case: "genitive") }
    .alone = глава { $completed }
progress-track = трек { $completed } из { FORM(of-total, case: "genitive") }
    .alone = трек { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] обычная скорость
    [2] двойная скорость
   *[other] скорость воспроизведения { $value }
}
media-volume = громкость { $progress }
media-volume-muted = громкость { $progress }, звук выключен

## The ends of a slider

slider-minimum = минимум
slider-maximum = максимум
slider-center = центр
