### Elderly care, in Malay

## Those who are cared for

profile-of = profil { $name }
profile-photo-of = foto profil { $name }
tasks-of = tugasan { $name }
select-profile = pilih profil
create-new-profile = cipta profil baharu

## Tasks

task = tugasan
task-for = { $task } untuk { $name }
overdue-task = tugasan lewat: { $task }
last-completed = kali terakhir diselesaikan { $ago }
request-clarification = minta penjelasan
    .hint = minta butiran lanjut tentang tugasan ini
approve-response = luluskan balasan
    .hint = tandakan tugasan ini sebagai selesai

## Reminders

send-medication-reminder = hantar peringatan ubat kepada { $name }
send-reminder = hantar peringatan kepada { $name }
    .hint = menghantar peringatan melalui SMS dengan segera
reminder-time = pilih masa peringatan
    .hint = pilih masa untuk menghantar peringatan harian

## Photos

photo-response = balasan foto daripada { $name } untuk { $task }
photo-showing = foto daripada { $name } yang menunjukkan { $task } selesai
cooking-illustration = ilustrasi memasak

## Tabs

tab-dashboard = papan pemuka
    .hint = lihat tugasan dan balasan hari ini
tab-gallery = galeri foto
    .hint = lihat semua balasan foto daripada orang tersayang
tab-habits = semua tabiat
    .hint = urus tugasan berjadual dan peringatan

## The form for a new profile

profile-name = nama profil
    .hint = masukkan nama orang tersayang anda
phone-hint = masukkan nombor telefon dengan kod negara
invalid-phone-format = format nombor telefon tidak sah
relationship = hubungan dengan anda
    .hint = contohnya, nenek, bapa, rakan
create-profile = cipta profil

## What went wrong

problem-reminder = peringatan tidak dapat dihantar. Semak nombor telefon
