// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Collects the parts of a label or value, a line for each: texts, phrases and other cards, any of which may be missing.
/// See ``SpokenCard``.
public typealias PhraseBuilder = SpokenBuilder<Phrase>

/// Collects the actions of a card, any of which may be missing. See ``SpokenCard/actions(_:)``.
public typealias ActionBuilder = SpokenBuilder<SpokenAction>

// One plain overload for phrases, so that the compiler reports a mistake at the line where it is. The overloads for text and
// arrays are disfavored, so that a literal is verbatim. The unavailable ones say what to write.
extension SpokenBuilder<Phrase> {
  /// A phrase.
  @inlinable
  public static func buildExpression(_ phrase: Phrase?) -> Component { Component(phrase) }

  /// Words that are written in the card, see ``Phrase/verbatim(_:)``.
  @inlinable
  public static func buildExpression(_ words: Phrase.Verbatim) -> Component { Component(.verbatim(words)) }

  /// Text of your user, see ``Phrase/text(_:)``. No language changes it.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ text: String?) -> Component { Component(text.map { .text($0) }) }

  /// Several phrases.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ phrases: [Phrase]) -> Component { Component(phrases) }

  /// Another card: its label, then its value. Its hint, traits and identifier are left out, for the outer card has its
  /// own; so are its actions, which the outer card is given by ``SpokenCard/actions(_:)``. Where a listener loses something
  /// by that, as a button that nothing activates any more, ``SpokenCard/flaws`` tells of it. A card that is hidden gives
  /// nothing.
  public static func buildExpression<Model: Spoken>(_ model: Model?) -> Component {
    guard let card = model?.spoken else { return Component() }
    return Component(card.wordsWithNote)
  }

  /// Several cards: the rows of a card.
  public static func buildExpression<Model: Spoken>(_ models: [Model]) -> Component {
    buildArray(models.map { buildExpression($0) })
  }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "a number needs a noun or a unit; write Phrase.count(…, .dose), .money(…), or .number(…)"
  )
  public static func buildExpression(_ number: (some SpeakableNumber)?) -> Component { Component() }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "for money, use Phrase.money(…) or Phrase.balance(…)")
  public static func buildExpression(_ money: Money?) -> Component { Component() }

  /// Not available: the compiler says what to write.
  @available(*, unavailable, message: "for a date, use Phrase.dateTime(…), .date, .time, .elapsed, or .due")
  public static func buildExpression(_ moment: (some SpeakableMoment)?) -> Component { Component() }

  /// Not available: the compiler says what to write.
  @available(
    *, unavailable,
    message: "an Utterance is already in a language, but a card is in none; write Phrase.… instead of speaker.…"
  )
  public static func buildExpression(_ utterance: Utterance?) -> Component { Component() }
}

extension SpokenBuilder<SpokenAction> {
  /// One action.
  @inlinable
  public static func buildExpression(_ action: SpokenAction?) -> Component { Component(action) }

  /// The actions of a card that is part of this one.
  @inlinable
  public static func buildExpression(_ actions: [SpokenAction]) -> Component { Component(actions) }
}
