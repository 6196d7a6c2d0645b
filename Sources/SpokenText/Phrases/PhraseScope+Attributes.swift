// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension PhraseScope {
  /// Binds arguments to a message's attribute, or returns `nil` if the language lacks the attribute.
  mutating func bind(
    attribute name: String, of message: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil,
    _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage? {
    let pattern = table.attribute(name, of: message)
    return pattern.exists ? bind(pattern, of: message, first, second, third, fourth) : nil
  }

  /// Binds a message, or its attribute with this name if the language has it.
  mutating func bind(
    _ message: BuiltInMessage, preferring attribute: String?, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil,
    _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    if let attribute, let phrase = bind(attribute: attribute, of: message.message, first, second, third, fourth) {
      return phrase
    }
    return bind(message, first, second, third, fourth)
  }

  /// Binds a message without an optional part, such as a name or a total. It uses the attribute `.alone` if the message has it.
  mutating func phraseAlone(
    _ message: BuiltInMessage, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    bind(message, preferring: "alone", first, second)
  }
}
