## Confirmations

done-added = { $name } ditambah
    .alone = ditambah
done-removed = { $name } dikeluarkan
    .alone = dikeluarkan
done-saved = { $name } disimpan
    .alone = disimpan
done-created = { $name } dicipta
    .alone = dicipta
done-updated = { $name } dikemas kini
    .alone = dikemas kini
done-copied = { $name } disalin
    .alone = disalin
done-shared = { $name } dikongsi
    .alone = dikongsi
done-archived = { $name } diarkibkan
    .alone = diarkibkan
done-favorite = { $name } ditambah ke kegemaran
    .alone = ditambah ke kegemaran
done-unfavorite = { $name } dikeluarkan daripada kegemaran
    .alone = dikeluarkan daripada kegemaran
done-moved = { $name } dialihkan ke { $place }
    .alone = dialihkan ke { $place }
done-sent = dihantar kepada { $who }
    .alone = dihantar
done-marked = { $name } ditandakan sebagai { $state }
    .alone = ditandakan sebagai { $state }
done-deleted-things = { $things } dipadam
done-undone = dibuat asal
undo-available = { $done }. Boleh dibuat asal

## Announcements

updated-to = { $name } kini { $value }
    .alone = kini { $value }
screen-named = skrin { $name }
    .alone = skrin baharu
panel-opened = panel { $name } dibuka
    .alone = panel dibuka
panel-closed = panel { $name } ditutup
    .alone = panel ditutup

## Things that can't be undone, and things that are protected

outcome-delete-with = memadam { $name } dan { $more }
    .alone = memadam { $more }
irreversible = tindakan ini tidak boleh dibuat asal
content-hidden = disembunyikan
locked-until = berkunci sehingga { $time }

## Screens that have nothing to show

empty-add = tambah satu untuk bermula
empty-other-word = cuba perkataan lain
empty-nothing = tiada apa-apa untuk ditunjukkan
empty-data = tiada data

## Work that the app is doing

deleting = memadam
sending = menghantar
searching = mencari
updating = mengemas kini
connecting = menyambung
calculating = mengira

## Outcomes of controls

outcome-pause = menjeda main balik
outcome-page = menukar halaman
