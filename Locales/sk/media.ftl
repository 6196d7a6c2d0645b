## Playback of a song, a video, or an episode

media-playing = prehráva sa: { $title }
    .alone = prehráva sa
media-paused = pozastavené: { $title }
    .alone = pozastavené
media-buffering = načítava sa: { $title }
    .alone = načítava sa

## The position within the item that plays

# 45 sekúnd z troch minút
media-position = { $first } { HEAD(media-whole) ->
    [zo] zo { media-whole }
   *[z] z { media-whole }
}
media-whole = { FORM($second, case: "genitive") }
media-left = { remaining }
progress-chapter = kapitola { $completed } { of-total }
    .alone = kapitola { $completed }
progress-track = skladba { $completed } { of-total }
    .alone = skladba { $completed }

## Speed and volume of playback

media-speed = { $value ->
    [0.5] polovičná rýchlosť
    [1] normálna rýchlosť
    [2] dvojnásobná rýchlosť
    [3] trojnásobná rýchlosť
    [4] štvornásobná rýchlosť
   *[other] { $value }-násobná rýchlosť
}
media-volume = hlasitosť { $progress }
media-volume-muted = hlasitosť { $progress }, stlmené

## The ends of a slider

# same
slider-minimum = minimum
# same
slider-maximum = maximum
slider-center = stred
