## Confirmations, announced after an action. Neither the gender of the name is known nor its oblique, which को asks for
## (पुराने फ़ोन को). So the name comes after a colon, or अब says where it is, without a verb.

done-added = जोड़ा गया: { $name }
    .alone = जोड़ा गया
# As action-remove.
done-removed = यहां से हटाया गया: { $name }
    .alone = यहां से हटाया गया
done-saved = सहेजा गया: { $name }
    .alone = सहेजा गया
done-created = बनाया गया: { $name }
    .alone = बनाया गया
done-updated = अपडेट किया गया: { $name }
    .alone = अपडेट किया गया
done-copied = कॉपी किया गया: { $name }
    .alone = कॉपी किया गया
done-shared = शेयर किया गया: { $name }
    .alone = शेयर किया गया
done-archived = { $name } अब आर्काइव में
    .alone = आर्काइव किया गया
done-favorite = { $name } अब पसंदीदा में
    .alone = पसंदीदा में जोड़ा गया
done-unfavorite = { $name } अब पसंदीदा में नहीं
    .alone = पसंदीदा से निकाला गया
done-moved = { $name } अब { $place } में
    .alone = { $place } में ले जाया गया
done-sent = { $who } को भेजा गया
    .alone = भेजा गया
# As action-mark.
done-marked = { FORM($state, case: "oblique") } के रूप में मार्क किया गया: { $name }
    .alone = { FORM($state, case: "oblique") } के रूप में मार्क किया गया
# For example: 4 फ़ोटो हटाई गईं, 1 संदेश हटाया गया, 3 पूरे किए गए कार्य हटाए गए
done-deleted-things = { TRAIT($things, "gender") ->
    [feminine] { $count ->
        [1] { FORM($things, case: "inside") } हटाई गई
       *[other] { FORM($things, case: "inside") } हटाई गईं
    }
    [masculine] { $count ->
        [1] { FORM($things, case: "inside") } हटाया गया
       *[other] { FORM($things, case: "inside") } हटाए गए
    }
   *[none] हटाया गया: { FORM($things, case: "inside") }
}
done-undone = पूर्ववत किया गया
undo-available = { $done }। पूर्ववत किया जा सकता है

## Announcements of values that changed by themselves

updated-to = { $name } अब { $value }
    .alone = अब { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } स्क्रीन
    .alone = नई स्क्रीन
panel-opened = { $name } पैनल खुला
    .alone = पैनल खुला
panel-closed = { $name } पैनल बंद हुआ
    .alone = पैनल बंद हुआ

## Things that can't be undone, and things that are protected

# Without को, as above: पुराना फ़ोन और 46 खुराकें हटाने के लिए
outcome-delete-with = { $case ->
    [infinitive] { $name } और { FORM($more, case: "inside") } हटाने
   *[statement] { $name } और { FORM($more, case: "inside") } हटाता है
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "oblique") } को हटाने
       *[statement] { FORM($more, case: "oblique") } को हटाता है
    }
irreversible = इसे पूर्ववत नहीं किया जा सकता
content-hidden = छिपा हुआ
locked-until = { FORM($time, case: "ahead") } तक लॉक

## Screens that have nothing to show, and what to do there

empty-add = शुरू करने के लिए { FORM($noun, 1) } जोड़ें
empty-other-word = कोई दूसरा शब्द आज़माएं
empty-nothing = दिखाने के लिए कुछ नहीं
empty-data = कोई डेटा नहीं

## Work that the app is doing while the listener waits

deleting = हटाया जा रहा है
sending = भेजा जा रहा है
searching = खोजा जा रहा है
updating = अपडेट हो रहा है
connecting = कनेक्ट हो रहा है
calculating = गणना हो रही है

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] प्लेबैक पॉज़ करने
   *[statement] प्लेबैक पॉज़ करता है
}
outcome-page = { $case ->
    [infinitive] पेज बदलने
   *[statement] पेज बदलता है
}
