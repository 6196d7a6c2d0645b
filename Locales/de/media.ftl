## Playback of a song, a video, or an episode

media-playing = Wiedergabe: { $title }
    .alone = Wiedergabe läuft
media-paused = pausiert: { $title }
    .alone = pausiert
media-buffering = wird gepuffert: { $title }
    .alone = wird gepuffert

## The position within the item that plays

# 45 Sekunden von einer Minute und 30 Sekunden
media-position = { $first } von { FORM($second, case: "dative") }
media-left = { remaining }
progress-chapter = Kapitel { $completed } von { $total }
    .alone = Kapitel { $completed }
progress-track = Titel { $completed } von { $total }
    .alone = Titel { $completed }

## Speed and volume of playback

# Avoid "1,5-fach": a hyphen after a digit may be heard as a minus.
media-speed = { $value ->
    [0.5] halbe Geschwindigkeit
    [1] normale Geschwindigkeit
    [2] doppelte Geschwindigkeit
   *[other] { $value }fache Geschwindigkeit
}
media-volume = Lautstärke { $progress }
media-volume-muted = Lautstärke { $progress }, stummgeschaltet

## The ends of a slider

slider-minimum = Minimum
slider-maximum = Maximum
slider-center = Mitte
