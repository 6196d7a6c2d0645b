## Files that are sent from this device or to it

transfer-upload = 正在上传
transfer-download = 正在下载
transfer-waiting = 正在等待
transfer-waiting-wifi = 正在等待连接Wi-Fi
transfer-waiting-connection = 正在等待网络连接
transfer-paused-at = 已暂停，进度{ $progress }
transfer-retrying = 正在重试
transfer-retrying-in = { $duration }后重试
transfer-upload-failed = 上传失败
    .at = 上传失败，进度{ $progress }
transfer-download-failed = 下载失败
    .at = 下载失败，进度{ $progress }
transfer-upload-done = 上传完成
transfer-download-done = 下载完成

## Transfers of several things: 已上传3个文件，共8个

transfer-uploaded = 已上传{ $done }，共{ FORM($counted, case: "end") }
transfer-downloaded = 已下载{ $done }，共{ FORM($counted, case: "end") }
transfer-uploaded-all = { $total ->
    [1] 已上传{ $counted }
   *[other] 已上传全部{ $counted }
}
transfer-downloaded-all = { $total ->
    [1] 已下载{ $counted }
   *[other] 已下载全部{ $counted }
}
transfer-failures = { numeral-counter }失败

transfer-detail = { $first }，{ $second }

## The connection of the device

back-online = 已恢复在线
offline-kept = 已离线，更改会保留在此设备上
