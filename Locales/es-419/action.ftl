action-add = agregar: { $name }
    .alone = agregar
    .noun = agregar { a-noun }
action-favorite = agregar a favoritos: { $name }
    .alone = agregar a favoritos
    .noun = agregar { whom-noun } a favoritos
# The word for all of it here.
action-report = reportar: { $name }
    .alone = reportar
    .noun = reportar { whom-noun }
action-settings = configuración
