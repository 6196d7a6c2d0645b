import SpokenText

extension Kind {
  private static let completed = Parameter.number("completed", "how much is done, or which one it is")
  private static let total = Parameter.number("total", "how much there is")

  private static let style = Parameter<ProgressStyle>.choice(
    "style",
    [
      ("plain", .plain), ("completed", .completed), ("step", .step), ("page", .page), ("question", .question),
      ("percent", .percent),
    ], "what is counted")

  private static let title = Parameter.text("title", "what makes progress, in the app's words")

  /// Without its two numbers it is work without a count: done where the style is `completed`, otherwise going on.
  static let progress = Kind(
    name: "progress", summary: "how far something has come: Step 3 of 5; without numbers, In progress or Completed",
    places: [completed.key, total.key], placesAreOptional: true, options: [style.key, title.key],
    examples: [
      ["3", "5", "--style", "step"], ["3", "5", "--title", "Questionnaire progress"], ["--style", "completed"],
    ]
  ) { request throws(Problem) in
    let (speaker, context) = (request.speaker, request.context)
    let (style, title) = (try request.read(style) ?? .plain, try request.read(title))
    switch (try request.read(completed), try request.read(total)) {
    case (let completed?, let total?):
      return request.answer(speaker.progress(completed, of: total, style: style, title: title, context: context))
    case (nil, nil):
      return request.answer(
        style == .completed
          ? speaker.progressCompleted(title: title, context: context)
          : speaker.progressInProgress(title: title, context: context))
    case (_?, nil): throw .oneNumberOfTwo(given: completed.key.name, missing: total.key.name)
    case (nil, _?): throw .oneNumberOfTwo(given: total.key.name, missing: completed.key.name)
    }
  }
}
