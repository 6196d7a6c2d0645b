### Elderly care, in Portuguese (Brazil)
### Buttons are in the infinitive; hints of buttons and tabs tell what happens.

## Those who are cared for. "De" leaves names alone

profile-of = perfil de { $name }
profile-photo-of = foto do perfil de { $name }
tasks-of = tarefas de { $name }
# A noun: the profile that is chosen stands behind the colon.
select-profile = seleção de perfil
create-new-profile = criar um novo perfil

## Tasks

task = tarefa
task-for = { $task } para { $name }
overdue-task = tarefa atrasada: { $task }
# Concluída pela última vez há duas horas, ontem: it agrees with "tarefa".
last-completed = concluída pela última vez { $ago }
request-clarification = pedir esclarecimento
    .hint = pede mais detalhes sobre esta tarefa
approve-response = aprovar a resposta
    .hint = marca esta tarefa como concluída

## Reminders

send-medication-reminder = enviar um lembrete de medicamento para { $name }
send-reminder = enviar um lembrete para { $name }
    .hint = envia imediatamente um lembrete por SMS
reminder-time = escolher o horário do lembrete
    .hint = define o horário de envio do lembrete diário

## Photos. "De" is not said here: it would leave open who sent the photo, and who is in it

photo-response = foto enviada por { $name } em resposta a { $task }
# The title behind a colon: nobody knows its gender.
photo-showing = foto enviada por { $name } que mostra a tarefa concluída: { $task }
cooking-illustration = ilustração de culinária

## Tabs

tab-dashboard = painel
    .hint = mostra as tarefas e as respostas de hoje
tab-gallery = galeria de fotos
    .hint = mostra todas as respostas com foto das pessoas de quem você cuida
tab-habits = todos os hábitos
    .hint = permite gerenciar as tarefas e os lembretes agendados

## The form for a new profile

profile-name = nome do perfil
    .gender = masculine
    .hint = digite o nome da pessoa de quem você cuida
phone-hint = digite o número de telefone com o código do país
invalid-phone-format = formato de número de telefone inválido
relationship = relação com você
    .gender = feminine
    .hint = por exemplo, avó, pai, amiga
create-profile = criar o perfil

## What went wrong

problem-reminder = não foi possível enviar o lembrete. Confira o número de telefone
