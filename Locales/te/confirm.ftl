## Confirmations, announced after an action; the name comes after a colon

done-added = జోడించారు: { $name }
    .alone = జోడించారు
done-removed = ఇక్కడి నుండి తీసివేశారు: { $name }
    .alone = ఇక్కడి నుండి తీసివేశారు
done-saved = సేవ్ అయింది: { $name }
    .alone = సేవ్ అయింది
done-created = సృష్టించారు: { $name }
    .alone = సృష్టించారు
done-updated = అప్‌డేట్ అయింది: { $name }
    .alone = అప్‌డేట్ అయింది
done-copied = కాపీ అయింది: { $name }
    .alone = కాపీ అయింది
done-shared = షేర్ అయింది: { $name }
    .alone = షేర్ అయింది
done-archived = ఆర్కైవ్ అయింది: { $name }
    .alone = ఆర్కైవ్ అయింది
done-favorite = ఇష్టమైనవాటికి జోడించారు: { $name }
    .alone = ఇష్టమైనవాటికి జోడించారు
done-unfavorite = ఇష్టమైనవాటి నుండి తీసివేశారు: { $name }
    .alone = ఇష్టమైనవాటి నుండి తీసివేశారు
done-moved = { $name } ఇప్పుడు { $place }లో ఉంది
    .alone = { $place }లోకి తరలించారు
done-sent = { $who }కి పంపారు
    .alone = పంపారు
done-marked = { $name }: { marked-as } గుర్తు పెట్టారు
    .alone = { marked-as } గుర్తు పెట్టారు
done-deleted-things = { $things } తొలగించారు
done-undone = చర్యను రద్దు చేశారు
undo-available = { $done }. ఈ చర్యను రద్దు చేయవచ్చు

## Announcements of values, screens and panels

updated-to = { $name } ఇప్పుడు { $value }
    .alone = ఇప్పుడు { $value }

screen-named = { $name } స్క్రీన్
    .alone = కొత్త స్క్రీన్
panel-opened = { $name } ప్యానెల్ తెరుచుకుంది
    .alone = ప్యానెల్ తెరుచుకుంది
panel-closed = { $name } ప్యానెల్ మూసుకుంది
    .alone = ప్యానెల్ మూసుకుంది

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } మరియు { $more } తొలగించడానికి
   *[statement] { $name } మరియు { $more } తొలగిస్తుంది
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "direct") } తొలగించడానికి
       *[statement] { $more } తొలగిస్తుంది
    }
irreversible = ఈ చర్యను రద్దు చేయలేరు
content-hidden = దాచి ఉంది
locked-until = { FORM($time, case: "oblique") } వరకు లాక్ అయి ఉంటుంది

## Screens that have nothing to show, and what to do there

empty-add = ప్రారంభించడానికి { FORM($noun, 1, case: "accusative") } జోడించండి
empty-other-word = వేరే పదం ప్రయత్నించండి
empty-nothing = చూపించడానికి ఏమీ లేదు
empty-data = డేటా లేదు

## Work that the app is doing while the listener waits

deleting = తొలగిస్తోంది
sending = పంపుతోంది
searching = వెతుకుతోంది
updating = అప్‌డేట్ అవుతోంది
connecting = కనెక్ట్ అవుతోంది
calculating = లెక్కిస్తోంది

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] ప్లేబ్యాక్ పాజ్ చేయడానికి
   *[statement] ప్లేబ్యాక్ పాజ్ చేస్తుంది
}
outcome-page = { $case ->
    [infinitive] పేజీ మార్చడానికి
   *[statement] పేజీ మారుస్తుంది
}
