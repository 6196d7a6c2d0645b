### Medication tracker, in Portuguese (Brazil)
### Buttons are in the infinitive; hints tell what happens.

## How strong a medication is, and how much of it is taken at a time. One is in words before a noun: voices read "um". The
## plural begins at 2 (1,5 miligrama), and 0 has it too.

strength-milligrams = { $count ->
    [0] { $count } miligramas
    [1] um miligrama
    [one] { $count } miligrama
    [many] { $count } de miligramas
   *[other] { $count } miligramas
}
strength-milliliters = { $count ->
    [0] { $count } mililitros
    [1] um mililitro
    [one] { $count } mililitro
    [many] { $count } de mililitros
   *[other] { $count } mililitros
}
taken-tablets = { $count ->
    [1] um comprimido
    [one] { $count } comprimidos
    [many] { $count } de comprimidos
   *[other] { $count } comprimidos
}
# Feminine: "number-feminine" is the library's (uma cápsula, duas cápsulas).
taken-capsules = { $count ->
    [1] uma cápsula
    [one] { $count } cápsulas
    [many] { $count } de cápsulas
   *[other] { number-feminine } cápsulas
}
dosage = { $strength }, { $taken }

## When a medication is taken

# todos os dias às 8 e às 20 horas
schedule-every-day = todos os dias { FORM($time, case: "at") }
# às segundas-feiras, às quartas-feiras e às sextas-feiras às 8 horas
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = sem horário

## How well it goes. The grade agrees with "adesão", behind which it stands

adherence = adesão ao tratamento
graded = { $share }, { $grade }
grade-excellent = excelente
grade-good = boa
grade-needs-improvement = precisa melhorar

## Tabs

tab-medications = medicamentos
    .hint = mostra seus medicamentos e permite gerenciá-los
tab-schedule = agenda
    .hint = mostra a agenda diária de doses
tab-history = histórico
    .hint = mostra o histórico de doses e as estatísticas de adesão

## Buttons of the list of medications

filter-medications = filtrar os medicamentos
    .hint = mostra as opções de filtro para ver só os medicamentos ativos
add-medication = adicionar um medicamento
    .hint = abre o formulário para adicionar um medicamento

## Buttons and actions of one medication

edit = editar
    .hint = permite editar os detalhes do medicamento
done = concluir
    .hint = fecha os detalhes do medicamento
add-schedule = adicionar um horário
    .hint = cria um novo horário de doses para este medicamento
delete = apagar { $medication }
    .hint = apaga permanentemente este medicamento e todos os seus dados
activate = ativar { $medication }
    .hint = reativa seus horários
deactivate = desativar { $medication }
    .hint = suspende seus horários e mantém seu histórico
delete-schedule = apagar o horário

## Buttons of the schedule

select-date = escolher uma data
outcome-calendar = { $case ->
    [infinitive] escolher outra data
   *[statement] abre o calendário para escolher outra data
}
previous-day = dia anterior
    .hint = mostra as doses do dia anterior
next-day = próximo dia
    .hint = mostra as doses do dia seguinte
# "Marcar Aspirin como tomado" would have to know the gender of the name: the dose is what is taken.
mark-taken = marcar a dose de { $medication } como tomada
    .hint = registra a dose como tomada agora
skip = pular a dose de { $medication }
    .hint = registra a dose como pulada

## A dose

# dose agendada para as 8 horas, para quarta-feira às 8 horas. Not "agendada na quarta-feira": that is heard as when
# somebody planned it. The noun is what "tomada" agrees with, too.
dose-scheduled = dose agendada para { FORM($time, case: "until") }
    .day = { dose-scheduled }
dose-taken = tomada { FORM($time, case: "at") }
    .day = tomada { FORM($time, case: "on") }
    .announced = dose de { $medication } marcada como tomada
dose-skipped = pulada { FORM($time, case: "at") }
    .day = pulada { FORM($time, case: "on") }
    .announced = dose de { $medication } marcada como pulada

## The history

filter-doses = filtrar as doses
    .hint = mostra as opções de filtro para ver só algumas doses
filter = filtro: doses { FORM($state, form: "feminine-plural") }
    .hint = mostra as opções para mudar ou remover o filtro
last-days = { $count ->
    [1] último dia
    [one] últimos { $count } dias
    [many] últimos { $count } de dias
   *[other] últimos { $count } dias
}
    .hint = { $count ->
        [1] define o período como o último dia
        [one] define o período como os últimos { $count } dias
        [many] define o período como os últimos { $count } de dias
       *[other] define o período como os últimos { $count } dias
    }

## The form for a new medication

# How strong a medication is. Not "dose", which is what is taken at a time.
strength = concentração
    .gender = feminine
    .hint = por exemplo, { $strength }
save = salvar
cancel = cancelar

## Announcements

# A noun: nobody knows the gender of the name.
medication-added = medicamento adicionado: { $medication }
medication-deleted = medicamento apagado: { $medication }

## What went wrong

problem-storage = não foi possível carregar os medicamentos. Tente novamente mais tarde
