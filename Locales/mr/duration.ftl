## Durations: the units are in noun.ftl

duration-unavailable = कालावधी उपलब्ध नाही

## Spans that make one together: only the last one has the stem, 1 तास आणि 30 मिनिटांपूर्वी

duration-two = { FORM($first, case: "direct") } आणि { $second }

duration-middle = { FORM($first, case: "direct") }, { $second }

duration-end = { FORM($first, case: "direct") } आणि { $second }
