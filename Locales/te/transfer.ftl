## Files that are sent from this device or to it

transfer-upload = అప్‌లోడ్ అవుతోంది
transfer-download = డౌన్‌లోడ్ అవుతోంది
transfer-waiting = వేచి ఉంది
transfer-waiting-wifi = వైఫై కోసం వేచి ఉంది
transfer-waiting-connection = కనెక్షన్ కోసం వేచి ఉంది
transfer-paused-at = { $progress } వద్ద పాజ్ అయింది
transfer-retrying = మళ్లీ ప్రయత్నిస్తోంది
transfer-retrying-in = { ahead-within } మళ్లీ ప్రయత్నిస్తుంది
transfer-upload-failed = అప్‌లోడ్ విఫలమైంది
    .at = { $progress } వద్ద అప్‌లోడ్ విఫలమైంది
transfer-download-failed = డౌన్‌లోడ్ విఫలమైంది
    .at = { $progress } వద్ద డౌన్‌లోడ్ విఫలమైంది
transfer-upload-done = అప్‌లోడ్ పూర్తయింది
transfer-download-done = డౌన్‌లోడ్ పూర్తయింది

## Transfers of several things: the noun "upload" keeps the verb from agreeing with what is counted

transfer-uploaded = { $total ->
    [1] { FORM($counted, case: "oblique") } అప్‌లోడ్ ఇంకా పూర్తి కాలేదు
   *[other] { $completed ->
        [0] { FORM($counted, case: "oblique") }లో ఏదీ అప్‌లోడ్ కాలేదు
        [1] { FORM($counted, case: "oblique") }లో ఒకటి అప్‌లోడ్ అయింది
       *[other] { FORM($counted, case: "oblique") }లో { $completed } అప్‌లోడ్ అయ్యాయి
    }
}
transfer-downloaded = { $total ->
    [1] { FORM($counted, case: "oblique") } డౌన్‌లోడ్ ఇంకా పూర్తి కాలేదు
   *[other] { $completed ->
        [0] { FORM($counted, case: "oblique") }లో ఏదీ డౌన్‌లోడ్ కాలేదు
        [1] { FORM($counted, case: "oblique") }లో ఒకటి డౌన్‌లోడ్ అయింది
       *[other] { FORM($counted, case: "oblique") }లో { $completed } డౌన్‌లోడ్ అయ్యాయి
    }
}
transfer-uploaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } అప్‌లోడ్ పూర్తయింది
   *[other] మొత్తం { FORM($counted, case: "oblique") } అప్‌లోడ్ పూర్తయింది
}
transfer-downloaded-all = { $total ->
    [1] { FORM($counted, case: "oblique") } డౌన్‌లోడ్ పూర్తయింది
   *[other] మొత్తం { FORM($counted, case: "oblique") } డౌన్‌లోడ్ పూర్తయింది
}
transfer-failures = { $count ->
    [1] ఒకటి విఫలమైంది
   *[other] { $count } విఫలమయ్యాయి
}

transfer-detail = { $first }, { $second }

back-online = మళ్లీ ఆన్‌లైన్
offline-kept = ఆఫ్‌లైన్, మార్పులు ఈ పరికరంలో సేవ్ అయ్యాయి
