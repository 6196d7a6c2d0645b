### Family allowance, in Turkish

## The account of a child

weekly-allowance = haftalık harçlık
allowance-schedule = harçlık günü
last-allowance = son harçlık

## What money is for

category-allowance = harçlık
category-gifts = hediyeler

## What a child saves for

saved-share = { $share } biriktirildi

## Headings

children = çocuklar
transactions = işlemler
wish-list = istek listesi
analytics = istatistikler

## Signing in

sign-in = oturum aç
register = kaydol
wait-hint = lütfen bekleyin
forgot-password = parolamı unuttum
enter-email = oturum açmak için e-posta adresinizi girin

## Fields of a transaction

amount = tutar
what-for = açıklama

## Buttons

add-child = çocuk ekle
add-transaction = işlem ekle
add-wish = istek ekle
buy = satın al
refresh = yenile
sign-out = oturumu kapat
back = geri
cancel = iptal et
save = kaydet
delete = sil

## What went wrong

problem-credentials = e-posta adresi veya parola yanlış
