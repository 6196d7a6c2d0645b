# As state-expired, which is "vencido" here.
event-expiry = vence { FORM($when, case: "on") }
event-expiry-now = vence ahora
event-expiry-past = venció { FORM($when, case: "on") }
