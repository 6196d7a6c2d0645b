extension Speaker {
  /// An accessibility element, put together from parts that may be missing.
  ///
  /// ```swift
  /// speaker.element(identifier: "account.\(id)", traits: .button) { speaker in
  ///   name
  ///   speaker.balance(balance)
  ///   speaker.field(.weeklyAllowance, allowance.map { .money($0) })
  /// } hint: { speaker in
  ///   speaker.hint(.detailsAndTransactions)
  /// }
  /// // label: "Alice Smith. Balance: 125 dollars and 50 cents. Weekly allowance: 10 dollars"
  /// // hint: "Opens details and transactions"
  /// ```
  ///
  /// Each part of the label and of the value is a sentence, see ``sentences(_:keepsLastStop:)``; hints keep a last full
  /// stop. The builders are given this speaker with its reference moment frozen: all parts of a card are said from one
  /// moment. Say no roles ("button", "image"): they are traits. The rules are those of WCAG 2.2 (success criteria 1.3.1
  /// and 4.1.2) and of Apple's accessibility programming guide.
  ///
  /// - Parameters:
  ///   - identifier: What tests of the user interface find it by.
  ///   - traits: What the screen reader says in its own words.
  ///   - label: What it is. The actions of elements among its parts become this element's.
  ///   - value: What it holds now.
  ///   - hint: What happens when it is used.
  ///   - actions: What else can be done with it, ahead of what its parts bring.
  public func element(
    identifier: String? = nil, traits: SpokenTraits = [],
    @SpokenPartBuilder label: (Speaker) -> [SpokenPart],
    @SpokenPartBuilder value: (Speaker) -> [SpokenPart] = { _ in [] },
    @SpokenPartBuilder hint: (Speaker) -> [SpokenPart] = { _ in [] },
    @SpokenActionBuilder actions: (Speaker) -> [SpokenAction] = { _ in [] }
  ) -> SpokenElement {
    // A speaker whose moment is fixed already is handed on as it is: to copy one costs as much as to say a number.
    guard reference.fixedInstant != nil else {
      return frozen().element(
        identifier: identifier, traits: traits, label: label, value: value, hint: hint, actions: actions)
    }
    let parts = label(self)
    var element = SpokenElement(
      label: sentences(of: parts), value: sentences(of: value(self)),
      hint: sentences(of: hint(self), keepsLastStop: true), traits: traits, actions: actions(self),
      identifier: identifier)
    for part in parts {
      if case .actions(let actions) = part.content { element.actions += actions }
    }
    return element
  }

  private func sentences(of parts: [SpokenPart], keepsLastStop: Bool = false) -> Utterance? {
    guard !parts.isEmpty else { return nil }
    var lines: [Utterance] = []
    lines.reserveCapacity(parts.count)
    for part in parts {
      if case .utterance(let utterance) = part.content { utterance.appendLines(to: &lines) }
    }
    return sentences(ofLines: lines, keepsLastStop: keepsLastStop)
  }
}
