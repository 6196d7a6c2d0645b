## Files that are sent from this device or to it

transfer-upload = subiendo
transfer-download = descargando
transfer-waiting = en espera
transfer-waiting-wifi = esperando wifi
transfer-waiting-connection = esperando conexión
transfer-paused-at = en pausa al { $progress }
transfer-retrying = reintentando
transfer-retrying-in = nuevo intento dentro de { $duration }
# "Error al subir al 90 por ciento" is heard as a rise to it.
transfer-upload-failed = error al subir
    .at = error al subir, al { $progress }
transfer-download-failed = error al descargar
    .at = error al descargar, al { $progress }
transfer-upload-done = subida completada
transfer-download-done = descarga completada

## Transfers of several things. With a verb, for "subida completada" is heard as the end of all of them

# se ha subido una de 8 fotos; se han subido 3 de 8 archivos
transfer-uploaded = { $completed ->
    [1] { $total ->
        [1] se ha subido { $done }
       *[other] se ha subido { transfer-part }
    }
   *[other] se han subido { transfer-part }
}
transfer-downloaded = { $completed ->
    [1] { $total ->
        [1] se ha descargado { $done }
       *[other] se ha descargado { transfer-part }
    }
   *[other] se han descargado { transfer-part }
}
# 3 de 8 archivos, uno de 8 archivos; 21 of feminine things in words: veintiuna de 30 fotos. "0 de un archivo" would be
# part of one: 0 archivos.
transfer-part = { $total ->
    [1] { $done }
   *[other] { transfer-completed } de { $counted }
}
transfer-completed = { TRAIT($counted, "gender") ->
    [feminine] { FORM(range-feminine, $completed) }
   *[masculine] { transfer-completed-masculine }
}
transfer-completed-masculine = { $completed ->
    [1] uno
   *[other] { $completed }
}
# Se han subido las 8 fotos
transfer-uploaded-all = { $total ->
    [1] se ha subido { $counted }
   *[other] se han subido { transfer-all }
}
transfer-downloaded-all = { $total ->
    [1] se ha descargado { $counted }
   *[other] se han descargado { transfer-all }
}
transfer-all = { TRAIT($counted, "gender") ->
    [feminine] las { $counted }
   *[masculine] los { $counted }
}
# uno ha fallado; of photos una ha fallado
transfer-failures = { $count ->
    [1] { transfer-failed-one } ha fallado
   *[other] { transfer-failed-several } han fallado
}
transfer-failed-one = { TRAIT($noun, "gender") ->
    [feminine] una
   *[masculine] uno
}
transfer-failed-several = { TRAIT($noun, "gender") ->
    [feminine] { number-feminine }
   *[masculine] { $count }
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = conexión restablecida
offline-kept = sin conexión, los cambios se guardan en este dispositivo
