## Files that are sent from this device or to it

transfer-upload = અપલોડ થઈ રહ્યું છે
transfer-download = ડાઉનલોડ થઈ રહ્યું છે
transfer-waiting = રાહ જોવાઈ રહી છે
transfer-waiting-wifi = વાઇ-ફાઇની રાહ જોવાઈ રહી છે
transfer-waiting-connection = કનેક્શનની રાહ જોવાઈ રહી છે
transfer-paused-at = { $progress } પર થોભાવેલ
transfer-retrying = ફરી પ્રયાસ થઈ રહ્યો છે
transfer-retrying-in = { FORM($duration, case: "oblique") } પછી ફરી પ્રયાસ થશે
transfer-upload-failed = અપલોડ નિષ્ફળ
    .at = અપલોડ { $progress } પર નિષ્ફળ
transfer-download-failed = ડાઉનલોડ નિષ્ફળ
    .at = ડાઉનલોડ { $progress } પર નિષ્ફળ
transfer-upload-done = અપલોડ પૂરું થયું
transfer-download-done = ડાઉનલોડ પૂરું થયું

## Transfers of several things. Of one, માંથી would be said of its parts

transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "oblique") }નું અપલોડ હજી પૂરું નથી
   *[other] { FORM($counted, case: "oblique") }માંથી { $completed }નું અપલોડ પૂરું
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "oblique") }નું ડાઉનલોડ હજી પૂરું નથી
   *[other] { FORM($counted, case: "oblique") }માંથી { $completed }નું ડાઉનલોડ પૂરું
}
transfer-uploaded-all = { FORM($counted, case: "oblique") }નું અપલોડ પૂરું
transfer-downloaded-all = { FORM($counted, case: "oblique") }નું ડાઉનલોડ પૂરું
transfer-failures = { $count } નિષ્ફળ

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = ફરી ઑનલાઇન
offline-kept = ઑફલાઇન, ફેરફારો આ ડિવાઇસ પર સાચવેલ છે
