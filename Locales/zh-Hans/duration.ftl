## Durations

duration-unavailable = 时长不可用

# Nothing between the units: 1小时30分钟
duration-two = { $first }{ $second }

duration-middle = { $first }{ $second }

duration-end = { $first }{ $second }
