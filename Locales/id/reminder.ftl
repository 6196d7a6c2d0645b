reminder-greeting = hai { $name }!
    .alone = hai!
reminder-medication = waktunya minum obat.
    .morning = waktunya minum obat pagi.
    .noon = waktunya minum obat siang.
    .evening = waktunya minum obat malam.
    .night = waktunya minum obat sebelum tidur.
reminder-task = pengingat: { $task }
reminder-reply = balas dengan:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = jika sudah diminum
reminder-done = jika sudah selesai
reminder-photo = untuk mengirim foto
reminder-help = jika perlu bantuan
# accepted: capitals
reminder-keyword-done = SELESAI
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = BANTUAN
reminder-signature = salam sayang, { $who }
    .alone = salam sayang dari keluarga
