## Spans of time

# With 間: voices read 1日 alone as ついたち, the first of the month, or いちにち. CLDR has no 間.
unit-day = { $count }日間

unit-hour = { $count }時間

unit-minute = { $count }分

unit-second = { $count }秒

duration-unavailable = 時間不明

# と behind days alone: 2日間3時間 is heard as three hours on each of two days. Behind hours and minutes nothing: 1時間30分.
-tail-days = 日間

duration-two = { TAIL($first) ->
    [days] { $first }と{ $second }
   *[other] { $first }{ $second }
}

# As duration-two: 2日間と3時間5分
duration-middle = { TAIL($first) ->
    [days] { $first }と{ $second }
   *[other] { $first }{ $second }
}

duration-end = { $first }{ $second }
