transfer-upload = mengunggah
transfer-download = mengunduh
transfer-waiting = menunggu giliran
transfer-waiting-wifi = menunggu Wi-Fi
transfer-waiting-connection = menunggu koneksi
transfer-paused-at = dijeda pada { $progress }
transfer-retrying = mencoba lagi
transfer-retrying-in = mencoba lagi dalam { $duration }
transfer-upload-failed = gagal mengunggah
    .at = gagal mengunggah pada { $progress }
transfer-download-failed = gagal mengunduh
    .at = gagal mengunduh pada { $progress }
transfer-upload-done = selesai diunggah
transfer-download-done = selesai diunduh

transfer-uploaded = { $completed } dari { $counted } diunggah
transfer-downloaded = { $completed } dari { $counted } diunduh
transfer-uploaded-all = { $total ->
    [1] { $counted } diunggah
   *[other] semua { $counted } diunggah
}
transfer-downloaded-all = { $total ->
    [1] { $counted } diunduh
   *[other] semua { $counted } diunduh
}
transfer-failures = { $count } gagal
transfer-detail = { $first }, { $second }

back-online = kembali online
offline-kept = offline, perubahan disimpan di perangkat ini
