## Files that are sent from this device or to it. "Laden" alone is what an app does alone; these have their direction.

transfer-upload = wird hochgeladen
transfer-download = wird heruntergeladen
transfer-waiting = wartet
# Avoid "W-LAN", whose last letters some voices spell.
transfer-waiting-wifi = wartet auf W-Lan
transfer-waiting-connection = wartet auf Verbindung
# pausiert bei einem Prozent
transfer-paused-at = pausiert bei { FORM($progress, case: "dative") }
transfer-retrying = neuer Versuch
transfer-retrying-in = neuer Versuch in { FORM($duration, case: "dative") }
transfer-upload-failed = Upload fehlgeschlagen
    .at = Upload fehlgeschlagen bei { FORM($progress, case: "dative") }
transfer-download-failed = Download fehlgeschlagen
    .at = Download fehlgeschlagen bei { FORM($progress, case: "dative") }
transfer-upload-done = Upload abgeschlossen
transfer-download-done = Download abgeschlossen

## Transfers of several things

transfer-uploaded = { $total ->
    [1] { $completed ->
        [0] noch nicht hochgeladen
       *[other] { $counted } hochgeladen
    }
   *[other] { transfer-some } hochgeladen
}
transfer-downloaded = { $total ->
    [1] { $completed ->
        [0] noch nicht heruntergeladen
       *[other] { $counted } heruntergeladen
    }
   *[other] { transfer-some } heruntergeladen
}
# eine von 3 Dateien: voices read 1 as "eins"
transfer-some = { $completed ->
    [1] { FORM(one-alone, $counted) } von { FORM($counted, case: "dative") }
   *[other] { $completed } von { FORM($counted, case: "dative") }
}
transfer-uploaded-all = { $total ->
    [1] { $counted } hochgeladen
    [2] { $counted } hochgeladen
   *[other] alle { $counted } hochgeladen
}
transfer-downloaded-all = { $total ->
    [1] { $counted } heruntergeladen
    [2] { $counted } heruntergeladen
   *[other] alle { $counted } heruntergeladen
}
transfer-failures = { $count ->
    [1] { FORM(one-alone, $noun) } fehlgeschlagen
   *[other] { $count } fehlgeschlagen
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = wieder online
offline-kept = offline, Änderungen bleiben auf diesem Gerät gespeichert
