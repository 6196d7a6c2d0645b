## Files that are sent from this device or to it

transfer-upload = अपलोड होत आहे
transfer-download = डाउनलोड होत आहे
transfer-waiting = प्रतीक्षेत
transfer-waiting-wifi = वाय-फायच्या प्रतीक्षेत
transfer-waiting-connection = कनेक्शनच्या प्रतीक्षेत
transfer-paused-at = { FORM($progress, case: "oblique") }वर पॉज केले
transfer-retrying = पुन्हा प्रयत्न होत आहे
transfer-retrying-in = { FORM($duration, case: "oblique") }नंतर पुन्हा प्रयत्न होईल
transfer-upload-failed = अपलोड अयशस्वी
    .at = अपलोड { FORM($progress, case: "oblique") }वर अयशस्वी
transfer-download-failed = डाउनलोड अयशस्वी
    .at = डाउनलोड { FORM($progress, case: "oblique") }वर अयशस्वी
transfer-upload-done = अपलोड पूर्ण झाले
transfer-download-done = डाउनलोड पूर्ण झाले

## Transfers of several things: चे keeps the phrase from agreeing with the gender of what is counted. Of one, पैकी would be
## said of its parts

transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "oblique") }चे अपलोड अद्याप पूर्ण नाही
   *[other] { FORM($counted, case: "oblique") }पैकी { $completed } अपलोड पूर्ण
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "oblique") }चे डाउनलोड अद्याप पूर्ण नाही
   *[other] { FORM($counted, case: "oblique") }पैकी { $completed } डाउनलोड पूर्ण
}
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") }चे अपलोड पूर्ण
    [2] { FORM($counted, case: "oblique") }चे अपलोड पूर्ण
   *[other] सर्व { FORM($counted, case: "oblique") }चे अपलोड पूर्ण
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") }चे डाउनलोड पूर्ण
    [2] { FORM($counted, case: "oblique") }चे डाउनलोड पूर्ण
   *[other] सर्व { FORM($counted, case: "oblique") }चे डाउनलोड पूर्ण
}
transfer-failures = { $count } अयशस्वी

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = पुन्हा ऑनलाइन
offline-kept = ऑफलाइन, बदल याच डिव्हाइसवर सेव्ह केले आहेत
