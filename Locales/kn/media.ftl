media-playing = ಪ್ಲೇ ಆಗುತ್ತಿದೆ: { $title }
    .alone = ಪ್ಲೇ ಆಗುತ್ತಿದೆ
media-paused = ವಿರಾಮಗೊಳಿಸಲಾಗಿದೆ: { $title }
    .alone = ವಿರಾಮಗೊಳಿಸಲಾಗಿದೆ
media-buffering = ಬಫರ್ ಆಗುತ್ತಿದೆ: { $title }
    .alone = ಬಫರ್ ಆಗುತ್ತಿದೆ
media-position = { FORM($second, case: "during") } { $first }
media-left = { $duration } ಬಾಕಿ
progress-chapter = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಅಧ್ಯಾಯ
    .alone = ಅಧ್ಯಾಯ { $completed }
progress-track = { $total }ರಲ್ಲಿ { NUMBER($completed, style: "words", type: "ordinal") } ಟ್ರ್ಯಾಕ್
    .alone = ಟ್ರ್ಯಾಕ್ { $completed }
media-speed = { $value ->
    [0.5] ಅರ್ಧ ವೇಗ
    [1] ಸಾಮಾನ್ಯ ವೇಗ
   *[other] { $value } ಪಟ್ಟು ವೇಗ
}
media-volume = ವಾಲ್ಯೂಮ್ { $progress }
media-volume-muted = ವಾಲ್ಯೂಮ್ { $progress }, ಮ್ಯೂಟ್ ಮಾಡಲಾಗಿದೆ
slider-minimum = ಕನಿಷ್ಠ
slider-maximum = ಗರಿಷ್ಠ
slider-center = ಮಧ್ಯ
