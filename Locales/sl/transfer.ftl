## Files that are sent from this device or to it

transfer-upload = nalaganje v splet
transfer-download = prenašanje
transfer-waiting = čakanje
transfer-waiting-wifi = čakanje na omrežje Wi-Fi
transfer-waiting-connection = čakanje na povezavo
transfer-paused-at = začasno ustavljeno, { $progress }
transfer-retrying = nov poskus
transfer-retrying-in = nov poskus čez { FORM($duration, case: "accusative") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = nalaganje v splet ni uspelo
    .at = nalaganje v splet ni uspelo, naloženo { $progress }
transfer-download-failed = prenos ni uspel
    .at = prenos ni uspel, preneseno { $progress }
transfer-upload-done = nalaganje v splet je dokončano
transfer-download-done = prenos je dokončan

## Transfers of several things. After the colon the noun agrees with nothing

transfer-uploaded = naloženo: { $done } od { $total }
transfer-downloaded = preneseno: { $done } od { $total }
transfer-uploaded-all = naloženo: { $counted }
transfer-downloaded-all = preneseno: { $counted }
transfer-failures = ni uspelo: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = povezava je spet vzpostavljena
offline-kept = brez povezave, spremembe so shranjene v tej napravi
