noun-class = pamoka
    .few = pamokos
    .other = pamokų
noun-parcel = siuntinys
    .few = siuntiniai
    .many = siuntinio
    .other = siuntinių
noun-mat = kilimėlis
    .few = kilimėliai
    .many = kilimėlio
    .other = kilimėlių
noun-spot = laisva vieta
    .few = laisvos vietos
    .many = laisvos vietos
    .other = laisvų vietų

state-booked = rezervuota
state-lent = paskolinta
state-waiting = laukiančiųjų sąraše

field-room = salė
field-instructor = treneris
field-deposit = užstatas
field-level = lygis
field-booked = rezervuotos pamokos

action-book = rezervuoti
action-check-in = registruoti atvykimą
action-return = grąžinti
action-invite = pakviesti draugą

level-easy = lengva
level-hard = sunki

screen-home = pradžia
screen-loans = paskolinti daiktai

classes-booked = { $n ->
    [0] nėra rezervuotų pamokų
    [one] { $n } rezervuota pamoka
    [few] { $n } rezervuotos pamokos
   *[other] { $n } rezervuotų pamokų
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [one] { $n } paskolintas kilimėlis
    [few] { $n } paskolinti kilimėliai
   *[other] { $n } paskolintų kilimėlių
}
minutes-long = { $n ->
    [one] { $n } minutė
    [few] { $n } minutės
   *[other] { $n } minučių
}
weeks-in-a-row = { $n ->
    [one] { $n } savaitė iš eilės
    [few] { $n } savaitės iš eilės
   *[other] { $n } savaičių iš eilės
}
kilometers = { $n ->
    [one] { $n } kilometras
    [few] { $n } kilometrai
    [many] { $n } kilometro
   *[other] { $n } kilometrų
}
place-in-line = { $n } vieta laukiančiųjų sąraše
delivered = { $n ->
    [one] { $who }: { $n } siuntinys
    [few] { $who }: { $n } siuntiniai
   *[other] { $who }: { $n } siuntinių
}
taught-by = veda { $who }
invited = kvietimą gavo { $who }
class-cancelled = { $class } neįvyks
class-moved = { $class } vyks salėje { $room }
fee-due = reikia sumokėti: { $amount }
deposit-for = užstatas { $amount } už { $what }
pass-price = { $count ->
    [one] { $count } pamoka už { $amount }
    [few] { $count } pamokos už { $amount }
   *[other] { $count } pamokų už { $amount }
}
starts = prasideda: { $when }
give-back-by = grąžinti: { $when }

setting-reminders = priminimai apie pamokas
setting-newsletter = naujienlaiškis

error-full = pamoka pilna. Pasirinkite kitą
error-no-card = nėra nario kortelės. Pridėkite ją

hint-schedule = atveria tvarkaraštį
hint-map = atveria žemėlapį

booking-done = pamoka rezervuota
booking-failed = rezervuoti nepavyko. Bandykite dar kartą
tip-of-the-day = gerkite vandens
