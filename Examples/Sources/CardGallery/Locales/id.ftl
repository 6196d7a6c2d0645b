### Card gallery, in Indonesian

## The gallery

cards = kartu
settings = pengaturan
change-page = mengganti halaman

## Cards

delete = hapus
    .named = hapus { $card }
share = bagikan
like = sukai
read-more = baca selengkapnya
    .hint = menampilkan seluruh teks

## People

profile-photo-of = foto profil { $name }

## Videos

play = putar
pause = jeda
pause-playback = menjeda pemutaran
length = durasi
position = posisi pemutaran

## Forms

minimum-length = minimal { $count } karakter
sign-in = masuk
sign-in-with-credentials = masuk dengan data yang Anda masukkan
comment = komentar
submit = kirimkan
    .form = kirimkan formulir
report = laporkan kartu

## What went wrong

problem-credentials = alamat email dan kata sandi tidak cocok
