## Files that are sent from this device or to it

transfer-upload = അപ്ലോഡ് ചെയ്യുന്നു
transfer-download = ഡൗൺലോഡ് ചെയ്യുന്നു
transfer-waiting = കാത്തിരിക്കുന്നു
transfer-waiting-wifi = വൈഫൈക്കായി കാത്തിരിക്കുന്നു
transfer-waiting-connection = കണക്ഷനായി കാത്തിരിക്കുന്നു
transfer-paused-at = { $progress } ആയപ്പോൾ പോസ് ചെയ്തു
transfer-retrying = വീണ്ടും ശ്രമിക്കുന്നു
transfer-retrying-in = { $duration } കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കും
transfer-upload-failed = അപ്ലോഡ് പരാജയപ്പെട്ടു
    .at = { $progress } ആയപ്പോൾ അപ്ലോഡ് പരാജയപ്പെട്ടു
transfer-download-failed = ഡൗൺലോഡ് പരാജയപ്പെട്ടു
    .at = { $progress } ആയപ്പോൾ ഡൗൺലോഡ് പരാജയപ്പെട്ടു
transfer-upload-done = അപ്ലോഡ് പൂർത്തിയായി
transfer-download-done = ഡൗൺലോഡ് പൂർത്തിയായി

## Transfers of several things: 8 ഫയലുകളിൽ 3 എണ്ണം

transfer-uploaded = { FORM($counted, case: "locative") } { transfer-pieces } അപ്ലോഡ് ചെയ്തു
transfer-downloaded = { FORM($counted, case: "locative") } { transfer-pieces } ഡൗൺലോഡ് ചെയ്തു
transfer-pieces = { $completed ->
    [1] ഒരെണ്ണം
   *[other] { $completed } എണ്ണം
}
transfer-uploaded-all = { $total ->
    [1] { $counted } അപ്ലോഡ് ചെയ്തു
    [2] { $counted } അപ്ലോഡ് ചെയ്തു
   *[other] ആകെ { $counted }, എല്ലാം അപ്ലോഡ് ചെയ്തു
}
transfer-downloaded-all = { $total ->
    [1] { $counted } ഡൗൺലോഡ് ചെയ്തു
    [2] { $counted } ഡൗൺലോഡ് ചെയ്തു
   *[other] ആകെ { $counted }, എല്ലാം ഡൗൺലോഡ് ചെയ്തു
}
transfer-failures = { count-pieces } പരാജയപ്പെട്ടു

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = വീണ്ടും ഓൺലൈനിൽ
offline-kept = ഓഫ്ലൈനിൽ, മാറ്റങ്ങൾ ഈ ഉപകരണത്തിൽ സൂക്ഷിച്ചിട്ടുണ്ട്
