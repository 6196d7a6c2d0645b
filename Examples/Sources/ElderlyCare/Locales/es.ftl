### Elderly care, in Spanish (Spain)

## Those who are cared for. "De" leaves names alone

profile-of = perfil de { $name }
profile-photo-of = foto de perfil de { $name }
tasks-of = tareas de { $name }
# A noun: the profile that is chosen stands behind the colon.
select-profile = selección de perfil
create-new-profile = crear un perfil nuevo

## Tasks

task = tarea
task-for = { $task } para { $name }
overdue-task = tarea atrasada: { $task }
# Completada por última vez hace 2 horas, ayer: it agrees with "tarea".
last-completed = completada por última vez { $ago }
request-clarification = pedir una aclaración
    .hint = pide más detalles sobre esta tarea
approve-response = aprobar la respuesta
    .hint = marca esta tarea como completada

## Reminders

send-medication-reminder = enviar un recordatorio de medicación a { $name }
send-reminder = enviar un recordatorio a { $name }
    .hint = envía un recordatorio por SMS de inmediato
reminder-time = elegir la hora del recordatorio
    .hint = ajusta la hora a la que se envía el recordatorio diario

## Photos. "De" is not said here: it would leave open who sent the photo, and who is in it

photo-response = foto enviada por { $name } en respuesta a { $task }
# The title behind a colon: nobody knows its gender.
photo-showing = foto enviada por { $name } que muestra la tarea completada: { $task }
cooking-illustration = ilustración de cocina

## Tabs

tab-dashboard = panel principal
    .hint = muestra las tareas y las respuestas de hoy
tab-gallery = galería de fotos
    .hint = muestra todas las respuestas con foto de tus seres queridos
tab-habits = todos los hábitos
    .hint = permite gestionar las tareas y los recordatorios programados

## The form for a new profile

profile-name = nombre del perfil
    .gender = masculine
    .hint = escribe el nombre de tu ser querido
phone-hint = escribe el número de teléfono con el prefijo del país
invalid-phone-format = formato de número de teléfono no válido
relationship = tu relación con esta persona
    .gender = feminine
    .hint = por ejemplo, abuela, padre, amiga
create-profile = crear el perfil

## What went wrong

problem-reminder = no se ha podido enviar el recordatorio. Comprueba el número de teléfono
