## Progress of long work, announced while it continues

# Announced once if the work hasn't progressed for a while.
# $progress (phrase): the progress so far, such as "40 percent" or "chapter 3 of 12".
# .alone: if the progress isn't known.
# Example: Still at 40 percent
narration-stalled = still at { $progress }
    .alone = no progress at the moment

# Announced when the work progresses again, after "narration-stalled".
# $progress (phrase): the progress now, such as "45 percent".
# .alone: if the progress isn't known.
# Example: Resumed, 45 percent
narration-resumed = resumed, { $progress }
    .alone = resumed

# Announced if the progress is lower now than in the previous announcement.
# $progress (phrase): the progress now, such as "20 percent".
# Example: Back to 20 percent
narration-back = back to { $progress }

## Several announcements at once

# Announces many errors at once, and reads only the first of them.
# $things (phrase): how many errors there are, such as "5 errors".
# $first (phrase or text): the first error, and how to correct it.
# Example: 5 errors. First: Please select an answer to continue
burst-errors = { $things }. First: { TITLE($first) }
