duration-unavailable = వ్యవధి అందుబాటులో లేదు

## Spans that make one together: 2 గంటల 30 నిమిషాలు

duration-two = { FORM($first, case: "oblique") } { $second }

duration-middle = { FORM($first, case: "oblique") } { FORM($second, case: "oblique") }

duration-end = { FORM($first, case: "oblique") } { $second }
