### Family allowance, in Malay

## The account of a child

weekly-allowance = wang saku mingguan
# "The day of": a weekday stands behind it.
allowance-schedule = hari wang saku
last-allowance = wang saku terakhir

## What money is for

category-allowance = wang saku
category-gifts = hadiah

## What a child saves for

saved-share = terkumpul { $share }

## Headings

children = anak
transactions = transaksi
wish-list = senarai hajat
analytics = analitis

## Signing in

sign-in = daftar masuk
register = daftar akaun
wait-hint = sila tunggu
forgot-password = lupa kata laluan
enter-email = masukkan alamat e-mel anda untuk mendaftar masuk

## Fields of a transaction

amount = amaun
what-for = keterangan

## Buttons

add-child = tambah anak
add-transaction = tambah transaksi
add-wish = tambah hajat
buy = beli
refresh = segarkan semula
sign-out = daftar keluar
back = kembali
cancel = batalkan
save = simpan
delete = padam

## What went wrong

problem-credentials = alamat e-mel atau kata laluan salah
