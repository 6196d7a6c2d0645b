## Confirmations, announced after an action. Verbs agree with nothing, and the name comes first or after a colon

done-added = { $name } ചേർത്തു
    .alone = ചേർത്തു
done-removed = { $name } നീക്കം ചെയ്തു
    .alone = നീക്കം ചെയ്തു
done-saved = { $name } സേവ് ചെയ്തു
    .alone = സേവ് ചെയ്തു
done-created = { $name } സൃഷ്ടിച്ചു
    .alone = സൃഷ്ടിച്ചു
done-updated = { $name } അപ്ഡേറ്റ് ചെയ്തു
    .alone = അപ്ഡേറ്റ് ചെയ്തു
done-copied = { $name } പകർത്തി
    .alone = പകർത്തി
done-shared = { $name } പങ്കിട്ടു
    .alone = പങ്കിട്ടു
done-archived = { $name } ആർക്കൈവ് ചെയ്തു
    .alone = ആർക്കൈവ് ചെയ്തു
done-favorite = { $name } പ്രിയപ്പെട്ടവയിൽ ചേർത്തു
    .alone = പ്രിയപ്പെട്ടവയിൽ ചേർത്തു
done-unfavorite = { $name } പ്രിയപ്പെട്ടവയിൽ നിന്ന് നീക്കം ചെയ്തു
    .alone = പ്രിയപ്പെട്ടവയിൽ നിന്ന് നീക്കം ചെയ്തു
done-moved = { $name } ഇപ്പോൾ ഇവിടെ: { $place }
    .alone = ഇവിടേക്ക് നീക്കി: { $place }
done-sent = അയച്ചു, സ്വീകർത്താവ്: { $who }
    .alone = അയച്ചു
done-marked = { $name } { as-marked } അടയാളപ്പെടുത്തി
    .alone = { as-marked } അടയാളപ്പെടുത്തി
# 4 ഫോട്ടോകൾ ഇല്ലാതാക്കി
done-deleted-things = { $things } ഇല്ലാതാക്കി
done-undone = പഴയപടിയാക്കി
undo-available = { $done }. പഴയപടിയാക്കാം

## Announcements of values that changed by themselves

updated-to = { $name } ഇപ്പോൾ { $value }
    .alone = ഇപ്പോൾ { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } സ്ക്രീൻ
    .alone = പുതിയ സ്ക്രീൻ
panel-opened = { $name } പാനൽ തുറന്നു
    .alone = പാനൽ തുറന്നു
panel-closed = { $name } പാനൽ അടച്ചു
    .alone = പാനൽ അടച്ചു

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name }, ഒപ്പം { $more } ഇല്ലാതാക്കാൻ
   *[statement] { $name }, ഒപ്പം { $more } ഇല്ലാതാക്കും
}
    .alone = { $case ->
        [infinitive] { $more } ഇല്ലാതാക്കാൻ
       *[statement] { $more } ഇല്ലാതാക്കും
    }
irreversible = ഇത് പഴയപടിയാക്കാനാവില്ല
content-hidden = മറച്ചിരിക്കുന്നു
locked-until = { FORM($time, case: "span") } വരെ ലോക്ക് ചെയ്തിരിക്കുന്നു

## Screens that have nothing to show, and what to do there

empty-add = തുടങ്ങാൻ { FORM($noun, 1, case: "object") } ചേർക്കുക
empty-other-word = മറ്റൊരു വാക്ക് പരീക്ഷിക്കുക
empty-nothing = കാണിക്കാൻ ഒന്നുമില്ല
empty-data = ഡാറ്റയില്ല

## Work that the app is doing while the listener waits

deleting = ഇല്ലാതാക്കുന്നു
sending = അയയ്ക്കുന്നു
searching = തിരയുന്നു
updating = അപ്ഡേറ്റ് ചെയ്യുന്നു
connecting = കണക്റ്റ് ചെയ്യുന്നു
calculating = കണക്കാക്കുന്നു

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] പ്ലേബാക്ക് പോസ് ചെയ്യാൻ
   *[statement] പ്ലേബാക്ക് പോസ് ചെയ്യും
}
outcome-page = { $case ->
    [infinitive] പേജ് മാറ്റാൻ
   *[statement] പേജ് മാറ്റും
}
