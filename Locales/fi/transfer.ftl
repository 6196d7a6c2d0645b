## Files that are sent from this device or to it

# "Lähetetään" alone is that a message is being sent.
transfer-upload = lähetetään palveluun
# "Ladataan" alone is loading.
transfer-download = ladataan laitteelle
transfer-waiting = odotetaan vuoroa
transfer-waiting-wifi = odotetaan Wi-Fi-yhteyttä
transfer-waiting-connection = odotetaan yhteyttä
transfer-paused-at = keskeytetty, { $progress }
transfer-retrying = yritetään uudelleen
transfer-retrying-in = yritetään uudelleen { FORM($duration, case: "genitive") } kuluttua
transfer-upload-failed = lähetys epäonnistui
    .at = lähetys epäonnistui, valmiina { $progress }
transfer-download-failed = lataus epäonnistui
    .at = lataus epäonnistui, valmiina { $progress }
transfer-upload-done = lähetys valmis
transfer-download-done = lataus valmis

## Transfers of several things: 3 tiedostoa kahdeksasta lähetetty

transfer-uploaded = { $total ->
    [1] { $done } lähetetty
   *[other] { things-of-total } lähetetty
}
transfer-downloaded = { $total ->
    [1] { $done } ladattu
   *[other] { things-of-total } ladattu
}
transfer-uploaded-all = { $total ->
    [1] { $counted } lähetetty
    [2] { $counted } lähetetty
   *[other] kaikki { $counted } lähetetty
}
transfer-downloaded-all = { $total ->
    [1] { $counted } ladattu
    [2] { $counted } ladattu
   *[other] kaikki { $counted } ladattu
}
transfer-failures = { $count } epäonnistui

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = yhteys palautui
offline-kept = ei yhteyttä, muutokset säilyvät tällä laitteella
