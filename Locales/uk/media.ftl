## Playback of a song, a video, or an episode

media-playing = відтворюється: { $title }
    .alone = відтворюється
media-paused = на паузі: { $title }
    .alone = на паузі
media-buffering = буферизація: { $title }
    .alone = буферизація

## The position within the item that plays

# 5 хвилин із семи, 20 секунд із двадцяти
media-position = { $first } { media-of } { FORM($second, case: "genitive") }
media-of = { HEAD($second) ->
    [iz] із
    [cluster] { TAIL($first) ->
        [vowel] з
       *[consonant] із
    }
   *[other] з
}
# Numbers that begin with two consonants: двох, трьох, дванадцяти
-head-cluster = дв тр 2* 3* 12 13
media-left = до кінця { $duration }
progress-chapter = розділ { $completed } { from-total }
    .alone = розділ { $completed }
progress-track = трек { $completed } { from-total }
    .alone = трек { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] звичайна швидкість
    [2] подвійна швидкість
   *[other] швидкість відтворення { $value }
}
media-volume = гучність { $progress }
media-volume-muted = гучність { $progress }, звук вимкнено

## The ends of a slider

slider-minimum = мінімум
slider-maximum = максимум
slider-center = центр
