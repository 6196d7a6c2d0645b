noun-class = clase
    .other = clases
noun-parcel = paquete
    .other = paquetes
noun-mat = esteira
    .other = esteiras
noun-spot = praza libre
    .other = prazas libres

state-booked = reservado
state-lent = prestado
state-waiting = en lista de espera

field-room = sala
field-instructor = monitor
field-deposit = fianza
field-level = nivel
field-booked = clases reservadas

action-book = reservar
action-check-in = rexistrar a entrada
action-return = devolver
action-invite = convidar un amigo

level-easy = fácil
level-hard = difícil

screen-home = inicio
screen-loans = préstamos

classes-booked = { $n ->
    [0] ningunha clase reservada
    [one] { $n } clase reservada
   *[other] { $n } clases reservadas
}
spots-left = { $n } { FORM(noun-spot, $n) }
mats-lent = { $n ->
    [one] { $n } esteira prestada
   *[other] { $n } esteiras prestadas
}
minutes-long = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
weeks-in-a-row = { $n ->
    [one] { $n } semana seguida
   *[other] { $n } semanas seguidas
}
kilometers = { $n ->
    [one] { $n } quilómetro
   *[other] { $n } quilómetros
}
place-in-line = posto { $n } na lista de espera
delivered = { $n ->
    [one] { $who } recibiu { $n } paquete
   *[other] { $who } recibiu { $n } paquetes
}
taught-by = con { $who }
invited = { $who } recibiu o convite
class-cancelled = { $class } está cancelada
class-moved = { $class } trasládase a { $room }
fee-due = cota por pagar: { $amount }
deposit-for = fianza de { $amount } por { $what }
pass-price = { $count ->
    [one] { $count } clase por { $amount }
   *[other] { $count } clases por { $amount }
}
starts = comezo: { $when }
give-back-by = para devolver: { $when }

setting-reminders = recordatorios das clases
setting-newsletter = boletín

error-full = esta clase está completa. Escolle outra
error-no-card = falta o carné. Engádeo

hint-schedule = abre o horario
hint-map = abre o mapa

booking-done = clase reservada
booking-failed = non se puido reservar. Téntao de novo
tip-of-the-day = bebe auga
