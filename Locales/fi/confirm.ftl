## Confirmations, announced after an action: a passive participle, which agrees with nothing

done-added = { $name } lisätty
    .alone = lisätty
done-removed = { $name } poistettu luettelosta
    .alone = poistettu luettelosta
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
done-moved = { $name } siirretty, uusi paikka: { $place }
    .alone = siirretty, uusi paikka: { $place }
done-sent = lähetetty, saaja: { $who }
    .alone = lähetetty
done-marked = { $name } merkitty { FORM($state, case: "as") }
    .alone = merkitty { FORM($state, case: "as") }
done-deleted-things = { $things } poistettu
done-undone = kumottu
undo-available = { $done }. Voidaan kumota

## Announcements of values that changed by themselves

updated-to = { $name } päivitetty: { $value }
    .alone = päivitetty: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = näyttö: { $name }
    .alone = uusi näyttö
panel-opened = paneeli avattu: { $name }
    .alone = paneeli avattu
panel-closed = paneeli suljettu: { $name }
    .alone = paneeli suljettu

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] poista { $name } ja { $more }
   *[statement] poistaa: { $name } ja { $more }
}
    .alone = { $case ->
        [infinitive] poista { $more }
       *[statement] poistaa: { $more }
    }
irreversible = tätä ei voi kumota
content-hidden = piilotettu
locked-until = lukittu { FORM($time, case: "to") } asti

## Screens that have nothing to show

empty-add = aloita lisäämällä ensimmäinen
empty-other-word = kokeile toista hakusanaa
empty-nothing = ei näytettävää
empty-data = ei tietoja

## Work that the app is doing while the listener waits

deleting = poistetaan
sending = lähetetään
searching = haetaan
updating = päivitetään
connecting = yhdistetään
calculating = lasketaan

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] keskeytä toisto
   *[statement] keskeyttää toiston
}
outcome-page = { $case ->
    [infinitive] vaihda sivua
   *[statement] vaihtaa sivua
}
