## Files that are sent from this device or to it

transfer-upload = பதிவேற்றுகிறது
transfer-download = பதிவிறக்குகிறது
transfer-waiting = காத்திருக்கிறது
transfer-waiting-wifi = வைஃபைக்காகக் காத்திருக்கிறது
transfer-waiting-connection = இணைப்புக்காகக் காத்திருக்கிறது
transfer-paused-at = { FORM($progress, case: "locative") } இடைநிறுத்தப்பட்டது
transfer-retrying = மீண்டும் முயல்கிறது
transfer-retrying-in = { FORM($duration, case: "locative") } மீண்டும் முயலும்
transfer-upload-failed = பதிவேற்றம் தோல்வியடைந்தது
    .at = பதிவேற்றம் { FORM($progress, case: "locative") } தோல்வியடைந்தது
transfer-download-failed = பதிவிறக்கம் தோல்வியடைந்தது
    .at = பதிவிறக்கம் { FORM($progress, case: "locative") } தோல்வியடைந்தது
transfer-upload-done = பதிவேற்றம் முடிந்தது
transfer-download-done = பதிவிறக்கம் முடிந்தது

# 8 கோப்புகளில் would need a suffix of each noun.
transfer-uploaded = { $completed ->
    [1] மொத்தம் { $counted }, பதிவேற்றப்பட்டது 1
   *[other] மொத்தம் { $counted }, பதிவேற்றப்பட்டவை { $completed }
}
transfer-downloaded = { $completed ->
    [1] மொத்தம் { $counted }, பதிவிறக்கப்பட்டது 1
   *[other] மொத்தம் { $counted }, பதிவிறக்கப்பட்டவை { $completed }
}
transfer-uploaded-all = { $total ->
    [1] { $counted } பதிவேற்றப்பட்டது
    [2] { $counted } பதிவேற்றப்பட்டன
   *[other] { $counted }, அனைத்தும் பதிவேற்றப்பட்டன
}
transfer-downloaded-all = { $total ->
    [1] { $counted } பதிவிறக்கப்பட்டது
    [2] { $counted } பதிவிறக்கப்பட்டன
   *[other] { $counted }, அனைத்தும் பதிவிறக்கப்பட்டன
}
transfer-failures = { $count ->
    [1] தோல்வியடைந்தது 1
   *[other] தோல்வியடைந்தவை { $count }
}

transfer-detail = { $first }, { $second }

back-online = மீண்டும் ஆன்லைனில்
offline-kept = ஆஃப்லைன், மாற்றங்கள் இந்தச் சாதனத்தில் சேமிக்கப்பட்டுள்ளன
