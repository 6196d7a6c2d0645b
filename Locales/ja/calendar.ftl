## Ages

# 生後約3か月, but 3か月まで is used for the age: 生後3か月まで. Its days are no date: 生後約5日, not 生後5日ごろ.
age-years = { $count }歳
    .none = 0歳
    .age = yes

age-months = 生後{ number-near }{ $count }か月
    .none = 生後1か月未満
    .age = yes
    .front = yes

age-weeks = 生後{ number-near }{ $count }週間
    .none = 生後1週間未満
    .age = yes
    .front = yes

age-days = 生後{ number-near }{ $count }日
    .none = 今日生まれ
    .age = yes
    .front = yes
    .span = yes

## Periods that end now

recent-minutes = 過去{ $count }分間

recent-hours = 過去{ $count }時間

recent-days = { $count ->
    [1] 過去24時間
   *[other] 過去{ $count }日間
}

recent-weeks = 過去{ $count }週間

recent-months = 過去{ $count }か月間

recent-years = 過去{ $count }年間

## Weeks, months, and years of the calendar: the current one, the one before, and the one after

week-this = 今週
week-last = 先週
week-next = 来週
month-this = 今月
month-last = 先月
month-next = 来月
year-this = 今年
year-last = 昨年
year-next = 来年

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
time-zones = { time-zoned }、お使いの地域では{ time-zones-local }
    .known = { time-zoned.known }、お使いの地域では{ time-zones-local }
time-zones-local = { TAIL(FORM($time, case: "half")) ->
    [late] { FORM($local, case: "dial") }
   *[other] { $local }
}

## An amount within a period

# 今週はワークアウト3回, 今週はワークアウトなし: 今週の would make one thing of both.
amount-during = { $period }は{ $amount }
