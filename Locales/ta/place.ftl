## The position among others: the total comes first (5இல் மூன்றாவது செய்தி)

position-item = { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } { FORM($noun, form: "ordered") }
    .alone = { FORM($noun, form: "ordered") } { $place }
position-row = { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } வரிசை
    .alone = வரிசை { $place }
position-column = { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } நெடுவரிசை
    .alone = நெடுவரிசை { $place }
position-level = நிலை { $place }

list-part = { $total }இல் { FORM($noun, form: "plural") } { $first } முதல் { $last } வரை

## Selected items

selection-some = { $total }இல் { selection-some.alone }
    .alone = { $count ->
        [1] { $count } தேர்ந்தெடுக்கப்பட்டது
       *[other] { $count } தேர்ந்தெடுக்கப்பட்டன
    }
    .things = { $total ->
        [1] { $counted } { selected-things }
       *[other] { $completed ->
            [0] மொத்தம் { $counted }, { selected-none }
           *[other] { $total }இல் { $done } { selected-things }
        }
    }
selected-things = { $completed ->
    [0] தேர்ந்தெடுக்கப்படவில்லை
    [1] { selected-one }
   *[other] { selected-several }
}
# A contact is a thing here.
selected-one = { TRAIT($counted, "being") ->
    [person] { TAIL($counted) ->
        [contact] தேர்ந்தெடுக்கப்பட்டது
       *[other] தேர்ந்தெடுக்கப்பட்டார்
    }
   *[thing] தேர்ந்தெடுக்கப்பட்டது
}
selected-several = { TRAIT($counted, "being") ->
    [person] { TAIL($counted) ->
        [contact] தேர்ந்தெடுக்கப்பட்டன
       *[other] தேர்ந்தெடுக்கப்பட்டனர்
    }
   *[thing] தேர்ந்தெடுக்கப்பட்டன
}
-tail-contact = தொடர்பு தொடர்புகள்
selected-none = { TRAIT($counted, "being") ->
    [person] யாரும் தேர்ந்தெடுக்கப்படவில்லை
   *[thing] எதுவும் தேர்ந்தெடுக்கப்படவில்லை
}
selection-all = { $total ->
    [2] இரண்டும் தேர்ந்தெடுக்கப்பட்டன
   *[other] அனைத்து { $total } உருப்படிகளும் தேர்ந்தெடுக்கப்பட்டன
}
selection-none = எதுவும் தேர்ந்தெடுக்கப்படவில்லை
selection-cleared = தேர்வு நீக்கப்பட்டது

## Filtered and sorted lists

things-shown = { $count ->
    [1] { $total }இல் { $count } காட்டப்படுகிறது
   *[other] { $total }இல் { $count } காட்டப்படுகின்றன
}
things-filtered = { $shown ->
    [1] வடிகட்டி: { $filter }, { $total }இல் { $shown } காட்டப்படுகிறது
   *[other] வடிகட்டி: { $filter }, { $total }இல் { $shown } காட்டப்படுகின்றன
}
    .alone = வடிகட்டி: { $filter }
filter-only = வடிகட்டி: { things-those } மட்டும்
    .noun = வடிகட்டி: { things-in-state } மட்டும்
# The attribute with the ending of "those": தவறவிட்டவை
things-those = { FORM($state, form: "attribute") }வை
things-in-state = { FORM($state, 2) } { FORM($noun, form: "plural") }
filter-removed = { $total ->
    [2] வடிகட்டி அகற்றப்பட்டது, இரண்டும் காட்டப்படுகின்றன
   *[other] வடிகட்டி அகற்றப்பட்டது, அனைத்து { $total } உருப்படிகளும் காட்டப்படுகின்றன
}
    .alone = வடிகட்டி அகற்றப்பட்டது
order-changed = வரிசைப்படுத்தப்பட்டது, { $order }
order-newest = புதியவை முதலில்
order-oldest = பழையவை முதலில்
order-alphabetical = அகர வரிசையில்
order-lowest-price = குறைந்த விலை முதலில்
order-highest-price = அதிக விலை முதலில்
order-nearest = அருகில் உள்ளவை முதலில்
order-best-rated = சிறந்த மதிப்பீடு முதலில்
order-most-relevant = மிகவும் தொடர்புடையவை முதலில்
order-most-popular = மிகவும் பிரபலமானவை முதலில்
order-by = { $name } அடிப்படையில், ஏறுவரிசையில்
    .descending = { $name } அடிப்படையில், இறங்குவரிசையில்

## Changes in a list

loaded-more = { loaded-more.alone }, மொத்தம் { $total }இல் { $shown }
    .alone = { $count ->
        [1] மேலும் { $count } ஏற்றப்பட்டது
       *[other] மேலும் { $count } ஏற்றப்பட்டன
    }
loaded-all = பட்டியலின் முடிவு
list-updated = பட்டியல் புதுப்பிக்கப்பட்டது, புதியவை { $count }
    .alone = பட்டியல் புதுப்பிக்கப்பட்டது
moved-to-place = { $name }: { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } இடத்திற்கு நகர்த்தப்பட்டது
    .alone = { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } இடத்திற்கு நகர்த்தப்பட்டது
# எடுக்கப்பட்டது would be heard as "taken", of a medicine.
picked-up = { $name }: நகர்த்தத் தயார், { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } இடத்தில்
    .alone = நகர்த்தத் தயார், { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } இடத்தில்
move-cancelled = நகர்த்தல் ரத்து, { $name } மீண்டும் { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } இடத்தில்
    .alone = நகர்த்தல் ரத்து, மீண்டும் { $total }இல் { NUMBER($place, style: "words", type: "ordinal") } இடத்தில்

## Several counts, and counts with names

# எடுத்துக்கொண்ட 46 டோஸ்கள், தவறவிட்டவை 3; of people ஆன்லைனில் உள்ளவர்கள் 3 பேர்
counted-state-alone = { TRAIT($noun, "being") ->
    [person] { $count ->
        [1] { $state }வர் ஒருவர்
       *[other] { $state }வர்கள் { $count } பேர்
    }
   *[thing] { counted-those }
}
counted-those = { $case ->
    [signed] { $count } { those-in-state }
   *[plain] { those-in-state } { $count }
}
those-in-state = { $count ->
    [1] { $state }து
   *[other] { $state }வை
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = { TRAIT($noun, "being") ->
    [person] { people-others }
   *[thing] மேலும் { $count }
}

## Points of the compass

compass-point = { $point ->
    [0] வடக்கு
    [1] வடக்கு வடகிழக்கு
    [2] வடகிழக்கு
    [3] கிழக்கு வடகிழக்கு
    [4] கிழக்கு
    [5] கிழக்கு தென்கிழக்கு
    [6] தென்கிழக்கு
    [7] தெற்கு தென்கிழக்கு
    [8] தெற்கு
    [9] தெற்கு தென்மேற்கு
    [10] தென்மேற்கு
    [11] மேற்கு தென்மேற்கு
    [12] மேற்கு
    [13] மேற்கு வடமேற்கு
    [14] வடமேற்கு
   *[15] வடக்கு வடமேற்கு
}
wind = { $direction }த் திசையிலிருந்து { $speed } வேகத்தில் காற்று
    .gusts = { wind }, இடையிடையே { $gusts } வேகத்தில்
