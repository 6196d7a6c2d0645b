### Medication tracker, in Russian
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names stand behind a colon, where nothing
### inflects them.

## How strong a medication is, and how much of it is taken at a time. 1 and 2 of feminine names are in words: some
## voices read them as masculine.

strength-milligrams = { $count ->
    [one] { $count } миллиграмм
    [few] { $count } миллиграмма
    [many] { $count } миллиграммов
   *[other] { $count } миллиграмма
}
strength-milliliters = { $count ->
    [one] { $count } миллилитр
    [few] { $count } миллилитра
    [many] { $count } миллилитров
   *[other] { $count } миллилитра
}
taken-tablets = { $count ->
    [1] одна таблетка
    [2] две таблетки
    [one] { $count } таблетка
    [few] { $count } таблетки
    [many] { $count } таблеток
   *[other] { $count } таблетки
}
taken-capsules = { $count ->
    [1] одна капсула
    [2] две капсулы
    [one] { $count } капсула
    [few] { $count } капсулы
    [many] { $count } капсул
   *[other] { $count } капсулы
}
dosage = { $strength }, { $taken }

## When a medication is taken

# каждый день в 8:00 и в 20:00
schedule-every-day = каждый день { FORM($time, case: "at") }
# по понедельникам, по средам и по пятницам в 8:00
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = нет расписания

## How well it goes

adherence = регулярность приёма лекарств
graded = { $share }, { $grade }
# Adverbs, which agree with nothing.
grade-excellent = отлично
grade-good = хорошо
grade-needs-improvement = нужно улучшить

## Tabs

tab-medications = лекарства
    .hint = показывает ваши лекарства и позволяет управлять ими
tab-schedule = расписание
    .hint = показывает расписание доз на день
tab-history = история
    .hint = показывает историю доз и статистику приёма лекарств

## Buttons of the list of medications

filter-medications = фильтровать лекарства
    .hint = показывает параметры фильтра, чтобы видеть только активные лекарства
add-medication = добавить лекарство
    .hint = открывает форму добавления нового лекарства

## Buttons and actions of one medication

edit = изменить
    .hint = открывает сведения о лекарстве для изменения
done = готово
    .hint = закрывает сведения о лекарстве
add-schedule = добавить расписание
    .hint = создаёт новое расписание доз этого лекарства
delete = удалить: { $medication }
    .hint = навсегда удаляет это лекарство и все его данные
activate = активировать: { $medication }
    .hint = снова запускает расписания этого лекарства
deactivate = деактивировать: { $medication }
    .hint = останавливает расписания этого лекарства и сохраняет его историю
delete-schedule = удалить расписание

## Buttons of the schedule

select-date = выбрать дату
outcome-calendar = { $case ->
    [infinitive] выбрать другую дату
   *[statement] открывает календарь для выбора другой даты
}
previous-day = предыдущий день
    .hint = показывает дозы предыдущего дня
next-day = следующий день
    .hint = показывает дозы следующего дня
# What is taken is the dose, as in its status: "статус: принята".
mark-taken = отметить дозу как принятую: { $medication }
    .hint = записывает, что доза принята сейчас
skip = пропустить дозу: { $medication }
    .hint = записывает, что доза намеренно пропущена

## A dose. Impersonal: it agrees with no name

# Not "запланировано": before a time that is when somebody planned it.
dose-scheduled = по расписанию { FORM($time, case: "at") }
    .day = по расписанию { FORM($time, case: "on") }
dose-taken = принято { FORM($time, case: "at") }
    .day = принято { FORM($time, case: "on") }
    .announced = принято: { $medication }
dose-skipped = намеренно пропущено { FORM($time, case: "at") }
    .day = намеренно пропущено { FORM($time, case: "on") }
    .announced = намеренно пропущено: { $medication }

## The history

filter-doses = фильтровать дозы
    .hint = показывает параметры фильтра
filter = фильтр: { $state }
    .hint = показывает параметры, чтобы изменить или снять фильтр
last-days = { $count ->
    [one] последний { $count } день
    [few] последние { $count } дня
    [many] последние { $count } дней
   *[other] последние { $count } дня
}
    .hint = { $count ->
        [one] задаёт период: последний { $count } день
        [few] задаёт период: последние { $count } дня
        [many] задаёт период: последние { $count } дней
       *[other] задаёт период: последние { $count } дня
    }

## The form for a new medication

# In place of the library's "имя", which is a person's.
# Rewords
field-name = название лекарства
    .gender = neuter
strength = дозировка
    .gender = feminine
    .hint = например, { $strength }
save = сохранить
cancel = отменить

## Announcements

medication-added = добавлено: { $medication }
medication-deleted = удалено: { $medication }

## What went wrong

problem-storage = не удалось загрузить лекарства. Повторите попытку позже
