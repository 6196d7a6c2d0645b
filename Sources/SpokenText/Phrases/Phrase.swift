// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What is to be said, in no language yet: a value that a model layer makes and a ``Speaker`` says.
///
/// ```swift
/// let price = Phrase.money("25.50", .usd, per: .week)
/// speaker.say(price).text                                     // "25 dollars and 50 cents per week"
/// speaker.say(.field(.amount, price)).text                    // "Amount: 25 dollars and 50 cents per week"
/// speaker.say(.list([.text("Maya"), .count(3, .dose)])).text  // "Maya and 3 doses"
/// ```
///
/// Every kind of phrase can stand anywhere: alone, as the value of a field, in a list, as the argument of a message, in a
/// ``SpokenCard``. Two phrases are equal when all that they were made of is equal. A string literal
/// isn't a phrase, because it would be the same in every language, see ``verbatim(_:)``.
///
/// Phrases nest at most 32 deep and have at most 100,000 parts; what goes beyond is cut, said as `{…}` and reported.
public struct Phrase: Sendable, Hashable {
  private let box: any PhraseBox

  /// How important the phrase is as a part of a card.
  var importance = Importance.standard

  /// Creates a phrase of a kind. If it is too large, ``TruncatedKind`` takes its place.
  init(_ kind: some PhraseKind) {
    box = kind.size.isTooLarge ? KindBox(TruncatedKind()) : KindBox(kind)
  }

  /// The kind with its options.
  var kind: any PhraseKind { box.kind }

  /// Whether nothing of it can be heard, as of `.nothing` and of a blank text: it vanishes, with its separators, from lists,
  /// fields, and cards.
  public var isSilent: Bool { box.isSilent }

  /// The app's text if the phrase is nothing else, whatever its importance, or `nil`.
  var plainText: String? { box.plainText }

  /// Whether it is a moment, or a field with a moment.
  var hasMoment: Bool { box.hasMoment }

  /// The number of phrases in it, and their depth.
  var size: PhraseSize { box.size }

  /// The kind, if it is of this type.
  func kind<Kind: PhraseKind>(as type: Kind.Type) -> Kind? { (box as? KindBox<Kind>)?.content }

  /// Returns whether the kind is of this type.
  func isKind<Kind: PhraseKind>(_ type: Kind.Type) -> Bool { box is KindBox<Kind> }

  /// Composes the phrase into a value for the arguments of a table's messages.
  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.usesFallback else { return box.compose(with: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { box.compose(with: $0, in: &$1) }
  }

  /// The kind as encoding, descriptions, and tools see it. A part that isn't of standard importance is a kind of its own.
  var described: any PhraseKind {
    importance == .standard ? kind : ImportanceKind(content: importance(.standard), importance: importance)
  }

  /// Returns whether both have the same kind with the same options, and the same importance.
  public static func == (left: Phrase, right: Phrase) -> Bool {
    left.importance == right.importance && left.kind.isEqual(to: right.kind)
  }

  /// Hashes the kind with its options, and the importance.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: kind)))
    kind.hash(into: &hasher)
    hasher.combine(importance)
  }
}

extension Phrase: CustomStringConvertible {
  /// The kind and its keys, as the command `spoken` takes them: `money(amount: 25.50, currency: USD)`. For debugging; it
  /// is in no language and is never spoken.
  public var description: String { PhraseDescriber.describe(described) }
}
