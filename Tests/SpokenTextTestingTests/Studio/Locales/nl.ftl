noun-class = les
    .other = lessen
noun-parcel = pakket
    .other = pakketten
# same
noun-mat = mat
    .other = matten
noun-spot = vrije plek
    .other = vrije plekken

state-booked = geboekt
state-lent = uitgeleend
state-waiting = op de wachtlijst

field-room = zaal
field-instructor = docent
field-deposit = borg
field-level = niveau
field-booked = geboekte lessen

action-book = boek
action-check-in = meld je aan
action-return = lever in
action-invite = nodig een vriend uit

level-easy = makkelijk
level-hard = zwaar

screen-home = begin
screen-loans = geleend

classes-booked = { $n ->
    [0] geen lessen geboekt
    [one] { $n } les geboekt
   *[other] { $n } lessen geboekt
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [one] { $n } mat uitgeleend
   *[other] { $n } matten uitgeleend
}
minutes-long = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
}
weeks-in-a-row = { $n ->
    [one] { $n } week op rij
   *[other] { $n } weken op rij
}
# same for every number
kilometers = { $n ->
    [one] { $n } kilometer
   *[other] { $n } kilometer
}
place-in-line = plaats { $n } op de wachtlijst
delivered = { $n ->
    [one] { $who } kreeg { $n } pakket
   *[other] { $who } kreeg { $n } pakketten
}
taught-by = met { $who }
invited = { $who } is uitgenodigd
class-cancelled = { $class } gaat niet door
class-moved = { $class } is verplaatst naar { $room }
fee-due = te betalen: { $amount }
deposit-for = borg van { $amount } voor { $what }
pass-price = { $count ->
    [one] { $count } les voor { $amount }
   *[other] { $count } lessen voor { $amount }
}
starts = begint: { $when }
give-back-by = inleveren: { $when }

setting-reminders = herinneringen aan lessen
setting-newsletter = nieuwsbrief

error-full = deze les is vol. Kies een andere
error-no-card = geen lidkaart. Voeg er een toe

hint-schedule = opent het rooster
hint-map = opent de kaart

booking-done = les geboekt
booking-failed = niet geboekt. Probeer het opnieuw
# same
tip-of-the-day = drink water

## Messages of the library, in Dutch
## Rewords

noun-euro = euro
    .other = euro
# same
noun-cent = cent
    .other = cent
money-major-minor = { $major } en { $minor }
currency-eur = { noun-euro }
    .minor = { noun-cent }
list-and-two = { $first } en { $second }
list-and-end = { $first } en { $second }
counted-more = meer dan { counted }
