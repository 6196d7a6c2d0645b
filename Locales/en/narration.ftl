## Progress that is told without being asked for, a sentence at a time

# Nothing has moved for a while; said once.
# $progress (phrase): how far it is.
# .alone: where nobody knows how far it is.
# Example: Still at 40 percent
narration-stalled = still at { $progress }
    .alone = no progress at the moment

# It moves again, after the sentence above.
# $progress (phrase): how far it is now.
# .alone: where nobody knows how far it is.
# Example: Resumed, 45 percent
narration-resumed = resumed, { $progress }
    .alone = resumed

# Less is done than was said before.
# $progress (phrase): how far it is now.
# Example: Back to 20 percent
narration-back = back to { $progress }

## Several announcements at once

# Each is also said by itself; here there are too many.
# $things (phrase): so many errors.
# $first (phrase or text): what is wrong in the first of them, and what to do.
# Example: 5 errors. First: Please select an answer to continue
burst-errors = { $things }. First: { TITLE($first) }
