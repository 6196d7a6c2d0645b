## Errors

error = hata: { TITLE($message) }
    .alone = hata

error-select-answer = devam etmek için lütfen bir cevap seçin

field-email-address = e-posta adresi
field-phone-number = telefon numarası
field-password = parola
field-name = ad

error-required = { $field } gerekli
    .named = { $field }: zorunlu alan

error-invalid = geçersiz { $field }
    .named = { $field }: geçersiz değer

error-phone-format = telefon numarası artı işareti ve ülke koduyla başlamalı

## Work that the app is doing

loading = yükleniyor
loading-tasks = görevler yükleniyor
loading-photo = fotoğraf yükleniyor
creating-profile = profil oluşturuluyor
saving = kaydediliyor
signing-in = oturum açılıyor
please-wait = { $activity }, lütfen bekleyin

## Work that the app has done

done-transaction-created = işlem oluşturuldu
done-profile-saved = profil kaydedildi
done-deleted = { $name } silindi
    .alone = silindi

## Screens that have nothing to show

empty-results = sonuç yok: { $query }
    .alone = sonuç yok
empty-connection = internet bağlantısı yok
empty-health-data = sağlık verileri kullanılamıyor
