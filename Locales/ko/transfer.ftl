## Files that are sent from this device or to it

transfer-upload = 업로드 중
transfer-download = 다운로드 중
transfer-waiting = 대기 중
# The letters Wi-Fi are spelled by some voices.
transfer-waiting-wifi = 와이파이 연결 대기 중
transfer-waiting-connection = 연결 대기 중
transfer-paused-at = { $progress }에서 일시 정지됨
transfer-retrying = 재시도 중
transfer-retrying-in = { $duration } 후 재시도
transfer-upload-failed = 업로드 실패
    .at = { $progress }에서 업로드 실패
transfer-download-failed = 다운로드 실패
    .at = { $progress }에서 다운로드 실패
transfer-upload-done = 업로드 완료
transfer-download-done = 다운로드 완료

## Transfers of several things: 파일 8개 중 3개

transfer-uploaded = { $counted } 중 { FORM($done, case: "end") } 업로드됨
transfer-downloaded = { $counted } 중 { FORM($done, case: "end") } 다운로드됨
transfer-uploaded-all = { $total ->
    [1] { $counted } 업로드됨
   *[other] { $counted } 모두 업로드됨
}
transfer-downloaded-all = { $total ->
    [1] { $counted } 다운로드됨
   *[other] { $counted } 모두 다운로드됨
}
transfer-failures = { numeral } 실패

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = 다시 온라인 상태입니다
offline-kept = 오프라인, 변경 사항은 이 기기에 저장됩니다
