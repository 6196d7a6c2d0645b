## Progress of long work, announced while it continues

narration-stalled = 계속 { $progress }에 머물러 있음
    .alone = 현재 진행되지 않음
narration-resumed = 다시 진행 중, { $progress }
    .alone = 다시 진행 중
narration-back = { TAIL($progress) ->
    [open] { $progress }로 되돌아감
   *[closed] { $progress }으로 되돌아감
}

## Several announcements at once

burst-errors = { $things }. 첫 번째: { $first }
