## Confirmations, announced after an action. The gender of the name is not known, so the name comes after a colon, or હવે
## says where it is, without a verb.

done-added = ઉમેર્યું: { $name }
    .alone = ઉમેર્યું
# As action-remove.
done-removed = અહીંથી કાઢી નાખ્યું: { $name }
    .alone = અહીંથી કાઢી નાખ્યું
done-saved = સાચવ્યું: { $name }
    .alone = સાચવ્યું
done-created = બનાવ્યું: { $name }
    .alone = બનાવ્યું
done-updated = અપડેટ કર્યું: { $name }
    .alone = અપડેટ કર્યું
done-copied = કૉપિ કર્યું: { $name }
    .alone = કૉપિ કર્યું
done-shared = શેર કર્યું: { $name }
    .alone = શેર કર્યું
done-archived = { $name } હવે આર્કાઇવમાં
    .alone = આર્કાઇવ કર્યું
done-favorite = { $name } હવે મનપસંદમાં
    .alone = મનપસંદમાં ઉમેર્યું
done-unfavorite = { $name } હવે મનપસંદમાં નથી
    .alone = મનપસંદમાંથી કાઢી નાખ્યું
done-moved = { $name } હવે { $place }માં
    .alone = { $place }માં ખસેડ્યું
done-sent = { $who }ને મોકલ્યું
    .alone = મોકલ્યું
done-marked = { $name }ને { FORM($state, case: "oblique") } તરીકે ચિહ્નિત કર્યું
    .alone = { FORM($state, case: "oblique") } તરીકે ચિહ્નિત કર્યું
# For example: 4 ફોટા ડિલીટ કર્યા, 1 સંદેશ ડિલીટ કર્યો, 3 પૂર્ણ કરેલ કાર્યો ડિલીટ કર્યાં
done-deleted-things = { TRAIT($things, "gender") ->
    [feminine] { FORM($things, case: "inside") } ડિલીટ કરી
    [masculine] { $count ->
        [1] { FORM($things, case: "inside") } ડિલીટ કર્યો
       *[other] { FORM($things, case: "inside") } ડિલીટ કર્યા
    }
    [neuter] { $count ->
        [1] { FORM($things, case: "inside") } ડિલીટ કર્યું
       *[other] { FORM($things, case: "inside") } ડિલીટ કર્યાં
    }
   *[none] ડિલીટ કર્યું: { FORM($things, case: "inside") }
}
done-undone = પૂર્વવત્ કર્યું
undo-available = { $done }. પૂર્વવત્ કરી શકાય છે

## Announcements of values that changed by themselves

updated-to = { $name } હવે { $value }
    .alone = હવે { $value }

## Announcements of screens and panels that appear or disappear

screen-named = { $name } સ્ક્રીન
    .alone = નવી સ્ક્રીન
panel-opened = { $name } પૅનલ ખૂલી
    .alone = પૅનલ ખૂલી
panel-closed = { $name } પૅનલ બંધ થઈ
    .alone = પૅનલ બંધ થઈ

## Things that can't be undone, and things that are protected

outcome-delete-with = { $case ->
    [infinitive] { $name } અને { FORM($more, case: "inside") } ડિલીટ કરવા
   *[statement] { $name } અને { FORM($more, case: "inside") } ડિલીટ કરે છે
}
    .alone = { $case ->
        [infinitive] { FORM($more, case: "inside") } ડિલીટ કરવા
       *[statement] { FORM($more, case: "inside") } ડિલીટ કરે છે
    }
irreversible = આ પૂર્વવત્ કરી શકાશે નહીં
content-hidden = છુપાવેલ
locked-until = { FORM($time, case: "oblique") } સુધી લૉક

## Screens that have nothing to show, and what to do there

empty-add = શરૂ કરવા માટે { FORM($noun, 1) } ઉમેરો
empty-other-word = બીજો કોઈ શબ્દ અજમાવો
empty-nothing = બતાવવા માટે કંઈ નથી
empty-data = કોઈ ડેટા નથી

## Work that the app is doing while the listener waits

deleting = ડિલીટ થઈ રહ્યું છે
# For anything, and so without a gender.
sending = મોકલવાનું ચાલુ છે
searching = શોધ ચાલુ છે
updating = અપડેટ થઈ રહ્યું છે
connecting = કનેક્ટ થઈ રહ્યું છે
calculating = ગણતરી ચાલુ છે

## Outcomes of controls

outcome-pause = { $case ->
    [infinitive] પ્લેબૅક થોભાવવા
   *[statement] પ્લેબૅક થોભાવે છે
}
outcome-page = { $case ->
    [infinitive] પેજ બદલવા
   *[statement] પેજ બદલે છે
}
