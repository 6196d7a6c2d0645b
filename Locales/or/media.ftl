## Playback of a song, a video, or an episode

media-playing = ଚାଲିଛି: { $title }
    .alone = ଚାଲିଛି
media-paused = ପଜ୍ କରାଯାଇଛି: { $title }
    .alone = ପଜ୍ କରାଯାଇଛି
media-buffering = ବଫର ହେଉଛି: { $title }
    .alone = ବଫର ହେଉଛି

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = { $second } ମଧ୍ୟରୁ { $first }
media-left = { $duration } ବାକି
progress-chapter = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ଅଧ୍ୟାୟ
    .alone = { $completed } ନମ୍ବର ଅଧ୍ୟାୟ
progress-track = { things-total } ମଧ୍ୟରୁ { $completed } ନମ୍ବର ଟ୍ରାକ
    .alone = { $completed } ନମ୍ବର ଟ୍ରାକ

## Speed and volume of playback

media-speed = { $value ->
    [1] ସାଧାରଣ ବେଗ
   *[other] { $value } ଗୁଣ ବେଗ
}
media-volume = ଭଲ୍ୟୁମ { $progress }
media-volume-muted = ଭଲ୍ୟୁମ { $progress }, ମ୍ୟୁଟ କରାଯାଇଛି

## The ends of a slider

slider-minimum = ସର୍ବନିମ୍ନ
slider-maximum = ସର୍ବାଧିକ
slider-center = ମଝିରେ
