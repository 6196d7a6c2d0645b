## Files that are sent from this device or to it

transfer-upload = s’està pujant
transfer-download = s’està baixant
transfer-waiting = en espera
transfer-waiting-wifi = en espera del wifi
transfer-waiting-connection = en espera de connexió
transfer-paused-at = en pausa { FORM($progress, case: "to") }
transfer-retrying = s’està tornant a provar
transfer-retrying-in = nou intent d’aquí a { $duration }
transfer-upload-failed = pujada fallida
    .at = pujada fallida, aturada { FORM($progress, case: "to") }
transfer-download-failed = baixada fallida
    .at = baixada fallida, aturada { FORM($progress, case: "to") }
transfer-upload-done = pujada completada
transfer-download-done = baixada completada

## Transfers of several things

# s’han pujat 3 de 8 fitxers, s’ha pujat una de 8 fotos
transfer-uploaded = { $completed ->
    [1] s’ha pujat { transfer-part }
   *[other] s’han pujat { transfer-part }
}
transfer-downloaded = { $completed ->
    [1] s’ha baixat { transfer-part }
   *[other] s’han baixat { transfer-part }
}
# "0 d’un fitxer" would be part of one: 0 fitxers.
transfer-part = { $total ->
    [1] { $done }
   *[other] { transfer-completed } { transfer-counted }
}
transfer-completed = { TRAIT($counted, "gender") ->
    [feminine] { FORM(number-feminine, $completed) }
   *[masculine] { FORM(number-masculine, $completed) }
}
transfer-counted = { HEAD(counted-of-transfer) ->
    [vowel] d’{ counted-of-transfer }
   *[other] de { counted-of-transfer }
}
counted-of-transfer = { FORM($counted, case: "of") }
# s’han pujat els 8 fitxers, s’han pujat les dues fotos
transfer-uploaded-all = { $total ->
    [1] s’ha pujat { $counted }
   *[other] s’han pujat { transfer-all }
}
transfer-downloaded-all = { $total ->
    [1] s’ha baixat { $counted }
   *[other] s’han baixat { transfer-all }
}
transfer-all = { TRAIT($counted, "gender") ->
    [feminine] les { $counted }
   *[masculine] els { $counted }
}
# un ha fallat; of photos dues han fallat
transfer-failures = { $count ->
    [1] { transfer-failed } ha fallat
   *[other] { transfer-failed } han fallat
}
transfer-failed = { TRAIT($noun, "gender") ->
    [feminine] { number-feminine }
   *[masculine] { number-masculine }
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = connexió restablerta
offline-kept = sense connexió, els canvis es desen en aquest dispositiu
