## Durations: the units are in noun.ftl

duration-unavailable = دورانیہ دستیاب نہیں

## Spans that make one together

duration-two = { $first } اور { $second }

duration-middle = { $first }، { $second }

duration-end = { $first } اور { $second }
