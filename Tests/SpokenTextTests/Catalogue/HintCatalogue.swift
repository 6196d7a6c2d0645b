// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting

@testable import SpokenText

extension Catalogue {
  private static let hintKinds: [(name: String, hint: Phrase.Hint)] = [
    ("details", .details), ("details and transactions", .detailsAndTransactions),
    ("details of Alice", .details(of: "Alice")), ("tasks of Alice", .tasks(of: "Alice")),
    ("task details", .taskDetails), ("full screen", .fullScreen), ("profile", .profile), ("filter", .filter),
    ("calendar", .calendar), ("sign in", .signIn), ("reset password", .resetPassword), ("save", .save),
    ("delete Aspirin", .delete("Aspirin")), ("play", .play),
    ("details of nobody", .details(of: " ")), ("tasks of nobody", .tasks(of: "")), ("delete nothing", .delete("\n")),
  ]

  /// Every outcome for every way to work a control.
  static func hints(_ probe: Probe) -> [GoldenSample] {
    hintKinds.flatMap { name, hint in
      Interaction.named.map { interaction in
        GoldenSample.phrase("hint \(name) by=\(interaction.name)", .hint(hint, using: interaction.value))
      } + [.phrase("hint \(name) inline", .hint(hint), context: .inline)]
    }
  }
}
