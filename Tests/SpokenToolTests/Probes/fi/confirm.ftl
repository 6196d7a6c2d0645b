## What was done to a thing: a passive participle, which agrees with nothing

done-added = { $name } lisätty
    .alone = lisätty
done-removed = { $name } poistettu
    .alone = poistettu
done-saved = { $name } tallennettu
    .alone = tallennettu
done-created = { $name } luotu
    .alone = luotu
done-updated = { $name } päivitetty
    .alone = päivitetty
done-copied = { $name } kopioitu
    .alone = kopioitu
done-shared = { $name } jaettu
    .alone = jaettu
done-archived = { $name } arkistoitu
    .alone = arkistoitu
done-favorite = { $name } lisätty suosikkeihin
    .alone = lisätty suosikkeihin
done-unfavorite = { $name } poistettu suosikeista
    .alone = poistettu suosikeista
# The illative of a name depends on the name.
done-moved = { $name } siirretty, uusi paikka: { $place }
    .alone = siirretty, uusi paikka: { $place }
done-sent = lähetetty, saaja: { $who }
    .alone = lähetetty
# "merkitty otetuksi" would ask for a translative of every state.
done-marked = { $name } merkitty, tila: { $state }
    .alone = merkitty, tila: { $state }
done-deleted-things = { $things } poistettu
done-undone = kumottu
undo-available = { $done }. Kumoaminen mahdollista

updated-to = { $name } päivitetty: { $value }
    .alone = päivitetty: { $value }

screen-named = näyttö: { $name }
    .alone = uusi näyttö
panel-opened = paneeli avattu: { $name }
    .alone = paneeli avattu
panel-closed = paneeli suljettu: { $name }
    .alone = paneeli suljettu

# In the passive, whose object needs no accusative.
outcome-delete-with = poistetaan { $name } ja { $more }
    .alone = poistetaan { $more }
irreversible = tätä ei voi kumota
content-hidden = piilotettu
locked-until = lukittu { FORM($time, case: "to") } asti

empty-add = aloita lisäämällä ensimmäinen
empty-other-word = kokeile toista sanaa
empty-nothing = ei näytettävää
empty-data = ei tietoja

deleting = poistetaan
sending = lähetetään
searching = haetaan
updating = päivitetään
connecting = yhdistetään
calculating = lasketaan

outcome-pause = keskeyttää toiston
outcome-page = vaihtaa sivua
