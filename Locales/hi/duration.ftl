## Spans of time. $case "oblique" before a postposition: 1 घंटे की देरी

unit-day = { $count } दिन

unit-hour = { $count ->
    [1] { $case ->
        [oblique] { $count } घंटे
       *[direct] { $count } घंटा
    }
    [one] { $count } घंटे
   *[other] { $count } घंटे
}

unit-minute = { $count } मिनट

unit-second = { $count } सेकंड

duration-unavailable = अवधि उपलब्ध नहीं

## Spans that make one together

duration-two = { $first } और { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } और { $second }
