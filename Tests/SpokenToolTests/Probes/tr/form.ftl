## Fields

field-amount = tutar
field-description = açıklama
field-comment = yorum
field-title = başlık
field-date = tarih
field-time = saat
field-address = adres
field-select-profile = profil seçimi

## What is wrong with a form, in the passive

errors-in-form = { $count ->
    [1] 1 hata: { TITLE($field) }
   *[other] { $count } hata. İlki: { TITLE($field) }
}
    .alone = { $count } hata
error-email-format = tam bir adres girilmeli, ad et example nokta com gibi
error-amount-range = { $range } arasında bir tutar girilmeli
    .exact = { $amount } tutarında girilmeli
error-number-range = { $least } ile { $most } arasında bir sayı girilmeli
error-least-characters = en az { $count } karakter girilmeli
error-most-characters = en fazla { $count } karakter girilmeli
error-passwords-differ = iki parola aynı olmalı
error-credentials = e-posta adresi veya parola yanlış. İkisi de denetlenmeli
error-choose = en az bir seçenek seçilmeli
error-connection = internet bağlantısı yok. Bağlanıp yeniden denenmeli
error-try-again = bir sorun oluştu. Yeniden denenmeli
error-try-later = hizmet şu anda kullanılamıyor. Daha sonra yeniden denenmeli

require-characters = en az { $count } karakter
require-parts = { $length }, { $parts } içermeli
    .alone = { $parts } içermeli
require-digit = rakam
require-symbol = simge
require-capital = büyük harf
require-small = küçük harf
require-all = tüm alanlar zorunlu
require-option = { $count ->
    [1] aşağıdaki seçenek seçilmeli
   *[other] aşağıdaki { $count } seçenekten biri seçilmeli
}

characters-left = { $count } karakter kaldı
characters-none-left = karakter kalmadı
characters-over = sınır { $count } karakter aşıldı
