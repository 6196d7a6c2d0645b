## Names of actions, in the short imperative that buttons have. A name would be in the accusative, so it comes after a colon. The
## kind of item is in the accusative (fotoğrafı sil), but not if it is new (görev oluştur)

action-open = aç: { $name }
    .alone = aç
    .noun = { FORM($noun, 1, case: "accusative") } aç
action-close = kapat: { $name }
    .alone = kapat
    .noun = { FORM($noun, 1, case: "accusative") } kapat
action-edit = düzenle: { $name }
    .alone = düzenle
    .noun = { FORM($noun, 1, case: "accusative") } düzenle
action-add = ekle: { $name }
    .alone = ekle
    .noun = { $noun } ekle
action-create = oluştur: { $name }
    .alone = oluştur
    .noun = { $noun } oluştur
action-remove = kaldır: { $name }
    .alone = kaldır
    .noun = { FORM($noun, 1, case: "accusative") } kaldır
action-delete = sil: { $name }
    .alone = sil
    .noun = { FORM($noun, 1, case: "accusative") } sil
action-rename = yeniden adlandır: { $name }
    .alone = yeniden adlandır
    .noun = { FORM($noun, 1, case: "accusative") } yeniden adlandır
action-move = taşı: { $name }
    .alone = taşı
    .noun = { FORM($noun, 1, case: "accusative") } taşı
action-copy = kopyala: { $name }
    .alone = kopyala
    .noun = { FORM($noun, 1, case: "accusative") } kopyala
action-save = kaydet: { $name }
    .alone = kaydet
    .noun = { FORM($noun, 1, case: "accusative") } kaydet
action-download = indir: { $name }
    .alone = indir
    .noun = { FORM($noun, 1, case: "accusative") } indir
action-share = paylaş: { $name }
    .alone = paylaş
    .noun = { FORM($noun, 1, case: "accusative") } paylaş
action-send = gönder: { $name }
    .alone = gönder
    .noun = { FORM($noun, 1, case: "accusative") } gönder
action-select = seç: { $name }
    .alone = seç
    .noun = { FORM($noun, 1, case: "accusative") } seç
action-play = oynat: { $name }
    .alone = oynat
    .noun = { FORM($noun, 1, case: "accusative") } oynat
action-pause = duraklat: { $name }
    .alone = duraklat
    .noun = { FORM($noun, 1, case: "accusative") } duraklat
action-pin = sabitle: { $name }
    .alone = sabitle
    .noun = { FORM($noun, 1, case: "accusative") } sabitle
action-unpin = sabitlenenlerden çıkar: { $name }
    .alone = sabitlenenlerden çıkar
    .noun = { FORM($noun, 1, case: "accusative") } sabitlenenlerden çıkar
action-mute = sessize al: { $name }
    .alone = sessize al
    .noun = { FORM($noun, 1, case: "accusative") } sessize al
action-unmute = sessizden çıkar: { $name }
    .alone = sessizden çıkar
    .noun = { FORM($noun, 1, case: "accusative") } sessizden çıkar
action-like = beğen: { $name }
    .alone = beğen
    .noun = { FORM($noun, 1, case: "accusative") } beğen
action-favorite = favorilere ekle: { $name }
    .alone = favorilere ekle
    .noun = { FORM($noun, 1, case: "accusative") } favorilere ekle
action-unfavorite = favorilerden çıkar: { $name }
    .alone = favorilerden çıkar
    .noun = { FORM($noun, 1, case: "accusative") } favorilerden çıkar
action-archive = arşivle: { $name }
    .alone = arşivle
    .noun = { FORM($noun, 1, case: "accusative") } arşivle
action-skip = atla: { $name }
    .alone = atla
    .noun = { FORM($noun, 1, case: "accusative") } atla
action-snooze = ertele: { $name }
    .alone = ertele
    .noun = { FORM($noun, 1, case: "accusative") } ertele
action-activate = etkinleştir: { $name }
    .alone = etkinleştir
    .noun = { FORM($noun, 1, case: "accusative") } etkinleştir
action-deactivate = devre dışı bırak: { $name }
    .alone = devre dışı bırak
    .noun = { FORM($noun, 1, case: "accusative") } devre dışı bırak
action-approve = onayla: { $name }
    .alone = onayla
    .noun = { FORM($noun, 1, case: "accusative") } onayla
action-decline = reddet: { $name }
    .alone = reddet
    .noun = { FORM($noun, 1, case: "accusative") } reddet
action-report = şikâyet et: { $name }
    .alone = şikâyet et
    .noun = { FORM($noun, 1, case: "accusative") } şikâyet et
action-call = ara: { $name }
    .alone = ara
    .noun = { FORM($noun, 1, case: "accusative") } ara
action-reply = yanıtla: { $name }
    .alone = yanıtla
    .noun = { FORM($noun, 1, case: "accusative") } yanıtla
action-forward = ilet: { $name }
    .alone = ilet
    .noun = { FORM($noun, 1, case: "accusative") } ilet
action-block = engelle: { $name }
    .alone = engelle
    .noun = { FORM($noun, 1, case: "accusative") } engelle
action-filter = filtrele: { $name }
    .alone = filtrele
    .noun = { action-plural } filtrele
action-sort = sırala: { $name }
    .alone = sırala
    .noun = { action-plural } sırala
action-mark = { FORM($state, case: "as") } olarak işaretle: { $name }
    .alone = { FORM($state, case: "as") } olarak işaretle

## Actions that often need no item

action-cancel = iptal et: { $name }
    .alone = iptal et
    .noun = { FORM($noun, 1, case: "accusative") } iptal et
action-retry = yeniden dene: { $name }
    .alone = yeniden dene
    .noun = { FORM($noun, 1, case: "accusative") } yeniden dene
action-undo = geri al
action-redo = yinele
action-next = sonraki: { $name }
    .alone = sonraki
    .noun = sonraki { $noun }
action-previous = önceki: { $name }
    .alone = önceki
    .noun = önceki { $noun }
action-next-day = sonraki gün
action-previous-day = önceki gün
action-back = geri
action-continue = devam et
action-done = bitti
# same as action-send
action-submit = gönder: { $name }
    .alone = gönder
    .noun = { FORM($noun, 1, case: "accusative") } gönder
action-refresh = yenile: { $name }
    .alone = yenile
    .noun = { action-plural } yenile
# same as action-call
action-search = ara: { $name }
    .alone = ara
    .noun = { action-among } ara
action-select-all = tümünü seç
    .noun = tüm { action-plural } seç
action-deselect-all = seçimi temizle
action-sign-in = oturum aç
action-sign-out = oturumu kapat
action-read-more = devamını oku
action-settings = ayarlar
action-help = yardım

## Many items: mesajları yenile, mesajlarda ara

action-plural = { TAIL(FORM($noun, form: "plural")) ->
    [plural-back] { FORM($noun, form: "plural") }ı
   *[plural-front] { FORM($noun, form: "plural") }i
}
action-among = { TAIL(FORM($noun, form: "plural")) ->
    [plural-back] { FORM($noun, form: "plural") }da
   *[plural-front] { FORM($noun, form: "plural") }de
}
-tail-plural-back = lar
