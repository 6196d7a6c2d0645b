## Files that are sent from this device or to it: verbal nouns, which agree with nothing. رفع and تنزيل, for تحميل is
## loading.

transfer-upload = جارٍ الرفع
transfer-download = جارٍ التنزيل
transfer-waiting = قيد الانتظار
transfer-waiting-wifi = في انتظار شبكة وَاي فاي
transfer-waiting-connection = في انتظار الاتصال بالشبكة
transfer-paused-at = متوقف مؤقتًا عند { $progress }
transfer-retrying = جارٍ إعادة المُحاوَلَة
transfer-retrying-in = إعادة المُحاوَلَة بعد { FORM($duration, case: "genitive") }
transfer-upload-failed = فشل الرفع
    .at = فشل الرفع عند { $progress }
transfer-download-failed = فشل التنزيل
    .at = فشل التنزيل عند { $progress }
transfer-upload-done = اكتمل الرفع
transfer-download-done = اكتمل التنزيل

## Transfers of several things: what is done is genitive after the verbal noun (تم رفع ملفين من 8). None leaves
## the noun to the total: تم رفع 0 من 8 مِلَفّات

transfer-uploaded = { $completed ->
    [0] تم رفع { $completed } من { FORM($counted, case: "genitive") }
   *[other] تم رفع { FORM($done, case: "genitive") } من { $total }
}
    .way = upload
transfer-downloaded = { $completed ->
    [0] تم تنزيل { $completed } من { FORM($counted, case: "genitive") }
   *[other] تم تنزيل { FORM($done, case: "genitive") } من { $total }
}
    .way = download
transfer-uploaded-all = تم رفع { FORM($counted, case: "genitive") }
transfer-downloaded-all = تم تنزيل { FORM($counted, case: "genitive") }

# With what failed, for a bare number would have to agree with it: تَعَذَّرَ رَفع صورَتين. Which way it went is known
# from the phrase in front; after one that does not tell, نَقل is used for both.
transfer-failures = { $case ->
    [upload] تَعَذَّرَ رَفع { FORM(counted, case: "genitive") }
    [download] تَعَذَّرَ تَنزيل { FORM(counted, case: "genitive") }
   *[either] تَعَذَّرَ نَقل { FORM(counted, case: "genitive") }
}

transfer-detail = { TRAIT($first, "way") ->
    [upload] { $first }، { FORM($second, case: "upload") }
    [download] { $first }، { FORM($second, case: "download") }
   *[untold] { $first }، { $second }
}

## The connection of the device

back-online = عاد الاتصال بالإنترنت
offline-kept = لا يُوجَد اتصال بالإنترنت، التَغييرات مَحفوظَة على هذا الجهاز
