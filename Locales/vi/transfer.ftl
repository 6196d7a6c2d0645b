## Files that are sent from this device or to it

transfer-upload = đang tải lên
transfer-download = đang tải xuống
transfer-waiting = đang chờ
transfer-waiting-wifi = đang chờ Wi-Fi
transfer-waiting-connection = đang chờ kết nối
transfer-paused-at = đã tạm dừng ở { $progress }
transfer-retrying = đang thử lại
transfer-retrying-in = thử lại sau { $duration }
transfer-upload-failed = tải lên không thành công
    .at = tải lên không thành công, dừng ở { $progress }
transfer-download-failed = tải xuống không thành công
    .at = tải xuống không thành công, dừng ở { $progress }
transfer-upload-done = đã tải lên xong
transfer-download-done = đã tải xuống xong

## Transfers of several things

transfer-uploaded = đã tải lên { $completed } trên { $counted }
transfer-downloaded = đã tải xuống { $completed } trên { $counted }
transfer-uploaded-all = { $total ->
    [1] đã tải lên { $counted }
   *[other] đã tải lên tất cả { $counted }
}
transfer-downloaded-all = { $total ->
    [1] đã tải xuống { $counted }
   *[other] đã tải xuống tất cả { $counted }
}
# The noun is said again: 1 tệp không thành công.
transfer-failures = { counted } không thành công

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = đã có kết nối trở lại
offline-kept = ngoại tuyến, các thay đổi được giữ trên thiết bị này
