### Elderly care, in Ukrainian
### Buttons are in the infinitive, as iOS words them; hints tell what happens. Names and titles stand behind a colon,
### where nothing inflects them.

## Those who are cared for

profile-of = профіль: { $name }
profile-photo-of = фото профілю: { $name }
# "Завдання: Бабуся" would be a task of that name. The noun in between carries the case.
tasks-of = завдання профілю: { $name }
select-profile = вибір профілю
create-new-profile = створити новий профіль

## Tasks

task = завдання
task-for = { $task }, близька людина: { $name }
overdue-task = прострочене завдання: { $task }
# Impersonal: it agrees with no title.
last-completed = востаннє виконано { $ago }
request-clarification = попросити уточнення
    .hint = запитує подробиці про це завдання
approve-response = схвалити відповідь
    .hint = позначає це завдання як виконане

## Reminders

send-medication-reminder = надіслати нагадування про препарат, отримувач: { $name }
send-reminder = надіслати нагадування, отримувач: { $name }
    .hint = одразу надсилає нагадування в СМС
reminder-time = вибрати час нагадування
    .hint = задає час надсилання щоденного нагадування

## Photos

photo-response = відповідь із фото, відправник: { $name }, завдання: { $task }
photo-showing = фото, відправник: { $name }, виконане завдання: { $task }
cooking-illustration = ілюстрація: приготування їжі

## Tabs

tab-dashboard = огляд
    .hint = показує сьогоднішні завдання та відповіді
tab-gallery = галерея фото
    .hint = показує всі відповіді з фото від ваших близьких
tab-habits = усі звички
    .hint = дає змогу керувати запланованими завданнями та нагадуваннями

## The form for a new profile

# In place of the library's "ім’я": "бабуся" is none.
# Rewords
field-name = назва профілю
    .gender = feminine
profile-name = назва профілю
    .gender = feminine
    .hint = введіть, як ви називаєте близьку людину
phone-hint = введіть номер телефону з кодом країни
invalid-phone-format = неправильний формат номера телефону
relationship = ким вам доводиться
    .gender = neuter
    .hint = наприклад, бабуся, батько, подруга
create-profile = створити профіль

## What went wrong

problem-reminder = не вдалося надіслати нагадування. Перевірте номер телефону
