// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Where something is among its like.
struct PositionKind: PhraseKind {
  var place = ExactDecimal.notANumber
  var total = ExactDecimal.notANumber
  var axis = Phrase.Axis.item
  /// What is in that place, of an item.
  var noun = Phrase.Noun.item

  static let name = "position"
  static let summary = "a position in a list or table, such as 'Item 3 of 5' or 'Row 2 of 10'"
  static let examples = [
    ["3", "5"], ["3", "12", "--noun", "photo"], ["2", "10", "--axis", "row"], ["2", "--axis", "level"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("place", &place, "the position, from 1", place: .required)
    try keys.number("total", &total, "the total number", place: .optional)
    try keys.choice(
      "axis", &axis, [("item", .item), ("row", .row), ("column", .column), ("level", .level)], "the type of position",
      place: .named)
    try keys.noun(&noun, "the noun for an item", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard place.isSpeakable else { return .phrase(scope.bind(.numberUnavailable)) }
    var thing: Int32?
    if axis == .item {
      guard let message = scope.message(noun.id), scope.value(of: message).exists else {
        return speaker.value(of: self, named: noun.id, in: &scope)
      }
      thing = scope.isEntry(message) ? message : scope.message(Phrase.Noun.item.id)
    }
    return .phrase(scope.bind(position: place, of: total, axis.message, thing))
  }
}

extension Phrase {
  /// What a position counts.
  struct Axis: Sendable, Hashable {
    let message: BuiltInMessage

    static let item = Axis(message: .positionItem)
    static let row = Axis(message: .positionRow)
    static let column = Axis(message: .positionColumn)
    static let level = Axis(message: .positionLevel)
  }

  /// Where something is among its like: "Item 3 of 5", "Photo 3 of 12". For announcements and for views of one's own:
  /// screen readers tell it of lists and tabs themselves.
  ///
  /// Numbers are said as they are given. Without a total, and with one below 1, it is "Item 3"; a place that is no number
  /// is "Number unavailable".
  ///
  /// - Parameters:
  ///   - place: Which one it is, from 1.
  ///   - total: How many there are; nil where nobody knows.
  ///   - noun: What it is. A noun of the app's that writes its number itself is an "item".
  public static func position(_ place: some SpeakableNumber, of total: Int? = nil, _ noun: Noun = .item) -> Phrase {
    position(.item, place, of: total, noun)
  }

  /// A row of a table: "Row 2 of 10"; without a total, and with one below 1, "Row 2".
  public static func position(row: some SpeakableNumber, of rows: Int? = nil) -> Phrase {
    position(.row, row, of: rows)
  }

  /// A column of a table: "Column 3 of 4"; without a total, and with one below 1, "Column 3".
  public static func position(column: some SpeakableNumber, of columns: Int? = nil) -> Phrase {
    position(.column, column, of: columns)
  }

  /// A cell of a table: "Row 2 of 10, column 3 of 4"; without totals "Row 2, column 3".
  public static func position(
    row: some SpeakableNumber, of rows: Int? = nil, column: some SpeakableNumber, of columns: Int? = nil
  ) -> Phrase {
    .message(
      PhraseID(.parts), ["first": .position(row: row, of: rows), "second": .position(column: column, of: columns)])
  }

  /// How deep something is nested: "Level 2".
  public static func position(level: some SpeakableNumber) -> Phrase { position(.level, level, of: nil) }

  private static func position(
    _ axis: Axis, _ place: some SpeakableNumber, of total: Int?, _ noun: Noun = .item
  ) -> Phrase {
    let total = total.map { ExactDecimal($0) } ?? .notANumber
    return PositionKind(place: place.decimalForSpeech, total: total, axis: axis, noun: noun).phrase
  }
}

extension PhraseScope {
  fileprivate mutating func bind(
    position place: ExactDecimal, of total: ExactDecimal, _ slot: BuiltInMessage, _ noun: Int32?
  ) -> BoundMessage {
    let noun: (ArgumentName.BuiltIn, Value)? = noun.map { (.noun, .entry($0)) }
    if total.isSpeakable, !total.isNegative, !total.isZero, slot != .positionLevel {
      return bind(slot, (.place, .number(place)), (.total, .number(total)), noun)
    }
    return phraseAlone(slot, (.place, .number(place)), noun)
  }
}
