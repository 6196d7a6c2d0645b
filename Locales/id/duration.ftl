duration-unavailable = durasi tidak tersedia

# 1 jam 30 menit
duration-two = { $first } { $second }
duration-middle = { $first }, { $second }
duration-end = { $first }, { $second }
