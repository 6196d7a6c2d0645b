## Files that are sent from this device or to it

transfer-upload = încărcare în curs
transfer-download = descărcare în curs
transfer-waiting = în așteptare
transfer-waiting-wifi = se așteaptă conexiunea Wi-Fi
transfer-waiting-connection = se așteaptă conexiunea
transfer-paused-at = în pauză la { $progress }
transfer-retrying = se încearcă din nou
transfer-retrying-in = o nouă încercare peste { $duration }
transfer-upload-failed = încărcare eșuată
    .at = încărcare eșuată la { $progress }
transfer-download-failed = descărcare eșuată
    .at = descărcare eșuată la { $progress }
transfer-upload-done = încărcare finalizată
transfer-download-done = descărcare finalizată

## Transfers of several things

# 3 fișiere încărcate din 8, o fotografie încărcată din 8
transfer-uploaded = { $completed ->
    [1] { $done } { FORM(adjective-uploaded, $done, 1) } din { $total }
   *[other] { $done } { FORM(adjective-uploaded, $done, 2) } din { $total }
}
transfer-downloaded = { $completed ->
    [1] { $done } { FORM(adjective-downloaded, $done, 1) } din { $total }
   *[other] { $done } { FORM(adjective-downloaded, $done, 2) } din { $total }
}
# toate cele 8 fișiere încărcate, toți cei 8 pași
transfer-uploaded-all = { $total ->
    [1] { $counted } { FORM(adjective-uploaded, $counted, 1) }
   *[other] { transfer-all } { FORM(adjective-uploaded, $counted, 2) }
}
transfer-downloaded-all = { $total ->
    [1] { $counted } { FORM(adjective-downloaded, $counted, 1) }
   *[other] { transfer-all } { FORM(adjective-downloaded, $counted, 2) }
}
transfer-all = { TRAIT($counted, "gender") ->
    [masculine] toți cei { $counted }
   *[feminine] toate cele { $counted }
}
# unul eșuat; of photos una eșuată, două eșuate
transfer-failures = { $count ->
    [1] { transfer-failed-one } { FORM(state-failed, $noun, 1) }
   *[other] { transfer-failed-several } { FORM(state-failed, $noun, 2) }
}
transfer-failed-one = { TRAIT($noun, "gender") ->
    [feminine] una
   *[masculine] unul
}
transfer-failed-several = { TRAIT($noun, "gender") ->
    [feminine] { number-feminine }
    [neuter] { number-neuter }
   *[masculine] { $count }
}
adjective-uploaded = încărcat
    .feminine = încărcată
    .plural = încărcați
    .feminine-plural = încărcate
adjective-downloaded = descărcat
    .feminine = descărcată
    .plural = descărcați
    .feminine-plural = descărcate

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = din nou online
offline-kept = offline, modificările sunt păstrate pe acest dispozitiv
