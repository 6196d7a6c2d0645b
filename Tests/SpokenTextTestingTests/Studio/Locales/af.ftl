noun-class = les
    .other = lesse
noun-parcel = pakkie
    .other = pakkies
# same
noun-mat = mat
    .other = matte
noun-spot = oop plek
    .other = oop plekke

state-booked = bespreek
state-lent = uitgeleen
state-waiting = op die waglys

field-room = saal
field-instructor = instrukteur
field-deposit = deposito
field-level = vlak
field-booked = bespreekte lesse

action-book = bespreek
action-check-in = meld aan
action-return = gee terug
action-invite = nooi ’n vriend

level-easy = maklik
level-hard = moeilik

screen-home = tuis
screen-loans = geleen

classes-booked = { $n ->
    [0] geen lesse bespreek nie
    [one] { $n } les bespreek
   *[other] { $n } lesse bespreek
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [one] { $n } mat uitgeleen
   *[other] { $n } matte uitgeleen
}
minutes-long = { $n ->
    [one] { $n } minuut
   *[other] { $n } minute
}
weeks-in-a-row = { $n ->
    [one] { $n } week agtereen
   *[other] { $n } weke agtereen
}
# same for every number
kilometers = { $n ->
    [one] { $n } kilometer
   *[other] { $n } kilometer
}
place-in-line = plek { $n } op die waglys
delivered = { $n ->
    [one] { $who } het { $n } pakkie gekry
   *[other] { $who } het { $n } pakkies gekry
}
taught-by = met { $who }
invited = { $who } is genooi
class-cancelled = { $class } gaan nie voort nie
class-moved = { $class } is verskuif na { $room }
fee-due = betaalbaar: { $amount }
deposit-for = deposito van { $amount } vir { $what }
pass-price = { $count ->
    [one] { $count } les vir { $amount }
   *[other] { $count } lesse vir { $amount }
}
starts = begin: { $when }
give-back-by = terug te gee: { $when }

setting-reminders = herinnerings aan lesse
setting-newsletter = nuusbrief

error-full = hierdie les is vol. Kies ’n ander een
error-no-card = geen lidkaart nie. Voeg een by

hint-schedule = maak die rooster oop
hint-map = maak die kaart oop

booking-done = les bespreek
booking-failed = nie bespreek nie. Probeer weer
# same
tip-of-the-day = drink water

## Messages of the library, in Afrikaans
## Rewords

noun-euro = euro
    .other = euro
noun-cent = sent
    .other = sent
money-major-minor = { $major } en { $minor }
currency-eur = { noun-euro }
    .minor = { noun-cent }
list-and-two = { $first } en { $second }
list-and-end = { $first } en { $second }
counted-more = meer as { counted }
