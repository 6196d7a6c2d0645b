## Files that are sent from this device or to it

transfer-upload = アップロード中
transfer-download = ダウンロード中
transfer-waiting = 待機中
transfer-waiting-wifi = Wi-Fi接続待ち
transfer-waiting-connection = 接続待ち
transfer-paused-at = { $progress }で一時停止中
transfer-retrying = 再試行中
transfer-retrying-in = { $duration }後に再試行
transfer-upload-failed = アップロードに失敗
    .at = { $progress }でアップロードに失敗
transfer-download-failed = ダウンロードに失敗
    .at = { $progress }でダウンロードに失敗
transfer-upload-done = アップロード完了
transfer-download-done = ダウンロード完了

## Transfers of several things: 写真8枚中3枚. $case "end" leaves the noun to the whole.

transfer-uploaded = { $counted }中{ FORM($done, case: "end") }をアップロード済み
transfer-downloaded = { $counted }中{ FORM($done, case: "end") }をダウンロード済み
transfer-uploaded-all = { $total ->
    [1] { $counted }をアップロード済み
   *[other] { $counted }をすべてアップロード済み
}
transfer-downloaded-all = { $total ->
    [1] { $counted }をダウンロード済み
   *[other] { $counted }をすべてダウンロード済み
}
# The counter is that of the whole: ファイル6個中3個をダウンロード済み、1個失敗.
transfer-failures = { numeral }失敗

transfer-detail = { $first }、{ $second }

## The connection of the device

back-online = オンラインに戻りました
offline-kept = オフライン、変更はこのデバイスに保存されます
