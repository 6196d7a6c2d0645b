// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// Whether something can be bought.
struct StockKind: PhraseKind {
  /// How many are left; nil where that is not told.
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
  /// Whether something can be bought: "In stock"; with how many are left "In stock, 2 left"; none of them are "Out of stock".
  ///
  /// - Parameter left: How many are left; nil where that is not told. Below zero there are none.
  public static func stock(left: Int? = nil) -> Phrase { StockKind(left: left).phrase }
}
