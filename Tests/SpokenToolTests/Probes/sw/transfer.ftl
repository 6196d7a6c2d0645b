## Files on their way: infinitives, which have a class of their own (kupakia kumekamilika)

transfer-upload = kupakia
transfer-download = kupakua
transfer-waiting = kusubiri
transfer-waiting-wifi = kusubiri Wi-Fi
transfer-waiting-connection = kusubiri muunganisho
transfer-paused-at = kumesitishwa, { $progress }
transfer-retrying = kujaribu tena
transfer-retrying-in = kujaribu tena baada ya { $duration }
transfer-upload-failed = kupakia kumeshindikana
    .at = kupakia kumeshindikana, { $progress }
transfer-download-failed = kupakua kumeshindikana
    .at = kupakua kumeshindikana, { $progress }
transfer-upload-done = kupakia kumekamilika
transfer-download-done = kupakua kumekamilika

# viambatisho vitatu kati ya 8 vimepakiwa
transfer-uploaded = { $done } kati ya { $total } { FORM(prefix-counted, $done) }mepakiwa
transfer-downloaded = { $done } kati ya { $total } { FORM(prefix-counted, $done) }mepakuliwa
transfer-uploaded-all = { $counted } { FORM(prefix-counted, $counted) }mepakiwa
transfer-downloaded-all = { $counted } { FORM(prefix-counted, $counted) }mepakuliwa
transfer-failures = { numeral } { prefix-counted }meshindikana
transfer-detail = { $first }, { $second }

back-online = muunganisho umerudi
offline-kept = hakuna muunganisho, mabadiliko yanahifadhiwa kwenye kifaa hiki
