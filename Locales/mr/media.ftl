## Playback of a song, a video, or an episode

media-playing = प्ले होत आहे: { $title }
    .alone = प्ले होत आहे
media-paused = पॉज केले: { $title }
    .alone = पॉज केले
media-buffering = बफर होत आहे: { $title }
    .alone = बफर होत आहे

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = { FORM($second, case: "oblique") }पैकी { $first }
media-left = { $duration } बाकी
progress-chapter = { $total } पैकी प्रकरण { $completed }
    .alone = प्रकरण { $completed }
progress-track = { $total } पैकी ट्रॅक { $completed }
    .alone = ट्रॅक { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] सामान्य वेग
   *[other] { $value } पट वेग
}
media-volume = आवाज { $progress }
media-volume-muted = आवाज { $progress }, म्यूट केला

## The ends of a slider

slider-minimum = किमान
slider-maximum = कमाल
slider-center = मध्यभागी
