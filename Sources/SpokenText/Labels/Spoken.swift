/// A model type of an app that can be spoken: a row, a card, a screen's header.
///
/// The language is bound late, so that the same model is tested in every language:
///
/// ```swift
/// extension Account: Spoken {
///   func spoken(by speaker: Speaker) -> SpokenElement {
///     speaker.element(identifier: "account.\(id)", traits: .button) { speaker in
///       name
///       speaker.balance(balance)
///       speaker.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
///     } hint: { speaker in
///       speaker.hint(.detailsAndTransactions)
///     }
///   }
/// }
///
/// speaker.element(account).label?.text   // "Alice Smith. Balance: 125 dollars and 50 cents. Last allowance: …"
/// ```
public protocol Spoken {
  /// What a screen reader says of it.
  func spoken(by speaker: Speaker) -> SpokenElement
}

extension Speaker {
  /// What a screen reader says of a model, all of it from one moment.
  public func element(_ model: some Spoken) -> SpokenElement { model.spoken(by: frozen()) }

  /// What a screen reader says of several models, all from one moment: the rows of a list.
  public func elements<Models: Sequence>(_ models: Models) -> [SpokenElement] where Models.Element: Spoken {
    let speaker = frozen()
    return models.map { $0.spoken(by: speaker) }
  }

  /// The same speaker, whose reference moment is now and stays so: for what must not straddle midnight.
  ///
  /// A speaker with a fixed reference moment is returned as it is.
  public func frozen() -> Speaker {
    guard reference.fixedInstant == nil else { return self }
    var speaker = self
    speaker.reference = .fixed(reference.instant)
    return speaker
  }
}
