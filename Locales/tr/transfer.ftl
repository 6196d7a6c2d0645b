## Files that are sent from this device or to it

# "Yükleniyor" alone is loading.
transfer-upload = karşıya yükleniyor
transfer-download = indiriliyor
transfer-waiting = bekliyor
transfer-waiting-wifi = Wi-Fi bekleniyor
transfer-waiting-connection = bağlantı bekleniyor
transfer-paused-at = duraklatıldı, { $progress }
transfer-retrying = yeniden deneniyor
transfer-retrying-in = { $duration } sonra yeniden denenecek
transfer-upload-failed = karşıya yükleme başarısız
    .at = karşıya yükleme başarısız, tamamlanan: { $progress }
transfer-download-failed = indirme başarısız
    .at = indirme başarısız, tamamlanan: { $progress }
transfer-upload-done = karşıya yükleme tamamlandı
transfer-download-done = indirme tamamlandı

## Transfers of several things. "Tanesi" has the suffix: 8 dosyadan 3 tanesi yüklendi

transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "inside") } henüz karşıya yüklenmedi
   *[other] { FORM($counted, case: "inside") }{ counted-locative }n { $completed } tanesi karşıya yüklendi
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "inside") } henüz indirilmedi
   *[other] { FORM($counted, case: "inside") }{ counted-locative }n { $completed } tanesi indirildi
}
# The suffix of the noun
counted-locative = { TAIL(FORM($counted, case: "inside")) ->
    [front-hard] te
    [front-soft] de
    [back-hard] ta
   *[other] da
}
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "inside") } karşıya yüklendi
    [2] { FORM($counted, case: "inside") } karşıya yüklendi
   *[other] { FORM($counted, case: "genitive") } tümü karşıya yüklendi
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "inside") } indirildi
    [2] { FORM($counted, case: "inside") } indirildi
   *[other] { FORM($counted, case: "genitive") } tümü indirildi
}
transfer-failures = { $count } tanesi başarısız

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = yeniden çevrimiçi
offline-kept = çevrimdışı, değişiklikler bu aygıtta saklanıyor
