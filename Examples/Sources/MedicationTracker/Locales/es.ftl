### Medication tracker, in Spanish (Spain)

## How strong a medication is, and how much of it is taken at a time. One is in words before a noun: voices read "uno"

strength-milligrams = { $count ->
    [1] un miligramo
    [one] { $count } miligramo
    [many] { $count } de miligramos
   *[other] { number-masculine } miligramos
}
strength-milliliters = { $count ->
    [1] un mililitro
    [one] { $count } mililitro
    [many] { $count } de mililitros
   *[other] { number-masculine } mililitros
}
taken-tablets = { $count ->
    [1] un comprimido
    [one] { $count } comprimido
    [many] { $count } de comprimidos
   *[other] { number-masculine } comprimidos
}
taken-capsules = { $count ->
    [1] una cápsula
    [one] { $count } cápsula
    [many] { $count } de cápsulas
   *[other] { number-feminine } cápsulas
}
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = todos los días { FORM($time, case: "at") }
# los lunes, los miércoles y los viernes a las 8 de la mañana
schedule-weekdays = { FORM($days, case: "every") } { FORM($time, case: "at") }
schedule-none = sin horario

## How well it goes. The grade agrees with "adherencia", behind which it stands

adherence = adherencia
graded = { $share }, { $grade }
grade-excellent = excelente
grade-good = buena
grade-needs-improvement = necesita mejorar

## Tabs

tab-medications = medicamentos
    .hint = muestra tus medicamentos y permite gestionarlos
tab-schedule = horario
    .hint = muestra el horario diario de tomas
tab-history = historial
    .hint = muestra el historial de dosis y las estadísticas de adherencia

## Buttons of the list of medications

filter-medications = filtrar los medicamentos
    .hint = muestra las opciones de filtro para ver solo los medicamentos activos
add-medication = añadir un medicamento
    .hint = abre el formulario para añadir un medicamento

## Buttons and actions of one medication

edit = editar
    .hint = permite editar los detalles del medicamento
done = listo
    .hint = cierra los detalles del medicamento
add-schedule = añadir un horario
    .hint = crea un nuevo horario de tomas para este medicamento
delete = eliminar { $medication }
    .hint = elimina este medicamento y todos sus datos de forma permanente
activate = activar { $medication }
    .hint = reactiva sus horarios
deactivate = desactivar { $medication }
    .hint = desactiva sus horarios y conserva su historial
delete-schedule = eliminar el horario

## Buttons of the schedule

select-date = elegir una fecha
outcome-calendar = { $case ->
    [infinitive] elegir otra fecha
   *[statement] abre el calendario para elegir otra fecha
}
previous-day = día anterior
    .hint = muestra las dosis del día anterior
next-day = día siguiente
    .hint = muestra las dosis del día siguiente
# "Marcar Aspirin como tomado" would have to know the gender of the name: the dose is what is taken.
mark-taken = marcar la dosis de { $medication } como tomada
    .hint = registra la dosis como tomada ahora mismo
skip = omitir la dosis de { $medication }
    .hint = registra que has decidido no tomar la dosis

## A dose

# "Programada a las 8" is heard as when somebody planned it.
dose-scheduled = programada para { $time }
    .day = programada para { $time }
dose-taken = tomada a { $time }
    .day = tomada { $time }
    .announced = dosis de { $medication } marcada como tomada
dose-skipped = omitida a { $time }
    .day = omitida { $time }
    .announced = dosis de { $medication } marcada como omitida

## The history

filter-doses = filtrar las dosis
    .hint = muestra las opciones de filtro para ver solo algunas dosis
filter = filtro: dosis { FORM($state, form: "feminine-plural") }
    .hint = muestra las opciones para cambiar o quitar el filtro
last-days = { $count ->
    [1] último día
    [one] último { $count } día
    [many] últimos { $count } de días
   *[other] últimos { $count } días
}
    .hint = { $count ->
        [1] ajusta el periodo al último día
        [one] ajusta el periodo al último { $count } día
        [many] ajusta el periodo a los últimos { $count } de días
       *[other] ajusta el periodo a los últimos { $count } días
    }

## The form for a new medication

# How strong a medication is. Not "dosis", which is what is taken at a time.
strength = concentración
    .gender = feminine
    .hint = por ejemplo, { $strength }
save = guardar
cancel = cancelar

## Announcements

# Impersonal, as the library's "se ha eliminado": nobody knows the gender of the name.
medication-added = se ha añadido { $medication }
medication-deleted = se ha eliminado { $medication }

## What went wrong

problem-storage = no se han podido cargar los medicamentos. Inténtalo de nuevo más tarde
