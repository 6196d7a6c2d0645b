// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase without a language, which a model layer creates and a ``Speaker`` reads.
///
/// ```swift
/// let price = Phrase.money("25.50", .usd, per: .week)
/// speaker.say(price).text                                     // "25 dollars and 50 cents per week"
/// speaker.say(.field(.amount, price)).text                    // "Amount: 25 dollars and 50 cents per week"
/// speaker.say(.list([.text("Maya"), .count(3, .dose)])).text  // "Maya and 3 doses"
/// ```
///
/// You can use any phrase alone, as the value of a field, in a list, as the argument of a message, or in a
/// ``SpokenCard``. Two phrases are equal if their kinds, options, and importance are equal. A string literal isn't a
/// phrase, because it would be the same in every language. See ``verbatim(_:)``.
///
/// Phrases can be nested up to 32 levels, and have up to 100,000 parts. Larger ones are replaced by `{…}`, and reported
/// to ``Speaker/faultHandler``.
public struct Phrase: Sendable, Hashable {
  private let box: any PhraseBox

  /// The importance of the phrase as a part of a card.
  var importance = Importance.standard

  /// Creates a phrase of a kind. If it is too large, ``TruncatedKind`` replaces it.
  init(_ kind: some PhraseKind) {
    box = kind.size.isTooLarge ? KindBox(TruncatedKind()) : KindBox(kind)
  }

  /// The kind with its options.
  var kind: any PhraseKind { box.kind }

  /// `true` if the phrase is empty, such as `.nothing` or a blank text. It is then omitted from lists, fields, and
  /// cards, along with its separators.
  public var isSilent: Bool { box.isSilent }

  /// The text if the phrase consists only of untranslated text, or `nil`.
  var plainText: String? { box.plainText }

  /// `true` if the phrase is a moment, or a field whose value is a moment.
  var hasMoment: Bool { box.hasMoment }

  /// The number and depth of the nested phrases.
  var size: PhraseSize { box.size }

  /// Returns the kind if it has this type, or `nil`.
  func kind<Kind: PhraseKind>(as type: Kind.Type) -> Kind? { (box as? KindBox<Kind>)?.content }

  /// Returns whether the kind has this type.
  func isKind<Kind: PhraseKind>(_ type: Kind.Type) -> Bool { box is KindBox<Kind> }

  /// Returns the phrase as a value for a message.
  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard scope.usesFallback else { return box.compose(with: speaker, in: &scope) }
    return speaker.withFallback(in: &scope) { box.compose(with: $0, in: &$1) }
  }

  /// The kind for encoding, descriptions, and tools. If the importance isn't standard, an `ImportanceKind` wraps the
  /// kind.
  var described: any PhraseKind {
    importance == .standard ? kind : ImportanceKind(content: importance(.standard), importance: importance)
  }

  /// Returns whether both phrases have the same kind, options, and importance.
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
  /// The kind and its options, such as `state(status: taken)`. Use it only for debugging, never as text for users.
  public var description: String { PhraseDescriber.describe(described) }
}
