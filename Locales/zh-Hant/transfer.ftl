## Files that are sent from this device or to it

transfer-upload = 正在上傳
transfer-download = 正在下載
transfer-waiting = 正在等待
transfer-waiting-wifi = 正在等待Wi-Fi連線
transfer-waiting-connection = 正在等待網路連線
transfer-paused-at = 已暫停，進度{ $progress }
transfer-retrying = 正在重試
transfer-retrying-in = { $duration }後重試
transfer-upload-failed = 上傳失敗
    .at = 上傳失敗，進度{ $progress }
transfer-download-failed = 下載失敗
    .at = 下載失敗，進度{ $progress }
transfer-upload-done = 上傳完成
transfer-download-done = 下載完成

## Transfers of several things: 已上傳3個檔案，共8個

transfer-uploaded = 已上傳{ $done }，共{ FORM($counted, case: "end") }
transfer-downloaded = 已下載{ $done }，共{ FORM($counted, case: "end") }
transfer-uploaded-all = { $total ->
    [1] 已上傳{ $counted }
   *[other] 已上傳全部{ $counted }
}
transfer-downloaded-all = { $total ->
    [1] 已下載{ $counted }
   *[other] 已下載全部{ $counted }
}
transfer-failures = { numeral-counter }失敗

transfer-detail = { $first }，{ $second }

## The connection of the device

back-online = 已恢復連線
offline-kept = 已離線，變更會保留在這部裝置上
