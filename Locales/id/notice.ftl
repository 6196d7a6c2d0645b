## Errors

error = kesalahan: { TITLE($message) }
    .alone = kesalahan
error-select-answer = pilih jawaban untuk melanjutkan
field-email-address = alamat email
field-phone-number = nomor telepon
field-password = kata sandi
field-name = nama
error-required = { $field } wajib diisi
    .named = { $field }: wajib diisi
error-invalid = { $field } tidak valid
    .named = { $field }: nilai tidak valid
error-phone-format = nomor telepon harus diawali tanda plus dan kode negara

## Work that the app is doing

loading = memuat
loading-tasks = memuat tugas
loading-photo = memuat foto
creating-profile = membuat profil
saving = menyimpan
signing-in = sedang masuk
please-wait = { $activity }, harap tunggu

## Work that the app has done

done-transaction-created = transaksi dibuat
done-profile-saved = profil disimpan
done-deleted = { $name } dihapus
    .alone = dihapus

## Screens that have nothing to show

empty-results = tidak ada hasil untuk { $query }
    .alone = tidak ada hasil
empty-connection = tidak ada koneksi internet
empty-health-data = data kesehatan tidak tersedia
