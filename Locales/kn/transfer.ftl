transfer-upload = ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ
transfer-download = ಡೌನ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ
transfer-waiting = ಕಾಯುತ್ತಿದೆ
transfer-waiting-wifi = ವೈಫೈಗಾಗಿ ಕಾಯುತ್ತಿದೆ
transfer-waiting-connection = ಸಂಪರ್ಕಕ್ಕಾಗಿ ಕಾಯುತ್ತಿದೆ
transfer-paused-at = ವಿರಾಮಗೊಳಿಸಲಾಗಿದೆ, { $progress }
transfer-retrying = ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತಿದೆ
transfer-retrying-in = { FORM($duration, case: "genitive") } ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಲಾಗುತ್ತದೆ
transfer-upload-failed = ಅಪ್‌ಲೋಡ್ ವಿಫಲವಾಗಿದೆ
    .at = ಅಪ್‌ಲೋಡ್ ವಿಫಲವಾಗಿದೆ, { $progress }
transfer-download-failed = ಡೌನ್‌ಲೋಡ್ ವಿಫಲವಾಗಿದೆ
    .at = ಡೌನ್‌ಲೋಡ್ ವಿಫಲವಾಗಿದೆ, { $progress }
transfer-upload-done = ಅಪ್‌ಲೋಡ್ ಪೂರ್ಣಗೊಂಡಿದೆ
transfer-download-done = ಡೌನ್‌ಲೋಡ್ ಪೂರ್ಣಗೊಂಡಿದೆ
transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "direct") } ಇನ್ನೂ ಅಪ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ
   *[other] { $completed ->
        [0] { FORM($counted, case: "during") } ಯಾವುದೂ ಅಪ್‌ಲೋಡ್ ಆಗಿಲ್ಲ
        [1] { FORM($counted, case: "during") } { $completed } ಅಪ್‌ಲೋಡ್ ಆಗಿದೆ
       *[other] { FORM($counted, case: "during") } { $completed } ಅಪ್‌ಲೋಡ್ ಆಗಿವೆ
    }
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "direct") } ಇನ್ನೂ ಡೌನ್‌ಲೋಡ್ ಆಗುತ್ತಿದೆ
   *[other] { $completed ->
        [0] { FORM($counted, case: "during") } ಯಾವುದೂ ಡೌನ್‌ಲೋಡ್ ಆಗಿಲ್ಲ
        [1] { FORM($counted, case: "during") } { $completed } ಡೌನ್‌ಲೋಡ್ ಆಗಿದೆ
       *[other] { FORM($counted, case: "during") } { $completed } ಡೌನ್‌ಲೋಡ್ ಆಗಿವೆ
    }
}
transfer-uploaded-all = { $total ->
    [1] { $counted } ಅಪ್‌ಲೋಡ್ ಆಗಿದೆ
    [2] { $counted } ಅಪ್‌ಲೋಡ್ ಆಗಿವೆ
   *[other] ಎಲ್ಲಾ { $counted } ಅಪ್‌ಲೋಡ್ ಆಗಿವೆ
}
transfer-downloaded-all = { $total ->
    [1] { $counted } ಡೌನ್‌ಲೋಡ್ ಆಗಿದೆ
    [2] { $counted } ಡೌನ್‌ಲೋಡ್ ಆಗಿವೆ
   *[other] ಎಲ್ಲಾ { $counted } ಡೌನ್‌ಲೋಡ್ ಆಗಿವೆ
}
transfer-failures = { $count ->
    [1] { $count } ವಿಫಲವಾಗಿದೆ
   *[other] { $count } ವಿಫಲವಾಗಿವೆ
}
transfer-detail = { $first }, { $second }
back-online = ಮತ್ತೆ ಆನ್‌ಲೈನ್
offline-kept = ಆಫ್‌ಲೈನ್, ಬದಲಾವಣೆಗಳನ್ನು ಈ ಸಾಧನದಲ್ಲಿ ಉಳಿಸಲಾಗಿದೆ
