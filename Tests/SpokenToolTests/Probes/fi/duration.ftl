## Spans of time; $case accusative: how much (tunnin myöhässä)

duration-unavailable = kesto ei ole saatavilla

## Spans that make one together

duration-two = { $first } ja { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } ja { $second }
