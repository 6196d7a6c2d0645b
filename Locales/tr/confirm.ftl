## Confirmations. The item is the subject of a passive, which needs no suffix

done-added = { $name } eklendi
    .alone = eklendi
done-removed = { $name } kaldırıldı
    .alone = kaldırıldı
done-saved = { $name } kaydedildi
    .alone = kaydedildi
done-created = { $name } oluşturuldu
    .alone = oluşturuldu
done-updated = { $name } güncellendi
    .alone = güncellendi
done-copied = { $name } kopyalandı
    .alone = kopyalandı
done-shared = { $name } paylaşıldı
    .alone = paylaşıldı
done-archived = { $name } arşivlendi
    .alone = arşivlendi
done-favorite = { $name } favorilere eklendi
    .alone = favorilere eklendi
done-unfavorite = { $name } favorilerden çıkarıldı
    .alone = favorilerden çıkarıldı
# The place can't have a suffix.
done-moved = { $name } taşındı, yeni yeri: { $place }
    .alone = taşındı, yeni yeri: { $place }
done-sent = gönderildi, alıcı: { $who }
    .alone = gönderildi
done-marked = { $name }, { FORM($state, case: "as") } olarak işaretlendi
    .alone = { FORM($state, case: "as") } olarak işaretlendi
done-deleted-things = { FORM($things, case: "inside") } silindi
done-undone = geri alındı
undo-available = { $done }. Geri alınabilir

## Announcements of values that changed by themselves

updated-to = { $name } güncellendi: { $value }
    .alone = güncellendi: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } ekranı
    .alone = yeni ekran
panel-opened = { $name } paneli açıldı
    .alone = panel açıldı
panel-closed = { $name } paneli kapandı
    .alone = panel kapandı

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } ile birlikte { FORM($more, case: "accusative") } silmek
   *[statement] { $name } ile birlikte { FORM($more, case: "accusative") } siler
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "accusative") } silmek
       *[statement] { FORM($more, case: "accusative") } siler
    }
irreversible = bu işlem geri alınamaz
content-hidden = gizli
locked-until = { FORM($time, case: "to") } kadar kilitli

## Screens that have nothing to show, and what to do there

empty-add = başlamak için { $noun } ekleyin
empty-other-word = başka bir sözcük deneyin
empty-nothing = gösterilecek bir şey yok
empty-data = veri yok

## Work that the app is doing

deleting = siliniyor
sending = gönderiliyor
searching = aranıyor
updating = güncelleniyor
connecting = bağlanılıyor
calculating = hesaplanıyor

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] oynatmayı duraklatmak
   *[statement] oynatmayı duraklatır
}
outcome-page = { $case ->
    [infinitive] sayfayı değiştirmek
   *[statement] sayfayı değiştirir
}
