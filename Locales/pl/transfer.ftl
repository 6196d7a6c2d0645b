## Files that are sent from this device or to it: verbal nouns, and the impersonal past for what is done

transfer-upload = przesyłanie
transfer-download = pobieranie
transfer-waiting = oczekiwanie
transfer-waiting-wifi = oczekiwanie na Wi-Fi
transfer-waiting-connection = oczekiwanie na połączenie
transfer-paused-at = wstrzymano, { $progress }
transfer-retrying = ponawianie próby
transfer-retrying-in = ponowna próba za { FORM($duration, case: "accusative") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = przesyłanie nie powiodło się
    .at = przesyłanie nie powiodło się, przesłano { $progress }
transfer-download-failed = pobieranie nie powiodło się
    .at = pobieranie nie powiodło się, pobrano { $progress }
transfer-upload-done = zakończono przesyłanie
transfer-download-done = zakończono pobieranie

## Transfers of several things. The noun goes by how many are done (przesłano 3 pliki z 8): after "z" voices would leave
## the number uninflected.

transfer-uploaded = przesłano { FORM($done, case: "accusative") } { from-total }
transfer-downloaded = pobrano { FORM($done, case: "accusative") } { from-total }
transfer-uploaded-all = przesłano { FORM($counted, case: "accusative") }
transfer-downloaded-all = pobrano { FORM($counted, case: "accusative") }
transfer-failures = nieudane: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = przywrócono połączenie
offline-kept = brak połączenia, zmiany pozostają zapisane na tym urządzeniu
