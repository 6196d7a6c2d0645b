## Durations: 1시간 30분, with nothing between the units

duration-unavailable = 시간 알 수 없음

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
