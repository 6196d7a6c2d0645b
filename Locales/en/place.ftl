## The position of something among others of its kind

# The position of an item. Apps use it in views whose items the screen reader doesn't count itself.
# $noun (phrase): the kind of item, such as "photo", or "item" if the app doesn't say.
# $place (decimal number): the number of the item, from 1.
# $total (decimal number): how many items there are.
# .alone: if the total isn't known.
# .alone $noun (phrase): the kind of item.
# .alone $place (decimal number): the number of the item.
# Example: Item 3 of 5
position-item = { FORM($noun, 1) } { $place } of { $total }
    .alone = { FORM($noun, 1) } { $place }

# The position of a row in a table.
# $place (decimal number): the number of the row, from 1.
# $total (decimal number): how many rows there are.
# .alone: if the total isn't known.
# .alone $place (decimal number): the number of the row.
# Example: Row 2 of 10
position-row = row { $place } of { $total }
    .alone = row { $place }

# The position of a column in a table.
# $place (decimal number): the number of the column, from 1.
# $total (decimal number): how many columns there are.
# .alone: if the total isn't known.
# .alone $place (decimal number): the number of the column.
# Example: Column 3 of 4
position-column = column { $place } of { $total }
    .alone = column { $place }

# The depth of a heading, or of an entry in an outline.
# $place (decimal number): the depth, from 1.
# Example: Level 2
position-level = level { $place }

# A part of a list, such as a page of search results.
# $noun (phrase): the noun for the things, such as "result".
# $first (whole number): the position of the first thing of the part, from 1.
# $last (whole number): the position of the last one.
# $total (whole number): how many things the list has.
# Example: Results 11 to 20 of 162
list-part = { FORM($noun, form: "plural") } { $first } to { $last } of { $total }

## Selected items

# The number of selected items.
# $count (decimal number): how many are selected.
# $total (decimal number): how many can be selected.
# .alone: if the total isn't known.
# .alone $count (decimal number): how many are selected.
# .things: if the kind of the items is known. Say both numbers, and the noun only once: use $completed and $counted,
# or $done and $total, as in transfer-uploaded.
# .things $completed (whole number, optional): how many are selected.
# .things $total (whole number, optional): how many there are.
# .things $done (phrase, optional): how many are selected, with the noun, such as "3 photos".
# .things $counted (phrase, optional): how many there are, with the noun, such as "12 photos".
# Example: 3 of 12 selected
selection-some = { $count } of { $total } selected
    .alone = { $count } selected
    .things = { $completed } of { $counted } selected

# All items are selected.
# $total (decimal number): how many there are, more than 1.
# Example: All 12 selected
selection-all = { $total ->
    [2] both selected
   *[other] all { $total } selected
}

# Example: Nothing selected
selection-none = nothing selected

# Announced when all selected items were deselected.
# Example: Selection cleared
selection-cleared = selection cleared

## Filtered and sorted lists

# A list shows only some of its items.
# $count (whole number): how many are shown.
# $total (whole number): how many there are.
# Example: 3 of 40 shown
things-shown = { $count } of { $total } shown

# Announced when a list was filtered.
# $filter (phrase or text): the common property of all items that are shown, such as a state or a category.
# $shown (whole number): how many are shown.
# $total (whole number): how many there are.
# .alone: if the number of items isn't known.
# .alone $filter (phrase or text): the common property of the items.
# Example: Filtered by Missed, 3 of 40 shown
things-filtered = filtered by { TITLE($filter) }, { $shown } of { $total } shown
    .alone = filtered by { TITLE($filter) }

# States that are also nouns. If no other noun is said, English uses their plural, such as "2 drafts" or "favorites
# only". The list has the American and the British spelling of "favorite".
-tail-thing = draft favorite favourite

# First words of states that have several words. English puts "only" before such a state, as in "only live now". In
# "live now only", the word "only" would belong to "now".
-head-words = live being with running

# Short states that can't come before "only": after "on only", a listener waits for more. English says "only those that
# are on" instead. In things-in-state, the trait .front = clause has the same purpose.
-head-short = on off away !online !offline

# A button or a heading that names the filter of a list.
# $state (phrase): the state of all items that are shown, such as "active".
# .noun: if the app names the kind of items, as in "filter: active medications only".
# .noun $state (phrase): the state of all items that are shown.
# .noun $noun (phrase): the kind of items, such as "medication".
# Example: Filter: active only
filter-only = filter: { TAIL($state) ->
    [thing] { $state }s only
   *[other] { HEAD($state) ->
        [words] only { $state }
        [short] only those that are { $state }
       *[word] { $state } only
    }
}
    .noun = filter: { things-in-state }

# The filter in filter-only, if the app names the kind of items. A state comes before the noun here, even if it follows
# the noun in a count. Compare "completed tasks only" with "3 tasks completed". If a state can't come before the noun,
# "only" moves to the front, such as "only tasks due".
# $state (phrase): the state of the items.
# $noun (phrase): the kind of items, to be said in the plural.
# Example: Active medications only
things-in-state = { TRAIT($state, "front") ->
    [never] only { FORM($noun, form: "plural") } { $state }
    [clause] only { FORM($noun, form: "plural") } that are { $state }
   *[filter] { $state } { FORM($noun, form: "plural") } only
}

# Announced when the filter of a list was removed.
# $total (whole number): how many items there are, more than 1.
# .alone: if the number of items isn't known, or is less than 2.
# Example: Filter removed, all 40 shown
filter-removed = { $total ->
    [2] filter removed, both shown
   *[other] filter removed, all { $total } shown
}
    .alone = filter removed

# Announced when a list was sorted.
# $order (phrase): one of the orders below, such as "newest first".
# Example: Sorted, newest first
order-changed = sorted, { $order }

# The order of a list. This phrase and the next ones are heard alone and inside the two messages above.
# Example: Newest first
order-newest = newest first
# Example: Oldest first
order-oldest = oldest first
# Example: In alphabetical order
order-alphabetical = in alphabetical order
# Example: Lowest price first
order-lowest-price = lowest price first
# Example: Highest price first
order-highest-price = highest price first
# Example: Nearest first
order-nearest = nearest first
# Example: Best rated first
order-best-rated = best rated first
# Example: Most relevant first
order-most-relevant = most relevant first
# Example: Most popular first
order-most-popular = most popular first
# An order by the values of a column or a property, the smallest first.
# $name (text): the name of the column, in the app's words.
# .descending: with the largest value first.
# .descending $name (text): the name of the column, in the app's words.
# Example: By receipt date, ascending
order-by = by { $name }, ascending
    .descending = by { $name }, descending

## Changes in a list

# Announced when more items were loaded at the end of a list.
# $count (whole number): how many were loaded.
# $shown (whole number): how many the list has now.
# $total (whole number): how many there are in all.
# .alone: if the total isn't known.
# .alone $count (whole number): how many were loaded.
# Example: 20 more loaded, 60 of 340
loaded-more = { $count } more loaded, { $shown } of { $total }
    .alone = { $count } more loaded

# The end of a list that loads more items while it is read.
# Example: End of list
loaded-all = end of list

# Announced when a list was updated.
# $count (whole number): how many items are new.
# .alone: if no item is new, or their number isn't known.
# Example: List updated, 2 new
list-updated = list updated, { $count } new
    .alone = list updated

# Announced when an item was moved within its list.
# $name (text): the name of the item.
# $place (whole number): its new position.
# $total (whole number): how many items there are.
# .alone: if the name is blank.
# .alone $place (whole number): the new position.
# .alone $total (whole number): how many items there are.
# Example: Aspirin moved to position 3 of 10
moved-to-place = { $name } moved to position { $place } of { $total }
    .alone = moved to position { $place } of { $total }
# Announced when the listener has picked up an item of a list, to move it to another position.
# $name (text): the name of the item.
# $place (whole number): its position.
# $total (whole number): how many items there are.
# .alone: if the name is blank.
# .alone $place (whole number): its position.
# .alone $total (whole number): how many items there are.
# Example: Picked up Aspirin, position 3 of 10
picked-up = picked up { $name }, position { $place } of { $total }
    .alone = picked up, position { $place } of { $total }
# Announced when the listener canceled moving an item. The item is back at its old position.
# $name (text): the name of the item.
# $place (whole number): its position.
# $total (whole number): how many items there are.
# .alone: if the name is blank.
# .alone $place (whole number): its position.
# .alone $total (whole number): how many items there are.
# Example: Move canceled, Aspirin is back at position 3 of 10
move-cancelled = move canceled, { $name } is back at position { $place } of { $total }
    .alone = move canceled, back at position { $place } of { $total }

## Several counts, and counts with names

# A count without its noun. The count follows another count of the same noun ("46 doses taken, 3 missed") or a place
# ("Inbox, 3 unread").
# $count (decimal number): how many.
# $noun (phrase, optional): the noun, which isn't said again.
# $state (phrase): the state of the things, such as "missed".
# Example: 3 missed
counted-state-alone = { TAIL($state) ->
    [thing] { $count ->
        [one] { $count } { $state }
       *[other] { $count } { $state }s
    }
   *[other] { $count } { $state }
}

# The number of things in a place.
# $name (phrase or text): the name of the place, such as a mailbox or a folder.
# $counts (phrase): one count or several, such as "3 unread".
# Example: Inbox, 3 unread
counts-in = { $name }, { $counts }

# The number of things, and some of their names.
# $things (phrase): how many things there are, such as "7 people".
# $list (phrase): some of their names, and how many more there are.
# Example: 7 people: Ida, Yuki, and 5 more
things-named = { $things }: { $list }

# The last item of a shortened list in "things-named". For lists of an unknown kind of things, see list-more in
# list.ftl.
# $count (whole number): how many things are left out.
# $noun (phrase, optional): the kind of things.
# Example: 5 more
list-more-of = { $count } more

## Points of the compass

# A direction, such as that of the wind or of a street.
# $point (whole number): its number among the 16 points, clockwise: 0 is north, 4 is east, 8 is south, and 12 is west.
# Example: North-northeast
compass-point = { $point ->
    [0] north
    [1] north-northeast
    [2] northeast
    [3] east-northeast
    [4] east
    [5] east-southeast
    [6] southeast
    [7] south-southeast
    [8] south
    [9] south-southwest
    [10] southwest
    [11] west-southwest
    [12] west
    [13] west-northwest
    [14] northwest
   *[15] north-northwest
}
# The wind, in a weather report.
# $direction (phrase): the point of the compass that the wind comes from, such as "northwest".
# $speed (phrase): its speed, such as "10 miles per hour".
# .gusts: with the speed of its gusts.
# .gusts $direction (phrase): the point of the compass that the wind comes from.
# .gusts $speed (phrase): its speed.
# .gusts $gusts (phrase): the highest speed.
# Example: Wind from the northwest at 10 miles per hour
wind = wind from the { $direction } at { $speed }
    .gusts = wind from the { $direction } at { $speed }, with gusts up to { $gusts }
