### Elderly care, in Russian
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names and titles stand behind a colon,
### where nothing inflects them.

## Those who are cared for

profile-of = профиль: { $name }
profile-photo-of = фотография профиля: { $name }
# "Задачи: Бабушка" would be a task of that name. The noun in between carries the case.
tasks-of = задачи пользователя { $name }
select-profile = выбор профиля
create-new-profile = создать новый профиль

## Tasks

task = задача
task-for = { $task }, пользователь: { $name }
overdue-task = просроченная задача: { $task }
# Impersonal: it agrees with no title.
last-completed = последний раз выполнено { $ago }
request-clarification = попросить уточнение
    .hint = запрашивает подробности об этой задаче
approve-response = одобрить ответ
    .hint = отмечает эту задачу как выполненную

## Reminders

send-medication-reminder = отправить напоминание о лекарстве, получатель: { $name }
send-reminder = отправить напоминание, получатель: { $name }
    .hint = сразу отправляет напоминание по СМС
reminder-time = выбрать время напоминания
    .hint = задаёт время отправки ежедневного напоминания

## Photos

photo-response = ответ с фотографией, отправитель: { $name }, задача: { $task }
photo-showing = фотография, отправитель: { $name }, выполненная задача: { $task }
cooking-illustration = иллюстрация: приготовление еды

## Tabs

tab-dashboard = обзор
    .hint = показывает сегодняшние задачи и ответы
tab-gallery = фотогалерея
    .hint = показывает все ответы близких с фотографиями
tab-habits = все привычки
    .hint = позволяет управлять запланированными задачами и напоминаниями

## The form for a new profile

# In place of the library's "имя": "бабушка" is none.
# Rewords
field-name = название профиля
    .gender = neuter
profile-name = название профиля
    .gender = neuter
    .hint = введите имя близкого человека
phone-hint = введите номер телефона с кодом страны
invalid-phone-format = неверный формат номера телефона
relationship = кем вам приходится
    .gender = neuter
    .hint = например, бабушка, отец, подруга
create-profile = создать профиль

## What went wrong

problem-reminder = не удалось отправить напоминание. Проверьте номер телефона
