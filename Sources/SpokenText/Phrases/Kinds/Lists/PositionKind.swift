// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a position in a list or a table.
struct PositionKind: PhraseKind {
  var place = ExactDecimal.notANumber
  var total = ExactDecimal.notANumber
  var axis = Phrase.Axis.item
  /// The noun for an item. Rows, columns, and levels ignore it.
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
  struct Axis: Sendable, Hashable {
    let message: BuiltInMessage

    static let item = Axis(message: .positionItem)
    static let row = Axis(message: .positionRow)
    static let column = Axis(message: .positionColumn)
    static let level = Axis(message: .positionLevel)
  }

  /// Returns a phrase for a position, such as "Item 3 of 5" or "Photo 3 of 12".
  ///
  /// Use it in announcements and custom views. In lists and tabs, screen readers already read positions.
  ///
  /// Numbers are read as given, even above the total. Without a total, or if it is below 1, the phrase is "Item 3". If
  /// `place` isn't a number, the phrase is "Number unavailable".
  ///
  /// - Parameters:
  ///   - place: The position, from 1.
  ///   - total: The number of items, or `nil` if it is unknown.
  ///   - noun: The noun for the item. It becomes "item" if its message includes the number, such as "3 parcels" in your
  ///     app.
  public static func position(_ place: some SpeakableNumber, of total: Int? = nil, _ noun: Noun = .item) -> Phrase {
    position(.item, place, of: total, noun)
  }

  /// Returns a phrase for a row of a table, such as "Row 2 of 10". Without a total, or if it is below 1, the phrase is
  /// "Row 2".
  ///
  /// - Parameters:
  ///   - row: The position of the row, from 1.
  ///   - rows: The number of rows, or `nil` if it is unknown.
  public static func position(row: some SpeakableNumber, of rows: Int? = nil) -> Phrase {
    position(.row, row, of: rows)
  }

  /// Returns a phrase for a column of a table, such as "Column 3 of 4". Without a total, or if it is below 1, the
  /// phrase is "Column 3".
  ///
  /// - Parameters:
  ///   - column: The position of the column, from 1.
  ///   - columns: The number of columns, or `nil` if it is unknown.
  public static func position(column: some SpeakableNumber, of columns: Int? = nil) -> Phrase {
    position(.column, column, of: columns)
  }

  /// Returns a phrase for a cell of a table, such as "Row 2 of 10, column 3 of 4". Without totals, it is "Row 2, column
  /// 3".
  ///
  /// - Parameters:
  ///   - row: The position of the row, from 1.
  ///   - rows: The number of rows, or `nil` if it is unknown.
  ///   - column: The position of the column, from 1.
  ///   - columns: The number of columns, or `nil` if it is unknown.
  public static func position(
    row: some SpeakableNumber, of rows: Int? = nil, column: some SpeakableNumber, of columns: Int? = nil
  ) -> Phrase {
    .message(
      PhraseID(.parts), ["first": .position(row: row, of: rows), "second": .position(column: column, of: columns)])
  }

  /// Returns a phrase for the depth of a nested element, such as "Level 2".
  ///
  /// - Parameter level: The depth, from 1.
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
