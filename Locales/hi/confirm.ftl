## What was done to a thing. को keeps the verb from agreeing with the name

done-added = { $name } को जोड़ा गया
    .alone = जोड़ा गया
done-removed = { $name } को सूची से निकाला गया
    .alone = सूची से निकाला गया
done-saved = { $name } को सहेजा गया
    .alone = सहेजा गया
done-created = { $name } को बनाया गया
    .alone = बनाया गया
done-updated = { $name } को अपडेट किया गया
    .alone = अपडेट किया गया
done-copied = { $name } को कॉपी किया गया
    .alone = कॉपी किया गया
done-shared = { $name } को शेयर किया गया
    .alone = शेयर किया गया
done-archived = { $name } को आर्काइव किया गया
    .alone = आर्काइव किया गया
done-favorite = { $name } को पसंदीदा में जोड़ा गया
    .alone = पसंदीदा में जोड़ा गया
done-unfavorite = { $name } को पसंदीदा से निकाला गया
    .alone = पसंदीदा से निकाला गया
done-moved = { $name } को { $place } में ले जाया गया
    .alone = { $place } में ले जाया गया
done-sent = { $who } को भेजा गया
    .alone = भेजा गया
# As action-mark.
done-marked = { $name } को { $state } चिह्नित किया गया
    .alone = { $state } चिह्नित किया गया
done-deleted-things = { FORM($things, case: "oblique") } को हटाया गया
done-undone = पूर्ववत किया गया
undo-available = { $done }। पूर्ववत किया जा सकता है

## What changed by itself

updated-to = { $name } अब { $value }
    .alone = अब { $value }

## What is on the screen now

screen-named = { $name } स्क्रीन
    .alone = नई स्क्रीन
panel-opened = { $name } पैनल खुला
    .alone = पैनल खुला
panel-closed = { $name } पैनल बंद हुआ
    .alone = पैनल बंद हुआ

## What cannot be undone, and what is protected

outcome-delete-with = { $case ->
    [infinitive] { $name } और { FORM($more, case: "oblique") } को हटाने
   *[statement] { $name } और { FORM($more, case: "oblique") } को हटाता है
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "oblique") } को हटाने
       *[statement] { FORM($more, case: "oblique") } को हटाता है
    }
irreversible = इसे पूर्ववत नहीं किया जा सकता
content-hidden = छिपा हुआ
locked-until = { FORM($time, case: "oblique") } तक लॉक

## Nothing to show, and what to do about it

empty-add = शुरू करने के लिए { FORM($noun, 1) } जोड़ें
empty-other-word = कोई दूसरा शब्द आज़माएं
empty-nothing = दिखाने के लिए कुछ नहीं
empty-data = कोई डेटा नहीं

## Work that goes on

deleting = हटाया जा रहा है
sending = भेजा जा रहा है
searching = खोजा जा रहा है
updating = अपडेट हो रहा है
connecting = कनेक्ट हो रहा है
calculating = गणना हो रही है

## What happens when a control is used

outcome-pause = { $case ->
    [infinitive] प्लेबैक पॉज़ करने
   *[statement] प्लेबैक पॉज़ करता है
}
outcome-page = { $case ->
    [infinitive] पेज बदलने
   *[statement] पेज बदलता है
}
