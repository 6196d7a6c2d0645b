// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// The order of a list. To add your own, use an ``Overlay``, such as `Phrase.Order("by-strength")`.
  public struct Order: Sendable, Hashable {
    let phrase: Phrase

    /// Creates an order from a message of your app's overlay, such as "strongest first".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// The order "Newest first".
    public static let newest = Order(.orderNewest)
    /// The order "Oldest first".
    public static let oldest = Order(.orderOldest)
    /// The order "In alphabetical order".
    public static let alphabetical = Order(.orderAlphabetical)
    /// The order "Lowest price first".
    public static let lowestPrice = Order(.orderLowestPrice)
    /// The order "Highest price first".
    public static let highestPrice = Order(.orderHighestPrice)
    /// The order "Nearest first".
    public static let nearest = Order(.orderNearest)
    /// The order "Best rated first".
    public static let bestRated = Order(.orderBestRated)
    /// The order "Most relevant first".
    public static let mostRelevant = Order(.orderMostRelevant)
    /// The order "Most popular first".
    public static let mostPopular = Order(.orderMostPopular)

    /// Returns the order by the values of a column, such as "By receipt date, ascending".
    ///
    /// - Parameters:
    ///   - column: The name of the column or property. If it is blank, the order is empty.
    ///   - descending: Whether the largest value is first.
    public static func by(_ column: String, descending: Bool = false) -> Order {
      guard !TextCleaning.isBlank(column) else { return Order(.nothing) }
      return Order(
        descending ? PhraseID(library: "order-by.descending") : PhraseID(.orderBy), ["name": .text(column)])
    }

    private init(_ phrase: Phrase) { self.phrase = phrase }
  }

  /// Returns a phrase for the order of a list, such as "Newest first". With a count, as in
  /// `.order(.newest, of: .count(12, .result))`, it is "12 results, newest first".
  ///
  /// - Parameters:
  ///   - order: The order.
  ///   - things: The count of the list's items. If it is `nil` or empty, the phrase is the order alone.
  public static func order(_ order: Order, of things: Phrase? = nil) -> Phrase {
    guard let things, !things.isSilent else { return order.phrase }
    return .message(PhraseID(.parts), ["first": things, "second": order.phrase])
  }
}

// Notices for changes of a list.
extension Phrase.Notice {
  /// The notice "Selection cleared".
  public static let selectionCleared = Phrase.Notice(PhraseID(.selectionCleared))

  /// Returns the notice "3 of 40 shown".
  public static func shown(_ count: Int, of total: Int) -> Phrase.Notice {
    Phrase.Notice(PhraseID(.thingsShown), ["count": .number(count), "total": .number(total)])
  }

  /// Returns the notice "Filtered by Missed, 3 of 40 shown".
  ///
  /// - Parameters:
  ///   - filter: The filter, such as a status, a category, or user text. If it is empty, it is omitted.
  ///   - count: The number of items that the list shows.
  ///   - total: The number of items without the filter.
  public static func filtered(by filter: Phrase, shown count: Int, of total: Int) -> Phrase.Notice {
    guard !filter.isSilent else { return .shown(count, of: total) }
    return Phrase.Notice(
      PhraseID(.thingsFiltered), ["filter": filter, "shown": .number(count), "total": .number(total)])
  }

  /// Returns the notice "Filtered by Missed", without counts. If the filter is empty, it is "Filter removed".
  public static func filtered(by filter: Phrase) -> Phrase.Notice {
    filter.isSilent ? .filterRemoved : Phrase.Notice("things-filtered.alone", ["filter": filter])
  }

  /// The notice "Filter removed".
  public static let filterRemoved = Phrase.Notice("filter-removed.alone")

  /// Returns the notice "Filter removed, all 40 shown". With fewer than two items, it is "Filter removed".
  public static func filterRemoved(shown total: Int) -> Phrase.Notice {
    total < 2 ? .filterRemoved : Phrase.Notice(PhraseID(.filterRemoved), ["total": .number(total)])
  }

  /// Returns the notice "Sorted, newest first". If the order is empty, it is "List updated".
  public static func sorted(_ order: Phrase.Order) -> Phrase.Notice {
    order.phrase.isSilent ? .listUpdated() : Phrase.Notice(PhraseID(.orderChanged), ["order": order.phrase])
  }

  /// Returns the notice "20 more loaded, 60 of 340", or "20 more loaded" without a total.
  ///
  /// - Parameters:
  ///   - count: The number of new items. If it is below 1, the notice is "End of list".
  ///   - shown: The number of items in the list now.
  ///   - total: The total number of items, or `nil` if it is unknown.
  public static func loaded(_ count: Int, shown: Int, of total: Int?) -> Phrase.Notice {
    guard count > 0 else { return Phrase.Notice(PhraseID(.loadedAll)) }
    guard let total else { return Phrase.Notice("loaded-more.alone", ["count": .number(count)]) }
    return Phrase.Notice(
      PhraseID(.loadedMore), ["count": .number(count), "shown": .number(shown), "total": .number(total)])
  }

  /// Returns the notice "List updated, 2 new". If the count is below 1, it is "List updated".
  public static func listUpdated(new count: Int = 0) -> Phrase.Notice {
    count < 1 ? Phrase.Notice("list-updated.alone") : Phrase.Notice(PhraseID(.listUpdated), ["count": .number(count)])
  }

  /// Returns the notice "Aspirin moved to position 3 of 10", or "Moved to position 3 of 10" without a name.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - place: The new position, from 1.
  ///   - total: The number of items in the list.
  public static func moved(_ name: String = "", toPlace place: Int, of total: Int) -> Phrase.Notice {
    Phrase.Notice(.movedToPlace, name, place, of: total)
  }

  /// Returns the notice "Aspirin picked up, position 3 of 10", or "Picked up, position 3 of 10" without a name. It is for
  /// an item that the user begins to move. See ``moved(_:toPlace:of:)`` for the parameters.
  public static func pickedUp(_ name: String = "", place: Int, of total: Int) -> Phrase.Notice {
    Phrase.Notice(.pickedUp, name, place, of: total)
  }

  /// Returns the notice "Move canceled, Aspirin is back at position 3 of 10", or "Move canceled, back at position 3 of 10"
  /// without a name. See ``moved(_:toPlace:of:)`` for the parameters.
  public static func moveCancelled(_ name: String = "", place: Int, of total: Int) -> Phrase.Notice {
    Phrase.Notice(.moveCancelled, name, place, of: total)
  }

  private init(_ message: BuiltInMessage, _ name: String, _ place: Int, of total: Int) {
    self =
      TextCleaning.isBlank(name)
      ? Phrase.Notice(PhraseID(library: message.id + ".alone"), ["place": .number(place), "total": .number(total)])
      : Phrase.Notice(PhraseID(message), ["name": .text(name), "place": .number(place), "total": .number(total)])
  }
}
