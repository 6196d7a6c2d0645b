## Progress of long work, announced while it continues

narration-stalled = 仍停留在{ $progress }
    .alone = 目前没有进展
narration-resumed = 已继续，{ $progress }
    .alone = 已继续
narration-back = 退回到{ $progress }

## Several announcements at once

burst-errors = { $things }。第一个：{ $first }
