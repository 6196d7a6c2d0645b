transfer-upload = a enviar
transfer-download = a descarregar
transfer-waiting-wifi = a aguardar Wi-Fi
transfer-waiting-connection = a aguardar ligação
transfer-retrying = a tentar novamente
transfer-retrying-in = nova tentativa dentro de { $duration }
transfer-download-failed = falha ao descarregar
    .at = falha ao descarregar após { $progress }
transfer-download-done = descarga concluída
adjective-downloaded = descarregado
    .feminine = descarregada
    .masculine-plural = descarregados
    .feminine-plural = descarregadas

back-online = ligação restabelecida
offline-kept = sem ligação, as alterações ficam guardadas neste dispositivo
