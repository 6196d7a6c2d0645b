## Durations

duration-unavailable = 時間不明

# と after days alone: 2日3時間 is heard as three o'clock on the second. After hours and minutes nothing: 1時間30分.
# Days have no 間 there: 1日と4時間.
-tail-days = 日間 日

duration-two = { TAIL($first) ->
    [days] { FORM($first, case: "bound") }と{ $second }
   *[other] { $first }{ $second }
}
    .span = yes

# As duration-two: 2日と3時間5分
duration-middle = { TAIL($first) ->
    [days] { FORM($first, case: "bound") }と{ $second }
   *[other] { $first }{ $second }
}

duration-end = { $first }{ $second }
    .span = yes
