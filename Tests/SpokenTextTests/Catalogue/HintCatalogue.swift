import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let outcomes: [(name: String, outcome: Outcome)] = [
    ("details", .details), ("details and transactions", .detailsAndTransactions),
    ("details of Alice", .details(of: "Alice")), ("tasks of Alice", .tasks(of: "Alice")),
    ("task details", .taskDetails), ("full screen", .fullScreen), ("profile", .profile), ("filter", .filter),
    ("calendar", .calendar), ("sign in", .signIn), ("reset password", .resetPassword), ("save", .save),
    ("delete Aspirin", .delete("Aspirin")), ("play", .play),
  ]

  /// Every outcome for every way to work a control.
  static func hints(_ language: LanguageTag) -> [GoldenSample] {
    outcomes.flatMap { name, outcome in
      Interaction.allCases.map { interaction in
        GoldenSample("hint \(name) by=\(interaction)") { $0.hint(outcome, by: interaction) }
      } + [GoldenSample("hint \(name) inline") { $0.hint(outcome, context: .inline) }]
    }
  }
}
