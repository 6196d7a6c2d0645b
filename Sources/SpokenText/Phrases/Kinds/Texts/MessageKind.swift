// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A message of an app's, or of ours by its id.
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
  /// A message of the app's ``Overlay``, or one of ours by its id.
  ///
  /// ```swift
  /// extension Phrase {
  ///   static func delivered(to who: String, _ n: Int) -> Phrase { .message("delivered", ["who": .text(who), "n": .number(n)]) }
  /// }
  /// speaker.say(.delivered(to: "Maya", 3)).text   // "Maya got 3 parcels"
  /// ```
  ///
  /// The command `spoken swift` writes such factories from an app's tables, with the types that their comments declare.
  ///
  /// An argument that is missing stands in the text by its name in braces, as Fluent's resolvers put it, and is reported.
  /// A message that the language lacks is said in the overlay's source language, marked with that language, and reported;
  /// one that no language has is its id in braces.
  public static func message(_ id: PhraseID, _ arguments: Arguments = [:]) -> Phrase {
    MessageKind(id: id, arguments: arguments).phrase
  }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "the id of a message must be a literal; for text, write .text(…) or pass the String itself"
  )
  public static func message(_ id: String, _ arguments: Arguments = [:]) -> Phrase { .nothing }

  /// The arguments of a message, each a phrase, by the names that the table gives them: `["who": .text(who), "n":
  /// .number(3)]`.
  public struct Arguments: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// As the literal made them, which costs no second allocation.
    let items: [(PhraseID, Phrase)]
    let size: PhraseSize

    /// Arguments by their names.
    public init(dictionaryLiteral elements: (PhraseID, Phrase)...) { self.init(elements) }

    /// Arguments by names that are not known before the app runs: for tools.
    public init(_ arguments: some Sequence<(name: PhraseID, value: Phrase)>) {
      self.init(arguments.map { ($0.name, $0.value) })
    }

    init(_ items: [(PhraseID, Phrase)] = []) {
      var size = PhraseSize.one
      for (_, phrase) in items { size.add(phrase.size) }
      (self.items, self.size) = (items, size)
    }

    /// The names and phrases, in their order.
    package var list: [(name: String, value: Phrase)] { items.map { ($0.0.description, $0.1) } }

    /// Whether both have the same arguments in the same order.
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
