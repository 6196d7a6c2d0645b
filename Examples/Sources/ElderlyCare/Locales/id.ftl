### Elderly care, in Indonesian

## Those who are cared for

profile-of = profil { $name }
profile-photo-of = foto profil { $name }
tasks-of = tugas { $name }
select-profile = pilih profil
create-new-profile = buat profil baru

## Tasks

task = tugas
task-for = { $task } untuk { $name }
overdue-task = tugas terlambat: { $task }
last-completed = terakhir diselesaikan { $ago }
request-clarification = minta penjelasan
    .hint = minta detail lebih lanjut tentang tugas ini
approve-response = setujui balasan
    .hint = tandai tugas ini sebagai selesai

## Reminders

send-medication-reminder = kirim pengingat minum obat ke { $name }
send-reminder = kirim pengingat ke { $name }
    .hint = langsung mengirim pengingat lewat SMS
reminder-time = pilih waktu pengingat
    .hint = pilih waktu pengiriman pengingat harian

## Photos

photo-response = balasan foto dari { $name } untuk { $task }
photo-showing = foto dari { $name } yang menunjukkan { $task } selesai
cooking-illustration = ilustrasi memasak

## Tabs

tab-dashboard = dasbor
    .hint = lihat tugas dan balasan hari ini
tab-gallery = galeri foto
    .hint = lihat semua balasan foto dari orang tersayang
tab-habits = semua kebiasaan
    .hint = kelola tugas terjadwal dan pengingat

## The form for a new profile

profile-name = nama profil
    .hint = masukkan nama orang tersayang Anda
phone-hint = masukkan nomor telepon dengan kode negara
invalid-phone-format = format nomor telepon tidak valid
relationship = hubungan dengan Anda
    .hint = misalnya nenek, ayah, teman
create-profile = buat profil

## What went wrong

problem-reminder = pengingat tidak dapat dikirim. Periksa nomor telepon
