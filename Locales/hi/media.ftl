## Playback of a song, a video, or an episode

media-playing = चल रहा है: { $title }
    .alone = चल रहा है
media-paused = पॉज़ किया गया: { $title }
    .alone = पॉज़ किया गया
media-buffering = बफ़र हो रहा है: { $title }
    .alone = बफ़र हो रहा है

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = { FORM($second, case: "oblique") } में से { $first }
media-left = { $duration } बाकी
progress-chapter = { $total } में से चैप्टर { $completed }
    .alone = चैप्टर { $completed }
progress-track = { $total } में से ट्रैक { $completed }
    .alone = ट्रैक { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [1] सामान्य स्पीड
   *[other] { $value } गुना स्पीड
}
media-volume = वॉल्यूम { $progress }
media-volume-muted = वॉल्यूम { $progress }, म्यूट किया गया

## The ends of a slider

slider-minimum = न्यूनतम
slider-maximum = अधिकतम
slider-center = बीच में
