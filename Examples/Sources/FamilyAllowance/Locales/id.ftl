### Family allowance, in Indonesian

## The account of a child

weekly-allowance = uang saku mingguan
# "The day of": a weekday stands behind it, and "Minggu" alone is a week.
allowance-schedule = hari uang saku
last-allowance = uang saku terakhir

## What money is for

category-allowance = uang saku
category-gifts = hadiah

## What a child saves for

saved-share = terkumpul { $share }

## Headings

children = anak
transactions = transaksi
wish-list = daftar keinginan
analytics = analisis

## Signing in

sign-in = masuk
register = daftar
wait-hint = harap tunggu
forgot-password = lupa kata sandi
enter-email = masukkan alamat email Anda untuk masuk

## Fields of a transaction

amount = jumlah
what-for = deskripsi

## Buttons

add-child = tambahkan anak
add-transaction = tambahkan transaksi
add-wish = tambahkan keinginan
buy = beli
refresh = segarkan
sign-out = keluar
back = kembali
cancel = batalkan
save = simpan
delete = hapus

## What went wrong

problem-credentials = alamat email atau kata sandi salah
