// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The level of detail for each element. It decides which parts of a card are read, by their ``Phrase/Importance``.
///
/// ```swift
/// speaker.with { $0.verbosity = .brief }.say(account).label?.text   // "Alice Smith. Balance: 125 dollars and 50 cents"
/// ```
///
/// The text always consists of whole sentences, and is never empty. If no part is important enough, or all such parts
/// are empty, less important parts are read. Therefore, a card without any importance is always read in full.
public struct Verbosity: Sendable, Hashable {
  /// The minimum importance of parts.
  let least: Phrase.Importance

  /// Essential parts only, such as the name of a row and the facts that users must know.
  public static let brief = Verbosity(least: .essential)
  /// All parts except details.
  public static let standard = Verbosity(least: .standard)
  /// All parts.
  public static let detailed = Verbosity(least: .detail)

  /// The values, with their names in encoded data and commands.
  package static let named: [(name: String, value: Verbosity)] = [
    ("brief", .brief), ("standard", .standard), ("detailed", .detailed),
  ]
}

extension Phrase {
  /// The importance of a part of a card. See ``Phrase/importance(_:)``.
  public struct Importance: Sendable, Hashable {
    let weight: UInt8

    /// A part for users who want every detail. It is read with ``Verbosity/detailed``.
    public static let detail = Importance(weight: 0)
    /// The default importance. The part is read unless the speaker uses ``Verbosity/brief``.
    public static let standard = Importance(weight: 1)
    /// A part that identifies a row, or that users must know. It is always read.
    public static let essential = Importance(weight: 2)
    /// A state that needs action, such as overdue or an error. It is always read, and read first with
    /// ``Speaker/saysUrgentFirst``.
    public static let urgent = Importance(weight: 3)

    /// The values, with their names in encoded data and commands.
    package static let named: [(name: String, value: Importance)] = [
      ("detail", .detail), ("standard", .standard), ("essential", .essential), ("urgent", .urgent),
    ]

    /// Returns whether a part of this importance is read with a minimum importance.
    func isHeard(fromLeast least: Importance) -> Bool { weight >= least.weight }

    /// The next lower importance, or `nil` for the lowest.
    var lower: Importance? { weight == 0 ? nil : Importance(weight: weight - 1) }
  }
}
