duration-unavailable = không rõ thời lượng

# Nothing between the units: 1 giờ 30 phút
duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
