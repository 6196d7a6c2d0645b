## Reminders that are sent as text messages (SMS)

reminder-greeting = merhaba { $name }!
    .alone = merhaba!
reminder-medication = ilaç zamanı.
    .morning = sabah ilacı zamanı.
    .noon = öğle ilacı zamanı.
    .evening = akşam ilacı zamanı.
    .night = gece ilacı zamanı.
reminder-task = hatırlatma: { $task }
reminder-reply = yanıt yazın:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = aldıysanız
reminder-done = tamamlandıysa
reminder-photo = fotoğraf için
reminder-help = yardım için
# Without letters that a telephone abroad may not have.
# accepted: capitals
reminder-keyword-done = TAMAM
# accepted: capitals
reminder-keyword-photo = FOTO
# accepted: capitals
reminder-keyword-help = YARDIM
reminder-signature = sevgiler, { $who }
    .alone = sevgiler, aileniz
