extension Speaker {
  /// What something is and what it says, as one part of a label: "Weekly allowance: 10 dollars".
  ///
  /// The name is a message of the app's own overlay, or of ours; the value is said where it stands, as the language has
  /// it behind the colon: "Last allowance: Today at 2:00 PM", "Letztes Taschengeld: heute um 14 Uhr".
  ///
  /// ```swift
  /// speaker.field(.weeklyAllowance, .money(Money(10, .usd)))
  /// speaker.field(.lastAllowance, lastAllowance.map { .dateTime($0) })
  /// ```
  ///
  /// - Parameters:
  ///   - name: The message that names the field.
  ///   - value: What it says.
  ///   - context: Where the phrase is going to stand.
  /// - Returns: The field, or nil where there is no value, or one that says nothing: then the field vanishes from its
  ///   label.
  public func field(_ name: PhraseID, _ value: Argument?, context: PhraseContext = .standalone) -> Utterance? {
    field(named: .phrase(name), value, context: context)
  }

  /// A field whose value was said already. Its first letter stays as it is, where `Argument` lets the language choose.
  @_disfavoredOverload
  public func field(_ name: PhraseID, _ value: Utterance?, context: PhraseContext = .standalone) -> Utterance? {
    field(named: .phrase(name), value.map { .utterance($0) }, context: context)
  }

  /// A field whose name is data, or a phrase with arguments: `speaker.field(named: .text(device.name), .percent(0.75))`.
  public func field(named name: Argument, _ value: Argument?, context: PhraseContext = .standalone) -> Utterance? {
    guard let value, !value.isBlank else { return nil }
    return speak(context) { scope in
      let said = value.compose(self, &scope)
      guard !name.isBlank else { return scope.singlePhrase(said) }
      return scope.phrase(.labelField, (.name, name.compose(self, &scope)), (.value, said))
    }
  }
}
