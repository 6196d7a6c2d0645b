transfer-upload = memuat naik
transfer-download = memuat turun
transfer-waiting = menunggu giliran
transfer-waiting-wifi = menunggu Wi-Fi
transfer-waiting-connection = menunggu sambungan
transfer-paused-at = dijeda pada { $progress }
transfer-retrying = mencuba semula
transfer-retrying-in = mencuba semula dalam { $duration }
transfer-upload-failed = gagal memuat naik
    .at = gagal memuat naik pada { $progress }
transfer-download-failed = gagal memuat turun
    .at = gagal memuat turun pada { $progress }
transfer-upload-done = selesai dimuat naik
transfer-download-done = selesai dimuat turun

transfer-uploaded = { $completed } daripada { $counted } dimuat naik
transfer-downloaded = { $completed } daripada { $counted } dimuat turun
transfer-uploaded-all = { $total ->
    [1] { $counted } dimuat naik
   *[other] semua { $counted } dimuat naik
}
transfer-downloaded-all = { $total ->
    [1] { $counted } dimuat turun
   *[other] semua { $counted } dimuat turun
}
transfer-failures = { $count } gagal
transfer-detail = { $first }, { $second }

back-online = kembali dalam talian
offline-kept = luar talian, perubahan disimpan pada peranti ini
