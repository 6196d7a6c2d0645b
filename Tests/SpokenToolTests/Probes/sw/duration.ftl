## Spans of time

duration-days = siku { $count }

duration-hours = saa { $count }

duration-minutes = dakika { $count }

duration-seconds = sekunde { $count }

duration-unavailable = muda haupatikani

duration-two = { $first } na { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } na { $second }
