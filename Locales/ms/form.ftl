## Names of form fields

field-amount = amaun
field-description = keterangan
field-comment = komen
field-title = tajuk
field-date = tarikh
field-time = masa
field-address = alamat
field-select-profile = pilih profil

## Errors in a form

errors-in-form = { $count ->
    [1] 1 ralat: { TITLE($field) }
   *[other] { $count } ralat. Pertama: { TITLE($field) }
}
    .alone = { $count } ralat
error-email-format = masukkan alamat e-mel penuh, seperti nama at contoh titik com
error-amount-range = masukkan amaun dari { $range }
    .exact = masukkan amaun { $amount }
error-number-range = masukkan nombor dari { $least } hingga { $most }
error-least-characters = masukkan sekurang-kurangnya { $count } aksara
error-most-characters = masukkan maksimum { $count } aksara
error-passwords-differ = kedua-dua kata laluan mesti sama
error-credentials = alamat e-mel atau kata laluan salah. Semak kedua-duanya
error-choose = pilih sekurang-kurangnya satu pilihan
error-connection = tiada sambungan internet. Sambungkan, kemudian cuba lagi
error-try-again = sesuatu tidak kena. Cuba lagi
error-try-later = perkhidmatan tidak tersedia sekarang. Cuba lagi nanti

## The characters of a password

password-shown = kata laluan ditunjukkan
password-hidden = kata laluan disembunyikan

## Requirements

require-characters = sekurang-kurangnya { $count } aksara
require-parts = { $length }, dengan { $parts }
    .alone = dengan { $parts }
require-digit = satu nombor
require-symbol = satu simbol
require-capital = satu huruf besar
require-small = satu huruf kecil
require-all = semua medan wajib diisi
require-option = { $count ->
    [1] pilih pilihan di bawah
   *[other] pilih daripada { $count } pilihan di bawah
}

## The number of characters

characters-left = tinggal { $count } aksara
characters-none-left = tiada aksara yang tinggal
characters-over = melebihi had sebanyak { $count }
