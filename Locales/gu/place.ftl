## The position of something among others of its kind: the total comes first

position-item = { $total }માંથી { FORM($noun, 1) } { $place }
    .alone = { FORM($noun, 1) } { $place }
position-row = { $total }માંથી હરોળ { $place }
    .alone = હરોળ { $place }
position-column = { $total }માંથી કૉલમ { $place }
    .alone = કૉલમ { $place }
position-level = સ્તર { $place }

# For example: 162માંથી 11થી 20 નંબરનાં પરિણામો
list-part = { $total }માંથી { $first }થી { $last } { TRAIT($noun, "gender") ->
    [masculine] નંબરના
    [feminine] નંબરની
   *[neuter] નંબરનાં
} { FORM($noun, form: "plural") }

## Selected items

selection-some = { $total }માંથી { $count } પસંદ કરેલ
    .alone = { $count } પસંદ કરેલ
    .things = { $total ->
        [1] { $completed ->
            [0] { $counted } પસંદ કરેલ નથી
           *[other] { $counted } પસંદ કરેલ
        }
       *[other] { FORM($counted, case: "oblique") }માંથી { $completed } પસંદ કરેલ
    }
selection-all = { $total ->
    [2] બન્ને પસંદ કરેલ
   *[other] બધાં { $total } પસંદ કરેલ
}
selection-none = કંઈ પસંદ કરેલ નથી
selection-cleared = પસંદગી દૂર કરી

## Filtered and sorted lists

things-shown = { $total }માંથી { $count } દેખાય છે
things-filtered = ફિલ્ટર: { $filter }, { $total }માંથી { $shown } દેખાય છે
    .alone = ફિલ્ટર: { $filter }
filter-only = ફિલ્ટર: ફક્ત { $state }
    .noun = ફિલ્ટર: ફક્ત { things-in-state }
things-in-state = { FORM($state, 2) } { FORM($noun, 2) }
filter-removed = { $total ->
    [2] ફિલ્ટર દૂર કર્યું, બન્ને દેખાય છે
   *[other] ફિલ્ટર દૂર કર્યું, બધાં { $total } દેખાય છે
}
    .alone = ફિલ્ટર દૂર કર્યું
order-changed = ક્રમ બદલ્યો, { $order }
order-newest = નવાં પહેલાં
order-oldest = જૂનાં પહેલાં
order-alphabetical = મૂળાક્ષરોના ક્રમમાં
order-lowest-price = ઓછી કિંમત પહેલાં
order-highest-price = વધુ કિંમત પહેલાં
order-nearest = નજીકનાં પહેલાં
order-best-rated = સારી રેટિંગવાળાં પહેલાં
order-most-relevant = સુસંગતતાના ક્રમમાં
order-most-popular = લોકપ્રિયતાના ક્રમમાં
order-by = { $name } મુજબ, ચડતા ક્રમમાં
    .descending = { $name } મુજબ, ઊતરતા ક્રમમાં

## Changes in a list

loaded-more = સૂચિમાં વધુ { $count }, કુલ { $total }માંથી { $shown }
    .alone = સૂચિમાં વધુ { $count }
loaded-all = સૂચિ સમાપ્ત
list-updated = { $count ->
    [1] સૂચિ અપડેટ કરી, { $count } નવું
   *[other] સૂચિ અપડેટ કરી, { $count } નવાં
}
    .alone = સૂચિ અપડેટ કરી
moved-to-place = { $name } હવે { $total }માંથી સ્થાન { $place } પર
    .alone = { $total }માંથી સ્થાન { $place } પર ખસેડ્યું
picked-up = ઉપાડ્યું: { $name }, { $total }માંથી સ્થાન { $place } પર
    .alone = ઉપાડ્યું, { $total }માંથી સ્થાન { $place } પર
move-cancelled = ખસેડવાનું રદ, { $name } ફરી { $total }માંથી સ્થાન { $place } પર
    .alone = ખસેડવાનું રદ, ફરી { $total }માંથી સ્થાન { $place } પર

## Several counts, and counts with names

# 46 ડોઝ લીધા, 3 ચૂકી ગયા, 2 સ્કિપ કર્યા
counted-state-alone = { TRAIT($state, "place") ->
    [due] { $count }નો સમય થઈ ગયો
    [late] { $count }ની મુદત વીતી ગઈ
    [going] { $count } { FORM($state, case: "said") } છે
    [first] { $state } { $count }
   *[other] { $count } { FORM($state, case: "said") }
}
counts-in = { $name }, { $counts }
things-named = { $things }: { $list }
list-more-of = અન્ય { $count }

## Points of the compass

compass-point = { $point ->
    [0] ઉત્તર
    [1] ઉત્તર ઉત્તર પૂર્વ
    [2] ઉત્તર પૂર્વ
    [3] પૂર્વ ઉત્તર પૂર્વ
    [4] પૂર્વ
    [5] પૂર્વ દક્ષિણ પૂર્વ
    [6] દક્ષિણ પૂર્વ
    [7] દક્ષિણ દક્ષિણ પૂર્વ
    [8] દક્ષિણ
    [9] દક્ષિણ દક્ષિણ પશ્ચિમ
    [10] દક્ષિણ પશ્ચિમ
    [11] પશ્ચિમ દક્ષિણ પશ્ચિમ
    [12] પશ્ચિમ
    [13] પશ્ચિમ ઉત્તર પશ્ચિમ
    [14] ઉત્તર પશ્ચિમ
   *[15] ઉત્તર ઉત્તર પશ્ચિમ
}
wind = { $direction } દિશામાંથી { FORM($speed, case: "oblique") }ની ઝડપે પવન
    .gusts = { wind }, { FORM($gusts, case: "oblique") } સુધીના ઝાટકા સાથે
