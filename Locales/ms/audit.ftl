# Malay says the type of a control before its name: butang Padam.

audit-role = butang …, … button, … btn, butang radio …
audit-role-control =
    kotak semak …, kotak tanda …, … checkbox, medan teks …, kotak teks …, ruang teks …, medan input …, kotak input …,
    bar carian …, kotak carian …, menu lungsur turun …, menu juntai bawah …, … dropdown, senarai juntai bawah …, kotak kombo …,
    imej …, gambar …, ikon …, … icon, ilustrasi …, peluncur …, penggelongsor …, … slider, pemilih …
audit-role-image = imej …, gambar …, ikon …, grafik …, ilustrasi …, … image, … icon, imej yang menunjukkan …
audit-role-link = pautan …, link …, … link, hiperpautan …, pautan ke …
audit-role-header = tajuk …, pengepala …, … heading, … header
audit-role-search = medan carian …, ruang carian …, bar carian …, kotak carian …, bar carian, kotak carian
audit-role-toggle = suis …, butang togol …, togol …, toggle …, … toggle, kotak semak …, kotak tanda …
audit-role-slider = peluncur …, penggelongsor …, slider …, … slider, pemilih …
audit-role-tab = tab …, bar tab …
audit-role-hints = butang …, butang ini …, butang menu …
audit-editable = boleh diedit, … boleh diedit, boleh disunting, … boleh disunting
audit-generic =
    butang, button, imej, gambar, image, ikon, icon, grafik, pautan, link, paparan, view, label, elemen, item, objek, butang ikon,
    butang imej, tanpa label, tidak berlabel, pemegang tempat, placeholder, teks contoh, contoh teks, untitled,
    lorem ipsum, kotak semak, kotak tanda, butang radio, medan teks, kotak teks, dropdown, suis, togol
audit-click-here =
    klik di sini, ketik di sini, tekan di sini, di sini, sini, klik sini, klik saya, klik ini, ketik ini, klik pautan ini,
    pautan ini, klik link ini, link ini, klik untuk lagi, ketik untuk lagi, klik di sini untuk maklumat lanjut,
    klik untuk maklumat lanjut
audit-vague-links =
    ketahui lebih lanjut, ketahui selanjutnya, baca lagi, baca selanjutnya, lihat lagi, lihat selanjutnya, lihat semua, lagi,
    lebih lanjut, selanjutnya, butiran, lihat butiran, info, maklumat, maklumat lanjut, maklumat lanjut di sini, perihal,
    halaman ini, pergi
audit-vague-errors =
    ralat, error, ralat berlaku, berlaku ralat, ralat telah berlaku, telah berlaku ralat, terdapat ralat, terdapat masalah,
    ada masalah, masalah berlaku, ralat tidak diketahui, ralat yang tidak diketahui telah berlaku, ralat tidak dijangka,
    ralat tidak dijangka berlaku, sesuatu tidak kena, ada sesuatu yang tidak kena, maaf, maaf ralat berlaku,
    maaf ada sesuatu yang tidak kena, alamak, oops, gagal, input tidak sah
audit-gestures =
    … ketik dua kali …, … ketik tiga kali …, … ketik …, … mengetik …, … ketuk dua kali …, … dwiketik …, … tekan lama …,
    … tekan dan tahan …, … sentuh dan tahan …, … ketik dan tahan …, … leret …, … meleret …, … luncurkan jari …, … cubit …,
    … mencubit …, … klik …, … mengklik …, … klik dua kali …, … seret …, … menyeret …, … dua jari …, … tiga jari …,
    … double tap …, … tap …, … swipe …
audit-gesture-labels =
    ketik untuk …, ketik dua kali untuk …, leret untuk …, klik untuk …, tekan lama untuk …, tekan dan tahan untuk …,
    sentuh dan tahan untuk …, seret untuk …, cubit untuk …, tap untuk …, swipe untuk …
audit-not-gestures = … ketik untuk membayar …, … jumlah klik …, … kadar klik …, … tiga jari …, … 3 jari …
audit-swipes =
    … leret ke kiri …, … leret ke kanan …, … leret kiri …, … leret kanan …, … leret ke kiri atau kanan …, … leret ke sisi …,
    … luncur ke kiri …, … luncur ke kanan …, … swipe kiri …, … swipe kanan …, … leret untuk memadam …, … leret untuk padam …,
    … leret untuk mengarkibkan …
audit-empty-hints =
    butang, pautan, imej, ketik dua kali, ketik, klik, tekan, ketik dua kali untuk mengaktifkan, ketik dua kali untuk memilih,
    ketik dua kali untuk membuka, ketik untuk memilih, ketik untuk mengaktifkan, ketik untuk membuka, klik untuk mengaktifkan,
    klik untuk memilih, klik untuk membuka, tekan untuk memilih, mengaktifkan butang, mengaktifkan butang ini, tekan butang,
    ketik butang, klik butang, ketik untuk maklumat lanjut, ketik untuk butiran, lagi, melakukan tindakan,
    menjalankan tindakan, petunjuk, pilih butang, dipilih, tidak dipilih, dimalapkan, dilumpuhkan, hidup, mati, ralat, video
audit-selected = … dipilih, … terpilih, … sedang dipilih, … kini dipilih
audit-disabled = … dilumpuhkan, … dinyahdayakan, … dimalapkan, … tidak boleh digunakan, … tidak aktif
audit-switched =
    … hidup, … mati, … aktif, … tidak aktif, … didayakan, … dinyahdayakan, … dilumpuhkan, … dihidupkan, … dimatikan, … ditanda,
    … tidak ditanda
audit-abbreviations = yg, dgn, utk, dlm, dll, dsb, spt, bil, qty, tel, hlm, jln
audit-unit-abbreviations = hrs, mins, secs, pcs, thn, bln, mgu
audit-common-words =
    yang, dan, di, ke, dari, daripada, untuk, dengan, ini, itu, tidak, pada, ialah, adalah, akan, atau, telah, sudah, boleh, anda,
    kami, ada, juga, oleh, dalam, sebagai, apabila, jika, belum, semua, lebih, kerana, supaya, hanya, selepas, sebelum, mesti,
    sila, sedang
audit-double-words = utara, timur, selatan, barat, ya, dua, satu, kosong, sangat, titik, negatif, oh, ha, hati, sama, masing, tiba, kadang, tidak
audit-verbs =
    wajib, pilihan, tambah, edit, sunting, ubah, padam, buang, keluarkan, salin, buka, tutup, tunjukkan, sembunyikan, tukar, pilih,
    tetapkan, simpan, muat naik, muat turun, ambil, gunakan, lihat, kosongkan, besarkan, kecilkan, kembangkan, kuncupkan,
    alihkan, gantikan, kemas kini, cipta, pangkas, putar, sisipkan, masukkan, lampirkan, seret, suaikan, reset, tetapkan semula,
    ketik, tekan, dayakan, lumpuhkan, aktifkan, hidupkan, matikan, muatkan, hantar, buat asal, dapatkan, import, eksport, cetak,
    namakan semula, terapkan, lukis, kongsi, tanpa, benarkan, sertakan
