## Progress of long work, announced while it continues

narration-stalled = nadal { $progress }
    .alone = na razie bez postępu
narration-resumed = wznowiono, { $progress }
    .alone = wznowiono
narration-back = cofnięto do: { $progress }

## Several announcements at once

burst-errors = { $things }. Pierwszy: { $first }
