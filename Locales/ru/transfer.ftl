## Files that are sent from this device or to it: verbal nouns, and the impersonal past for what is done

transfer-upload = отправка
# As action-download.
transfer-download = скачивание
transfer-waiting = ожидание
transfer-waiting-wifi = ожидание Wi-Fi
transfer-waiting-connection = ожидание подключения
transfer-paused-at = приостановлено, { $progress }
transfer-retrying = повторная попытка
transfer-retrying-in = повторная попытка через { FORM($duration, case: "accusative") }
# After the comma alone it would be heard as how much failed.
transfer-upload-failed = не удалось отправить
    .at = не удалось отправить, передано { $progress }
transfer-download-failed = не удалось скачать
    .at = не удалось скачать, получено { $progress }
transfer-upload-done = отправка завершена
transfer-download-done = скачивание завершено

## Transfers of several things. After the colon the noun agrees with nothing.

transfer-uploaded = отправлено: { $done } из { FORM(of-total, case: "genitive") }
transfer-downloaded = скачано: { $done } из { FORM(of-total, case: "genitive") }
transfer-uploaded-all = отправлено: { $counted }
transfer-downloaded-all = скачано: { $counted }
transfer-failures = с ошибкой: { $count }

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = подключение восстановлено
offline-kept = нет подключения, изменения сохранены на этом устройстве
