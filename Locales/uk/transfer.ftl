## Files that are sent from this device or to it: verbal nouns, and the impersonal past for what is done

transfer-upload = вивантаження
transfer-download = завантаження
transfer-waiting = очікування
transfer-waiting-wifi = очікування Wi-Fi
transfer-waiting-connection = очікування підключення
transfer-paused-at = призупинено, { $progress }
transfer-retrying = повторна спроба
transfer-retrying-in = повторна спроба через { FORM($duration, case: "accusative") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = не вдалося вивантажити
    .at = не вдалося вивантажити, передано { $progress }
transfer-download-failed = не вдалося завантажити
    .at = не вдалося завантажити, отримано { $progress }
transfer-upload-done = вивантаження завершено
transfer-download-done = завантаження завершено

## Transfers of several things. After the colon the noun agrees with nothing.

transfer-uploaded = вивантажено: { $done } { from-total }
transfer-downloaded = завантажено: { $done } { from-total }
transfer-uploaded-all = вивантажено: { $counted }
transfer-downloaded-all = завантажено: { $counted }
transfer-failures = помилок: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = підключення відновлено
offline-kept = немає підключення, зміни збережено на цьому пристрої
