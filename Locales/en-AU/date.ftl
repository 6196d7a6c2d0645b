# The day comes before the month, without commas, because people say the weekday, day, month, and year in one breath.

# A day after a verb needs "on", such as "due on 24 December" and "expired on Tuesday". The phrases in relative.ftl,
# timing.ftl, and conversation.ftl ask for the case "on".
date-weekday = { $case ->
    [span] this past { $weekday }
    [on] on { $weekday }
   *[bare] { $weekday }
}
date-weekday-month-day = { $case ->
    [on] on { $weekday } { $day } { $month }
   *[bare] { $weekday } { $day } { $month }
}
date-month-day = { $case ->
    [on] on { $day } { $month }
   *[bare] { $day } { $month }
}
date-month-day-year = { $case ->
    [on] on { $day } { $month } { $year }
   *[bare] { $day } { $month } { $year }
}
date-full = { $case ->
    [on] on { $weekday } { $day } { $month } { $year }
   *[bare] { $weekday } { $day } { $month } { $year }
}
