import SpokenText

extension Kind {
  private static let moment = Parameter.moment("date", "the moment; without an offset it is read in the time zone")
  private static let start = Parameter.moment("start", "when it begins")
  private static let end = Parameter.moment("end", "when it ends")

  private static let intervalStyle = Parameter<IntervalStyle>.choice(
    "style", [("automatic", .automatic), ("times", .times), ("dates", .dates)],
    "the day and the times, or the days; the times; or the days")

  private static let precision = Parameter<Bool>.choice(
    "precision", [("time", true), ("day", false)], "whether the time of day counts, or the day alone")

  private static let sample = ["--now", "2026-11-20T17:00:00-05:00", "--time-zone", "America/New_York"]

  static let elapsed = Kind(
    name: "elapsed", summary: "how long ago or how far ahead: 5 minutes ago, In 2 weeks", places: [moment.key],
    examples: [["2026-11-20T15:00:00-05:00"] + sample, ["2026-12-04"] + sample]
  ) { request throws(Problem) in
    request.answer(request.speaker.elapsed(try request.instant(moment), context: request.context))
  }

  static let due = Kind(
    name: "due", summary: "when something is due: Due today at 6:00 PM, Overdue by 2 hours", places: [moment.key],
    options: [precision.key],
    examples: [["2026-11-20T18:00:00-05:00"] + sample, ["2026-11-21", "--precision", "day"] + sample]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.due(
        try request.instant(moment), includesTime: try request.read(precision) ?? true, context: request.context))
  }

  static let interval = Kind(
    name: "interval", summary: "from when to when: Today, 2:00 PM to 4:00 PM", places: [start.key, end.key],
    options: [intervalStyle.key], examples: [["2026-11-20T14:00", "2026-11-20T16:00"] + sample]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.interval(
        try request.instant(start), try request.instant(end), style: try request.read(intervalStyle) ?? .automatic,
        context: request.context))
  }

  private static let seconds = Parameter.number("seconds", "the span in seconds; fractions are cut")

  private static let units = Parameter.wholeNumber(
    "units", in: 1...4, "how many units at most; 2 unless given")

  static let duration = Kind(
    name: "duration", summary: "a span of time: 1 hour and 30 minutes", places: [seconds.key], options: [units.key],
    examples: [["5400"], ["183900", "--units", "3"]]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.duration(
        seconds: try request.require(seconds), units: try request.read(units) ?? 2, context: request.context))
  }
}
