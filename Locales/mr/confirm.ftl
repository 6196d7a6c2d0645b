## Confirmations, announced after an action. The gender of the name is not known, so it comes after a colon

done-added = जोडले: { $name }
    .alone = जोडले
done-removed = येथून काढले: { $name }
    .alone = येथून काढले
done-saved = सेव्ह केले: { $name }
    .alone = सेव्ह केले
done-created = तयार केले: { $name }
    .alone = तयार केले
done-updated = अपडेट केले: { $name }
    .alone = अपडेट केले
done-copied = कॉपी केले: { $name }
    .alone = कॉपी केले
done-shared = शेअर केले: { $name }
    .alone = शेअर केले
done-archived = संग्रहित केले: { $name }
    .alone = संग्रहित केले
done-favorite = आवडीमध्ये जोडले: { $name }
    .alone = आवडीमध्ये जोडले
done-unfavorite = आवडीमधून काढले: { $name }
    .alone = आवडीमधून काढले
done-moved = { $place } येथे हलवले: { $name }
    .alone = { $place } येथे हलवले
done-sent = { $who } यांना पाठवले
    .alone = पाठवले
# As action-mark.
done-marked = { $name } { $state } असे मार्क केले
    .alone = { $state } असे मार्क केले
# For example: 4 फोटो हटवले, 3 गोळ्या हटवल्या, 3 पूर्ण केलेली कामे हटवली
done-deleted-things = { TRAIT($things, "gender") ->
    [masculine] { $count ->
        [1] { FORM($things, case: "inside") } हटवला
       *[other] { FORM($things, case: "inside") } हटवले
    }
    [feminine] { $count ->
        [1] { FORM($things, case: "inside") } हटवली
       *[other] { FORM($things, case: "inside") } हटवल्या
    }
    [neuter] { $count ->
        [1] { FORM($things, case: "inside") } हटवले
       *[other] { FORM($things, case: "inside") } हटवली
    }
   *[none] हटवले: { FORM($things, case: "inside") }
}
done-undone = पूर्ववत केले
undo-available = { $done }. पूर्ववत करता येईल

## Announcements of values that changed by themselves

updated-to = { $name } आता { $value }
    .alone = आता { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } स्क्रीन
    .alone = नवीन स्क्रीन
panel-opened = { $name } पॅनेल उघडले
    .alone = पॅनेल उघडले
panel-closed = { $name } पॅनेल बंद झाले
    .alone = पॅनेल बंद झाले

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } आणि { FORM($more, case: "inside") } हटवण्यासाठी
   *[statement] { $name } आणि { FORM($more, case: "inside") } हटवते
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "inside") } हटवण्यासाठी
       *[statement] { FORM($more, case: "inside") } हटवते
    }
irreversible = हे पूर्ववत करता येणार नाही
content-hidden = लपवलेले
locked-until = { FORM($time, case: "ahead") }पर्यंत लॉक केलेले

## Screens that have nothing to show, and what to do there

empty-add = सुरू करण्यासाठी { FORM($noun, 1) } जोडा
empty-other-word = दुसरा शब्द वापरून पहा
empty-nothing = दाखवण्यासाठी काहीही नाही
empty-data = डेटा नाही

## Work that the app is doing while the listener waits

deleting = हटवत आहे
sending = पाठवत आहे
searching = शोधत आहे
updating = अपडेट होत आहे
connecting = कनेक्ट होत आहे
calculating = गणना होत आहे

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] प्लेबॅक पॉज करण्यासाठी
   *[statement] प्लेबॅक पॉज करते
}
outcome-page = { $case ->
    [infinitive] पान बदलण्यासाठी
   *[statement] पान बदलते
}
