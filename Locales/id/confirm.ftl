## Confirmations

done-added = { $name } ditambahkan
    .alone = ditambahkan
done-removed = { $name } dikeluarkan
    .alone = dikeluarkan
done-saved = { $name } disimpan
    .alone = disimpan
done-created = { $name } dibuat
    .alone = dibuat
done-updated = { $name } diperbarui
    .alone = diperbarui
done-copied = { $name } disalin
    .alone = disalin
done-shared = { $name } dibagikan
    .alone = dibagikan
done-archived = { $name } diarsipkan
    .alone = diarsipkan
done-favorite = { $name } ditambahkan ke favorit
    .alone = ditambahkan ke favorit
done-unfavorite = { $name } dikeluarkan dari favorit
    .alone = dikeluarkan dari favorit
done-moved = { $name } dipindahkan ke { $place }
    .alone = dipindahkan ke { $place }
done-sent = terkirim ke { $who }
    .alone = terkirim
done-marked = { $name } ditandai sebagai { $state }
    .alone = ditandai sebagai { $state }
done-deleted-things = { $things } dihapus
done-undone = diurungkan
undo-available = { $done }. Bisa diurungkan

## Announcements

updated-to = { $name } kini { $value }
    .alone = kini { $value }
screen-named = layar { $name }
    .alone = layar baru
panel-opened = panel { $name } dibuka
    .alone = panel dibuka
panel-closed = panel { $name } ditutup
    .alone = panel ditutup

## Things that can't be undone, and things that are protected

outcome-delete-with = menghapus { $name } dan { $more }
    .alone = menghapus { $more }
irreversible = tindakan ini tidak bisa diurungkan
content-hidden = disembunyikan
locked-until = terkunci sampai { $time }

## Screens that have nothing to show

empty-add = tambahkan satu untuk memulai
empty-other-word = coba kata lain
empty-nothing = tidak ada yang ditampilkan
empty-data = tidak ada data

## Work that the app is doing

deleting = menghapus
sending = mengirim
searching = mencari
updating = memperbarui
connecting = menghubungkan
calculating = menghitung

## Outcomes of controls

outcome-pause = menjeda pemutaran
outcome-page = mengganti halaman
