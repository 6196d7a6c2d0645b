### Card gallery, in Malay

## The gallery

cards = kad
settings = tetapan
change-page = menukar halaman

## Cards

delete = padam
    .named = padam { $card }
share = kongsi
like = suka
read-more = baca lagi
    .hint = menunjukkan seluruh teks

## People

profile-photo-of = foto profil { $name }

## Videos

play = mainkan
pause = jeda
pause-playback = menjeda main balik
length = tempoh
position = kedudukan main balik

## Forms

minimum-length = sekurang-kurangnya { $count } aksara
sign-in = daftar masuk
sign-in-with-credentials = mendaftar masuk dengan maklumat yang anda masukkan
comment = komen
submit = serahkan
    .form = serahkan borang
report = laporkan kad

## What went wrong

problem-credentials = alamat e-mel dan kata laluan tidak sepadan
