## Durations

duration-unavailable = 無法取得時間長度

# Nothing between the units: 1小時30分鐘
duration-two = { $first }{ $second }

duration-middle = { $first }{ $second }

duration-end = { $first }{ $second }
