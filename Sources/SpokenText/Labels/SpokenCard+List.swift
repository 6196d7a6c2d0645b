// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards that come ready: what stands beside others of its kind.
extension SpokenCard {
  /// A tab: "Messages. 3 unread messages". The words "tab" and "selected" are left to the screen reader.
  /// Tabs are read after the content of their screen, see ``readingPlace``.
  ///
  /// - Parameters:
  ///   - name: What it shows.
  ///   - isSelected: Whether it is shown.
  ///   - badge: What there is to see in it, as `.count(3, .message, status: .unread)`.
  ///   - id: What tests of the user interface find it by.
  public static func tab(
    _ name: Phrase, isSelected: Bool = false, badge: Phrase? = nil, id: String? = nil
  ) -> SpokenCard {
    let card = SpokenCard(id: id, traits: isSelected ? [.button, .selected] : .button) {
      name.importance(.essential)
      badge
    }
    .reading(.trailing)
    return card.label.count > 1 ? card.inputLabels { name } : card
  }

  /// A row of a list that screen readers do not know for one: "Aspirin. 500 milligrams. Item 3 of 10". See
  /// ``position(_:of:_:)``.
  ///
  /// - Parameters:
  ///   - model: The row.
  ///   - place: Which one it is, from 1.
  ///   - total: How many there are.
  ///   - noun: What they are.
  public static func row(
    _ model: some Spoken, at place: Int, of total: Int? = nil, _ noun: Phrase.Noun = .item
  ) -> SpokenCard {
    model.spoken.position(place, of: total, noun)
  }

  /// A cell of a table: "Aspirin. Price: 12 dollars". Where it stands is a detail: "Row 2 of 5, column 3 of 4".
  ///
  /// - Parameters:
  ///   - content: What is in it; nil and what says nothing are "Empty".
  ///   - rowHeader: What the row is about.
  ///   - columnHeader: What the column is about.
  ///   - row: Which row it is in, from 1.
  ///   - rows: How many there are.
  ///   - column: Which column it is in, from 1.
  ///   - columns: How many there are.
  ///   - id: What tests of the user interface find it by.
  public static func tableCell(
    _ content: Phrase?, rowHeader: Phrase? = nil, columnHeader: Phrase? = nil, row: Int? = nil, of rows: Int? = nil,
    column: Int? = nil, of columns: Int? = nil, id: String? = nil
  ) -> SpokenCard {
    let content = content.flatMap { $0.isSilent ? nil : $0 } ?? .state(.empty)
    return SpokenCard(id: id) {
      rowHeader
      Phrase.field(named: columnHeader ?? .nothing, content).importance(.essential)
      if let row, let column {
        Phrase.position(row: row, of: rows, column: column, of: columns).importance(.detail)
      } else if let row {
        Phrase.position(row: row, of: rows).importance(.detail)
      } else if let column {
        Phrase.position(column: column, of: columns).importance(.detail)
      }
    }
  }
}
