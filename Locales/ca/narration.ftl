## Progress of long work, announced while it continues

# A comma rather than a preposition, after which a step would need its article.
narration-stalled = sense avenços, { $progress }
    .alone = sense avenços de moment
narration-resumed = es reprèn, { $progress }
    .alone = es reprèn
narration-back = es torna enrere, { $progress }

## Several announcements at once

burst-errors = { $things }. El primer: { $first }
