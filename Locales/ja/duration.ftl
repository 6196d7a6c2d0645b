## Spans of time

# With 間: voices read 1日 alone as ついたち, the first of the month, or いちにち. CLDR has no 間.
duration-days = { $count }日間

duration-hours = { $count }時間

duration-minutes = { $count }分

duration-seconds = { $count }秒

duration-unavailable = 時間不明

duration-two = { $first }{ $second }

duration-middle = { $first }{ $second }

duration-end = { $first }{ $second }
