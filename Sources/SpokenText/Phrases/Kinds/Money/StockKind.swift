// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for the availability of a product.
struct StockKind: PhraseKind {
  /// The number of items left, or `nil` to omit it.
  var left: Int?

  static let name = "stock"
  static let summary = "the availability of a product, such as 'In stock' or '2 left'"
  static let examples = [[], ["2"], ["0"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.wholeNumber(
      "left", &left, in: 0...Int.max, "the number of items left (default: unknown, which reads 'In stock')",
      place: .optional)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    guard let left else { return .phrase(scope.bind(.stockIn)) }
    guard left > 0 else { return .phrase(scope.bind(.stateOutOfStock)) }
    return .phrase(scope.bind(.stockLeft, (.count, .number(ExactDecimal(left)))))
  }
}

extension Phrase {
  /// Returns a phrase for the availability of a product, such as "In stock" or "In stock, 2 left".
  ///
  /// - Parameter left: The number of items left, or `nil` to omit it. If it is zero or negative, the phrase is "Out of
  ///   stock".
  public static func stock(left: Int? = nil) -> Phrase { StockKind(left: left).phrase }
}
