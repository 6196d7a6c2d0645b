### Health battery, in Russian
### Buttons are in the infinitive, as iOS words them; hints tell what happens.

## The battery: the health of the user, as the charge of a battery

health-battery = батарея здоровья
    .hint = отражает текущее влияние на здоровье
impact-battery = батарея влияния на здоровье
battery-at = батарея, заряд { $share }
    .hint = показывает текущий уровень влияния на здоровье
charged = заряд { $share }
    .low = { $share }, низкий уровень
charge-and-impact = { $charge }, { $impact }
impact-good = хорошее влияние на здоровье
impact-none = нет влияния на здоровье
impact-poor = плохое влияние на здоровье
battery-updated = батарея здоровья, текущий уровень: { $share }
open-health-metrics = { $case ->
    [infinitive] посмотреть подробные показатели здоровья
   *[statement] открывает подробные показатели здоровья
}

## The time that a way of living adds to a life, or takes from it

gaining = прибавка: { $time }
    .per-day = прибавка: { $time } в день
losing = потеря: { $time }
    .per-day = потеря: { $time } в день
no-time = без прибавки и потери времени

## What is measured: the form "detail" stands behind "сведения"

metric-steps = { $case ->
    [detail] о шагах
   *[name] шаги
}
    .today = шаги сегодня
    .analysis = { $case ->
        [infinitive] посмотреть подробный анализ шагов
       *[statement] открывает подробный анализ шагов
    }
metric-exercise = { $case ->
    [detail] о тренировках
   *[name] тренировки
}
    .today = тренировки сегодня
    .analysis = { $case ->
        [infinitive] посмотреть подробный анализ тренировок
       *[statement] открывает подробный анализ тренировок
    }
metric-sleep = { $case ->
    [detail] о сне
   *[name] сон
}
    .today = сон прошлой ночью
    .analysis = { $case ->
        [infinitive] посмотреть подробный анализ сна
       *[statement] открывает подробный анализ сна
    }
metric-heart = { $case ->
    [detail] о пульсе в покое
   *[name] пульс в покое
}
    .today = пульс в покое сегодня
    .analysis = { $case ->
        [infinitive] посмотреть подробный анализ пульса
       *[statement] открывает подробный анализ пульса
    }
beats-per-minute = { $count ->
    [one] { $count } удар в минуту
    [few] { $count } удара в минуту
    [many] { $count } ударов в минуту
   *[other] { $count } удара в минуту
}
reading-and-impact = { $reading }, { $impact }
# сведения о шагах
open-metric-details = { $case ->
    [infinitive] посмотреть сведения { FORM($metric, case: "detail") }
   *[statement] открывает сведения { FORM($metric, case: "detail") }
}
no-reading = нет данных

## Steps

# Behind "шаги сегодня". Without a verb: "сделано: нет шагов" would contradict itself.
completed-today = { $done }
open-step-details = { $case ->
    [infinitive] посмотреть сведения и тенденции по шагам
   *[statement] открывает сведения и тенденции по шагам
}
steps-goal = цель по шагам
    .completed = цель по шагам достигнута
# As the library's: it agrees with every number.
to-go = до цели ещё { $left }
recommendations = рекомендации
open-exercise-recommendations = { $case ->
    [infinitive] посмотреть рекомендации по тренировкам
   *[statement] открывает рекомендации по тренировкам
}

## The chart of the steps

steps-trend = динамика шагов
    .hint = диаграмма показывает число шагов за последнюю неделю
days-average = { $days ->
    [few] среднее за { $days } дня
   *[many] среднее за { $days } дней
}
average-and-trend = { $average }, { $trend }
trend-rising = тенденция к росту
    .chart = диаграмма показывает рост за { FORM($days, case: "accusative") }
trend-falling = тенденция к снижению
    .chart = диаграмма показывает снижение за { FORM($days, case: "accusative") }
trend-steady = стабильно
    .chart = диаграмма показывает стабильный уровень за { FORM($days, case: "accusative") }
chart-summary = сводка диаграммы
lowest = меньше всего
highest = больше всего
# 6100 шагов в воскресенье
steps-on-day = { $steps } { FORM($day, case: "on") }

## The questions that are asked before the first battery is shown

questionnaire-progress = прохождение анкеты
question-exercise = вопрос о частоте тренировок
    .text = как часто вы тренируетесь?
question-smoking = вопрос о курении
    .text = вы курите?
answer-never = никогда
answer-once-a-week = раз в неделю
answer-several-times-a-week = несколько раз в неделю
answer-every-day = каждый день
answer-yes = да
answer-no = нет
# In words, which bring the genitive: voices read "из 4" as "из четыре".
select-from-options = { $count ->
   *[few] выберите один из { NUMBER($count, style: "words", case: "genitive") } вариантов ниже
}
continue-to-dashboard = перейти к обзору

## Screens, buttons and tabs

calculating = расчёт влияния на здоровье
health-metrics = показатели здоровья
metric-details = сведения о показателе
done = готово
tab-dashboard = обзор
    .hint = показывает батареи и показатели здоровья
tab-settings = настройки
    .hint = позволяет выбрать, что измерять

## What went wrong. Each is said behind "ошибка:"

problem-health-access = доступ к данным о здоровье выключен. Включите его в Настройках
problem-timeout = расчёт занял слишком много времени. Повторите попытку
problem-steps = не удалось получить данные о шагах. Перезапустите часы
