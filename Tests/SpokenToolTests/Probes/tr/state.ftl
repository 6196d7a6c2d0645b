## States: they agree with nothing. A verb has a participle beside it, for counted things.

state-taken = alındı
adjective-taken = alınmış
state-missed = kaçırıldı
adjective-missed = kaçırılmış
state-skipped = atlandı
adjective-skipped = atlanmış
state-pending = bekliyor
adjective-pending = bekleyen
state-overdue = gecikti
adjective-overdue = gecikmiş
state-completed = tamamlandı
adjective-completed = tamamlanmış
state-failed = başarısız
state-cancelled = iptal edildi
adjective-cancelled = iptal edilmiş
state-declined = reddedildi
adjective-declined = reddedilmiş
state-new = yeni
state-read = okundu
adjective-read = okunmuş
state-unread = okunmadı
adjective-unread = okunmamış
state-active = etkin
state-inactive = etkin değil
adjective-inactive = etkin olmayan
state-on = açık
state-off = kapalı
state-selected = seçildi
adjective-selected = seçilmiş
state-valid = geçerli
state-locked = kilitli
state-out-of-stock = stokta yok
adjective-out-of-stock = stokta olmayan

status = durum: { TITLE($state) }
