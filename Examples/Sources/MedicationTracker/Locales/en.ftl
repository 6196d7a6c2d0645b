### Medication tracker, in English

## How strong a medication is, and how much of it is taken at a time

# How much of the substance there is.
# $count (decimal number): the amount.
# Example: 2.5 milligrams
# Swift: milligrams(_:)
strength-milligrams = { $count ->
    [one] { $count } milligram
   *[other] { $count } milligrams
}
# How much of a liquid is taken.
# $count (decimal number): the amount.
# Example: 7.5 milliliters
# Swift: milliliters(_:)
strength-milliliters = { $count ->
    [one] { $count } milliliter
   *[other] { $count } milliliters
}
# What is taken at a time.
# $count (whole number): how many.
# Example: 2 tablets
# Swift: tablets(_:)
taken-tablets = { $count ->
    [one] { $count } tablet
   *[other] { $count } tablets
}
# What is taken at a time.
# $count (whole number): how many.
# Example: 1 capsule
# Swift: capsules(_:)
taken-capsules = { $count ->
    [one] { $count } capsule
   *[other] { $count } capsules
}
# Behind the name of a medication.
# $strength (phrase): one of the strengths above.
# $taken (phrase): one of what is taken at a time.
# Example: 500 milligrams, 2 tablets
# Swift: dosage(_:taken:)
dosage = { $strength }, { $taken }

## When a medication is taken

# $time (phrase): one or more times of day.
# Example: Every day at 8:00 AM and 8:00 PM
# Swift: everyDay(at:)
schedule-every-day = every day at { $time }
# Some languages ask for the case "every" of the days here, see `weekday-monday` of the library: "w poniedziałki".
# $days (phrase): one or more days of the week.
# $time (phrase): one or more times of day.
# Example: Every Monday, Wednesday, and Friday at 8:00 AM
# Swift: on(_:at:)
schedule-weekdays = every { $days } at { $time }
# In place of a schedule.
# Example: No schedule
# Swift: noSchedule
schedule-none = no schedule

## How well it goes

# The name of a field: the part of all doses that was taken.
# Example: Adherence: 92 percent, excellent
# Swift: Field
adherence = adherence
# Behind "Adherence:".
# $share (phrase): a percentage.
# $grade (phrase): one of the grades below.
# Example: 92 percent, excellent
# Swift: graded(_:_:)
graded = { $share }, { $grade }
# Behind a percentage.
# Example: 92 percent, excellent
# Swift: excellent
grade-excellent = excellent
# Behind a percentage.
# Example: 81 percent, good
# Swift: good
grade-good = good
# Behind a percentage.
# Example: 50 percent, needs improvement
# Swift: needsImprovement
grade-needs-improvement = needs improvement

## Tabs

# The name of a tab, and the heading of its screen; the hint is the tab's.
# Example: Medications
# Swift: medicationsTab
tab-medications = medications
    .hint = view and manage your medications
# The name of a tab, and its hint.
# Example: Schedule
# Swift: scheduleTab
tab-schedule = schedule
    .hint = view daily dose schedule
# The name of a tab, and its hint.
# Example: History
# Swift: historyTab
tab-history = history
    .hint = view dose history and adherence statistics

## Buttons of the list of medications

# A button, and what happens when it is used.
# Example: Filter medications
filter-medications = filter medications
    .hint = shows filter options to display only active medications
# A button, and what happens when it is used.
# Example: Add medication
add-medication = add medication
    .hint = opens form to add a new medication

## Buttons and actions of one medication

# A button, and what happens when it is used.
# Example: Edit
edit = edit
    .hint = edit medication details
# A button that leads back to the list, and what happens when it is used.
# Example: Done
done = done
    .hint = close medication details
# A button, and what happens when it is used.
# Example: Add schedule
add-schedule = add schedule
    .hint = creates a new dose schedule for this medication
# A button or action, and what happens when it is used.
# $medication (text): the medication's name.
# Example: Delete Aspirin
# Swift: delete(_:)
# Swift .hint: deleteMedication
delete = delete { $medication }
    .hint = permanently removes this medication and all its data
# A button or action, and what happens when it is used.
# $medication (text): the medication's name.
# Example: Activate Omeprazole
# Swift: activate(_:)
activate = activate { $medication }
    .hint = starts its schedules again
# A button or action, and what happens when it is used.
# $medication (text): the medication's name.
# Example: Deactivate Aspirin
# Swift: deactivate(_:)
deactivate = deactivate { $medication }
    .hint = stops its schedules and keeps its history
# An action of one schedule.
# Example: Delete schedule
delete-schedule = delete schedule

## Buttons of the schedule

# A button. What happens when it is used is the next message.
# Example: Select date
select-date = select date
# In place of the library's wording: what happens when "Select date" is used.
# Example: Opens calendar to choose a different date
# Rewords
outcome-calendar = { $case ->
    [infinitive] choose a different date
   *[statement] opens calendar to choose a different date
}
# A button, and what happens when it is used.
# Example: Previous day
previous-day = previous day
    .hint = shows the previous day's doses
# A button, and what happens when it is used.
# Example: Next day
next-day = next day
    .hint = shows the next day's doses
# A button or action of a dose, and what happens when it is used.
# $medication (text): the medication's name.
# Example: Mark Aspirin as taken
# Swift: markTaken(_:)
mark-taken = mark { $medication } as taken
    .hint = records the dose as taken now
# A button or action of a dose, and what happens when it is used.
# $medication (text): the medication's name.
# Example: Skip Aspirin
# Swift: skip(_:)
skip = skip { $medication }
    .hint = records the dose as skipped

## A dose, behind the name of its medication

# When it is to be taken.
# $time (phrase): a time of day.
# .day $time (phrase): a day and a time of day.
# Example: Scheduled for 8:00 AM
# Swift: scheduled(_:)
# Swift .day: scheduled(on:)
dose-scheduled = scheduled for { $time }
    .day = scheduled for { $time }
# When it was taken, and what is announced when it is recorded.
# $time (phrase): a time of day.
# .day $time (phrase): a day and a time of day.
# .announced $medication (text): the medication's name.
# Example: Taken at 8:12 AM
# Swift: taken(_:)
# Swift .day: taken(on:)
# Swift .announced: markedTaken(_:)
dose-taken = taken at { $time }
    .day = taken { $time }
    .announced = { $medication } marked as taken
# When it was left out on purpose, and what is announced when that is recorded.
# $time (phrase): a time of day.
# .day $time (phrase): a day and a time of day.
# .announced $medication (text): the medication's name.
# Example: Skipped at 10:30 PM
# Swift: skipped(_:)
# Swift .day: skipped(on:)
# Swift .announced: markedSkipped(_:)
dose-skipped = skipped at { $time }
    .day = skipped { $time }
    .announced = { $medication } marked as skipped

## The history

# A button, while all doses are shown, and what happens when it is used.
# Example: Filter doses
filter-doses = filter doses
    .hint = shows filter options
# A button, while only some doses are shown. What happens when it is used is the hint.
# $state (phrase): the state that they are in, which may be asked for the form that many doses need.
# Example: Filter: Missed
# Swift: filter(_:)
# Swift .hint: filterChange
filter = filter: { TITLE($state) }
    .hint = shows options to change or remove the filter
# A shortcut to a range of dates that ends today, and what happens when it is used.
# $count (whole number): how many days: 7, 30 or 90.
# Example: Last 7 days
# Swift: lastDays(_:)
# Swift .hint: lastDays(_:)
last-days = { $count ->
    [1] last day
    [one] last { $count } day
   *[other] last { $count } days
}
    .hint = { $count ->
        [1] sets date range to the last day
        [one] sets date range to the last { $count } day
       *[other] sets date range to the last { $count } days
    }

## The form for a new medication

# A field of the form, and its hint.
# .hint $strength (phrase): one of the strengths above.
# Example: Strength
# Swift: Field
# Swift .hint: exampleStrength(_:)
strength = strength
    .hint = for example, { $strength }
# A button.
# Example: Save
save = save
# A button.
# Example: Cancel
cancel = cancel

## Announcements

# $medication (text): the medication's name.
# Example: Ibuprofen added
# Swift: added(_:)
medication-added = { $medication } added
# $medication (text): the medication's name.
# Example: Omeprazole deleted
# Swift: deleted(_:)
medication-deleted = { $medication } deleted

## What went wrong. Said behind "Error:"

# Example: Error: The medications could not be loaded. Try again later
# Swift: Problem.storage
problem-storage = the medications could not be loaded. Try again later
