## Names of form fields

field-amount = tutar
field-description = açıklama
field-comment = yorum
field-title = başlık
field-date = tarih
field-time = saat
field-address = adres
# A noun, for "gerekli" after it and "geçersiz" before it.
field-select-profile = profil seçimi

## Errors in a form, and how to correct them

errors-in-form = { $count ->
    [1] { $count } hata: { TITLE($field) }
    [one] { $count } hata: { TITLE($field) }
   *[other] { $count } hata. İlki: { TITLE($field) }
}
    .alone = { $count } hata
error-email-format = tam bir e-posta adresi girin, örneğin ad et example nokta com
# "Arasında" doesn't go with the word of the range.
error-amount-range = şu aralıkta bir tutar girin: { $range }
    .exact = tutar olarak { $amount } girin
error-number-range = { $least } ile { $most } arasında bir sayı girin
error-least-characters = en az { $count } karakter girin
error-most-characters = en fazla { $count } karakter girin
error-passwords-differ = iki parola aynı olmalı
error-credentials = e-posta adresi veya parola yanlış. İkisini de kontrol edin
error-choose = en az bir seçenek seçin
error-connection = internet bağlantısı yok. Bağlanıp yeniden deneyin
error-try-again = bir sorun oluştu. Yeniden deneyin
error-try-later = hizmet şu anda kullanılamıyor. Daha sonra yeniden deneyin

## Whether the characters of a password can be seen

password-shown = parola görünüyor
password-hidden = parola gizli

## Requirements of a form field

require-characters = en az { $count } karakter
require-parts = { $length }, şunları içermeli: { $parts }
    .alone = şunları içermeli: { $parts }
require-digit = bir rakam
require-symbol = bir simge
require-capital = bir büyük harf
require-small = bir küçük harf
require-all = tüm alanlar zorunlu
require-option = { $count ->
    [1] aşağıdaki seçeneği seçin
   *[other] aşağıdaki { $count } seçenekten birini seçin
}

## The number of characters that can still be entered

characters-left = { $count } karakter kaldı
characters-none-left = karakter kalmadı
characters-over = sınır { $count } karakter aşıldı
