reminder-greeting = hai { $name }!
    .alone = hai!
reminder-medication = sudah tiba masa untuk ambil ubat.
    .morning = sudah tiba masa untuk ambil ubat pagi.
    .noon = sudah tiba masa untuk ambil ubat tengah hari.
    .evening = sudah tiba masa untuk ambil ubat malam.
    .night = sudah tiba masa untuk ambil ubat sebelum tidur.
reminder-task = peringatan: { $task }
reminder-reply = balas dengan:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = jika sudah diambil
reminder-done = jika sudah selesai
reminder-photo = untuk menghantar foto
reminder-help = jika perlukan bantuan
# accepted: capitals
reminder-keyword-done = SIAP
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = BANTU
reminder-signature = salam sayang, { $who }
    .alone = salam sayang daripada keluarga
