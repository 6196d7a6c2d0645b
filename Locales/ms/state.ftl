## States: alone, after the thing that they describe, and after a noun that is counted
##
## What stands before a noun in English follows it here. The trait .link is explained in grammar.ftl.

# Of medicine, and of photos.
state-taken = sudah diambil
state-missed = terlepas
state-skipped = dilangkau
state-pending = menunggu
state-scheduled = dijadualkan
# Fits a dose, a task and an appointment.
# same for every case
state-due = sudah tiba masanya
    .label = tarikh akhir
state-overdue = lewat
state-completed = selesai
state-not-completed = belum selesai
state-in-progress = sedang berjalan
state-failed = gagal
state-cancelled = dibatalkan
state-approved = diluluskan
state-declined = ditolak
state-refunded = dibayar balik
state-processing = sedang diproses
# "Dihantar" alone is also what was sent or delivered.
state-shipped = dalam penghantaran
state-delivered = sudah sampai
state-draft = draf
    .link = none
state-new = baharu
    .link = none
state-read = sudah dibaca
state-unread = belum dibaca
state-opened = sudah dibuka
state-active = aktif
state-inactive = tidak aktif
state-on = hidup
adjective-on = dihidupkan
state-off = mati
adjective-off = dimatikan
state-enabled = didayakan
# "Dinyahdayakan" differs from "didayakan" in one syllable.
state-disabled = dilumpuhkan
state-online = dalam talian
state-offline = luar talian
state-away = keluar sebentar
state-busy = sibuk
state-connected = disambungkan
state-disconnected = terputus
state-selected = dipilih
state-not-selected = tidak dipilih
state-checked = ditanda
state-unchecked = tidak ditanda
state-partially-checked = ditanda sebahagian
state-expanded = dikembangkan
state-collapsed = dikuncupkan
state-required = wajib
# "Pilihan" is an option or a selection.
state-optional = tidak wajib
state-valid = sah
state-invalid = tidak sah
state-empty = kosong
state-full = penuh
state-playing = sedang dimainkan
state-paused = dijeda
state-stopped = dihentikan
state-muted = disenyapkan
state-unmuted = bunyi dihidupkan
adjective-unmuted = berbunyi
state-locked = berkunci
# "Tidak berkunci" differs from "berkunci" only in its first word.
state-unlocked = kunci dibuka
adjective-unlocked = tidak berkunci
state-favorite = kegemaran
    .link = none
state-pinned = disemat
state-archived = diarkibkan
state-verified = disahkan
state-not-verified = belum disahkan
state-expired = tamat tempoh
state-available = tersedia
state-unavailable = tidak tersedia
state-out-of-stock = kehabisan stok
state-live = sedang bersiaran langsung
state-syncing = sedang disegerakkan
state-synced = sudah disegerakkan
state-charging = sedang dicas
state-low = rendah
state-critical = kritikal
state-filtered = ditapis
state-correct = betul
state-incorrect = salah
state-edited = diedit
state-forwarded = dimajukan
state-played = sudah dimainkan
state-followed = diikuti
state-not-applicable = tidak berkenaan
state-weak = lemah
state-medium = sederhana
state-strong = kuat
state-range-start = tarikh mula
    .link = none
state-range-end = tarikh tamat
    .link = none

# same
status = status: { TITLE($state) }
