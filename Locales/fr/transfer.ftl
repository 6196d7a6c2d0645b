## Files that are sent from this device or to it. Nouns, which agree with nothing; "envoi" rather than "téléversement",
## which few say.

transfer-upload = envoi en cours
transfer-download = téléchargement en cours
transfer-waiting = en attente
transfer-waiting-wifi = en attente du Wi-Fi
transfer-waiting-connection = en attente de connexion
transfer-paused-at = en pause à { $progress }
transfer-retrying = nouvelle tentative en cours
transfer-retrying-in = nouvelle tentative dans { $duration }
transfer-upload-failed = échec de l’envoi
    .at = échec de l’envoi à { $progress }
transfer-download-failed = échec du téléchargement
    .at = échec du téléchargement à { $progress }
transfer-upload-done = envoi terminé
transfer-download-done = téléchargement terminé

## Transfers of several things: 3 photos envoyées sur 8

transfer-uploaded = { $done } { FORM(adjective-uploaded, $done) } sur { $total }
transfer-downloaded = { $done } { FORM(adjective-downloaded, $done) } sur { $total }
adjective-uploaded = envoyé
    .feminine = envoyée
    .masculine-plural = envoyés
    .feminine-plural = envoyées
adjective-downloaded = téléchargé
    .feminine = téléchargée
    .masculine-plural = téléchargés
    .feminine-plural = téléchargées
transfer-uploaded-all = { $counted } { FORM(adjective-uploaded, $counted) }
transfer-downloaded-all = { $counted } { FORM(adjective-downloaded, $counted) }
transfer-failures = { $count ->
    [one] { $count } échec
    [many] { $count } d’échecs
   *[other] { $count } échecs
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = de nouveau en ligne
offline-kept = hors ligne, les modifications sont conservées sur cet appareil
