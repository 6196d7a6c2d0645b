# Indonesian says the type of a control before its name: tombol Hapus.

audit-role = tombol …, … button, … btn, tombol radio …
audit-role-control =
    kotak centang …, … checkbox, kolom teks …, kotak teks …, bidang teks …, kolom input …, kolom isian …, kotak input …,
    bilah pencarian …, kotak pencarian …, menu tarik-turun …, menu dropdown …, … dropdown, daftar dropdown …, kotak kombo …,
    gambar …, ikon …, … icon, ilustrasi …, penggeser …, … slider, pemilih …, foto profil gambar
audit-role-image = gambar …, ikon …, foto gambar …, grafik …, ilustrasi …, … image, … icon, gambar dari …, gambar yang menunjukkan …
audit-role-link = tautan …, link …, … link, hyperlink …, tautan ke …
audit-role-header = judul …, … heading, … header
audit-role-search = bidang pencarian …, kolom pencarian …, bilah pencarian …, kotak pencarian …, bilah pencarian, kotak pencarian
audit-role-toggle = sakelar …, saklar …, tombol alih …, toggle …, … toggle, kotak centang …
audit-role-slider = penggeser …, bilah geser …, slider …, … slider, pemilih …
audit-role-tab = tab …, bilah tab …
audit-role-hints = tombol …, tombol ini …, tombol menu …
audit-editable = dapat diedit, … dapat diedit, bisa diedit, … bisa diedit
audit-generic =
    tombol, button, gambar, image, ikon, icon, grafik, tautan, link, tampilan, view, label, elemen, item, objek, tombol ikon,
    tombol gambar, tanpa label, tidak berlabel, placeholder, teks placeholder, contoh teks, teks contoh, untitled,
    lorem ipsum, kotak centang, tombol radio, kolom teks, kotak teks, dropdown, sakelar, tombol alih
audit-click-here =
    klik di sini, ketuk di sini, tekan di sini, di sini, sini, klik disini, disini, klik saya, klik ini, ketuk ini, klik tautan ini,
    tautan ini, klik link ini, link ini, klik untuk selengkapnya, ketuk untuk selengkapnya, klik di sini untuk selengkapnya,
    klik di sini untuk informasi lebih lanjut
audit-vague-links =
    selengkapnya, pelajari lebih lanjut, pelajari selengkapnya, baca selengkapnya, lihat selengkapnya, lihat semua, lebih lanjut,
    lainnya, detail, lihat detail, info, info lebih lanjut, informasi, informasi lebih lanjut, informasi selengkapnya, tentang,
    halaman ini, buka
audit-vague-errors =
    kesalahan, error, galat, terjadi kesalahan, telah terjadi kesalahan, ada kesalahan, terjadi masalah, ada masalah,
    ada yang salah, ada yang tidak beres, kesalahan tidak dikenal, kesalahan tidak diketahui, terjadi kesalahan tak terduga,
    terjadi kesalahan yang tidak diketahui, maaf terjadi kesalahan, maaf ada kesalahan, ups, ups terjadi kesalahan,
    ups ada yang salah, aduh, gagal, masukan tidak valid, input tidak valid
audit-gestures =
    … ketuk dua kali …, … ketuk tiga kali …, … ketuk …, … mengetuk …, … tekan lama …, … tekan dan tahan …, … sentuh dan tahan …,
    … ketuk dan tahan …, … usap …, … mengusap …, … geser ke …, … menggeser …, … sapukan …, … cubit …, … mencubit …, … klik …,
    … mengklik …, … klik dua kali …, … seret …, … menyeret …, … dua jari …, … tiga jari …, … double tap …, … tap …, … swipe …
audit-gesture-labels =
    ketuk untuk …, ketuk dua kali untuk …, usap untuk …, geser untuk …, klik untuk …, tekan lama untuk …,
    tekan dan tahan untuk …, sentuh dan tahan untuk …, seret untuk …, cubit untuk …, tap untuk …, swipe untuk …
audit-not-gestures = … ketuk untuk membayar …, … jumlah klik …, … tiga jari …, … 3 jari …, … ketuk pintu …
audit-swipes =
    … usap ke kiri …, … usap ke kanan …, … usap kiri …, … usap kanan …, … geser ke kiri …, … geser ke kanan …, … geser kiri …,
    … geser kanan …, … usap ke kiri atau kanan …, … geser ke samping …, … swipe kiri …, … swipe kanan …,
    … geser untuk menghapus …, … usap untuk menghapus …, … geser untuk mengarsipkan …
audit-empty-hints =
    tombol, tautan, gambar, ketuk dua kali, ketuk, klik, tekan, ketuk dua kali untuk mengaktifkan, ketuk dua kali untuk memilih,
    ketuk dua kali untuk membuka, ketuk untuk memilih, ketuk untuk mengaktifkan, ketuk untuk membuka, klik untuk mengaktifkan,
    klik untuk memilih, klik untuk membuka, tekan untuk memilih, mengaktifkan tombol, mengaktifkan tombol ini, tekan tombol,
    ketuk tombol, klik tombol, ketuk untuk info selengkapnya, ketuk untuk detail, selengkapnya, melakukan tindakan,
    menjalankan tindakan, petunjuk, pilih tombol, dipilih, tidak dipilih, diredupkan, dinonaktifkan, nyala, mati, kesalahan, video
audit-selected = … dipilih, … terpilih, … sedang dipilih, … saat ini dipilih
audit-disabled = … dinonaktifkan, … nonaktif, … diredupkan, … tidak dapat digunakan, … tidak aktif
audit-switched =
    … nyala, … mati, … menyala, … aktif, … nonaktif, … diaktifkan, … dinonaktifkan, … dihidupkan, … dimatikan, … dicentang,
    … tidak dicentang
audit-abbreviations = yg, dgn, utk, dlm, tgl, dll, dsb, dst, jml, qty, tlp, telp, hlm
audit-unit-abbreviations = dtk, mnt, bln, thn, pcs, hrs, mins, secs
audit-common-words =
    yang, dan, di, ke, dari, untuk, dengan, ini, itu, tidak, pada, adalah, akan, atau, telah, sudah, dapat, bisa, anda, kami, ada,
    juga, oleh, dalam, sebagai, saat, jika, belum, semua, lebih, karena, agar, hanya, setelah, sebelum, harus, silakan, sedang
audit-double-words = utara, timur, selatan, barat, ya, dua, satu, nol, sangat, titik, minus, plus, oh, ha, hati, pelan, sama, masing, rata, tidak
audit-verbs =
    wajib, opsional, tambah, tambahkan, edit, ubah, hapus, keluarkan, salin, buka, tutup, tampilkan, sembunyikan, ganti, pilih, atur,
    simpan, unggah, unduh, ambil, gunakan, pakai, lihat, bersihkan, perbesar, perkecil, luaskan, ciutkan, pindahkan, perbarui, buat,
    pangkas, potong, putar, sisipkan, masukkan, lampirkan, seret, sesuaikan, reset, setel ulang, ketuk, tekan, aktifkan,
    nonaktifkan, hidupkan, matikan, muat, kirim, urungkan, ulangi, dapatkan, impor, ekspor, cetak, terapkan, gambarkan, bagikan,
    tanpa, izinkan, sertakan
