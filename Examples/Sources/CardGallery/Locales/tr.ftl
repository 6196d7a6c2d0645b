### Card gallery, in Turkish
### Buttons have the short imperative, as in the library.

## The gallery

cards = kartlar
settings = ayarlar
change-page = { $case ->
    [infinitive] sayfayı değiştirmek
   *[statement] sayfayı değiştirir
}

## Cards

delete = sil
    .named = sil: { $card }
share = paylaş
like = beğen
read-more = devamını oku
    .hint = metnin tamamını gösterir

## People

profile-photo-of = { $name }: profil fotoğrafı

## Videos

play = oynat
pause = duraklat
pause-playback = { $case ->
    [infinitive] oynatmayı duraklatmak
   *[statement] oynatmayı duraklatır
}
length = süre
position = oynatma konumu

## Forms

# same for every number
minimum-length = en az { $count } karakter
sign-in = oturum aç
sign-in-with-credentials = { $case ->
    [infinitive] girilen bilgilerle oturum açmak
   *[statement] girilen bilgilerle oturum açar
}
comment = yorum
submit = gönder
    .form = formu gönder
report = kartı şikâyet et

## What went wrong

problem-credentials = e-posta adresi ile parola eşleşmiyor
