// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// How much a listener wants to hear of each element.
///
/// It decides which parts of a card are said, by their ``Phrase/Importance``; what is said are whole sentences all the same.
///
/// ```swift
/// speaker.with { $0.verbosity = .brief }.say(account).label?.text   // "Alice Smith. Balance: 125 dollars and 50 cents"
/// ```
///
/// An element is never left without words: where no part of the card is important enough, or none of those that are says
/// anything, those of the next importance are said. A card whose parts were not weighed is therefore heard whole, however
/// brief the listener wants it.
public struct Verbosity: Sendable, Hashable {
  /// The least importance of what is said.
  let least: Phrase.Importance

  /// What is essential, and nothing else: the name of a row and what must be known of it.
  public static let brief = Verbosity(least: .essential)
  /// All but details.
  public static let standard = Verbosity(least: .standard)
  /// Everything.
  public static let detailed = Verbosity(least: .detail)

  /// The names that data and the command line have for them.
  package static let named: [(name: String, value: Verbosity)] = [
    ("brief", .brief), ("standard", .standard), ("detailed", .detailed),
  ]
}

extension Phrase {
  /// How much a part of a card matters to its listener. See ``Phrase/importance(_:)``.
  public struct Importance: Sendable, Hashable {
    let weight: UInt8

    /// What only some listeners want: heard where the speaker is ``Verbosity/detailed``.
    public static let detail = Importance(weight: 0)
    /// What every part is that is not weighed: heard unless the speaker is ``Verbosity/brief``.
    public static let standard = Importance(weight: 1)
    /// What tells a row from the others, or must be known: always heard.
    public static let essential = Importance(weight: 2)
    /// A state that changes what to do, as overdue or an error: always heard, and heard first where the speaker
    /// ``Speaker/saysUrgentFirst``.
    public static let urgent = Importance(weight: 3)

    /// The names that data and the command line have for them.
    package static let named: [(name: String, value: Importance)] = [
      ("detail", .detail), ("standard", .standard), ("essential", .essential), ("urgent", .urgent),
    ]

    /// Whether it is heard where so much is the least that is.
    func isHeard(fromLeast least: Importance) -> Bool { weight >= least.weight }

    /// The next importance below it, or nil where there is none.
    var lower: Importance? { weight == 0 ? nil : Importance(weight: weight - 1) }
  }
}
