## The time of an event, said as a distance ("in 12 minutes") or as a day and a time ("today at 5:00 PM")
##
## Another sentence may name the thing that arrives, starts, or ends, but these phrases don't. If a verb of your
## language would have to agree with the thing, use a noun instead, such as "arrival".

# A vehicle, a delivery, or a visitor will arrive.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Arrives in 12 minutes
event-arrival = arrives { $when }

# The vehicle, delivery, or visitor arrives in less than a minute.
# Example: Arriving now
event-arrival-now = arriving now

# The vehicle, delivery, or visitor has arrived.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Arrived 5 minutes ago
event-arrival-past = arrived { $when }

# A vehicle will depart.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Departs in 3 minutes
event-departure = departs { $when }

# The vehicle departs in less than a minute.
# Example: Departing now
event-departure-now = departing now

# The vehicle has departed.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Departed 5 minutes ago
event-departure-past = departed { $when }

# A bus, a train, or a flight won't depart. The phrase is heard instead of the time. It must not depend on a noun.
# Example: Canceled
departure-cancelled = canceled

# A meeting, a game, an offer, or a trip will start.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Starts in 10 minutes
event-start = starts { $when }

# The meeting, game, offer, or trip starts in less than a minute.
# Example: Starting now
event-start-now = starting now

# The meeting, game, offer, or trip has started.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Started 5 minutes ago
event-start-past = started { $when }

# A meeting, a game, an offer, or a trip will end.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Ends today at 5:00 PM
event-end = ends { $when }

# The meeting, game, offer, or trip ends in less than a minute.
# Example: Ending now
event-end-now = ending now

# The meeting, game, offer, or trip has ended.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Ended 5 minutes ago
event-end-past = ended { $when }

# A card, a coupon, a subscription, or a code will expire.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Expires in 3 days, on November 23
event-expiry = expires { $when }

# The card, coupon, subscription, or code expires in less than a minute.
# Example: Expiring now
event-expiry-now = expiring now

# The card, coupon, subscription, or code has expired.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Expired 5 minutes ago
event-expiry-past = expired { $when }

# A shop or another place will open.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Opens tomorrow at 9:00 AM
event-opening = opens { $when }

# The shop or other place opens in less than a minute.
# Example: Opening now
event-opening-now = opening now

# The shop or other place has opened.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Opened 5 minutes ago
event-opening-past = opened { $when }

# A shop or another place will close.
# $when (phrase): the distance ("in 12 minutes"), the day with or without a time, or both (see event-both).
# Example: Closes in 30 minutes
event-closing = closes { $when }

# The shop or other place closes in less than a minute.
# Example: Closing now
event-closing-now = closing now

# The shop or other place has closed.
# $when (phrase): the distance ("5 minutes ago"), the day with or without a time, or both (see event-both).
# Example: Closed 5 minutes ago
event-closing-past = closed { $when }

# A distance and a date together. The messages above use this phrase for $when.
# $distance (phrase): the distance, such as "in 3 days" or "3 days ago".
# $date (phrase): the day and its month, without a day of the week. The year is added if it isn't the current one.
# .time: if the day is today. The distance is heard with the time of day.
# .time $distance (phrase): the distance, such as "in 5 minutes" or "5 minutes ago".
# .time $time (phrase): the time of day, such as "9:52 PM".
# Example: In 3 days, on November 23
event-both = { $distance }, on { $date }
    .time = { $distance }, at { $time }

## The end of a state that lasts now. The first three phrases are heard alone and inside the others

# $time (phrase): a time of today, such as "9:00 PM".
# Example: Until 9:00 PM
until-time = until { $time }

# Use a word that is right for a last day ("valid until March 1") and for the day after it ("closed until tomorrow").
# $date (phrase): the day. A day of the week always has its date.
# Example: Until March 1, 2027
until-day = until { $date }

# $when (phrase): a time of another day, such as "tomorrow at 9:00 AM".
# Example: Until tomorrow at 9:00 AM
until-moment = until { $when }

# A shop or another place that is open.
# $when (phrase): one of the three phrases above, such as "until 9:00 PM".
# Example: Open until 9:00 PM
until-open = open { $when }

# A shop or another place that is closed.
# $when (phrase): one of the three phrases above, such as "until tomorrow at 9:00 AM".
# Example: Closed until tomorrow at 9:00 AM
until-closed = closed { $when }

# A shop or another place that never closes.
# Example: Open 24 hours
open-always = open 24 hours

# Something that is in a state until a certain time.
# $state (phrase): the state, such as "valid".
# $when (phrase): one of the three phrases above, such as "until March 1, 2027".
# Example: Valid until March 1, 2027
until-state = { $state } { $when }

## The beginning of a state that lasts now

# $time (phrase): a time of today, such as "9:00 AM".
# Example: Since 9:00 AM
since-time = since { $time }

# English says "from today", because "since" needs a day in the past, and "as of today" is also heard as the date of a
# figure.
# $date (phrase): a day, such as "yesterday". A day of the past week can have no date, as in "since Tuesday".
# Example: Since yesterday
since-day = { HEAD($date) ->
    [today] from today
   *[past] since { $date }
}

# $month (phrase): a month or a year, such as "March", "March 2024", or "2024".
# Example: Since March
since-month = since { $month }

## The last time that something was done
##
## Another sentence may name the thing, but these phrases don't. So their words must not depend on a noun.

# The last update of data, such as a balance.
# $when (phrase): how long ago ("5 minutes ago"), or the day with or without a time ("yesterday at 9:00 AM").
# Example: Last updated 5 minutes ago
last-updated = last updated { $when }

# The last completion of a task or a workout.
# $when (phrase): how long ago ("5 minutes ago"), or the day with or without a time ("yesterday at 9:00 AM").
# Example: Last completed 2 hours ago
last-completed = last completed { $when }

# The last activity of a person or a device. Don't use a word that depends on the person's gender.
# $when (phrase): how long ago ("5 minutes ago"), or the day with or without a time ("yesterday at 9:00 AM").
# Example: Last active yesterday
last-active = last active { $when }

# The last use of a device, a card, or a password.
# $when (phrase): how long ago ("5 minutes ago"), or the day with or without a time ("yesterday at 9:00 AM").
# Example: Last used 3 days ago
last-used = last used { $when }

# The last synchronization of data that several devices share.
# $when (phrase): how long ago ("5 minutes ago"), or the day with or without a time ("yesterday at 9:00 AM").
# Example: Last synced just now
last-synced = last synced { $when }
# The last time that a document or a form was saved.
# $when (phrase): how long ago, or the day with or without a time.
# Example: Last saved today at 3:00 PM
last-saved = last saved { $when }

## Delays, such as of a departure or a delivery

# The departure or the delivery is late.
# $duration (phrase): the delay, such as "5 minutes".
# Example: 5 minutes late
delay-late = { $duration } late

# The departure or the delivery is early.
# $duration (phrase): the difference, such as "2 minutes".
# Example: 2 minutes early
delay-early = { $duration } early

# The departure or the delivery is neither late nor early.
# Example: On time
delay-none = on time

## The time between a reminder and the event

# $duration (phrase): how long before the event the reminder comes, such as "30 minutes".
# Example: 30 minutes before
duration-before = { $duration } before

## The time that is left

# The time that is left.
# $duration (phrase): the time, such as "2 minutes" or "45 seconds".
# $count (whole number, optional): the first number in $duration, from 1. Use it if a verb must agree with it.
# Example: 2 minutes remaining
remaining = { $duration } remaining

# Less than a second is left.
# $duration (phrase): one second.
# Example: Less than 1 second remaining
remaining-less = less than { $duration } remaining

# An estimate of the time that is left.
# $duration (phrase): the time, such as "2 minutes" or "1 hour and 30 minutes".
# $count (whole number, optional): the first number in $duration, from 1. Use it if a verb must agree with it.
# Example: About 2 minutes left
remaining-about = about { $duration } left

# No time is left.
# Example: No time remaining
remaining-none = no time remaining

## An amount that becomes larger or smaller, once or in each period

# The amount becomes larger. Don't use a word that means to win or to earn.
# $amount (phrase): the difference, such as "12 minutes" or "45 minutes per day".
# Example: Gaining 12 minutes
gaining = gaining { $amount }

# The amount becomes smaller. Don't use a word that means to mislay something or to be beaten.
# $amount (phrase): the difference, such as "12 minutes" or "45 minutes per day".
# Example: Losing 45 minutes per day
losing = losing { $amount }

# Example: No change
gain-none = no change
