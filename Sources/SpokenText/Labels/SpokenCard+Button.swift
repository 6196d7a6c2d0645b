// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension SpokenCard {
  /// Creates a button, such as "Save" with the hint "Saves your changes". The screen reader adds the word "button".
  ///
  /// - Parameters:
  ///   - name: The action of the button. For example, `.action(.delete, "Aspirin")` is "Delete Aspirin".
  ///   - id: The identifier for tests of the user interface.
  ///   - hint: The result of using the button, if the name doesn't say it.
  ///   - isEnabled: Whether the button can be used now. If it can't, the screen reader adds the word "dimmed".
  public static func button(
    _ name: Phrase, id: String? = nil, hint: Phrase.Hint? = nil, isEnabled: Bool = true
  ) -> SpokenCard {
    SpokenCard(name, id: id, traits: isEnabled ? .button : [.button, .notEnabled]).hint(hint)
  }
}
