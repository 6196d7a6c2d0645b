## Files that are sent from this device or to it

transfer-upload = ଅପଲୋଡ ହେଉଛି
transfer-download = ଡାଉନଲୋଡ ହେଉଛି
transfer-waiting = ଅପେକ୍ଷା କରାଯାଉଛି
transfer-waiting-wifi = ୱାଇ-ଫାଇକୁ ଅପେକ୍ଷା କରାଯାଉଛି
transfer-waiting-connection = ସଂଯୋଗକୁ ଅପେକ୍ଷା କରାଯାଉଛି
transfer-paused-at = { $progress }ରେ ପଜ୍ କରାଯାଇଛି
transfer-retrying = ପୁଣି ଚେଷ୍ଟା କରାଯାଉଛି
transfer-retrying-in = { $duration } ପରେ ପୁଣି ଚେଷ୍ଟା କରାଯିବ
transfer-upload-failed = ଅପଲୋଡ ବିଫଳ ହୋଇଛି
    .at = ଅପଲୋଡ { $progress }ରେ ବିଫଳ ହୋଇଛି
transfer-download-failed = ଡାଉନଲୋଡ ବିଫଳ ହୋଇଛି
    .at = ଡାଉନଲୋଡ { $progress }ରେ ବିଫଳ ହୋଇଛି
transfer-upload-done = ଅପଲୋଡ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି
transfer-download-done = ଡାଉନଲୋଡ ସମ୍ପୂର୍ଣ୍ଣ ହୋଇଛି

## Transfers of several things: 8ଟି ଫାଇଲ ମଧ୍ୟରୁ 3ଟି ଅପଲୋଡ ହୋଇଛି

transfer-uploaded = { FORM($counted, case: "inside") } ମଧ୍ୟରୁ { completed-things } ଅପଲୋଡ ହୋଇଛି
transfer-downloaded = { FORM($counted, case: "inside") } ମଧ୍ୟରୁ { completed-things } ଡାଉନଲୋଡ ହୋଇଛି
completed-things = { $completed ->
    [1] ଗୋଟିଏ
   *[other] { $completed }ଟି
}
transfer-uploaded-all = { $total ->
    [1] { $counted } ଅପଲୋଡ ହୋଇଛି
    [2] { $counted } ଅପଲୋଡ ହୋଇଛି
   *[other] ସମସ୍ତ { $counted } ଅପଲୋଡ ହୋଇଛି
}
transfer-downloaded-all = { $total ->
    [1] { $counted } ଡାଉନଲୋଡ ହୋଇଛି
    [2] { $counted } ଡାଉନଲୋଡ ହୋଇଛି
   *[other] ସମସ୍ତ { $counted } ଡାଉନଲୋଡ ହୋଇଛି
}
transfer-failures = { $count ->
    [1] ଗୋଟିଏ ବିଫଳ ହୋଇଛି
   *[other] { $count }ଟି ବିଫଳ ହୋଇଛି
}

transfer-detail = { $first }, { $second }

## The connection of the device

back-online = ପୁଣି ଅନଲାଇନ
offline-kept = ଅଫଲାଇନ, ପରିବର୍ତ୍ତନ ଏହି ଡିଭାଇସରେ ରଖାଯାଇଛି
