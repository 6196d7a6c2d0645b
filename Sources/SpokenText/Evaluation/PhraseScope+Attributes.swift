// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension PhraseScope {
  /// Returns the pattern of a message's attribute, or of the message if the language lacks the attribute.
  func pattern(of message: BuiltInMessage, preferring attribute: String?) -> PatternReference {
    let own = attribute.map { table.attribute($0, of: message.message) } ?? .none
    return own.exists ? own : value(of: message.message)
  }

  /// Binds arguments to a message's attribute, or returns `nil` if the language lacks the attribute.
  mutating func bind(
    attribute name: String, of message: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil,
    _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage? {
    let pattern = table.attribute(name, of: message)
    return pattern.exists ? bind(pattern, of: message, first, second, third, fourth) : nil
  }

  /// Binds arguments to a message's attribute, or to the message if the language lacks the attribute.
  mutating func bind(
    _ message: BuiltInMessage, preferring attribute: String?, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil,
    _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    bind(pattern(of: message, preferring: attribute), of: message.message, first, second, third, fourth)
  }

  /// Binds arguments to a message without an optional part, such as a name or a total. If the message has the attribute
  /// `.alone`, that is used.
  mutating func phraseAlone(
    _ message: BuiltInMessage, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    bind(message, preferring: "alone", first, second)
  }
}
