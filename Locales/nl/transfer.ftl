## Files that are sent from this device or to it

transfer-upload = wordt geüpload
transfer-download = wordt gedownload
transfer-waiting = wacht
transfer-waiting-wifi = wacht op wifi
transfer-waiting-connection = wacht op verbinding
transfer-paused-at = gepauzeerd op { $progress }
transfer-retrying = nieuwe poging
transfer-retrying-in = nieuwe poging over { $duration }
transfer-upload-failed = upload mislukt
    .at = upload mislukt op { $progress }
transfer-download-failed = download mislukt
    .at = download mislukt op { $progress }
transfer-upload-done = upload voltooid
transfer-download-done = download voltooid

## Transfers of several things: 3 van de 8 bestanden geüpload

transfer-uploaded = { $total ->
    [1] { $completed ->
        [0] nog niet geüpload
       *[other] { $counted } geüpload
    }
   *[other] { $completed } van de { $counted } geüpload
}
transfer-downloaded = { $total ->
    [1] { $completed ->
        [0] nog niet gedownload
       *[other] { $counted } gedownload
    }
   *[other] { $completed } van de { $counted } gedownload
}
transfer-uploaded-all = { $total ->
    [1] { $counted } geüpload
    [2] { $counted } geüpload
   *[other] alle { $counted } geüpload
}
transfer-downloaded-all = { $total ->
    [1] { $counted } gedownload
    [2] { $counted } gedownload
   *[other] alle { $counted } gedownload
}
transfer-failures = { $count } mislukt

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = weer online
offline-kept = offline, wijzigingen worden op dit apparaat bewaard
