// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension Pattern {
  /// `true` if the whole text is `{ "" }`, or if the text of every variant is.
  ///
  /// The command `spoken new` writes such patterns for a translator. Until they have words, a table of the library
  /// treats them as missing.
  package var isUnwritten: Bool {
    plainText == nil && !elements.isEmpty
      && elements.allSatisfy { element in
        guard case .placeable(let placeable) = element else { return false }
        return placeable.expression.isUnwritten
      }
  }
}

extension Message {
  /// `true` if the value and all attributes are ``Pattern/isUnwritten``.
  package var isUnwritten: Bool {
    (value?.isUnwritten ?? true) && attributes.allSatisfy(\.value.isUnwritten)
  }
}

extension Expression {
  fileprivate var isUnwritten: Bool {
    switch self {
    case .string(let string): string.range.isEmpty
    case .placeable(let placeable): placeable.expression.isUnwritten
    case .select(let select): select.variants.allSatisfy(\.value.isUnwritten)
    case .number, .variable, .message, .term, .function: false
    }
  }
}
