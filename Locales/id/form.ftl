## Names of form fields

field-amount = jumlah
field-description = deskripsi
field-comment = komentar
field-title = judul
field-date = tanggal
field-time = waktu
field-address = alamat
field-select-profile = pilih profil

## Errors in a form

errors-in-form = { $count ->
    [1] 1 kesalahan: { TITLE($field) }
   *[other] { $count } kesalahan. Pertama: { TITLE($field) }
}
    .alone = { $count } kesalahan
error-email-format = masukkan alamat email lengkap, seperti nama et contoh titik com
error-amount-range = masukkan jumlah dari { $range }
    .exact = masukkan jumlah { $amount }
error-number-range = masukkan angka dari { $least } sampai { $most }
error-least-characters = masukkan minimal { $count } karakter
error-most-characters = masukkan maksimal { $count } karakter
error-passwords-differ = kedua kata sandi harus sama
error-credentials = alamat email atau kata sandi salah. Periksa keduanya
error-choose = pilih minimal satu opsi
error-connection = tidak ada koneksi internet. Hubungkan, lalu coba lagi
error-try-again = terjadi kesalahan. Coba lagi
error-try-later = layanan sedang tidak tersedia. Coba lagi nanti

## The characters of a password

password-shown = kata sandi ditampilkan
password-hidden = kata sandi disembunyikan

## Requirements

require-characters = minimal { $count } karakter
require-parts = { $length }, dengan { $parts }
    .alone = dengan { $parts }
require-digit = satu angka
require-symbol = satu simbol
require-capital = satu huruf besar
require-small = satu huruf kecil
require-all = semua kolom wajib diisi
require-option = { $count ->
    [1] pilih opsi di bawah
   *[other] pilih dari { $count } opsi di bawah
}

## The number of characters

characters-left = sisa { $count } karakter
characters-none-left = tidak ada sisa karakter
characters-over = melebihi batas sebanyak { $count }
