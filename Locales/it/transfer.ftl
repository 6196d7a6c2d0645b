## Files that are sent from this device or to it. "Caricamento" would be loading, too.

transfer-upload = upload in corso
transfer-download = download in corso
transfer-waiting = in attesa
transfer-waiting-wifi = in attesa del Wi-Fi
transfer-waiting-connection = in attesa della connessione
transfer-paused-at = in pausa { FORM($progress, case: "to") }
transfer-retrying = nuovo tentativo in corso
transfer-retrying-in = nuovo tentativo tra { $duration }
transfer-upload-failed = upload non riuscito
    .at = upload non riuscito, fermo { FORM($progress, case: "to") }
transfer-download-failed = download non riuscito
    .at = download non riuscito, fermo { FORM($progress, case: "to") }
transfer-upload-done = upload completato
transfer-download-done = download completato

## Transfers of several things

# 3 file caricati su 8, una foto caricata su 8
transfer-uploaded = { $completed ->
    [1] { $done } { FORM(adjective-uploaded, $done, 1) } su { $total }
   *[other] { $done } { FORM(adjective-uploaded, $done, 2) } su { $total }
}
transfer-downloaded = { $completed ->
    [1] { $done } { FORM(adjective-downloaded, $done, 1) } su { $total }
   *[other] { $done } { FORM(adjective-downloaded, $done, 2) } su { $total }
}
# tutti i 7 file caricati, tutti gli 8 file caricati, tutte le 8 foto caricate
transfer-uploaded-all = { $total ->
    [1] { $counted } { FORM(adjective-uploaded, $counted, 1) }
   *[other] { transfer-all } { FORM(adjective-uploaded, $counted, 2) }
}
transfer-downloaded-all = { $total ->
    [1] { $counted } { FORM(adjective-downloaded, $counted, 1) }
   *[other] { transfer-all } { FORM(adjective-downloaded, $counted, 2) }
}
transfer-all = { TRAIT($counted, "gender") ->
    [feminine] tutte le { $counted }
   *[masculine] { HEAD($counted) ->
        [eight] tutti gli { $counted }
       *[other] tutti i { $counted }
    }
}
# uno non riuscito; of photos una non riuscita, 2 non riuscite
transfer-failures = { $count ->
    [1] { transfer-failed-one } { FORM(state-failed, $noun, 1) }
   *[other] { $count } { FORM(state-failed, $noun, 2) }
}
transfer-failed-one = { TRAIT($noun, "gender") ->
    [feminine] una
   *[masculine] uno
}
adjective-uploaded = caricato
    .feminine = caricata
    .masculine-plural = caricati
    .feminine-plural = caricate
adjective-downloaded = scaricato
    .feminine = scaricata
    .masculine-plural = scaricati
    .feminine-plural = scaricate

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = connessione ripristinata
offline-kept = nessuna connessione, le modifiche sono conservate su questo dispositivo
