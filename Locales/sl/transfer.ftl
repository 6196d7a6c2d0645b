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

## Transfers of several things. After the colon the noun agrees with nothing: preneseno: ena od 8 datotek, dve neuspeli

transfer-uploaded = naloženo: { transfer-some }
transfer-downloaded = preneseno: { transfer-some }
transfer-some = { FORM(transfer-number, $counted) } od { FORM($counted, case: "genitive") }
transfer-number = { $completed ->
    [1] { transfer-one }
    [one] { NUMBER($completed, style: "items") }
    [two] { NUMBER($completed, style: "items") }
    [few] { NUMBER($completed, style: "items") }
   *[other] { $completed }
}
# Without its noun one is "eden", not "en": eden od treh dokumentov.
transfer-one = { $gender ->
    [masculine] eden
    [animate] eden
   *[other] { NUMBER($completed, style: "items") }
}
transfer-uploaded-all = naloženo: { $counted }
transfer-downloaded-all = preneseno: { $counted }
transfer-failures = { $count ->
    [one] { FORM(numeral, $noun) } { FORM(adjective-unsuccessful, $noun, 1) }
    [two] { FORM(numeral, $noun) } { FORM(adjective-unsuccessful, $noun, 2) }
    [few] { FORM(numeral, $noun) } { FORM(adjective-unsuccessful, $noun, 3) }
   *[other] { $count } { FORM(adjective-unsuccessful, $noun, 5) }
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = povezava je spet vzpostavljena
offline-kept = brez povezave, spremembe so shranjene v tej napravi
