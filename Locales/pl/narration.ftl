## Progress that is told without being asked for, a sentence at a time

narration-stalled = nadal { $progress }
    .alone = na razie bez postępu
narration-resumed = wznowiono, { $progress }
    .alone = wznowiono
narration-back = cofnięto do: { $progress }

## Several announcements at once

burst-errors = { $things }. Pierwszy: { $first }
