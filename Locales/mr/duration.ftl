## Durations: the units are in noun.ftl

duration-unavailable = कालावधी उपलब्ध नाही

## Spans that make one together

duration-two = { $first } आणि { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } आणि { $second }
