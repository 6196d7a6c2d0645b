duration-unavailable = tempoh tidak tersedia

# 1 jam 30 minit
duration-two = { $first } { $second }
duration-middle = { $first }, { $second }
duration-end = { $first }, { $second }
