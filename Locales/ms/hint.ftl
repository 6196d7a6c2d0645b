## Outcomes: the same verb alone (membuka butiran) and after a gesture (ketik dua kali untuk membuka butiran)

outcome-details = membuka butiran
outcome-details-and-transactions = membuka butiran dan transaksi
outcome-details-of = membuka butiran { $who }
outcome-tasks-of = membuka tugasan { $who }
    .alone = membuka tugasan
outcome-task-details = membuka butiran tugasan
outcome-full-screen = membuka dalam skrin penuh
outcome-profile = menukar profil
outcome-filter = menunjukkan pilihan penapis
outcome-calendar = membuka kalendar untuk memilih tarikh lain
outcome-sign-in = mendaftar masuk dengan e-mel dan kata laluan anda
outcome-reset-password = menetapkan semula kata laluan anda
outcome-save = menyimpan perubahan anda
outcome-delete = memadam { $name } secara kekal
    .alone = memadam ini secara kekal
outcome-play = memulakan main balik

## Gestures and keys

hint-touch = ketik dua kali untuk { $outcome }
hint-touch-adjust = leret ke atas atau ke bawah untuk { $outcome }
hint-keyboard = tekan Ruang untuk { $outcome }
hint-keyboard-adjust = tekan kekunci anak panah untuk { $outcome }
hint-pointer = klik untuk { $outcome }
hint-remote = tekan Pilih untuk { $outcome }
