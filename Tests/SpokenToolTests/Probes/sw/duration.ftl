## Spans of time

duration-unavailable = muda haupatikani

duration-two = { $first } na { $second }

duration-middle = { $first }, { $second }

duration-end = { $first } na { $second }
