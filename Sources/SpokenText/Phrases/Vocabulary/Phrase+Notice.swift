// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Phrase {
  /// A message about a result or missing content, such as "Profile saved". To add your own, use an ``Overlay``, such as
  /// `Phrase.Notice("order-placed")`.
  public struct Notice: Sendable, Hashable {
    let phrase: Phrase

    /// Creates a notice from a message of your app's overlay, such as "Order placed".
    public init(_ id: PhraseID, _ arguments: Arguments = [:]) { phrase = .message(id, arguments) }

    private init(_ message: BuiltInMessage) { self.init(PhraseID(message)) }

    /// The notice "Transaction created successfully".
    public static let transactionCreated = Notice(.doneTransactionCreated)
    /// The notice "Profile saved".
    public static let profileSaved = Notice(.doneProfileSaved)
    /// Returns the notice "Aspirin deleted", or "Deleted" without a name.
    public static func deleted(_ name: String) -> Notice {
      TextCleaning.isBlank(name)
        ? Notice("done-deleted.alone") : Notice(PhraseID(.doneDeleted), ["name": .text(name)])
    }
    /// Returns the notice "No results for aspirin", or "No results" without a query.
    public static func noResults(for query: String) -> Notice {
      TextCleaning.isBlank(query)
        ? Notice("empty-results.alone") : Notice(PhraseID(.emptyResults), ["query": .text(query)])
    }
    /// The notice "No internet connection".
    public static let noConnection = Notice(.emptyConnection)
    /// The notice "Health data unavailable".
    public static let noHealthData = Notice(.emptyHealthData)
  }

  /// Returns a phrase for a notice, such as "Profile saved" or "No results for aspirin".
  public static func notice(_ notice: Notice) -> Phrase { notice.phrase }
}
