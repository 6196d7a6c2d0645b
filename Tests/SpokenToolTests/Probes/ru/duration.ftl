## Spans of time: genitive after "от", "до", "с", accusative after "на", "через", "за"; see noun.ftl

duration-unavailable = продолжительность недоступна

## Spans that make one together: said without "и" (1 час 30 минут)

duration-two = { $first } { $second }

duration-middle = { $first } { $second }

duration-end = { $first } { $second }
