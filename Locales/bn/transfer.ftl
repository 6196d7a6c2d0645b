## Files that are sent from this device or to it

transfer-upload = আপলোড হচ্ছে
transfer-download = ডাউনলোড হচ্ছে
transfer-waiting = অপেক্ষা করা হচ্ছে
transfer-waiting-wifi = ওয়াই-ফাইয়ের জন্য অপেক্ষা করা হচ্ছে
transfer-waiting-connection = সংযোগের জন্য অপেক্ষা করা হচ্ছে
transfer-paused-at = { progress-in } পজ করা হয়েছে
transfer-retrying = আবার চেষ্টা করা হচ্ছে
transfer-retrying-in = { $duration } পরে আবার চেষ্টা করা হবে
transfer-upload-failed = আপলোড ব্যর্থ হয়েছে
    .at = আপলোড { progress-in } ব্যর্থ হয়েছে
transfer-download-failed = ডাউনলোড ব্যর্থ হয়েছে
    .at = ডাউনলোড { progress-in } ব্যর্থ হয়েছে
transfer-upload-done = আপলোড সম্পন্ন
transfer-download-done = ডাউনলোড সম্পন্ন

## Transfers of several things: 8টি ফাইলের মধ্যে 3টি আপলোড হয়েছে

transfer-uploaded = { FORM($counted, case: "of") } মধ্যে { $completed }টি আপলোড হয়েছে
transfer-downloaded = { FORM($counted, case: "of") } মধ্যে { $completed }টি ডাউনলোড হয়েছে
transfer-uploaded-all = { $total ->
    [1] { $counted } আপলোড হয়েছে
    [2] { $counted } আপলোড হয়েছে
   *[other] সব { $counted } আপলোড হয়েছে
}
transfer-downloaded-all = { $total ->
    [1] { $counted } ডাউনলোড হয়েছে
    [2] { $counted } ডাউনলোড হয়েছে
   *[other] সব { $counted } ডাউনলোড হয়েছে
}
transfer-failures = { $count }টি ব্যর্থ হয়েছে

transfer-detail = { $first }, { $second }

progress-in = { $progress }ে

## The connection of the device

back-online = আবার অনলাইন
offline-kept = অফলাইন, পরিবর্তন এই ডিভাইসে রাখা আছে
