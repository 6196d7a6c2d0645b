// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SpokenCard {
  /// Creates a button, such as "Save" with the hint "Saves your changes". The screen reader adds "button".
  ///
  /// - Parameters:
  ///   - name: The action. For example, `.action(.delete, "Aspirin")` is "Delete Aspirin".
  ///   - id: The UI test identifier.
  ///   - hint: The result, if the name doesn't say it.
  ///   - isEnabled: If `false`, the screen reader adds "dimmed".
  public static func button(
    _ name: Phrase, id: String? = nil, hint: Phrase.Hint? = nil, isEnabled: Bool = true
  ) -> SpokenCard {
    SpokenCard(name, id: id, traits: isEnabled ? .button : [.button, .notEnabled]).hint(hint)
  }
}
