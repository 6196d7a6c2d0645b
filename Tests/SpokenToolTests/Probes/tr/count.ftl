## Things that are counted: always in the singular, the state between the number and the noun

count-dose = { $count } doz
    .none = doz yok
    .empty = henüz doz yok
    .taken = { $count } alınmış doz
    .missed = { $count } kaçırılmış doz
    .skipped = { $count } atlanmış doz
    .pending = { $count } bekleyen doz
count-message = { $count } mesaj
    .none = mesaj yok
    .empty = henüz mesaj yok
    .unread = { $count } okunmamış mesaj
    .new = { $count } yeni mesaj
count-photo = { $count } fotoğraf
    .none = fotoğraf yok
    .empty = henüz fotoğraf yok
    .new = { $count } yeni fotoğraf
count-task = { $count } görev
    .none = görev yok
    .empty = henüz görev yok
    .completed = { $count } tamamlanmış görev
    .overdue = { $count } gecikmiş görev
    .pending = { $count } bekleyen görev
count-notification = { $count } bildirim
    .none = bildirim yok
    .empty = henüz bildirim yok
    .unread = { $count } okunmamış bildirim
    .new = { $count } yeni bildirim
count-day = { $count } gün
    .none = gün yok
    .empty = henüz gün yok

## Around a count

count-state = { $counted }, { $state }

# 99’dan fazla, 50’den fazla
more-than = { number-ablative } fazla

count-more-than = { $more }
