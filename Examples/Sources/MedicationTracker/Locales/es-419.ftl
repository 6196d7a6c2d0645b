### Medication tracker, in Spanish (Latin America): what differs from Spanish (Spain)

taken-tablets = { $count ->
    [1] una tableta
    [one] { $count } tableta
    [many] { $count } de tabletas
   *[other] { number-feminine } tabletas
}

tab-medications =
    .hint = muestra tus medicamentos y permite administrarlos

add-medication = agregar un medicamento
    .hint = abre el formulario para agregar un medicamento

add-schedule = agregar un horario

skip =
    .hint = registra que decidiste no tomar la dosis

medication-added = se agregó { $medication }
medication-deleted = se eliminó { $medication }

problem-storage = no se pudieron cargar los medicamentos. Inténtalo de nuevo más tarde
