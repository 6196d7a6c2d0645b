## States: alone, after the thing that they describe, and after a noun that is counted
##
## What stands before a noun in English follows it here. The trait .link is explained in grammar.ftl.

# What is taken is medicine here. Seats, photos and tasks have words of their own in noun.ftl.
state-taken = sudah diminum
# "Terlewat" and "dilewati" sound alike, so what is skipped is "sengaja dilewati" (on purpose).
state-missed = terlewat
state-skipped = sengaja dilewati
state-pending = menunggu
state-scheduled = dijadwalkan
# Fits a dose, a task and an appointment. "Jatuh tempo" is only said of payments.
# same for every case
state-due = sudah waktunya
    .label = tenggat
state-overdue = terlambat
state-completed = selesai
    .until = berstatus selesai
state-not-completed = belum selesai
state-in-progress = sedang berlangsung
state-failed = gagal
state-cancelled = dibatalkan
state-approved = disetujui
state-declined = ditolak
state-refunded = dana dikembalikan
adjective-refunded = yang dananya dikembalikan
    .link = none
state-processing = sedang diproses
state-shipped = sudah dikirim
state-delivered = sudah sampai
state-draft = draf
    .link = none
state-new = baru
    .until = masih baru
    .link = none
state-read = sudah dibaca
state-unread = belum dibaca
state-opened = sudah dibuka
state-active = aktif
state-inactive = tidak aktif
# As in Apple's settings. "Aktif" is a state of its own.
state-on = nyala
adjective-on = menyala
state-off = mati
state-enabled = diaktifkan
state-disabled = dinonaktifkan
# same
state-online = online
# same
state-offline = offline
state-away = sedang pergi
state-busy = sibuk
state-connected = terhubung
state-disconnected = terputus
state-selected = dipilih
state-not-selected = tidak dipilih
state-checked = dicentang
state-unchecked = tidak dicentang
state-partially-checked = dicentang sebagian
state-expanded = diluaskan
state-collapsed = diciutkan
state-required = wajib
state-optional = opsional
# same
state-valid = valid
    .until = berlaku
state-invalid = tidak valid
state-empty = kosong
state-full = penuh
state-playing = sedang diputar
state-paused = dijeda
state-stopped = dihentikan
state-muted = dibisukan
state-unmuted = suara nyala
adjective-unmuted = bersuara
state-locked = terkunci
# "Tidak terkunci" differs from "terkunci" only in its first word.
state-unlocked = kunci terbuka
adjective-unlocked = tidak terkunci
state-favorite = favorit
    .link = none
state-pinned = disematkan
state-archived = diarsipkan
state-verified = terverifikasi
state-not-verified = belum diverifikasi
state-expired = kedaluwarsa
state-available = tersedia
state-unavailable = tidak tersedia
state-out-of-stock = stok habis
adjective-out-of-stock = habis
state-live = sedang tayang langsung
state-syncing = sedang disinkronkan
state-synced = sudah disinkronkan
state-charging = sedang mengisi daya
state-low = rendah
state-critical = kritis
state-filtered = difilter
state-correct = benar
state-incorrect = salah
state-edited = diedit
state-forwarded = diteruskan
state-played = sudah diputar
state-followed = diikuti
# "Tidak berlaku" is what is no longer valid.
state-not-applicable = tidak relevan
state-weak = lemah
state-medium = sedang
    .until = tingkat sedang
state-strong = kuat
state-range-start = tanggal mulai
    .link = none
state-range-end = tanggal akhir
    .link = none

# same
status = status: { TITLE($state) }
