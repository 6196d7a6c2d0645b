## Confirmations, announced after an action. The name comes before a colon

done-added = { $name }: சேர்க்கப்பட்டது
    .alone = சேர்க்கப்பட்டது
done-removed = { $name }: அகற்றப்பட்டது
    .alone = அகற்றப்பட்டது
done-saved = { $name }: சேமிக்கப்பட்டது
    .alone = சேமிக்கப்பட்டது
done-created = { $name }: உருவாக்கப்பட்டது
    .alone = உருவாக்கப்பட்டது
done-updated = { $name }: புதுப்பிக்கப்பட்டது
    .alone = புதுப்பிக்கப்பட்டது
done-copied = { $name }: நகலெடுக்கப்பட்டது
    .alone = நகலெடுக்கப்பட்டது
done-shared = { $name }: பகிரப்பட்டது
    .alone = பகிரப்பட்டது
done-archived = { $name }: காப்பகப்படுத்தப்பட்டது
    .alone = காப்பகப்படுத்தப்பட்டது
done-favorite = { $name }: பிடித்தவற்றில் சேர்க்கப்பட்டது
    .alone = பிடித்தவற்றில் சேர்க்கப்பட்டது
done-unfavorite = { $name }: பிடித்தவற்றிலிருந்து அகற்றப்பட்டது
    .alone = பிடித்தவற்றிலிருந்து அகற்றப்பட்டது
done-moved = { $name }: நகர்த்தப்பட்டது, புதிய இடம்: { $place }
    .alone = நகர்த்தப்பட்டது, புதிய இடம்: { $place }
done-sent = அனுப்பப்பட்டது, பெறுநர்: { $who }
    .alone = அனுப்பப்பட்டது
done-marked = { $name }: { $state } எனக் குறிக்கப்பட்டது
    .alone = { $state } எனக் குறிக்கப்பட்டது
done-deleted-things = { TRAIT($things, "being") ->
    [person] { $count ->
        [1] { $things } நீக்கப்பட்டார்
       *[other] { $things } நீக்கப்பட்டனர்
    }
   *[thing] { $count ->
        [1] { $things } நீக்கப்பட்டது
       *[other] { $things } நீக்கப்பட்டன
    }
}
done-undone = செயல்தவிர்க்கப்பட்டது
undo-available = { $done }. செயல்தவிர்க்க முடியும்

## Announcements of values that changed by themselves

updated-to = { $name }: இப்போது { $value }
    .alone = இப்போது { $value }

## Announcements of screens and panels

screen-named = { $name } திரை
    .alone = புதிய திரை
panel-opened = { $name } பலகம் திறக்கப்பட்டது
    .alone = பலகம் திறக்கப்பட்டது
panel-closed = { $name } பலகம் மூடப்பட்டது
    .alone = பலகம் மூடப்பட்டது

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } மற்றும் { $more } நீக்க
   *[statement] { $name } மற்றும் { $more } நீக்கும்
}
    .alone = { $case ->
        [infinitive] { $more } நீக்க
       *[statement] { $more } நீக்கும்
    }
irreversible = இதைச் செயல்தவிர்க்க முடியாது
content-hidden = மறைக்கப்பட்டது
locked-until = { $time } வரை பூட்டப்பட்டது

## Screens that have nothing to show

empty-add = தொடங்க, { FORM($noun, form: "ordered") } சேர்க்கவும்
empty-other-word = வேறு சொல்லை முயலவும்
empty-nothing = காட்ட எதுவும் இல்லை
empty-data = தரவு இல்லை

## Work that the app is doing

deleting = நீக்குகிறது
sending = அனுப்புகிறது
searching = தேடுகிறது
updating = புதுப்பிக்கிறது
connecting = இணைக்கிறது
calculating = கணக்கிடுகிறது

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] பிளேபேக்கை இடைநிறுத்த
   *[statement] பிளேபேக்கை இடைநிறுத்தும்
}
outcome-page = { $case ->
    [infinitive] பக்கத்தை மாற்ற
   *[statement] பக்கத்தை மாற்றும்
}
