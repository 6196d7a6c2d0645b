### Medication tracker, in Malay

## How strong a medication is, and how much of it is taken at a time

strength-milligrams = { $count } miligram
strength-milliliters = { $count } mililiter
taken-tablets = { $count } tablet
taken-capsules = { $count } kapsul
dosage = { $strength }, { $taken }

## When a medication is taken

schedule-every-day = setiap hari { $time }
schedule-weekdays = setiap hari { $days } { $time }
schedule-none = tiada jadual

## How well it goes

adherence = kepatuhan pengambilan ubat
graded = { $share }, { $grade }
grade-excellent = cemerlang
grade-good = baik
grade-needs-improvement = perlu diperbaiki

## Tabs

tab-medications = ubat
    .hint = lihat dan urus ubat anda
tab-schedule = jadual
    .hint = lihat jadual dos harian
tab-history = sejarah
    .hint = lihat sejarah dos dan statistik kepatuhan

## Buttons of the list of medications

filter-medications = tapis ubat
    .hint = menunjukkan pilihan penapis untuk melihat ubat aktif sahaja
add-medication = tambah ubat
    .hint = membuka borang untuk menambah ubat baharu

## Buttons and actions of one medication

# same
edit = edit
    .hint = edit butiran ubat
done = selesai
    .hint = tutup butiran ubat
add-schedule = tambah jadual
    .hint = mencipta jadual dos baharu untuk ubat ini
delete = padam { $medication }
    .hint = memadam ubat ini dan semua datanya secara kekal
activate = aktifkan { $medication }
    .hint = memulakan semula jadualnya
deactivate = nyahaktifkan { $medication }
    .hint = menghentikan jadualnya dan menyimpan sejarahnya
delete-schedule = padam jadual

## Buttons of the schedule

select-date = pilih tarikh
outcome-calendar = membuka kalendar untuk memilih tarikh lain
previous-day = hari sebelumnya
    .hint = menunjukkan dos hari sebelumnya
next-day = hari seterusnya
    .hint = menunjukkan dos hari seterusnya
mark-taken = tandakan { $medication } sebagai sudah diambil
    .hint = merekodkan dos ini sebagai sudah diambil sekarang
skip = langkau { $medication }
    .hint = merekodkan dos ini sebagai dilangkau

## A dose

dose-scheduled = dijadualkan { $time }
    .day = dijadualkan { $time }
dose-taken = sudah diambil { $time }
    .day = sudah diambil { $time }
    .announced = { $medication } ditandakan sebagai sudah diambil
dose-skipped = dilangkau { $time }
    .day = dilangkau { $time }
    .announced = { $medication } ditandakan sebagai dilangkau

## The history

filter-doses = tapis dos
    .hint = menunjukkan pilihan penapis
filter = penapis: { TITLE($state) }
    .hint = menunjukkan pilihan untuk menukar atau membuang penapis
last-days = { $count } hari terakhir
    .hint = menetapkan julat tarikh kepada { $count } hari terakhir

## The form for a new medication

strength = kekuatan ubat
    .hint = contohnya, { $strength }
save = simpan
cancel = batalkan

## Announcements

medication-added = { $medication } ditambah
medication-deleted = { $medication } dipadam

## What went wrong

problem-storage = ubat tidak dapat dimuatkan. Cuba lagi nanti
