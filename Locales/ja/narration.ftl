## Progress of long work, announced while it continues

narration-stalled = { $progress }のまま進んでいません
    .alone = 今は進んでいません
narration-resumed = 再開しました。{ $progress }
    .alone = 再開しました
narration-back = { $progress }に戻りました

## Several announcements at once

burst-errors = { $things }。最初のエラー、{ $first }
