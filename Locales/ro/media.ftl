## Playback of a song, a video, or an episode

media-playing = se redă: { $title }
    .alone = se redă
media-paused = în pauză: { $title }
    .alone = în pauză
media-buffering = se încarcă: { $title }
    .alone = se încarcă

## The position within the item that plays

media-position = { HEAD($second) ->
    [article] { $first } dintr-{ $second }
   *[other] { $first } din { $second }
}
-head-article = un o
media-left = timp rămas: { $duration }
progress-chapter = capitolul { $completed } din { $total }
    .alone = capitolul { $completed }
progress-track = piesa { $completed } din { $total }
    .alone = piesa { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] viteză înjumătățită
    [1] viteză normală
    [2] viteză dublă
   *[other] { FORM(times, $value) } viteza normală
}
media-volume = volum { $progress }
media-volume-muted = volum { $progress }, sunet oprit

## The ends of a slider

slider-minimum = minim
slider-maximum = maxim
slider-center = centru
