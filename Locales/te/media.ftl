## Playback

media-playing = ప్లే అవుతోంది: { $title }
    .alone = ప్లే అవుతోంది
media-paused = పాజ్ అయింది: { $title }
    .alone = పాజ్ అయింది
media-buffering = బఫర్ అవుతోంది: { $title }
    .alone = బఫర్ అవుతోంది

media-position = { FORM($second, case: "oblique") }లో { $first }
media-left = ఇంకా { $duration }
progress-chapter = { $total ->
    [1] ఒకే అధ్యాయంలో { $completed }వ అధ్యాయం
   *[other] { $total } అధ్యాయాల్లో { $completed }వ అధ్యాయం
}
    .alone = అధ్యాయం { $completed }
progress-track = { $total ->
    [1] ఒకే ట్రాకులో { $completed }వ ట్రాక్
   *[other] { $total } ట్రాకుల్లో { $completed }వ ట్రాక్
}
    .alone = ట్రాక్ { $completed }

media-speed = { $value ->
    [1] సాధారణ వేగం
   *[other] { $value } రెట్ల వేగం
}
media-volume = వాల్యూమ్ { $progress }
media-volume-muted = వాల్యూమ్ { $progress }, మ్యూట్ అయింది

slider-minimum = కనిష్ఠం
slider-maximum = గరిష్ఠం
slider-center = మధ్యలో
