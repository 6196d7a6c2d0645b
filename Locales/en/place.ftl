## Where something is among its like

# Which of several things it is: in views that the screen reader does not count by itself.
# $noun (phrase): what it is; an item where the app does not say.
# $place (decimal number): which one, from 1.
# $total (decimal number): how many there are.
# .alone $noun (phrase): what it is.
# .alone $place (decimal number): which one, where nobody knows how many there are.
# Example: Item 3 of 5
position-item = { FORM($noun, 1) } { $place } of { $total }
    .alone = { FORM($noun, 1) } { $place }

# A row of a table.
# $place (decimal number): which one, from 1.
# $total (decimal number): how many there are.
# .alone $place (decimal number): which one, where nobody knows how many there are.
# Example: Row 2 of 10
position-row = row { $place } of { $total }
    .alone = row { $place }

# A column of a table.
# $place (decimal number): which one, from 1.
# $total (decimal number): how many there are.
# .alone $place (decimal number): which one, where nobody knows how many there are.
# Example: Column 3 of 4
position-column = column { $place } of { $total }
    .alone = column { $place }

# A cell of a table.
# $row (phrase): one of the rows above.
# $column (phrase): one of the columns above.
# Example: Row 2 of 10, column 3 of 4
position-cell = { $row }, { $column }

# How deep something is nested: a heading, an entry of an outline.
# $place (decimal number): how deep, from 1.
# Example: Level 2
position-level = level { $place }

## What is selected

# $count (decimal number): how many are selected.
# $total (decimal number): how many could be.
# .alone $count (decimal number): how many are selected, where nobody knows how many could be.
# Example: 3 of 12 selected
selection-some = { $count } of { $total } selected
    .alone = { $count } selected

# $total (decimal number): how many there are, more than 1.
# Example: All 12 selected
selection-all = { $total ->
    [2] both selected
   *[other] all { $total } selected
}

# Example: Nothing selected
selection-none = nothing selected

# What was selected no longer is.
# Example: Selection cleared
selection-cleared = selection cleared

## What a list shows

# Only some of the things that there are.
# $count (whole number): how many are shown.
# $total (whole number): how many there are.
# Example: 3 of 40 shown
things-shown = { $count } of { $total } shown

# $filter (phrase or text): what the things that are shown have in common: a state, a category.
# $shown (whole number): how many are shown.
# $total (whole number): how many there are.
# .alone $filter (phrase or text): what the things that are shown have in common, where nobody counts them.
# Example: Filtered by Missed, 3 of 40 shown
things-filtered = filtered by { TITLE($filter) }, { $shown } of { $total } shown
    .alone = filtered by { TITLE($filter) }

# What is a noun as well, where its own is left out: 2 drafts, favorites only. In either spelling.
-tail-thing = draft favorite favourite

# What is several words, of which the last would be taken for what "only" is said of: only live now, only being processed.
-head-words = live being with running

# What is so short that a listener waits for more, "on only". In things-in-state it is told by .front = clause.
-head-short = on off away !online !offline

# A button or a heading that tells the filter.
# $state (phrase): the state that all things that are shown are in.
# .noun $state (phrase): the state that all things that are shown are in.
# .noun $noun (phrase): what they are.
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

# Said in filter-only. What is told apart stands before its noun, also a state that a count has behind it: "completed tasks
# only" beside "3 tasks completed". Where it cannot, "only" stands away from it: "only tasks due", not "tasks due only".
# $state (phrase): the state that things are in.
# $noun (phrase): what they are, more than one.
# Example: Active medications only
things-in-state = { TRAIT($state, "front") ->
    [never] only { FORM($noun, form: "plural") } { $state }
    [clause] only { FORM($noun, form: "plural") } that are { $state }
   *[filter] { $state } { FORM($noun, form: "plural") } only
}

# The filter is gone.
# Example: Filter removed, all 40 shown
# $total (whole number): how many there are, more than 1.
# .alone: where nobody counts them.
filter-removed = { $total ->
    [2] filter removed, both shown
   *[other] filter removed, all { $total } shown
}
    .alone = filter removed

# $things (phrase): so many of something.
# $order (phrase): one of the orders below.
# Example: 12 results, newest first
things-ordered = { $things }, { $order }

# $order (phrase): one of the orders below.
# Example: Sorted, newest first
order-changed = sorted, { $order }

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

## What changed in a list

# More was loaded at the end of a list.
# $count (whole number): how many came.
# $shown (whole number): how many are there now.
# $total (whole number): how many there are in all.
# .alone $count (whole number): how many came, where nobody knows how many there are in all.
# Example: 20 more loaded, 60 of 340
loaded-more = { $count } more loaded, { $shown } of { $total }
    .alone = { $count } more loaded

# At the end of a list that loads as it is read.
# Example: End of list
loaded-all = end of list

# $count (whole number): how many are new.
# .alone: where none is, or nobody knows.
# Example: List updated, 2 new
list-updated = list updated, { $count } new
    .alone = list updated

# $name (text): what was moved.
# $place (whole number): which one it is now.
# $total (whole number): how many there are.
# .alone $place (whole number): which one it is now.
# .alone $total (whole number): how many there are.
# Example: Aspirin moved to position 3 of 10
moved-to-place = { $name } moved to position { $place } of { $total }
    .alone = moved to position { $place } of { $total }

## Several counts, and some by name

# Behind another count of the same noun, and where a place tells what is counted: "46 doses taken, 3 missed".
# $count (decimal number): how many.
# $noun (phrase, optional): what is counted, which is not said again.
# $state (phrase): the state they are in.
# Example: 3 missed
counted-state-alone = { TAIL($state) ->
    [thing] { $count ->
        [one] { $count } { $state }
       *[other] { $count } { $state }s
    }
   *[other] { $count } { $state }
}

# $name (phrase or text): what they are counted in: a mailbox, a folder.
# $counts (phrase): one count or several.
# Example: Inbox, 3 unread
counts-in = { $name }, { $counts }

# $things (phrase): so many of something.
# $list (phrase): some of them by name, and how many more there are.
# Example: 7 people: Ida, Yuki, and 5 more
things-named = { $things }: { $list }

# The last item of a list that is cut short, where it is known what the items are.
# $count (whole number): how many are left out.
# $noun (phrase, optional): what they are.
# Example: 5 more
list-more-of = { $count } more
