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
    .at = upload interrotto { FORM($progress, case: "to") }
transfer-download-failed = download non riuscito
    .at = download interrotto { FORM($progress, case: "to") }
transfer-upload-done = upload completato
transfer-download-done = download completato

## Transfers of several things

# 3 file caricati su 8, una foto caricata su 8
transfer-uploaded = { $done } { FORM(adjective-uploaded, $done, $completed) } su { $total }
transfer-downloaded = { $done } { FORM(adjective-downloaded, $done, $completed) } su { $total }
# tutti i 7 file caricati, tutti gli 8 file caricati, tutte le 8 foto caricate
transfer-uploaded-all = { $total ->
    [1] { $counted } { FORM(adjective-uploaded, $counted, $total) }
   *[other] { transfer-all } { FORM(adjective-uploaded, $counted, $total) }
}
transfer-downloaded-all = { $total ->
    [1] { $counted } { FORM(adjective-downloaded, $counted, $total) }
   *[other] { transfer-all } { FORM(adjective-downloaded, $counted, $total) }
}
transfer-all = { TRAIT($counted, "gender") ->
    [feminine] tutte le { $counted }
   *[masculine] { HEAD($counted) ->
        [eight] tutti gli { $counted }
       *[other] tutti i { $counted }
    }
}
# uno non riuscito; of photos una non riuscita, 2 non riuscite
transfer-failures = { TRAIT($noun, "gender") ->
    [feminine] { FORM(number-feminine, $count) } { FORM(state-failed, $noun, $count) }
   *[masculine] { FORM(number-masculine, $count) } { FORM(state-failed, $noun, $count) }
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
