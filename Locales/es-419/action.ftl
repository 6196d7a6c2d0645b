action-add = agregar { $name }
    .alone = agregar
    .noun = agregar { a-noun }
action-favorite = agregar { $name } a favoritos
    .alone = agregar a favoritos
    .noun = agregar { whom-noun } a favoritos
action-settings = configuración
