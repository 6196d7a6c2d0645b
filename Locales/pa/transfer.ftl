transfer-upload = ਅੱਪਲੋਡ ਹੋ ਰਿਹਾ ਹੈ
transfer-download = ਡਾਊਨਲੋਡ ਹੋ ਰਿਹਾ ਹੈ
transfer-waiting = ਇੰਤਜ਼ਾਰ ਵਿੱਚ
transfer-waiting-wifi = ਵਾਈ-ਫ਼ਾਈ ਦੇ ਇੰਤਜ਼ਾਰ ਵਿੱਚ
transfer-waiting-connection = ਕਨੈਕਸ਼ਨ ਦੇ ਇੰਤਜ਼ਾਰ ਵਿੱਚ
transfer-paused-at = { $progress } ਉੱਤੇ ਪੌਜ਼ ਕੀਤਾ ਗਿਆ
transfer-retrying = ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਹੋ ਰਹੀ ਹੈ
transfer-retrying-in = { FORM($duration, case: "oblique") } ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਹੋਵੇਗੀ
transfer-upload-failed = ਅੱਪਲੋਡ ਅਸਫਲ
    .at = ਅੱਪਲੋਡ { $progress } ਉੱਤੇ ਅਸਫਲ
transfer-download-failed = ਡਾਊਨਲੋਡ ਅਸਫਲ
    .at = ਡਾਊਨਲੋਡ { $progress } ਉੱਤੇ ਅਸਫਲ
transfer-upload-done = ਅੱਪਲੋਡ ਪੂਰਾ ਹੋਇਆ
transfer-download-done = ਡਾਊਨਲੋਡ ਪੂਰਾ ਹੋਇਆ
transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "oblique") } ਦਾ ਅੱਪਲੋਡ ਹਾਲੇ ਪੂਰਾ ਨਹੀਂ
   *[other] { FORM($counted, case: "oblique") } ਵਿੱਚੋਂ { $completed } ਦਾ ਅੱਪਲੋਡ ਪੂਰਾ
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "oblique") } ਦਾ ਡਾਊਨਲੋਡ ਹਾਲੇ ਪੂਰਾ ਨਹੀਂ
   *[other] { FORM($counted, case: "oblique") } ਵਿੱਚੋਂ { $completed } ਦਾ ਡਾਊਨਲੋਡ ਪੂਰਾ
}
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } ਦਾ ਅੱਪਲੋਡ ਪੂਰਾ
    [2] { FORM($counted, case: "oblique") } ਦਾ ਅੱਪਲੋਡ ਪੂਰਾ
   *[other] { FORM(word-all, $counted, 2) } { FORM($counted, case: "oblique") } ਦਾ ਅੱਪਲੋਡ ਪੂਰਾ
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } ਦਾ ਡਾਊਨਲੋਡ ਪੂਰਾ
    [2] { FORM($counted, case: "oblique") } ਦਾ ਡਾਊਨਲੋਡ ਪੂਰਾ
   *[other] { FORM(word-all, $counted, 2) } { FORM($counted, case: "oblique") } ਦਾ ਡਾਊਨਲੋਡ ਪੂਰਾ
}
transfer-failures = { $count } ਅਸਫਲ
transfer-detail = { $first }, { $second }
back-online = ਦੁਬਾਰਾ ਆਨਲਾਈਨ
offline-kept = ਆਫ਼ਲਾਈਨ, ਤਬਦੀਲੀਆਂ ਇਸੇ ਡੀਵਾਈਸ ਉੱਤੇ ਸੇਵ ਕੀਤੀਆਂ ਗਈਆਂ ਹਨ
