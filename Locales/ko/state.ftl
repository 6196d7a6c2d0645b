## States: alone, after the thing that they describe, and before a noun that is counted
##
## The value is heard alone, and ends as states do in screen readers: 읽음, 선택됨, 진행 중. The other forms are explained in
## grammar.ftl.

state-taken = 복용함
    .attribute = 복용한
state-missed = 놓침
    .attribute = 놓친
state-skipped = 건너뜀
    .attribute = 건너뛴
state-pending = 대기 중
    .attribute = 대기 중인
state-scheduled = 예정됨
    .attribute = 예정된
    .until = 예정
# As due-now.
# same for every case
state-due = 지금이 기한
    .attribute = 기한이 된
    .tag = 기한이 된 항목
    .label = 기한
    .until = 기한
    .marked = 기한이 됨
state-overdue = 기한 지남
    .attribute = 기한이 지난
state-completed = 완료됨
    .attribute = 완료된
    .until = 완료
    .marked = 완료
state-not-completed = 미완료
    .attribute = 미완료
state-in-progress = 진행 중
    .attribute = 진행 중인
state-failed = 실패
    .attribute = 실패한
state-cancelled = 취소됨
    .attribute = 취소된
state-approved = 승인됨
    .attribute = 승인된
state-declined = 거절됨
    .attribute = 거절된
state-refunded = 환불됨
    .attribute = 환불된
state-processing = 처리 중
    .attribute = 처리 중인
state-shipped = 발송됨
    .attribute = 발송된
state-delivered = 배송 완료
    .attribute = 배송된
state-draft = 초안
    .attribute = 작성 중인
state-new = 신규
    .attribute = 새
# same for every case
state-read = 읽음
    .attribute = 읽은
state-unread = 읽지 않음
    .attribute = 읽지 않은
state-opened = 열림
    .attribute = 열린
state-active = 활성
    .attribute = 활성
state-inactive = 비활성
    .attribute = 비활성
state-on = 켜짐
    .attribute = 켜진
state-off = 꺼짐
    .attribute = 꺼진
state-enabled = 활성화됨
    .attribute = 활성화된
state-disabled = 비활성화됨
    .attribute = 비활성화된
state-online = 온라인
    .attribute = 온라인 상태인
state-offline = 오프라인
    .attribute = 오프라인 상태인
state-away = 자리 비움
    .attribute = 자리를 비운
state-busy = 바쁨
    .attribute = 바쁜
state-connected = 연결됨
    .attribute = 연결된
state-disconnected = 연결 끊김
    .attribute = 연결이 끊긴
# As VoiceOver says it.
state-selected = 선택됨
    .attribute = 선택된
state-not-selected = 선택 안 됨
    .attribute = 선택되지 않은
state-checked = 체크됨
    .attribute = 체크된
state-unchecked = 체크 안 됨
    .attribute = 체크되지 않은
state-partially-checked = 일부 체크됨
    .attribute = 일부 체크된
state-expanded = 펼쳐짐
    .attribute = 펼쳐진
state-collapsed = 접힘
    .attribute = 접힌
state-required = 필수
    .attribute = 필수
# Avoid 선택 alone, which is heard as the verb.
state-optional = 선택 사항
    .attribute = 선택 사항인
state-valid = 유효함
    .attribute = 유효한
    .until = 유효
state-invalid = 유효하지 않음
    .attribute = 유효하지 않은
state-empty = 비어 있음
    .attribute = 비어 있는
state-full = 가득 참
    .attribute = 가득 찬
state-playing = 재생 중
    .attribute = 재생 중인
state-paused = 일시 정지됨
    .attribute = 일시 정지된
    .until = 일시 정지
state-stopped = 정지됨
    .attribute = 정지된
state-muted = 음소거됨
    .attribute = 음소거된
    .until = 음소거
state-unmuted = 음소거 해제됨
    .attribute = 음소거 해제된
state-locked = 잠김
    .attribute = 잠긴
state-unlocked = 잠금 해제됨
    .attribute = 잠금 해제된
state-favorite = 즐겨찾기
    .attribute = 즐겨찾기한
state-pinned = 고정됨
    .attribute = 고정된
state-archived = 보관됨
    .attribute = 보관된
state-verified = 확인됨
    .attribute = 확인된
state-not-verified = 확인 안 됨
    .attribute = 확인되지 않은
state-expired = 만료됨
    .attribute = 만료된
state-available = 이용 가능
    .attribute = 이용 가능한
state-unavailable = 이용 불가
    .attribute = 이용할 수 없는
state-out-of-stock = 품절
    .attribute = 품절된
state-live = 라이브 중
    .attribute = 라이브 중인
state-syncing = 동기화 중
    .attribute = 동기화 중인
state-synced = 동기화됨
    .attribute = 동기화된
state-charging = 충전 중
    .attribute = 충전 중인
state-low = 낮음
    .attribute = 낮은
state-critical = 심각
    .attribute = 심각한
state-filtered = 필터 적용됨
    .attribute = 필터가 적용된

status = 상태: { $state }

# A state after which it is marked: 읽음으로, 완료로.
as-state = { TAIL(FORM($state, case: "as")) ->
    [open] { FORM($state, case: "as") }로
    [liquid] { FORM($state, case: "as") }로
   *[closed] { FORM($state, case: "as") }으로
}
