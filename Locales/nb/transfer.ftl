## Files that are sent from this device or to it

transfer-upload = laster opp
transfer-download = laster ned
transfer-waiting = venter
transfer-waiting-wifi = venter på wifi
transfer-waiting-connection = venter på forbindelse
transfer-paused-at = satt på pause ved { $progress }
transfer-retrying = prøver igjen
transfer-retrying-in = prøver igjen om { $duration }
transfer-upload-failed = opplastingen mislyktes
    .at = opplastingen mislyktes ved { $progress }
transfer-download-failed = nedlastingen mislyktes
    .at = nedlastingen mislyktes ved { $progress }
transfer-upload-done = opplastingen er fullført
transfer-download-done = nedlastingen er fullført

## Transfers of several things

transfer-uploaded = { $total ->
    [1] { $completed ->
        [0] ikke lastet opp ennå
       *[other] { $counted } er lastet opp
    }
   *[other] { transfer-some } er lastet opp
}
transfer-downloaded = { $total ->
    [1] { $completed ->
        [0] ikke lastet ned ennå
       *[other] { $counted } er lastet ned
    }
   *[other] { transfer-some } er lastet ned
}
transfer-some = { $completed ->
    [1] { FORM(one, $counted) } av { $counted }
   *[other] { $completed } av { $counted }
}
transfer-uploaded-all = { $total ->
    [1] { $counted } er lastet opp
    [2] { $counted } er lastet opp
   *[other] alle { $counted } er lastet opp
}
transfer-downloaded-all = { $total ->
    [1] { $counted } er lastet ned
    [2] { $counted } er lastet ned
   *[other] alle { $counted } er lastet ned
}
transfer-failures = { $count ->
    [1] { FORM(one, $noun) } mislyktes
   *[other] { $count } mislyktes
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = på nett igjen
offline-kept = ingen nettforbindelse, endringene lagres på enheten
