money-major-minor = { $major } અને { $minor }

money-hidden = છુપાવેલ રકમ

money-unavailable = રકમ ઉપલબ્ધ નથી

## Ranges

money-range = { FORM($from, case: "oblique") }થી { range-to-oblique } સુધી

# 20થી 30 ડોલર; 0થી 1 રૂપિયો
money-range-shared = { $to ->
    [1] { $from }થી { FORM($currency, $to) }
   *[other] { FORM($currency, $range) }
}
