## Files that are sent from this device or to it

transfer-upload = laddar upp
transfer-download = laddar ner
transfer-waiting = väntar
transfer-waiting-wifi = väntar på wifi
transfer-waiting-connection = väntar på anslutning
transfer-paused-at = pausat vid { $progress }
transfer-retrying = försöker igen
transfer-retrying-in = försöker igen om { $duration }
transfer-upload-failed = uppladdningen misslyckades
    .at = uppladdningen misslyckades vid { $progress }
transfer-download-failed = nedladdningen misslyckades
    .at = nedladdningen misslyckades vid { $progress }
transfer-upload-done = uppladdningen är klar
transfer-download-done = nedladdningen är klar

## Transfers of several things

transfer-uploaded = { $total ->
    [1] { $completed ->
        [0] har inte laddats upp än
       *[other] { $counted } har laddats upp
    }
   *[other] { transfer-some } har laddats upp
}
transfer-downloaded = { $total ->
    [1] { $completed ->
        [0] har inte laddats ner än
       *[other] { $counted } har laddats ner
    }
   *[other] { transfer-some } har laddats ner
}
transfer-some = { $completed ->
    [1] { FORM(one, $counted) } av { $counted }
   *[other] { $completed } av { $counted }
}
transfer-uploaded-all = { $total ->
    [1] { $counted } har laddats upp
    [2] { $counted } har laddats upp
   *[other] alla { $counted } har laddats upp
}
transfer-downloaded-all = { $total ->
    [1] { $counted } har laddats ner
    [2] { $counted } har laddats ner
   *[other] alla { $counted } har laddats ner
}
transfer-failures = { $count ->
    [1] { FORM(one, $noun) } misslyckades
   *[other] { $count } misslyckades
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = online igen
offline-kept = offline, ändringarna sparas på enheten
