## Durations: the units are in noun.ftl

duration-unavailable = अवधि उपलब्ध नहीं

## Spans that make one together

duration-two = { $first } और { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } और { $second }
