## An app for a gym that also lends equipment. The library has English, but none of the app's other languages

## Things
## Swift: Noun

noun-class = class
    .plural = classes
noun-parcel = parcel
    .plural = parcels
noun-mat = mat
    .plural = mats
noun-spot = free spot
    .plural = free spots

## States
## Swift: Status

state-booked = booked
state-lent = lent
state-waiting = on the waiting list

## Names of fields
## Swift: Field

field-room = room
field-instructor = instructor
field-deposit = deposit
field-level = level
field-booked = booked classes

## Actions
## Swift: Action

action-book = book
action-check-in = check in
action-return = give back
action-invite = invite a friend

## Levels of a class, names of screens, and sentences

level-easy = easy
level-hard = hard

screen-home = home
screen-loans = loans

# $n (whole number): how many.
classes-booked = { $n ->
    [0] no classes booked
    [one] { $n } class booked
   *[other] { $n } classes booked
}
# $n (whole number): how many.
spots-left = { $n } { FORM(noun-spot, $n) }
# $n (whole number): how many.
mats-lent = { $n ->
    [one] { $n } mat lent
   *[other] { $n } mats lent
}
# $n (whole number): how many.
minutes-long = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n (whole number): how many.
weeks-in-a-row = { $n ->
    [one] { $n } week in a row
   *[other] { $n } weeks in a row
}
# $n (decimal number): how many.
kilometers = { $n ->
    [one] { $n } kilometer
   *[other] { $n } kilometers
}
# $n (whole number): the place.
place-in-line = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st on the waiting list
    [two] { $n }nd on the waiting list
    [few] { $n }rd on the waiting list
   *[other] { $n }th on the waiting list
}
# $who (text): the person.
# $n (whole number): how many.
delivered = { $n ->
    [one] { $who } got { $n } parcel
   *[other] { $who } got { $n } parcels
}
# $who (text): the person.
taught-by = with { $who }
# $who (text): the person.
invited = { $who } is invited
# $class (text): its name.
class-cancelled = { $class } is cancelled
# $class (text): its name.
# $room (text): its name.
class-moved = { $class } moved to { $room }
# $amount (phrase): money.
fee-due = fee due: { $amount }
# $amount (phrase): money.
# $what (text): the thing.
deposit-for = deposit of { $amount } for { $what }
# $amount (phrase): money.
# $count (whole number): how many.
pass-price = { $count ->
    [one] { $count } class for { $amount }
   *[other] { $count } classes for { $amount }
}
# $when (phrase): a moment.
starts = starts { $when }
# $when (phrase): a day.
give-back-by = give back { $when }

setting-reminders = class reminders
setting-newsletter = newsletter

error-full = this class is full. Choose another one
error-no-card = no membership card. Add one

## Hints
## Swift: Hint

hint-schedule = opens the schedule
hint-map = opens the map

## Announcements

booking-done = booked
booking-failed = not booked. Try again
tip-of-the-day = drink water
