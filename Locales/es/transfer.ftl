## Files on their way

transfer-upload = subiendo
transfer-download = descargando
transfer-waiting = en espera
transfer-waiting-wifi = esperando wifi
transfer-waiting-connection = esperando conexión
transfer-paused = en pausa
transfer-paused-at = en pausa al { $progress }
transfer-retrying = reintentando
transfer-retrying-in = nuevo intento en { $duration }
transfer-upload-failed = error al subir
transfer-download-failed = error al descargar
transfer-upload-done = subida completada
transfer-download-done = descarga completada

## Several together: a noun and a colon, which agree with nothing

transfer-uploaded = subida completada: { $done } de { $total }
transfer-downloaded = descarga completada: { $done } de { $total }
transfer-failures = { $count } con error

## What is left: a noun and a colon, for "queda" and "quedan" would agree with the first unit of the span

transfer-detail = { $first }, { $second }

## The connection

back-online = de nuevo con conexión
offline-kept = sin conexión, los cambios se guardan en este dispositivo
