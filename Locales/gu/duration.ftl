## Durations: the units are in noun.ftl

duration-unavailable = અવધિ ઉપલબ્ધ નથી

## Spans that make one together

duration-two = { $first } અને { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } અને { $second }
