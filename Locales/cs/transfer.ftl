## Files that are sent from this device or to it: verbal nouns, and the impersonal participle for what is done

transfer-upload = nahrávání
transfer-download = stahování
transfer-waiting = čekání
transfer-waiting-wifi = čekání na Wi-Fi
transfer-waiting-connection = čekání na připojení
transfer-paused-at = pozastaveno, { $progress }
transfer-retrying = nový pokus
transfer-retrying-in = nový pokus za { FORM($duration, case: "accusative") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = nahrávání se nezdařilo
    .at = nahrávání se nezdařilo, nahráno { $progress }
transfer-download-failed = stahování se nezdařilo
    .at = stahování se nezdařilo, staženo { $progress }
transfer-upload-done = nahrávání dokončeno
transfer-download-done = stahování dokončeno

## Transfers of several things: nahráno: 3 z osmi souborů

transfer-uploaded = nahráno: { $done } { of-total }
transfer-downloaded = staženo: { $done } { of-total }
transfer-uploaded-all = nahráno: { $counted }
transfer-downloaded-all = staženo: { $counted }
transfer-failures = neúspěšné: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = připojení obnoveno
offline-kept = bez připojení, změny zůstávají uložené v tomto zařízení
