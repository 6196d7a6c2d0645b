## Progress of long work, announced while it continues

narration-stalled = 仍停留在{ $progress }
    .alone = 目前沒有進展
narration-resumed = 已繼續，{ $progress }
    .alone = 已繼續
narration-back = 退回到{ $progress }

## Several announcements at once

burst-errors = { $things }。第一個：{ $first }
