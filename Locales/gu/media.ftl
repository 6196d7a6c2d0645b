## Playback of a song, a video, or an episode

media-playing = પ્લે થઈ રહ્યું છે: { $title }
    .alone = પ્લે થઈ રહ્યું છે
media-paused = થોભાવેલ: { $title }
    .alone = થોભાવેલ
media-buffering = બફર થઈ રહ્યું છે: { $title }
    .alone = બફર થઈ રહ્યું છે

## The position within the item that plays: the whole stands first, as in progress.ftl

media-position = { FORM($second, case: "oblique") }માંથી { $first }
media-left = { $duration } બાકી
progress-chapter = { $total }માંથી પ્રકરણ { $completed }
    .alone = પ્રકરણ { $completed }
progress-track = { $total }માંથી ટ્રૅક { $completed }
    .alone = ટ્રૅક { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] અડધી સ્પીડ
    [1] સામાન્ય સ્પીડ
    [2] બમણી સ્પીડ
   *[other] { $value } ગણી સ્પીડ
}
media-volume = વૉલ્યૂમ { $progress }
media-volume-muted = વૉલ્યૂમ { $progress }, મ્યૂટ કરેલ

## The ends of a slider

slider-minimum = ન્યૂનતમ
slider-maximum = મહત્તમ
slider-center = મધ્યમાં
