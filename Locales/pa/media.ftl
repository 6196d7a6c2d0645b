media-playing = ਚੱਲ ਰਿਹਾ ਹੈ: { $title }
    .alone = ਚੱਲ ਰਿਹਾ ਹੈ
media-paused = ਪੌਜ਼ ਕੀਤਾ ਗਿਆ: { $title }
    .alone = ਪੌਜ਼ ਕੀਤਾ ਗਿਆ
media-buffering = ਬਫ਼ਰ ਹੋ ਰਿਹਾ ਹੈ: { $title }
    .alone = ਬਫ਼ਰ ਹੋ ਰਿਹਾ ਹੈ
media-position = { FORM($second, case: "oblique") } ਵਿੱਚੋਂ { $first }
media-left = { $duration } ਬਾਕੀ
progress-chapter = { $total } ਵਿੱਚੋਂ ਅਧਿਆਇ { $completed }
    .alone = ਅਧਿਆਇ { $completed }
progress-track = { $total } ਵਿੱਚੋਂ ਟਰੈਕ { $completed }
    .alone = ਟਰੈਕ { $completed }
media-speed = { $value ->
    [1] ਆਮ ਸਪੀਡ
   *[other] { $value } ਗੁਣਾ ਸਪੀਡ
}
media-volume = ਵੌਲਿਊਮ { $progress }
media-volume-muted = ਵੌਲਿਊਮ { $progress }, ਮਿਊਟ ਕੀਤਾ ਗਿਆ
slider-minimum = ਘੱਟੋ-ਘੱਟ
slider-maximum = ਵੱਧ ਤੋਂ ਵੱਧ
slider-center = ਵਿਚਕਾਰ
