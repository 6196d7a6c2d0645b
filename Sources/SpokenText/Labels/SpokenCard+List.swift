// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

// Cards for tabs, rows, and cells.
extension SpokenCard {
  /// Creates a tab, such as "Messages. 3 unread messages". The screen reader adds "tab" and "selected". Tabs are read
  /// after the content of their screen. See ``readingPlace``.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isSelected: `true` if the tab is shown.
  ///   - badge: The badge, such as `.count(3, .message, status: .unread)`.
  ///   - id: The UI test identifier.
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

  /// Creates a row with its position, such as "Aspirin. 500 milligrams. Item 3 of 10". See ``position(_:of:_:)``.
  ///
  /// - Parameters:
  ///   - model: The row.
  ///   - place: The position, from 1.
  ///   - total: The number of rows.
  ///   - noun: The noun for a row.
  public static func row(
    _ model: some Spoken, at place: Int, of total: Int? = nil, _ noun: Phrase.Noun = .item
  ) -> SpokenCard {
    model.spoken.position(place, of: total, noun)
  }

  /// Creates a table cell, such as "Aspirin. Price: 12 dollars". Its position, such as "Row 2 of 5, column 3 of 4", is
  /// read only with ``Verbosity/detailed``.
  ///
  /// - Parameters:
  ///   - content: The content. If it is `nil` or silent, the cell says "Empty".
  ///   - rowHeader: The row's header.
  ///   - columnHeader: The column's header.
  ///   - row: The row, from 1.
  ///   - rows: The number of rows.
  ///   - column: The column, from 1.
  ///   - columns: The number of columns.
  ///   - id: The UI test identifier.
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
