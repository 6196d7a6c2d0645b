## Files that are sent from this device or to it

transfer-upload = अपलोड हो रहा है
transfer-download = डाउनलोड हो रहा है
transfer-waiting = इंतज़ार में
transfer-waiting-wifi = वाई-फ़ाई के इंतज़ार में
transfer-waiting-connection = कनेक्शन के इंतज़ार में
transfer-paused-at = { $progress } पर पॉज़ किया गया
transfer-retrying = फिर से कोशिश हो रही है
transfer-retrying-in = { FORM($duration, case: "oblique") } बाद फिर से कोशिश होगी
transfer-upload-failed = अपलोड विफल
    .at = अपलोड { $progress } पर विफल
transfer-download-failed = डाउनलोड विफल
    .at = डाउनलोड { $progress } पर विफल
transfer-upload-done = अपलोड पूरा हुआ
transfer-download-done = डाउनलोड पूरा हुआ

## Transfers of several things: का keeps the phrase from agreeing with the gender of what is counted. Of one, में से
## would be said of its parts

transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "oblique") } का अपलोड अभी पूरा नहीं
   *[other] { FORM($counted, case: "oblique") } में से { $completed } का अपलोड पूरा
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "oblique") } का डाउनलोड अभी पूरा नहीं
   *[other] { FORM($counted, case: "oblique") } में से { $completed } का डाउनलोड पूरा
}
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } का अपलोड पूरा
    [2] { FORM($counted, case: "oblique") } का अपलोड पूरा
   *[other] सभी { FORM($counted, case: "oblique") } का अपलोड पूरा
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } का डाउनलोड पूरा
    [2] { FORM($counted, case: "oblique") } का डाउनलोड पूरा
   *[other] सभी { FORM($counted, case: "oblique") } का डाउनलोड पूरा
}
transfer-failures = { $count } विफल

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = फिर से ऑनलाइन
offline-kept = ऑफ़लाइन, बदलाव इसी डिवाइस पर सहेजे गए हैं
