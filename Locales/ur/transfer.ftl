## Files that are sent from this device or to it

transfer-upload = اپ لوڈ ہو رہا ہے
transfer-download = ڈاؤن لوڈ ہو رہا ہے
transfer-waiting = انتظار میں
transfer-waiting-wifi = وائی فائی کے انتظار میں
transfer-waiting-connection = کنکشن کے انتظار میں
transfer-paused-at = { $progress } پر موقوف ہے
transfer-retrying = دوبارہ کوشش ہو رہی ہے
transfer-retrying-in = { FORM($duration, case: "oblique") } بعد دوبارہ کوشش ہو گی
transfer-upload-failed = اپ لوڈ ناکام
    .at = اپ لوڈ { $progress } پر ناکام
transfer-download-failed = ڈاؤن لوڈ ناکام
    .at = ڈاؤن لوڈ { $progress } پر ناکام
transfer-upload-done = اپ لوڈ مکمل ہوا
transfer-download-done = ڈاؤن لوڈ مکمل ہوا

## Transfers of several things: کا keeps the phrase from agreeing with what is counted. Of one, میں سے would be said of its
## parts

transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "oblique") } کا اپ لوڈ ابھی مکمل نہیں
   *[other] { FORM($counted, case: "oblique") } میں سے { $completed } کا اپ لوڈ مکمل
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "oblique") } کا ڈاؤن لوڈ ابھی مکمل نہیں
   *[other] { FORM($counted, case: "oblique") } میں سے { $completed } کا ڈاؤن لوڈ مکمل
}
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } کا اپ لوڈ مکمل
    [2] { FORM($counted, case: "oblique") } کا اپ لوڈ مکمل
   *[other] تمام { FORM($counted, case: "oblique") } کا اپ لوڈ مکمل
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } کا ڈاؤن لوڈ مکمل
    [2] { FORM($counted, case: "oblique") } کا ڈاؤن لوڈ مکمل
   *[other] تمام { FORM($counted, case: "oblique") } کا ڈاؤن لوڈ مکمل
}
transfer-failures = { $count } ناکام

transfer-detail = { $first }، { $second }

## The connection of the device

back-online = دوبارہ آن لائن
offline-kept = آف لائن، تبدیلیاں اسی ڈیوائس پر محفوظ کی گئی ہیں
