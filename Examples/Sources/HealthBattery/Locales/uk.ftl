### Health battery, in Ukrainian
### Buttons are in the infinitive, as iOS words them; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = батарея здоров’я
    .hint = відображає поточний вплив на здоров’я
impact-battery = батарея впливу на здоров’я
battery-at = батарея, заряд { $share }
    .hint = показує поточний рівень впливу на здоров’я
charged = заряд { $share }
    .low = { $share }, низький рівень
charge-and-impact = { $charge }, { $impact }
impact-good = добрий вплив на здоров’я
impact-none = немає впливу на здоров’я
impact-poor = поганий вплив на здоров’я
battery-updated = батарея здоров’я, поточний рівень: { $share }
open-health-metrics = { $case ->
    [infinitive] переглянути докладні показники здоров’я
   *[statement] відкриває докладні показники здоров’я
}

## The time that a way of living adds to a life, or takes from it

gaining = приріст: { $time }
    .per-day = приріст: { $time } на день
losing = втрата: { $time }
    .per-day = втрата: { $time } на день
no-time = часу не додано й не втрачено

## What is measured. Behind "про" stands the accusative, which is the same word for all of these.

metric-steps = кроки
    .today = кроки сьогодні
    .analysis = { $case ->
        [infinitive] переглянути докладний аналіз кроків
       *[statement] відкриває докладний аналіз кроків
    }
metric-exercise = тренування
    .today = тренування сьогодні
    .analysis = { $case ->
        [infinitive] переглянути докладний аналіз тренувань
       *[statement] відкриває докладний аналіз тренувань
    }
metric-sleep = сон
    .today = сон минулої ночі
    .analysis = { $case ->
        [infinitive] переглянути докладний аналіз сну
       *[statement] відкриває докладний аналіз сну
    }
metric-heart = пульс у спокої
    .today = пульс у спокої сьогодні
    .analysis = { $case ->
        [infinitive] переглянути докладний аналіз пульсу
       *[statement] відкриває докладний аналіз пульсу
    }
beats-per-minute = { $count ->
    [one] { $count } удар на хвилину
    [few] { $count } удари на хвилину
    [many] { $count } ударів на хвилину
   *[other] { $count } удару на хвилину
}
reading-and-impact = { $reading }, { $impact }
# відомості про кроки
open-metric-details = { $case ->
    [infinitive] переглянути відомості про { $metric }
   *[statement] відкриває відомості про { $metric }
}
no-reading = немає даних

## Steps

# Behind "кроки сьогодні". Without a verb: "зроблено: немає кроків" would contradict itself.
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] переглянути відомості про кроки та їхню динаміку
   *[statement] відкриває відомості про кроки та їхню динаміку
}
steps-goal = цільова кількість кроків
    .completed = цільової кількості кроків досягнуто
# As the library's: it agrees with every number.
to-go = до мети ще { $left }
recommendations = рекомендації
open-exercise-recommendations = { $case ->
    [infinitive] переглянути рекомендації щодо тренувань
   *[statement] відкриває рекомендації щодо тренувань
}

## The chart of the steps

steps-trend = динаміка кроків
    .hint = діаграма показує кількість кроків за останній тиждень
days-average = { $days ->
    [few] середнє за { $days } дні
   *[many] середнє за { $days } днів
}
average-and-trend = { $average }, { $trend }
trend-rising = тенденція до зростання
    .chart = діаграма показує зростання за { FORM($days, case: "accusative") }
trend-falling = тенденція до зниження
    .chart = діаграма показує зниження за { FORM($days, case: "accusative") }
trend-steady = стабільно
    .chart = діаграма показує стабільний рівень за { FORM($days, case: "accusative") }
chart-summary = підсумок діаграми
lowest = найменше
highest = найбільше
# 6100 кроків у неділю
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = проходження анкети
question-exercise = запитання про частоту тренувань
    .text = як часто ви тренуєтеся?
question-smoking = запитання про куріння
    .text = ви курите?
answer-never = ніколи
answer-once-a-week = раз на тиждень
answer-several-times-a-week = кілька разів на тиждень
answer-every-day = щодня
answer-yes = так
answer-no = ні
# In words, which bring the genitive: voices read "з 4" as "з чотири". Із двох, із трьох, but з чотирьох.
select-from-options = { $count ->
    [4] виберіть один з чотирьох варіантів нижче
   *[few] виберіть один із { NUMBER($count, style: "words", case: "genitive") } варіантів нижче
}
continue-to-dashboard = перейти до огляду

## Screens, buttons and tabs

calculating = обчислення впливу на здоров’я
health-metrics = показники здоров’я
metric-details = відомості про показник
done = готово
tab-dashboard = огляд
    .hint = показує батареї та показники здоров’я
tab-settings = налаштування
    .hint = дає змогу вибрати, що вимірювати

## What went wrong. Each is said behind "помилка:"

problem-health-access = доступ до даних про здоров’я вимкнено. Увімкніть його у Параметрах
problem-timeout = обчислення тривало занадто довго. Спробуйте ще раз
problem-steps = не вдалося отримати дані про кроки. Перезапустіть годинник
