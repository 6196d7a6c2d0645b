## Confirmations, announced after an action. Nobody knows the gender of a name: the participle comes first, with a colon,
## in the masculine as states alone. Of a new state, the name comes first: it reads as the state of the name.

done-added = aggiunto: { $name }
    .alone = aggiunto
done-removed = rimosso: { $name }
    .alone = rimosso
done-saved = salvato: { $name }
    .alone = salvato
done-created = creato: { $name }
    .alone = creato
done-updated = aggiornato: { $name }
    .alone = aggiornato
done-copied = copiato: { $name }
    .alone = copiato
done-shared = condiviso: { $name }
    .alone = condiviso
done-archived = archiviato: { $name }
    .alone = archiviato
done-favorite = aggiunto ai preferiti: { $name }
    .alone = aggiunto ai preferiti
done-unfavorite = rimosso dai preferiti: { $name }
    .alone = rimosso dai preferiti
done-moved = spostato in { $place }: { $name }
    .alone = spostato in { $place }
done-sent = inviato { to-who }
    .alone = inviato
# As action-mark. Where the state is feminine, so is what was marked: segnata come completata.
done-marked = { $name }: { done-marked.alone }
    .alone = { TRAIT($state, "mark") ->
        [on] spunta aggiunta
        [off] spunta tolta
       *[other] { TAIL($state) ->
            [feminine] segnata come { FORM($state, case: "as") }
           *[other] segnato come { FORM($state, case: "as") }
        }
    }
# How states end that are feminine, and no other ones.
-tail-feminine = ta !diretta essa ansa presa iva nuova piena valida obbligatoria critica media
# una foto eliminata, 4 foto eliminate
done-deleted-things = { $count ->
    [0] { deleted-none }
    [1] { $things } { FORM(adjective-deleted, $things, 1) }
   *[other] { $things } { FORM(adjective-deleted, $things, 2) }
}
deleted-none = { HEAD($things) ->
    [none] { $things } { FORM(adjective-deleted, $things, 1) }
   *[other] { $things } { FORM(adjective-deleted, $things, 2) }
}
-head-none = nessun
adjective-deleted = eliminato
    .feminine = eliminata
    .masculine-plural = eliminati
    .feminine-plural = eliminate
done-undone = azione annullata
undo-available = { $done }. Si può annullare

## Announcements of values that changed by themselves

updated-to = { $name }, nuovo valore: { $value }
    .alone = nuovo valore: { $value }

## Announcements of screens and panels that appear or disappear

screen-named = schermata { $name }
    .alone = nuova schermata
panel-opened = pannello { $name } aperto
    .alone = pannello aperto
panel-closed = pannello { $name } chiuso
    .alone = pannello chiuso

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] eliminare { $name } e { $more }
   *[statement] elimina { $name } e { $more }
}
    .alone = { $case ->
        [infinitive] eliminare { $more }
       *[statement] elimina { $more }
    }
irreversible = questa azione non può essere annullata
content-hidden = contenuto nascosto
locked-until = bloccato { FORM($time, case: "until") }

## Screens that have nothing to show, and what to do there

empty-add = aggiungi { one-noun } per iniziare
empty-other-word = prova con un’altra parola
empty-nothing = niente da mostrare
empty-data = nessun dato

## Work that the app is doing while the listener waits

deleting = eliminazione in corso
sending = invio in corso
searching = ricerca in corso
updating = aggiornamento in corso
connecting = connessione in corso
calculating = calcolo in corso

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] mettere in pausa la riproduzione
   *[statement] mette in pausa la riproduzione
}
outcome-page = { $case ->
    [infinitive] cambiare pagina
   *[statement] cambia pagina
}
