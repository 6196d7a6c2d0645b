## Files on their way

transfer-upload = subiendo
transfer-download = descargando
transfer-waiting = en espera
transfer-waiting-wifi = esperando wifi
transfer-waiting-connection = esperando conexión
transfer-paused = en pausa
transfer-paused-at = en pausa al { $progress }
transfer-retrying = reintentando
transfer-retrying-in = nuevo intento dentro de { $duration }
transfer-upload-failed = error al subir
transfer-download-failed = error al descargar
transfer-upload-done = subida completada
transfer-download-done = descarga completada

## Several together. With a verb, for "subida completada" is heard as the end of all of them

# se ha subido una foto de 8; se han subido 3 archivos de 8
transfer-uploaded = { $completed ->
    [1] { $total ->
        [1] se ha subido { $done }
       *[other] se ha subido { $done } de { $total }
    }
   *[other] se han subido { $done } de { $total }
}
transfer-downloaded = { $completed ->
    [1] { $total ->
        [1] se ha descargado { $done }
       *[other] se ha descargado { $done } de { $total }
    }
   *[other] se han descargado { $done } de { $total }
}
# A voice reads 1 alone as "uno".
transfer-failures = { $count ->
    [1] con un error
    [many] con { $count } de errores
   *[other] con { number-masculine } errores
}

transfer-detail = { $first }, { $second }

## The connection

back-online = conexión restablecida
offline-kept = sin conexión, los cambios se guardan en este dispositivo
