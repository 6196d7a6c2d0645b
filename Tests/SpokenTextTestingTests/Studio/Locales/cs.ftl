noun-class = lekce
    .few = lekce
    .other = lekcí
noun-parcel = balík
    .few = balíky
    .many = balíku
    .other = balíků
noun-mat = podložka
    .few = podložky
    .many = podložky
    .other = podložek
noun-spot = volné místo
    .few = volná místa
    .many = volného místa
    .other = volných míst

state-booked = zarezervováno
state-lent = půjčeno
state-waiting = v pořadníku

field-room = sál
field-instructor = lektor
field-deposit = záloha
field-level = úroveň
field-booked = zarezervované lekce

action-book = zarezervovat
action-check-in = přihlásit příchod
action-return = vrátit
action-invite = pozvat kamaráda

level-easy = lehká
level-hard = těžká

screen-home = domů
screen-loans = půjčené věci

classes-booked = { $n ->
    [0] žádná zarezervovaná lekce
    [one] { $n } zarezervovaná lekce
    [few] { $n } zarezervované lekce
   *[other] { $n } zarezervovaných lekcí
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [one] { $n } půjčená podložka
    [few] { $n } půjčené podložky
   *[other] { $n } půjčených podložek
}
minutes-long = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
weeks-in-a-row = { $n ->
    [one] { $n } týden v řadě
    [few] { $n } týdny v řadě
   *[other] { $n } týdnů v řadě
}
kilometers = { $n ->
    [one] { $n } kilometr
    [few] { $n } kilometry
    [many] { $n } kilometru
   *[other] { $n } kilometrů
}
place-in-line = { $n }. místo v pořadníku
delivered = { $n ->
    [one] { $who }: { $n } balík
    [few] { $who }: { $n } balíky
   *[other] { $who }: { $n } balíků
}
taught-by = vede { $who }
invited = pozvánka pro { $who }
class-cancelled = { $class } se nekoná
class-moved = { $class } se přesouvá do sálu { $room }
fee-due = k zaplacení: { $amount }
deposit-for = záloha { $amount } za { $what }
pass-price = { $count ->
    [one] { $count } lekce za { $amount }
    [few] { $count } lekce za { $amount }
   *[other] { $count } lekcí za { $amount }
}
starts = začátek: { $when }
give-back-by = vrátit: { $when }

setting-reminders = připomínky lekcí
setting-newsletter = zpravodaj

error-full = lekce je plná. Vyberte jinou
error-no-card = chybí členská karta. Přidejte ji

hint-schedule = otevře rozvrh
hint-map = otevře mapu

booking-done = lekce je zarezervovaná
booking-failed = rezervace se nezdařila. Zkuste to znovu
tip-of-the-day = pijte vodu
