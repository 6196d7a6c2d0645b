# As in British English: the day before the month, and no comma between them.

# A day behind a verb has its "on": due on 24 December, expired on Tuesday. Which phrases ask for it is in relative.ftl,
# timing.ftl and conversation.ftl.
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
