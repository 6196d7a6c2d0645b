## Files that are sent from this device or to it

transfer-upload = prijenos
transfer-download = preuzimanje
transfer-waiting = čekanje
transfer-waiting-wifi = čekanje Wi-Fi mreže
transfer-waiting-connection = čekanje veze
transfer-paused-at = pauzirano, { $progress }
transfer-retrying = ponovni pokušaj
transfer-retrying-in = ponovni pokušaj za { FORM($duration, case: "ago") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = prijenos nije uspio
    .at = prijenos nije uspio, preneseno { $progress }
transfer-download-failed = preuzimanje nije uspjelo
    .at = preuzimanje nije uspjelo, preuzeto { $progress }
transfer-upload-done = prijenos je dovršen
transfer-download-done = preuzimanje je dovršeno

## Transfers of several things. After the colon the noun agrees with nothing

transfer-uploaded = preneseno: { $done } od { $total }
transfer-downloaded = preuzeto: { $done } od { $total }
transfer-uploaded-all = preneseno: { $counted }
transfer-downloaded-all = preuzeto: { $counted }
transfer-failures = neuspjelo: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = veza je ponovno uspostavljena
offline-kept = nema veze, promjene su spremljene na ovom uređaju
