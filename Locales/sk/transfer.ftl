## Files that are sent from this device or to it: verbal nouns, and the neuter participle for what is done

transfer-upload = nahrávanie
transfer-download = sťahovanie
transfer-waiting = čakanie
transfer-waiting-wifi = čakanie na Wi-Fi
transfer-waiting-connection = čakanie na pripojenie
transfer-paused-at = pozastavené, { $progress }
transfer-retrying = nový pokus
# Not "nový pokus o 10 sekúnd": after that noun "o" is heard as what is tried.
transfer-retrying-in = nový pokus sa začne o { FORM($duration, case: "accusative") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = nahrávanie sa nepodarilo
    .at = nahrávanie sa nepodarilo, nahraté: { $progress }
transfer-download-failed = sťahovanie sa nepodarilo
    .at = sťahovanie sa nepodarilo, stiahnuté: { $progress }
transfer-upload-done = nahrávanie dokončené
transfer-download-done = sťahovanie dokončené

## Transfers of several things: nahraté: 3 z ôsmich súborov

transfer-uploaded = nahraté: { $done } { of-total-count }
transfer-downloaded = stiahnuté: { $done } { of-total-count }
transfer-uploaded-all = nahraté: { $counted }
transfer-downloaded-all = stiahnuté: { $counted }
transfer-failures = neúspešné: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = pripojenie obnovené
offline-kept = bez pripojenia, zmeny ostávajú uložené v tomto zariadení
