## Spans of time

duration-unavailable = 時間不明

# と behind days alone: 2日間3時間 is heard as three hours on each of two days. Behind hours and minutes nothing: 1時間30分.
# 日 is $case "bound": 2日と3時間遅れ.
-tail-days = 日間 日

duration-two = { TAIL($first) ->
    [days] { $first }と{ $second }
   *[other] { $first }{ $second }
}
    .span = yes

# As duration-two: 2日間と3時間5分
duration-middle = { TAIL($first) ->
    [days] { $first }と{ $second }
   *[other] { $first }{ $second }
}

duration-end = { $first }{ $second }
    .span = yes
