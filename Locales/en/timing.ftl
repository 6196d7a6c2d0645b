## When something happens. Its distance and its day and time are both whole phrases: in 12 minutes, today at 5:00 PM
## What it happens to is said elsewhere, or not at all: say a noun where a verb would have to agree with it.

# Of a vehicle, a delivery, a visitor.
# $when (phrase): how far ahead it is, or the day, with or without a time; or both, see event-both.
# Example: Arrives in 12 minutes
event-arrival = arrives { $when }

# Less than a minute ahead.
# Example: Arriving now
event-arrival-now = arriving now

# $when (phrase): how long ago it was, or the day, with or without a time; or both.
# Example: Arrived 5 minutes ago
event-arrival-past = arrived { $when }

# Of a vehicle.
# $when (phrase): as of event-arrival.
# Example: Departs in 3 minutes
event-departure = departs { $when }

# Less than a minute ahead.
# Example: Departing now
event-departure-now = departing now

# $when (phrase): as of event-arrival-past.
# Example: Departed 5 minutes ago
event-departure-past = departed { $when }

# It does not run: of a bus, a train, a flight.
# Example: Canceled
departure-cancelled = canceled

# Of a meeting, a game, an offer, a trip.
# $when (phrase): as of event-arrival.
# Example: Starts in 10 minutes
event-start = starts { $when }

# Less than a minute ahead.
# Example: Starting now
event-start-now = starting now

# $when (phrase): as of event-arrival-past.
# Example: Started 5 minutes ago
event-start-past = started { $when }

# Of the same.
# $when (phrase): as of event-arrival.
# Example: Ends today at 5:00 PM
event-end = ends { $when }

# Less than a minute ahead.
# Example: Ending now
event-end-now = ending now

# $when (phrase): as of event-arrival-past.
# Example: Ended 5 minutes ago
event-end-past = ended { $when }

# Of a card, a coupon, a subscription, a code.
# $when (phrase): as of event-arrival.
# Example: Expires in 3 days, on November 23
event-expiry = expires { $when }

# Less than a minute ahead.
# Example: Expiring now
event-expiry-now = expiring now

# $when (phrase): as of event-arrival-past.
# Example: Expired 5 minutes ago
event-expiry-past = expired { $when }

# Of a shop or another place.
# $when (phrase): as of event-arrival.
# Example: Opens tomorrow at 9:00 AM
event-opening = opens { $when }

# Less than a minute ahead.
# Example: Opening now
event-opening-now = opening now

# $when (phrase): as of event-arrival-past.
# Example: Opened 5 minutes ago
event-opening-past = opened { $when }

# Of a shop or another place.
# $when (phrase): as of event-arrival.
# Example: Closes in 30 minutes
event-closing = closes { $when }

# Less than a minute ahead.
# Example: Closing now
event-closing-now = closing now

# $when (phrase): as of event-arrival-past.
# Example: Closed 5 minutes ago
event-closing-past = closed { $when }

# A distance and its date, as one phrase for the messages above.
# $distance (phrase): how far ahead it is, or how long ago it was.
# $date (phrase): the day with its month, and with its year where that is another one; without a day of the week.
# Example: In 3 days, on November 23
event-both = { $distance }, on { $date }

## Until when. The first three stand alone and inside the others

# $time (phrase): a time of today.
# Example: Until 9:00 PM
until-time = until { $time }

# $date (phrase): a day, never a bare day of the week.
# Example: Until March 1, 2027
until-day = until { $date }

# $when (phrase): another day and its time.
# Example: Until tomorrow at 9:00 AM
until-moment = until { $when }

# Of a shop or another place.
# $when (phrase): one of the three phrases above.
# Example: Open until 9:00 PM
until-open = open { $when }

# $when (phrase): one of the three phrases above.
# Example: Closed until tomorrow at 9:00 AM
until-closed = closed { $when }

# $state (phrase): the state that something is in until then.
# $when (phrase): one of the three phrases above.
# Example: Valid until March 1, 2027
until-state = { $state } { $when }

## Since when

# $time (phrase): a time of today.
# Example: Since 9:00 AM
since-time = since { $time }

# $date (phrase): a day, which may be a bare day of the week that is over.
# Example: Since yesterday
since-day = since { $date }

# A month of this year.
# $month (phrase): the month.
# Example: Since March
since-month = since { $month }

# A month of another year.
# $month (phrase): the month.
# $year (whole number): the year, 1 to 9999.
# Example: Since March 2024
since-month-year = since { $month } { $year }

# $year (whole number): the year, 1 to 9999.
# Example: Since 2024
since-year = since { $year }

## When something was done last

# Of data.
# $when (phrase): how long ago it was, or the day and its time.
# Example: Last updated 5 minutes ago
last-updated = last updated { $when }

# Of a task or a workout.
# $when (phrase): as above.
# Example: Last completed 2 hours ago
last-completed = last completed { $when }

# Of a person, who is not addressed by gender, or of a device.
# $when (phrase): as above.
# Example: Last active yesterday
last-active = last active { $when }

# Of a device, a card, a password.
# $when (phrase): as above.
# Example: Last used 3 days ago
last-used = last used { $when }

# Of data on several devices.
# $when (phrase): as above.
# Example: Last synced just now
last-synced = last synced { $when }

## Late and early

# $duration (phrase): by how much.
# Example: 5 minutes late
delay-late = { $duration } late

# $duration (phrase): by how much.
# Example: 2 minutes early
delay-early = { $duration } early

# Neither late nor early.
# Example: On time
delay-none = on time

## Time that is left

# $duration (phrase): how much.
# $count (whole number, optional): the number of its largest unit, from 1, by which a verb may agree.
# Example: 2 minutes remaining
remaining = { $duration } remaining

# $duration (phrase): one minute.
# Example: Less than 1 minute remaining
remaining-less = less than { $duration } remaining

# $duration (phrase): how much, one unit.
# $count (whole number, optional): its number, from 1, by which a verb may agree.
# Example: About 2 minutes left
remaining-about = about { $duration } left

# Example: No time remaining
remaining-none = no time remaining

## What is gained and lost, so much in each period: that there is more and more of something, or less and less

# It grows by so much; nobody wins or earns it.
# $amount (phrase): how much more there is; a span of time, or anything else.
# Example: Gaining 12 minutes
gaining = gaining { $amount }

# It shrinks by so much; nobody mislays it, or is beaten.
# $amount (phrase): how much less there is.
# Example: Losing 45 minutes per day
losing = losing { $amount }

# Neither gained nor lost: it stays as it is.
# Example: No change
gain-none = no change
