departure-cancelled = cancelled
