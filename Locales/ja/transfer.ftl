## Files on their way

transfer-upload = アップロード中
transfer-download = ダウンロード中
transfer-waiting = 待機中
transfer-waiting-wifi = Wi-Fi接続を待っています
transfer-waiting-connection = 接続を待っています
transfer-paused = 一時停止中
transfer-paused-at = { $progress }で一時停止中
transfer-retrying = 再試行中
transfer-retrying-in = { $duration }後に再試行
transfer-upload-failed = アップロードに失敗
transfer-download-failed = ダウンロードに失敗
transfer-upload-done = アップロード完了
transfer-download-done = ダウンロード完了

## Several together. 件 fits what comes one by one, whatever it is.

transfer-uploaded = { $counted }のうち{ $completed }件をアップロード済み
transfer-downloaded = { $counted }のうち{ $completed }件をダウンロード済み
transfer-failures = { $count }件失敗

## What is left

transfer-detail = { $first }、{ $second }

## The connection

back-online = オンラインに戻りました
offline-kept = オフライン、変更はこのデバイスに保存されます
