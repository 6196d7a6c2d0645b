### Medication tracker, in Indonesian

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } miligram
strength-milliliters = { $count } mililiter
taken-tablets = { $count } tablet
taken-capsules = { $count } kapsul
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = setiap hari { $time }
schedule-weekdays = setiap hari { $days } { $time }
schedule-none = tidak ada jadwal

## How well it goes

adherence = kepatuhan minum obat
graded = { $share }, { $grade }
grade-excellent = sangat baik
grade-good = baik
grade-needs-improvement = perlu ditingkatkan

## Tabs

tab-medications = obat
    .hint = lihat dan kelola obat Anda
tab-schedule = jadwal
    .hint = lihat jadwal dosis harian
tab-history = riwayat
    .hint = lihat riwayat dosis dan statistik kepatuhan

## Buttons of the list of medications

filter-medications = filter obat
    .hint = menampilkan opsi filter untuk melihat obat aktif saja
add-medication = tambahkan obat
    .hint = membuka formulir untuk menambahkan obat baru

## Buttons and actions of one medication

# same
edit = edit
    .hint = edit detail obat
done = selesai
    .hint = tutup detail obat
add-schedule = tambahkan jadwal
    .hint = membuat jadwal dosis baru untuk obat ini
delete = hapus { $medication }
    .hint = menghapus obat ini dan semua datanya secara permanen
activate = aktifkan { $medication }
    .hint = memulai jadwalnya lagi
deactivate = nonaktifkan { $medication }
    .hint = menghentikan jadwalnya dan menyimpan riwayatnya
delete-schedule = hapus jadwal

## Buttons of the schedule

select-date = pilih tanggal
outcome-calendar = membuka kalender untuk memilih tanggal lain
previous-day = hari sebelumnya
    .hint = menampilkan dosis hari sebelumnya
next-day = hari berikutnya
    .hint = menampilkan dosis hari berikutnya
mark-taken = tandai { $medication } sebagai sudah diminum
    .hint = mencatat bahwa dosis ini diminum sekarang
skip = lewati { $medication }
    .hint = mencatat dosis ini sebagai sengaja dilewati

## A dose

dose-scheduled = dijadwalkan { $time }
    .day = dijadwalkan { $time }
dose-taken = sudah diminum { $time }
    .day = sudah diminum { $time }
    .announced = { $medication } ditandai sebagai sudah diminum
dose-skipped = sengaja dilewati { $time }
    .day = sengaja dilewati { $time }
    .announced = { $medication } ditandai sebagai sengaja dilewati

## The history

filter-doses = filter dosis
    .hint = menampilkan opsi filter
# same
filter = filter: { TITLE($state) }
    .hint = menampilkan opsi untuk mengubah atau menghapus filter
last-days = { $count } hari terakhir
    .hint = mengatur rentang tanggal ke { $count } hari terakhir

## The form for a new medication

strength = kekuatan obat
    .hint = misalnya { $strength }
save = simpan
cancel = batalkan

## Announcements

medication-added = { $medication } ditambahkan
medication-deleted = { $medication } dihapus

## What went wrong

problem-storage = obat tidak dapat dimuat. Coba lagi nanti
