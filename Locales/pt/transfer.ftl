## Files that are sent from this device or to it

transfer-upload = enviando
transfer-download = baixando
transfer-waiting = em espera
transfer-waiting-wifi = aguardando Wi-Fi
transfer-waiting-connection = aguardando conexão
transfer-paused-at = em pausa, { $progress }
transfer-retrying = tentando novamente
transfer-retrying-in = nova tentativa em { $duration }
# "Falha no envio, 40 por cento" would be how much failed.
transfer-upload-failed = falha no envio
    .at = falha no envio após { $progress }
transfer-download-failed = falha no download
    .at = falha no download após { $progress }
transfer-upload-done = envio concluído
transfer-download-done = download concluído

## Transfers of several things, which the participle agrees with

# 3 de 8 arquivos enviados; uma de 8 fotos enviada
transfer-uploaded = { transfer-part } { $completed ->
    [1] { FORM(state-shipped, $counted, 1) }
   *[other] { FORM(state-shipped, $counted, 2) }
}
transfer-downloaded = { transfer-part } { $completed ->
    [1] { FORM(adjective-downloaded, $counted, 1) }
   *[other] { FORM(adjective-downloaded, $counted, 2) }
}
adjective-downloaded = baixado
    .feminine = baixada
    .masculine-plural = baixados
    .feminine-plural = baixadas
# 3 de 8 arquivos, um de 8 arquivos, duas de 8 fotos. "0 de um arquivo" would be part of one: 0 arquivos.
transfer-part = { $total ->
    [1] { $done }
   *[other] { transfer-completed } de { $counted }
}
transfer-completed = { TRAIT($counted, "gender") ->
    [feminine] { FORM(range-feminine, $completed) }
   *[masculine] { transfer-completed-masculine }
}
transfer-completed-masculine = { $completed ->
    [1] um
   *[other] { $completed }
}
# todas as 8 fotos enviadas, as duas fotos enviadas
transfer-uploaded-all = { transfer-all } { $total ->
    [1] { FORM(state-shipped, $counted, 1) }
   *[other] { FORM(state-shipped, $counted, 2) }
}
transfer-downloaded-all = { transfer-all } { $total ->
    [1] { FORM(adjective-downloaded, $counted, 1) }
   *[other] { FORM(adjective-downloaded, $counted, 2) }
}
transfer-all = { TRAIT($counted, "gender") ->
    [feminine] { $total ->
        [1] { $counted }
        [2] as { $counted }
       *[other] todas as { $counted }
    }
   *[masculine] { $total ->
        [1] { $counted }
        [2] os { $counted }
       *[other] todos os { $counted }
    }
}
# um falhou; of photos uma falhou
transfer-failures = { $count ->
    [1] { transfer-failed-one } falhou
   *[other] { transfer-failed-several } falharam
}
transfer-failed-one = { TRAIT($noun, "gender") ->
    [feminine] uma
   *[masculine] um
}
transfer-failed-several = { TRAIT($noun, "gender") ->
    [feminine] { number-feminine }
   *[masculine] { $count }
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = conexão restabelecida
offline-kept = sem conexão, as alterações ficam salvas neste dispositivo
