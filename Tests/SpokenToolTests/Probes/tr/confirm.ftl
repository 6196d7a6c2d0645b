## What was done to a thing: the passive, whose subject has no ending

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
done-favorite = { $name } sık kullanılanlara eklendi
    .alone = sık kullanılanlara eklendi
done-unfavorite = { $name } sık kullanılanlardan kaldırıldı
    .alone = sık kullanılanlardan kaldırıldı
# The dative of a name depends on the name.
done-moved = { $name } taşındı, yeni yer: { $place }
    .alone = taşındı, yeni yer: { $place }
done-sent = gönderildi, alıcı: { $who }
    .alone = gönderildi
done-marked = { $name }, { $state } olarak işaretlendi
    .alone = { $state } olarak işaretlendi
done-deleted-things = { $things } silindi
done-undone = geri alındı
undo-available = { $done }. Geri alınabilir

updated-to = { $name } güncellendi: { $value }
    .alone = güncellendi: { $value }

screen-named = { $name } ekranı
    .alone = yeni ekran
panel-opened = { $name } paneli açıldı
    .alone = panel açıldı
panel-closed = { $name } paneli kapandı
    .alone = panel kapandı

outcome-delete-with = { $name } ve { $more } silinir
    .alone = { $more } silinir
irreversible = bu işlem geri alınamaz
content-hidden = gizli
locked-until = { FORM(dative, $time) } kadar kilitli

empty-add = başlamak için bir tane eklenebilir
empty-other-word = başka bir sözcük denenebilir
empty-nothing = gösterilecek bir şey yok
empty-data = veri yok

deleting = siliniyor
sending = gönderiliyor
searching = aranıyor
updating = güncelleniyor
connecting = bağlanılıyor
calculating = hesaplanıyor

outcome-pause = oynatmayı duraklatır
outcome-page = sayfayı değiştirir
