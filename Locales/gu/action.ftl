## Requests, as on buttons. A name is the object itself, without ને; of people who are called, answered or blocked it has
## ને.

action-open = { $name } ખોલો
    .alone = ખોલો
    .noun = { FORM($noun, 1) } ખોલો
action-close = { $name } બંધ કરો
    .alone = બંધ કરો
    .noun = { FORM($noun, 1) } બંધ કરો
action-edit = { $name }માં ફેરફાર કરો
    .alone = ફેરફાર કરો
    .noun = { FORM($noun, 1, case: "oblique") }માં ફેરફાર કરો
action-add = { $name } ઉમેરો
    .alone = ઉમેરો
    .noun = { FORM($noun, 1) } ઉમેરો
action-create = { $name } બનાવો
    .alone = બનાવો
    .noun = { FORM($noun, 1) } બનાવો
# From here: ડિલીટ કરો deletes. Avoid સૂચિમાંથી, for it may be a basket or a group.
action-remove = અહીંથી { $name } કાઢી નાખો
    .alone = અહીંથી કાઢી નાખો
    .noun = અહીંથી { FORM($noun, 1) } કાઢી નાખો
action-delete = { $name } ડિલીટ કરો
    .alone = ડિલીટ કરો
    .noun = { FORM($noun, 1) } ડિલીટ કરો
action-rename = { $name }નું નામ બદલો
    .alone = નામ બદલો
    .noun = { FORM($noun, 1, case: "oblique") }નું નામ બદલો
action-move = { $name } ખસેડો
    .alone = ખસેડો
    .noun = { FORM($noun, 1) } ખસેડો
action-copy = { $name } કૉપિ કરો
    .alone = કૉપિ કરો
    .noun = { FORM($noun, 1) } કૉપિ કરો
action-save = { $name } સાચવો
    .alone = સાચવો
    .noun = { FORM($noun, 1) } સાચવો
action-download = { $name } ડાઉનલોડ કરો
    .alone = ડાઉનલોડ કરો
    .noun = { FORM($noun, 1) } ડાઉનલોડ કરો
action-share = { $name } શેર કરો
    .alone = શેર કરો
    .noun = { FORM($noun, 1) } શેર કરો
action-send = { $name } મોકલો
    .alone = મોકલો
    .noun = { FORM($noun, 1) } મોકલો
action-select = { $name } પસંદ કરો
    .alone = પસંદ કરો
    .noun = { FORM($noun, 1) } પસંદ કરો
action-play = { $name } ચલાવો
    .alone = ચલાવો
    .noun = { FORM($noun, 1) } ચલાવો
action-pause = { $name } થોભાવો
    .alone = થોભાવો
    .noun = { FORM($noun, 1) } થોભાવો
action-pin = { $name } પિન કરો
    .alone = પિન કરો
    .noun = { FORM($noun, 1) } પિન કરો
action-unpin = { $name } અનપિન કરો
    .alone = અનપિન કરો
    .noun = { FORM($noun, 1) } અનપિન કરો
action-mute = { $name } મ્યૂટ કરો
    .alone = મ્યૂટ કરો
    .noun = { FORM($noun, 1, case: "oblique") }ને મ્યૂટ કરો
action-unmute = { $name } અનમ્યૂટ કરો
    .alone = અનમ્યૂટ કરો
    .noun = { FORM($noun, 1, case: "oblique") }ને અનમ્યૂટ કરો
action-like = { $name } લાઇક કરો
    .alone = લાઇક કરો
    .noun = { FORM($noun, 1) } લાઇક કરો
action-favorite = { $name } મનપસંદમાં ઉમેરો
    .alone = મનપસંદમાં ઉમેરો
    .noun = { FORM($noun, 1) } મનપસંદમાં ઉમેરો
action-unfavorite = { $name } મનપસંદમાંથી કાઢી નાખો
    .alone = મનપસંદમાંથી કાઢી નાખો
    .noun = { FORM($noun, 1) } મનપસંદમાંથી કાઢી નાખો
action-archive = { $name } આર્કાઇવ કરો
    .alone = આર્કાઇવ કરો
    .noun = { FORM($noun, 1) } આર્કાઇવ કરો
# Avoid છોડો: દવા છોડવી is to give up a medicine.
action-skip = { $name } સ્કિપ કરો
    .alone = સ્કિપ કરો
    .noun = { FORM($noun, 1) } સ્કિપ કરો
# By what it is, as phones say it: of a reminder, યાદ કરાવો would say the same once more.
action-snooze = { $name } પછીથી યાદ કરાવો
    .alone = પછીથી યાદ કરાવો
    .noun = { FORM($noun, 1) } સ્નૂઝ કરો
action-activate = { $name } સક્રિય કરો
    .alone = સક્રિય કરો
    .noun = { FORM($noun, 1) } સક્રિય કરો
action-deactivate = { $name } નિષ્ક્રિય કરો
    .alone = નિષ્ક્રિય કરો
    .noun = { FORM($noun, 1) } નિષ્ક્રિય કરો
action-approve = { $name } મંજૂર કરો
    .alone = મંજૂર કરો
    .noun = { FORM($noun, 1) } મંજૂર કરો
action-decline = { $name } નકારો
    .alone = નકારો
    .noun = { FORM($noun, 1) } નકારો
action-report = { $name }ની જાણ કરો
    .alone = જાણ કરો
    .noun = { FORM($noun, 1, case: "oblique") }ની જાણ કરો
action-call = { $name }ને કૉલ કરો
    .alone = કૉલ કરો
    .noun = { FORM($noun, 1, case: "oblique") }ને કૉલ કરો
action-reply = { $name }ને જવાબ આપો
    .alone = જવાબ આપો
    .noun = { TRAIT($noun, "being") ->
        [person] { FORM($noun, 1, case: "oblique") }ને જવાબ આપો
       *[thing] { FORM($noun, 1, case: "oblique") }નો જવાબ આપો
    }
action-forward = { $name } ફૉરવર્ડ કરો
    .alone = ફૉરવર્ડ કરો
    .noun = { FORM($noun, 1) } ફૉરવર્ડ કરો
action-block = { $name }ને બ્લૉક કરો
    .alone = બ્લૉક કરો
    .noun = { FORM($noun, 1, case: "oblique") }ને બ્લૉક કરો
action-filter = { $name } ફિલ્ટર કરો
    .alone = ફિલ્ટર કરો
    .noun = { FORM($noun, form: "plural") } ફિલ્ટર કરો
action-sort = { $name } સૉર્ટ કરો
    .alone = સૉર્ટ કરો
    .noun = { FORM($noun, form: "plural") } સૉર્ટ કરો
action-mark = { $name }ને { FORM($state, case: "oblique") } તરીકે ચિહ્નિત કરો
    .alone = { FORM($state, case: "oblique") } તરીકે ચિહ્નિત કરો

## Actions that often need no item

action-cancel = { $name } રદ કરો
    .alone = રદ કરો
    .noun = { FORM($noun, 1) } રદ કરો
action-retry = { $name } માટે ફરી પ્રયાસ કરો
    .alone = ફરી પ્રયાસ કરો
    .noun = { FORM($noun, 1) } ફરી અજમાવો
action-undo = પૂર્વવત્ કરો
action-redo = ફરીથી કરો
# Avoid આગલું and પાછલું, which people use for the one before as well as for the one after.
action-next = પછીનું: { $name }
    .alone = પછીનું
    .noun = { TRAIT($noun, "gender") ->
        [masculine] પછીનો
        [feminine] પછીની
       *[neuter] પછીનું
    } { FORM($noun, 1) }
action-previous = અગાઉનું: { $name }
    .alone = અગાઉનું
    .noun = { TRAIT($noun, "gender") ->
        [masculine] અગાઉનો
        [feminine] અગાઉની
       *[neuter] અગાઉનું
    } { FORM($noun, 1) }
action-next-day = પછીનો દિવસ
action-previous-day = અગાઉનો દિવસ
action-back = પાછા જાઓ
action-continue = ચાલુ રાખો
action-done = થઈ ગયું
action-submit = { $name } સબમિટ કરો
    .alone = સબમિટ કરો
    .noun = { FORM($noun, 1) } સબમિટ કરો
action-refresh = { $name } રિફ્રેશ કરો
    .alone = રિફ્રેશ કરો
    .noun = { FORM($noun, form: "plural") } રિફ્રેશ કરો
action-search = { $name } શોધો
    .alone = શોધો
    .noun = { FORM($noun, form: "plural") } શોધો
action-select-all = બધું પસંદ કરો
    .noun = { TRAIT($noun, "gender") ->
        [masculine] બધા
        [feminine] બધી
       *[neuter] બધાં
    } { FORM($noun, form: "plural") } પસંદ કરો
action-deselect-all = પસંદગી દૂર કરો
action-sign-in = સાઇન ઇન કરો
action-sign-out = સાઇન આઉટ કરો
action-read-more = વધુ વાંચો
action-settings = સેટિંગ
action-help = મદદ
