## States, alone or of something: they agree with nothing

state-taken = alındı
state-missed = kaçırıldı
state-skipped = atlandı
state-pending = bekliyor
state-overdue = gecikti
state-completed = tamamlandı
state-failed = başarısız
state-cancelled = iptal edildi
state-read = okundu
state-unread = okunmadı
state-active = etkin
state-inactive = etkin değil
state-on = açık
state-off = kapalı

status = durum: { TITLE($state) }
