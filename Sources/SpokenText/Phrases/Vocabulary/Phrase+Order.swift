// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// How a list is sorted. An app adds its own in an ``Overlay``: `Phrase.Order("by-strength")`.
  public struct Order: Sendable, Hashable {
    let phrase: Phrase

    /// An order that a message of the app's overlay names: "strongest first".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// "Newest first".
    public static let newest = Order(.orderNewest)
    /// "Oldest first".
    public static let oldest = Order(.orderOldest)
    /// "In alphabetical order".
    public static let alphabetical = Order(.orderAlphabetical)
    /// "Lowest price first".
    public static let lowestPrice = Order(.orderLowestPrice)
    /// "Highest price first".
    public static let highestPrice = Order(.orderHighestPrice)
    /// "Nearest first".
    public static let nearest = Order(.orderNearest)
    /// "Best rated first".
    public static let bestRated = Order(.orderBestRated)
    /// "Most relevant first".
    public static let mostRelevant = Order(.orderMostRelevant)
    /// "Most popular first".
    public static let mostPopular = Order(.orderMostPopular)
  }

  /// How a list is sorted: "Newest first". With what is in it: "12 results, newest first", where things are so many of
  /// something, `.order(.newest, of: .count(12, .result))`.
  public static func order(_ order: Order, of things: Phrase? = nil) -> Phrase {
    guard let things, !things.isSilent else { return order.phrase }
    return .message(PhraseID(.parts), ["first": things, "second": order.phrase])
  }
}

// What changes in a list is announced.
extension Phrase.Notice {
  /// "Selection cleared".
  public static let selectionCleared = Phrase.Notice(PhraseID(.selectionCleared))

  /// "3 of 40 shown".
  public static func shown(_ count: Int, of total: Int) -> Phrase.Notice {
    Phrase.Notice(PhraseID(.thingsShown), ["count": .number(count), "total": .number(total)])
  }

  /// "Filtered by Missed, 3 of 40 shown": by a state, a category, a text of the user's. A blank filter is left out.
  public static func filtered(by filter: Phrase, shown count: Int, of total: Int) -> Phrase.Notice {
    guard !filter.isSilent else { return .shown(count, of: total) }
    return Phrase.Notice(
      PhraseID(.thingsFiltered), ["filter": filter, "shown": .number(count), "total": .number(total)])
  }

  /// "Filtered by Missed", where nobody counts what is shown. By a blank filter it is "Filter removed".
  public static func filtered(by filter: Phrase) -> Phrase.Notice {
    filter.isSilent ? .filterRemoved : Phrase.Notice("things-filtered.alone", ["filter": filter])
  }

  /// "Filter removed".
  public static let filterRemoved = Phrase.Notice("filter-removed.alone")

  /// "Filter removed, all 40 shown"; where there are fewer than two, "Filter removed".
  public static func filterRemoved(shown total: Int) -> Phrase.Notice {
    total < 2 ? .filterRemoved : Phrase.Notice(PhraseID(.filterRemoved), ["total": .number(total)])
  }

  /// "Sorted, newest first".
  public static func sorted(_ order: Phrase.Order) -> Phrase.Notice {
    Phrase.Notice(PhraseID(.orderChanged), ["order": order.phrase])
  }

  /// "20 more loaded, 60 of 340"; without a total "20 more loaded". Where nothing came, it is "End of list".
  ///
  /// - Parameters:
  ///   - count: How many came.
  ///   - shown: How many are there now.
  ///   - total: How many there are in all; nil where nobody knows.
  public static func loaded(_ count: Int, shown: Int, of total: Int?) -> Phrase.Notice {
    guard count > 0 else { return Phrase.Notice(PhraseID(.loadedAll)) }
    guard let total else { return Phrase.Notice("loaded-more.alone", ["count": .number(count)]) }
    return Phrase.Notice(
      PhraseID(.loadedMore), ["count": .number(count), "shown": .number(shown), "total": .number(total)])
  }

  /// "List updated, 2 new"; where none is new, "List updated".
  public static func listUpdated(new count: Int = 0) -> Phrase.Notice {
    count < 1 ? Phrase.Notice("list-updated.alone") : Phrase.Notice(PhraseID(.listUpdated), ["count": .number(count)])
  }

  /// "Aspirin moved to position 3 of 10"; without a name "Moved to position 3 of 10".
  ///
  /// - Parameters:
  ///   - name: What was moved.
  ///   - place: Which one it is now, from 1.
  ///   - total: How many there are.
  public static func moved(_ name: String = "", toPlace place: Int, of total: Int) -> Phrase.Notice {
    TextCleaning.isBlank(name)
      ? Phrase.Notice("moved-to-place.alone", ["place": .number(place), "total": .number(total)])
      : Phrase.Notice(
        PhraseID(.movedToPlace), ["name": .text(name), "place": .number(place), "total": .number(total)])
  }
}
