## Outcomes of controls. The statement is about the control (ayrıntıları açar); $case "infinitive" is before "için" (ayrıntıları
## görüntülemek için)

outcome-details = { $case ->
    [infinitive] ayrıntıları görüntülemek
   *[statement] ayrıntıları açar
}
outcome-details-and-transactions = { $case ->
    [infinitive] ayrıntıları ve işlemleri görüntülemek
   *[statement] ayrıntıları ve işlemleri açar
}
# "Adlı kişi" takes the suffix in place of the name.
outcome-details-of = { $case ->
    [infinitive] { $who } adlı kişinin ayrıntılarını görüntülemek
   *[statement] { $who } adlı kişinin ayrıntılarını açar
}
outcome-tasks-of = { $case ->
    [infinitive] { $who } adlı kişinin görevlerini görüntülemek
   *[statement] { $who } adlı kişinin görevlerini açar
}
    .alone = { $case ->
        [infinitive] görevleri görüntülemek
       *[statement] görevleri açar
    }
outcome-task-details = { $case ->
    [infinitive] görev ayrıntılarını görüntülemek
   *[statement] görev ayrıntılarını açar
}
outcome-full-screen = { $case ->
    [infinitive] tam ekranda görüntülemek
   *[statement] tam ekranda açar
}
outcome-profile = { $case ->
    [infinitive] profili değiştirmek
   *[statement] profili değiştirir
}
outcome-filter = { $case ->
    [infinitive] filtre seçeneklerini göstermek
   *[statement] filtre seçeneklerini gösterir
}
outcome-calendar = { $case ->
    [infinitive] başka bir tarih seçmek
   *[statement] başka bir tarih seçmek için takvimi açar
}
outcome-sign-in = { $case ->
    [infinitive] e-posta ve parolayla oturum açmak
   *[statement] e-posta ve parolayla oturum açar
}
outcome-reset-password = { $case ->
    [infinitive] parolayı sıfırlamak
   *[statement] parolayı sıfırlar
}
outcome-save = { $case ->
    [infinitive] değişiklikleri kaydetmek
   *[statement] değişiklikleri kaydeder
}
outcome-delete = { $case ->
    [infinitive] { $name } adlı öğeyi kalıcı olarak silmek
   *[statement] { $name } adlı öğeyi kalıcı olarak siler
}
    .alone = { $case ->
        [infinitive] bunu kalıcı olarak silmek
       *[statement] bunu kalıcı olarak siler
    }
outcome-play = { $case ->
    [infinitive] oynatmayı başlatmak
   *[statement] oynatmayı başlatır
}

## Gestures and keys, in VoiceOver's words and in its order: first the purpose, then the gesture

hint-touch = { FORM($outcome, case: "infinitive") } için iki kez dokunun
hint-touch-adjust = { FORM($outcome, case: "infinitive") } için yukarı veya aşağı kaydırın
hint-keyboard = { FORM($outcome, case: "infinitive") } için boşluk tuşuna basın
hint-keyboard-adjust = { FORM($outcome, case: "infinitive") } için ok tuşlarına basın
hint-pointer = { FORM($outcome, case: "infinitive") } için tıklayın
hint-remote = { FORM($outcome, case: "infinitive") } için Seç düğmesine basın
