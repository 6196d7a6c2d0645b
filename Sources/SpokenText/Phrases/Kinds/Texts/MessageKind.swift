// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for a message of the app or of SpokenText, by its ID.
struct MessageKind: PhraseKind {
  var id: PhraseID = ""
  var arguments = Phrase.Arguments()

  static let name = "message"
  static let summary = "a message of the built-in tables or of an overlay, with its resolution errors"
  static let examples = [
    ["date-today"],
    ["progress-step", "--args", #"{"completed": 3, "total": {"kind": "number", "value": "5"}}"#],
    ["date-today", "--context", "standalone", "--locale", "pl"],
  ]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.id(
      "message", &id,
      "the id of the message or of an attribute; for a list, run 'spoken lint --messages'",
      place: .required)
    try keys.arguments("args", &arguments, "the arguments of the message")
  }

  var size: PhraseSize { arguments.size }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value { speaker.value(of: self, in: &scope) }
}

extension Phrase {
  /// Returns a phrase for a message of your app's ``Overlay``, or of SpokenText, by its ID.
  ///
  /// ```swift
  /// extension Phrase {
  ///   static func delivered(to who: String, _ n: Int) -> Phrase { .message("delivered", ["who": .text(who), "n": .number(n)]) }
  /// }
  /// speaker.say(.delivered(to: "Maya", 3)).text   // "Maya got 3 parcels"
  /// ```
  ///
  /// The command `spoken swift` generates such functions from your tables, with the types that their comments declare.
  ///
  /// - A missing argument is replaced by its name in braces, as in Fluent, and reported.
  /// - If the message isn't translated, the phrase is in the source language of the overlay, and marked as such. The
  ///   message is reported.
  /// - If no language has the message, the phrase is the ID in braces.
  ///
  /// - Parameters:
  ///   - id: The message's ID.
  ///   - arguments: The arguments by name.
  public static func message(_ id: PhraseID, _ arguments: Arguments = [:]) -> Phrase {
    MessageKind(id: id, arguments: arguments).phrase
  }

  /// Unavailable. Pass a literal ID.
  @available(
    *, unavailable,
    message: "the id of a message must be a literal; for text, write .text(…) or pass the String itself"
  )
  public static func message(_ id: String, _ arguments: Arguments = [:]) -> Phrase { .nothing }

  /// The arguments of a message by name, such as `["who": .text(who), "n": .number(3)]`.
  public struct Arguments: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// The array of the literal itself. A dictionary would need a second allocation.
    let items: [(PhraseID, Phrase)]
    let size: PhraseSize

    /// Creates arguments from a dictionary literal.
    public init(dictionaryLiteral elements: (PhraseID, Phrase)...) { self.init(elements) }

    /// Creates arguments from names that are only known at run time, as in tools.
    public init(_ arguments: some Sequence<(name: PhraseID, value: Phrase)>) {
      self.init(arguments.map { ($0.name, $0.value) })
    }

    init(_ items: [(PhraseID, Phrase)] = []) {
      var size = PhraseSize.one
      for (_, phrase) in items { size.add(phrase.size) }
      (self.items, self.size) = (items, size)
    }

    /// The names and phrases, in order.
    package var list: [(name: String, value: Phrase)] { items.map { ($0.0.description, $0.1) } }

    /// Returns whether both values have the same arguments in the same order.
    public static func == (left: Arguments, right: Arguments) -> Bool {
      left.items.elementsEqual(right.items) { $0.0 == $1.0 && $0.1 == $1.1 }
    }

    /// Hashes the names and phrases.
    public func hash(into hasher: inout Hasher) {
      for (name, phrase) in items {
        hasher.combine(name)
        hasher.combine(phrase)
      }
    }
  }
}
