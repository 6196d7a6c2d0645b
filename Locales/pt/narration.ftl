## Progress of long work, announced while it continues

# A comma rather than a preposition, after which a step would need its article.
narration-stalled = sem avanço, { $progress }
    .alone = sem avanço no momento
narration-resumed = retomando, { $progress }
    .alone = retomando
narration-back = progresso reduzido, { $progress }

## Several announcements at once

burst-errors = { $things }. O primeiro: { $first }
