### Medication tracker, in Ukrainian
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names stand behind a colon, where nothing
### inflects them.

## How strong a medication is, and how much of it is taken at a time. 1 and 2 of feminine names are in words: some
## voices read them as masculine.

strength-milligrams = { $count ->
    [one] { $count } міліграм
    [few] { $count } міліграми
    [many] { $count } міліграмів
   *[other] { $count } міліграма
}
strength-milliliters = { $count ->
    [one] { $count } мілілітр
    [few] { $count } мілілітри
    [many] { $count } мілілітрів
   *[other] { $count } мілілітра
}
taken-tablets = { $count ->
    [1] одна таблетка
    [2] дві таблетки
    [one] { $count } таблетка
    [few] { $count } таблетки
    [many] { $count } таблеток
   *[other] { $count } таблетки
}
taken-capsules = { $count ->
    [1] одна капсула
    [2] дві капсули
    [one] { $count } капсула
    [few] { $count } капсули
    [many] { $count } капсул
   *[other] { $count } капсули
}
dosage = { $strength }, { $taken }

## When a medication is taken

# щодня о 8:00 і о 20:00
schedule-every-day = щодня { FORM($time, case: "at") }
# щопонеділка, щосереди та щоп’ятниці о 8:00
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = немає розкладу

## How well it goes

adherence = регулярність прийому препаратів
graded = { $share }, { $grade }
# As the library's: they agree with nothing.
grade-excellent = відмінно
grade-good = добре
grade-needs-improvement = потребує поліпшення

## Tabs

tab-medications = препарати
    .hint = показує ваші препарати й дає змогу керувати ними
tab-schedule = розклад
    .hint = показує розклад доз на день
tab-history = історія
    .hint = показує історію доз і статистику прийому препаратів

## Buttons of the list of medications

filter-medications = фільтрувати препарати
    .hint = показує параметри фільтра, щоб бачити лише активні препарати
add-medication = додати препарат
    .hint = відкриває форму додавання нового препарату

## Buttons and actions of one medication

edit = змінити
    .hint = відкриває відомості про препарат для редагування
done = готово
    .hint = закриває відомості про препарат
add-schedule = додати розклад
    .hint = створює новий розклад доз цього препарату
delete = видалити: { $medication }
    .hint = назавжди видаляє цей препарат і всі його дані
activate = активувати: { $medication }
    .hint = знову запускає розклади цього препарату
deactivate = деактивувати: { $medication }
    .hint = зупиняє розклади цього препарату та зберігає його історію
delete-schedule = видалити розклад

## Buttons of the schedule

select-date = вибрати дату
outcome-calendar = { $case ->
    [infinitive] вибрати іншу дату
   *[statement] відкриває календар для вибору іншої дати
}
previous-day = попередній день
    .hint = показує дози попереднього дня
next-day = наступний день
    .hint = показує дози наступного дня
# What is taken is the dose, as in its status: "статус: прийнято".
mark-taken = позначити дозу як прийняту: { $medication }
    .hint = записує, що дозу прийнято зараз
skip = пропустити дозу: { $medication }
    .hint = записує, що дозу навмисно пропущено

## A dose. Impersonal: it agrees with no name

# Not "заплановано": before a time that is when somebody planned it.
dose-scheduled = за розкладом { FORM($time, case: "at") }
    .day = за розкладом { FORM($time, case: "on") }
dose-taken = прийнято { FORM($time, case: "at") }
    .day = прийнято { FORM($time, case: "on") }
    .announced = прийнято: { $medication }
dose-skipped = навмисно пропущено { FORM($time, case: "at") }
    .day = навмисно пропущено { FORM($time, case: "on") }
    .announced = навмисно пропущено: { $medication }

## The history

filter-doses = фільтрувати дози
    .hint = показує параметри фільтра
filter = фільтр: { $state }
    .hint = показує параметри, щоб змінити або зняти фільтр
last-days = { $count ->
    [one] останній { $count } день
    [few] останні { $count } дні
    [many] останні { $count } днів
   *[other] останні { $count } дня
}
    .hint = { $count ->
        [one] задає період: останній { $count } день
        [few] задає період: останні { $count } дні
        [many] задає період: останні { $count } днів
       *[other] задає період: останні { $count } дня
    }

## The form for a new medication

# In place of the library's "ім’я", which is a person's.
# Rewords
field-name = назва препарату
    .gender = feminine
strength = дозування
    .gender = neuter
    .hint = наприклад, { $strength }
save = зберегти
cancel = скасувати

## Announcements

medication-added = додано: { $medication }
medication-deleted = видалено: { $medication }

## What went wrong

problem-storage = не вдалося завантажити препарати. Спробуйте пізніше
