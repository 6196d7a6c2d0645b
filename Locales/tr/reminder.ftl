## Reminders that are sent as text messages (SMS)

reminder-greeting = merhaba { $name }!
    .alone = merhaba!
reminder-medication = ilaç zamanı geldi.
    .morning = sabah ilacının zamanı geldi.
    .noon = öğle ilacının zamanı geldi.
    .evening = akşam ilacının zamanı geldi.
    .night = yatmadan önceki ilacın zamanı geldi.
reminder-task = hatırlatma: { $task }
reminder-reply = yanıt olarak yazın:
# accepted: symbol
reminder-option = { $keyword } - { $meaning }
reminder-taken = alındıysa
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
