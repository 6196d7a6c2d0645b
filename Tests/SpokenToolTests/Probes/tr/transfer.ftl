## Files on their way

transfer-upload = yükleniyor
transfer-download = indiriliyor
transfer-waiting = bekliyor
transfer-waiting-wifi = Wi-Fi bekleniyor
transfer-waiting-connection = bağlantı bekleniyor
transfer-paused-at = duraklatıldı, { $progress }
transfer-retrying = yeniden deneniyor
transfer-retrying-in = { $duration } sonra yeniden denenecek
transfer-upload-failed = yükleme başarısız
    .at = yükleme başarısız, { $progress }
transfer-download-failed = indirme başarısız
    .at = indirme başarısız, { $progress }
transfer-upload-done = yükleme tamamlandı
transfer-download-done = indirme tamamlandı

# "tanesi" has the possessive, so that the number needs none.
transfer-uploaded = { $counted } içinden { $completed } tanesi yüklendi
transfer-downloaded = { $counted } içinden { $completed } tanesi indirildi
transfer-uploaded-all = { $counted } yüklendi
transfer-downloaded-all = { $counted } indirildi
transfer-failures = { $count } tanesi başarısız
transfer-detail = { $first }, { $second }

back-online = bağlantı geri geldi
offline-kept = bağlantı yok, değişiklikler bu aygıtta tutuluyor
