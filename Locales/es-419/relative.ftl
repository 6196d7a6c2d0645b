# The first of a month is said as an ordinal, as in the dates: del primero al 7 de noviembre.
interval-month-days = del { $first ->
    [1] primero
   *[other] { $first }
} al { $last } de { $month }
