import SpokenText

extension Kind {
  private static let date_ = Parameter.moment("date", "the moment; without an offset it is read in the time zone")

  private static let style = Parameter<DateStyle>.choice(
    "style", [("relative", .relative), ("full", .full), ("dayHeader", .dayHeader)],
    "as near as it is, with all that tells it apart, or as the header of a day's list")

  private static let sample = ["--now", "2026-11-20T17:00:00-05:00", "--time-zone", "America/New_York"]

  static let date = Kind(
    name: "date", summary: "a day: Today, or Tuesday, November 24", places: [date_.key], options: [style.key],
    examples: [["2026-11-24"] + sample, ["2026-11-20", "--style", "dayHeader"] + sample]
  ) { request throws(Problem) in
    request.answer(
      request.speaker.date(
        try request.instant(date_), style: try request.read(style) ?? .relative, context: request.context))
  }

  static let time = Kind(
    name: "time", summary: "a time of day: 2:30 PM", places: [date_.key],
    examples: [["2026-11-20T14:30:00-05:00"] + sample.suffix(2)]
  ) { request throws(Problem) in
    request.answer(request.speaker.time(try request.instant(date_), context: request.context))
  }

  static let dateTime = Kind(
    name: "dateTime", summary: "a moment: Today at 2:30 PM", places: [date_.key],
    examples: [["2026-11-20T14:30:00-05:00"] + sample, ["2026-11-19 23:05"] + sample + ["--hour-cycle", "h23"]]
  ) { request throws(Problem) in
    request.answer(request.speaker.dateTime(try request.instant(date_), context: request.context))
  }
}
