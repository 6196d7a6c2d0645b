## Outcomes: the same verb alone (membuka detail) and after a gesture (ketuk dua kali untuk membuka detail)

outcome-details = membuka detail
outcome-details-and-transactions = membuka detail dan transaksi
outcome-details-of = membuka detail { $who }
outcome-tasks-of = membuka tugas { $who }
    .alone = membuka tugas
outcome-task-details = membuka detail tugas
outcome-full-screen = membuka di layar penuh
outcome-profile = mengganti profil
outcome-filter = menampilkan opsi filter
outcome-calendar = membuka kalender untuk memilih tanggal lain
outcome-sign-in = masuk dengan email dan kata sandi Anda
outcome-reset-password = mengatur ulang kata sandi Anda
outcome-save = menyimpan perubahan Anda
outcome-delete = menghapus { $name } secara permanen
    .alone = menghapus ini secara permanen
outcome-play = memulai pemutaran

## Gestures and keys

hint-touch = ketuk dua kali untuk { $outcome }
hint-touch-adjust = usap ke atas atau ke bawah untuk { $outcome }
hint-keyboard = tekan Spasi untuk { $outcome }
hint-keyboard-adjust = tekan tombol panah untuk { $outcome }
hint-pointer = klik untuk { $outcome }
hint-remote = tekan Pilih untuk { $outcome }
