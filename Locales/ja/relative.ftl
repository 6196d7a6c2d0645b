## How long ago: as CLDR, without its space behind the number

elapsed-now = たった今

elapsed-minutes = { $count }分前

elapsed-hours = { $count }時間前

elapsed-days = { $count }日前

elapsed-weeks = { $count }週間前

elapsed-months = { $count }か月前

elapsed-years = { $count }年前

## How long from now

# CLDR has 今 (いま), which voices may read as こん where it stands alone.
ahead-now = まもなく

ahead-minutes = { $count }分後

ahead-hours = { $count }時間後

ahead-days = { $count }日後

ahead-weeks = { $count }週間後

ahead-months = { $count }か月後

ahead-years = { $count }年後

## When something is due

due-now = 今が期限

due-today-at = 期限は今日の{ $time }

due-tomorrow-at = 期限は明日の{ $time }

due-today = 期限は今日

due-tomorrow = 期限は明日

# 期限は3日後
due-ahead = 期限は{ $distance }

# 期限を2時間超過, 期限を1日間超過
overdue-by = 期限を{ $duration }超過

unit-week = { $count }週間

unit-month = { $count }か月

# With 間 as the days: 1年 may be a year of school.
unit-year = { $count }年間

## From when to when

interval-times = { $from }から{ $to }まで

# 今日の14時から16時まで
interval-day-times = { $date }の{ $times }

interval-dates = { $from }から{ $to }まで

interval-moments = { $from }から{ $to }まで
