## Ages

age = { $period ->
    [year] { number-near }{ $count }歳
   *[other] 生後{ number-near }{ FORM($duration, case: "bound") }
}
    .none = { $period ->
        [year] 0歳
        [day] 今日生まれ
       *[other] 生後{ FORM($duration, case: "bound") }未満
    }
    .age = yes
    .front = yes

## Periods that end now

recent = { $period ->
    [minute] 過去{ $duration }間
    [month] 過去{ $duration }間
   *[other] 過去{ $duration }
}

## Today, with CLDR's part of the day if it can't mean another day

# Avoid 今日の午後13時: what 今日の午後 says stands in the time, or is told by it.
moment-today-part = { $hour ->
    [0] { moment-today }
    [1] { moment-today }
    [2] { moment-today }
    [3] { moment-today }
    [11] { moment-today }
    [12] { moment-today }
    [13] { moment-today }
    [14] { moment-today }
    [15] { moment-today }
   *[other] { date-today-part }{ FORM($time, case: "dial") }
}

# 今朝 is over at eleven, 今日の午前 is not.
date-today-part = { $hour ->
    [0] { date-today }
    [1] { date-today }
    [2] { date-today }
    [3] { date-today }
    [4] 今朝
    [5] 今朝
    [6] 今朝
    [7] 今朝
    [8] 今朝
    [9] 今朝
    [10] 今朝
    [11] 今日の午前
    [12] 今日の午後
    [13] 今日の午後
    [14] 今日の午後
    [15] 今日の午後
    [16] 今日の夕方
    [17] 今日の夕方
    [18] 今日の夕方
   *[other] 今夜
}

week-of = { $date }の週

## Hours that have names, and times in other time zones

time-noon = 正午

time-midnight = 午前0時

moment-end-of-today = 今夜0時

moment-same-day = { $time }

# Easternの現地時間では14時57分: の alone makes a name the owner of the time (Annaの20時4分), and the name may be that of a zone, a
# place, or a person. But 日本時間では14時57分.
time-zoned = { TAIL($zone) ->
    [zone] { time-zoned.known }
   *[place] { $zone }の現地時間では{ $time }
}
    .known = { $zone }では{ $time }
-tail-zone = 時間 時間帯 標準時 世界時 time utc gmt jst est edt cst cdt mst mdt pst pdt bst ist cet cest 0 1 2 3 4 5 6 7 8 9

# As interval-times-whole: 20時、お使いの地域では3時
time-zones = { TAIL($zone) ->
    [zone] { time-zones.known }
   *[place] { $zone }の現地時間では{ time-zones-there }、お使いの地域では{ time-zones-local }
}
    .known = { $zone }では{ time-zones-there }、お使いの地域では{ time-zones-local }

time-zones-there = { TAIL(FORM($local, case: "half")) ->
    [late] { FORM($time, case: "dial") }
   *[other] { $time }
}
time-zones-local = { TAIL(FORM($time, case: "half")) ->
    [late] { FORM($local, case: "dial") }
   *[other] { $local }
}

## An amount within a period

# 今週はワークアウト3回, 今週はワークアウトなし: 今週の would make one thing of both.
amount-during = { $period }は{ $amount }
