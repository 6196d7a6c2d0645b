// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// Something that came about, or is not there. An app adds its own in an ``Overlay``: `Phrase.Notice("order-placed")`.
  public struct Notice: Sendable, Hashable {
    let phrase: Phrase

    /// A notice that a message of the app's overlay says: "Order placed".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// "Transaction created successfully".
    public static let transactionCreated = Notice(.doneTransactionCreated)
    /// "Profile saved".
    public static let profileSaved = Notice(.doneProfileSaved)
    /// "Aspirin deleted"; without a name "Deleted".
    public static func deleted(_ name: String) -> Notice {
      TextCleaning.isBlank(name)
        ? Notice("done-deleted.alone") : Notice(PhraseID(.doneDeleted), ["name": .text(name)])
    }
    /// "No results for aspirin"; without a query "No results".
    public static func noResults(for query: String) -> Notice {
      TextCleaning.isBlank(query)
        ? Notice("empty-results.alone") : Notice(PhraseID(.emptyResults), ["query": .text(query)])
    }
    /// "No internet connection".
    public static let noConnection = Notice(.emptyConnection)
    /// "Health data unavailable".
    public static let noHealthData = Notice(.emptyHealthData)
  }

  /// Something that came about, or is not there: "Profile saved", "No results for aspirin".
  public static func notice(_ notice: Notice) -> Phrase { notice.phrase }
}
