## Files that are sent from this device or to it

transfer-upload = feltöltés folyamatban
transfer-download = letöltés folyamatban
transfer-waiting = várakozás
transfer-waiting-wifi = várakozás Wi-Fi-hálózatra
transfer-waiting-connection = várakozás kapcsolatra
transfer-paused-at = szüneteltetve, { $progress }
transfer-retrying = újrapróbálkozás
transfer-retrying-in = újrapróbálkozás { $duration } múlva
transfer-upload-failed = sikertelen feltöltés
    .at = sikertelen feltöltés, elkészült: { $progress }
transfer-download-failed = sikertelen letöltés
    .at = sikertelen letöltés, elkészült: { $progress }
transfer-upload-done = feltöltés kész
transfer-download-done = letöltés kész

## Transfers of several things: 8-ból 3 fájl feltöltve

transfer-uploaded = { $total }{ FORM(suffix-elative, $total) } { FORM($done, case: "inside") } feltöltve
transfer-downloaded = { $total }{ FORM(suffix-elative, $total) } { FORM($done, case: "inside") } letöltve
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "inside") } feltöltve
    [2] { FORM($counted, case: "inside") } feltöltve
   *[other] mind feltöltve, { FORM($counted, case: "inside") }
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "inside") } letöltve
    [2] { FORM($counted, case: "inside") } letöltve
   *[other] mind letöltve, { FORM($counted, case: "inside") }
}
transfer-failures = { $count } sikertelen

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = újra online
offline-kept = offline, a módosítások ezen az eszközön maradnak
