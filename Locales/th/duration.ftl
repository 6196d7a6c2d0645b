## Durations

duration-unavailable = ไม่ทราบระยะเวลา

# A space between the units: 1 ชั่วโมง 30 นาที
duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
