// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension PhraseScope {
  /// A phrase of a message's attribute with these arguments, or nil where the language has none.
  mutating func bind(
    attribute name: String, of message: Int32, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil, _ third: (ArgumentName.BuiltIn, Value)? = nil,
    _ fourth: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage? {
    let pattern = table.attribute(name, of: message)
    return pattern.exists ? bind(pattern, of: message, first, second, third, fourth) : nil
  }

  /// A message, or its attribute of this name, if one is given and the language has it.
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

  /// A message without something that it has a place for, a name or a total: its attribute `.alone`, where it has one.
  mutating func phraseAlone(
    _ message: BuiltInMessage, _ first: (ArgumentName.BuiltIn, Value)? = nil,
    _ second: (ArgumentName.BuiltIn, Value)? = nil
  ) -> BoundMessage {
    bind(message, preferring: "alone", first, second)
  }
}
