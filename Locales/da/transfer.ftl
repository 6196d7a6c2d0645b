## Files that are sent from this device or to it

transfer-upload = uploader
transfer-download = downloader
transfer-waiting = venter
transfer-waiting-wifi = venter på wi-fi
transfer-waiting-connection = venter på forbindelse
transfer-paused-at = på pause ved { $progress }
transfer-retrying = prøver igen
transfer-retrying-in = prøver igen om { $duration }
transfer-upload-failed = upload mislykkedes
    .at = upload mislykkedes ved { $progress }
transfer-download-failed = download mislykkedes
    .at = download mislykkedes ved { $progress }
transfer-upload-done = upload fuldført
transfer-download-done = download fuldført

## Transfers of several things

transfer-uploaded = { $total ->
    [1] { $completed ->
        [0] er ikke uploadet endnu
       *[other] { $counted } er uploadet
    }
   *[other] { transfer-some } er uploadet
}
transfer-downloaded = { $total ->
    [1] { $completed ->
        [0] er ikke downloadet endnu
       *[other] { $counted } er downloadet
    }
   *[other] { transfer-some } er downloadet
}
transfer-some = { $completed ->
    [1] { FORM(one, $counted) } af { $counted }
   *[other] { $completed } af { $counted }
}
transfer-uploaded-all = { $total ->
    [1] { $counted } er uploadet
    [2] { $counted } er uploadet
   *[other] alle { $counted } er uploadet
}
transfer-downloaded-all = { $total ->
    [1] { $counted } er downloadet
    [2] { $counted } er downloadet
   *[other] alle { $counted } er downloadet
}
transfer-failures = { $count ->
    [1] { FORM(one, $noun) } mislykkedes
   *[other] { $count } mislykkedes
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = online igen
offline-kept = offline, ændringerne gemmes på enheden
