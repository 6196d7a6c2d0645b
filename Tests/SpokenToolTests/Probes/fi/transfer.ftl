## Files on their way

transfer-upload = lähetetään
transfer-download = ladataan
transfer-waiting = odottaa
transfer-waiting-wifi = odottaa Wi-Fi-yhteyttä
transfer-waiting-connection = odottaa yhteyttä
transfer-paused-at = keskeytetty, { $progress }
transfer-retrying = yritetään uudelleen
transfer-retrying-in = yritetään uudelleen { FORM($duration, case: "genitive") } päästä
transfer-upload-failed = lähetys epäonnistui
    .at = lähetys epäonnistui, { $progress }
transfer-download-failed = lataus epäonnistui
    .at = lataus epäonnistui, { $progress }
transfer-upload-done = lähetys valmis
transfer-download-done = lataus valmis

transfer-uploaded = { $done } lähetetty, yhteensä { $total }
transfer-downloaded = { $done } ladattu, yhteensä { $total }
transfer-uploaded-all = { $counted } lähetetty
transfer-downloaded-all = { $counted } ladattu
transfer-failures = { $count } epäonnistui
transfer-detail = { $first }, { $second }

back-online = yhteys palautunut
offline-kept = ei yhteyttä, muutokset säilyvät tällä laitteella
