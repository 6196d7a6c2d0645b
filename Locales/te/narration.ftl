## Progress of long work, announced while it continues

narration-stalled = ఇప్పటికీ { $progress } వద్దే ఉంది
    .alone = ప్రస్తుతం పురోగతి లేదు
narration-resumed = మళ్లీ కొనసాగుతోంది, { $progress }
    .alone = మళ్లీ కొనసాగుతోంది
narration-back = తిరిగి { $progress } వద్దకు

## Several announcements at once

burst-errors = { $things }. మొదటిది: { $first }
