// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Collects the text, phrases, and cards in a label or value. See ``SpokenCard``.
public typealias PhraseBuilder = SpokenBuilder<Phrase>

/// Collects the actions of a card. See ``SpokenCard/actions(_:)``.
public typealias ActionBuilder = SpokenBuilder<SpokenAction>

// The overloads for text and arrays are disfavored. Therefore, the compiler reports mistakes at their own line, and
// treats literals as `Phrase.Verbatim`. The unavailable overloads suggest the right code.
extension SpokenBuilder<Phrase> {
  /// Adds a phrase.
  @inlinable
  public static func buildExpression(_ phrase: Phrase?) -> Component { Component(phrase) }

  /// Adds text from the source code. See ``Phrase/verbatim(_:)``.
  @inlinable
  public static func buildExpression(_ words: Phrase.Verbatim) -> Component { Component(.verbatim(words)) }

  /// Adds untranslated text, such as a name. See ``Phrase/text(_:)``.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ text: String?) -> Component { Component(text.map { .text($0) }) }

  /// Adds several phrases.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(_ phrases: [Phrase]) -> Component { Component(phrases) }

  /// Adds the label and value of another card, unless it is hidden.
  ///
  /// Its hint, traits, and identifier are omitted, because the outer card has its own. Add its actions with
  /// ``SpokenCard/actions(_:)``. If users lose something, such as a button, ``SpokenCard/flaws`` lists it.
  public static func buildExpression<Model: Spoken>(_ model: Model?) -> Component {
    guard let card = model?.spoken else { return Component() }
    return Component(card.wordsWithNote)
  }

  /// Adds the labels and values of several cards.
  public static func buildExpression<Model: Spoken>(_ models: [Model]) -> Component {
    buildArray(models.map { buildExpression($0) })
  }

  /// Unavailable. The compiler suggests a phrase with a noun or unit.
  @available(
    *, unavailable,
    message: "a number needs a noun or a unit; write Phrase.count(…, .dose), .money(…), or .number(…)"
  )
  public static func buildExpression(_ number: (some SpeakableNumber)?) -> Component { Component() }

  /// Unavailable. The compiler suggests a phrase for money.
  @available(*, unavailable, message: "for money, use Phrase.money(…) or Phrase.balance(…)")
  public static func buildExpression(_ money: Money?) -> Component { Component() }

  /// Unavailable. The compiler suggests a phrase for dates.
  @available(*, unavailable, message: "for a date, use Phrase.dateTime(…), .date, .time, .elapsed, or .due")
  public static func buildExpression(_ moment: (some SpeakableMoment)?) -> Component { Component() }

  /// Unavailable. The compiler suggests a phrase instead of an utterance.
  @available(
    *, unavailable,
    message: "an Utterance is already in a language, but a card is in none; write Phrase.… instead of speaker.…"
  )
  public static func buildExpression(_ utterance: Utterance?) -> Component { Component() }
}

extension SpokenBuilder<SpokenAction> {
  /// Adds an action.
  @inlinable
  public static func buildExpression(_ action: SpokenAction?) -> Component { Component(action) }

  /// Adds several actions.
  @inlinable
  public static func buildExpression(_ actions: [SpokenAction]) -> Component { Component(actions) }
}
