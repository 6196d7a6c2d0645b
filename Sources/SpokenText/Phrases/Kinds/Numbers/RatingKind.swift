// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// A phrase for an average rating, such as "4.5 out of 5 stars".
struct RatingKind: PhraseKind {
  var value = ExactDecimal.notANumber
  var scale = ExactDecimal(5)
  var count: Int?
  var style = Phrase.RatingStyle.stars

  static let name = "rating"
  static let summary = "a rating, such as '4.5 out of 5 stars, 128 ratings'"
  static let examples = [["4.5", "--count", "128"], ["8", "--of", "10", "--style", "plain"], ["0", "--count", "0"]]

  mutating func visit<Visitor: KeyVisitor>(_ keys: inout Visitor) throws(Visitor.Fault) {
    try keys.number("value", &value, "the rating", place: .required)
    try keys.number("of", &scale, "the highest possible rating", place: .named)
    try keys.wholeNumber("count", &count, in: 0...Int.max, "the number of ratings", place: .named)
    try keys.choice(
      "style", &style, [("stars", .stars), ("plain", .plain)], "the style: stars, or numbers only", place: .named)
  }

  func compose(with speaker: Speaker, in scope: inout PhraseScope) -> Value {
    .phrase(scope.bind(rating: value, of: scale, count: count, style))
  }
}

extension Phrase {
  /// The unit of a rating, stars or none.
  public struct RatingStyle: Sendable, Hashable {
    private enum Kind: Sendable, Hashable { case stars, plain }

    private let kind: Kind

    /// Stars, such as "4.5 out of 5 stars".
    public static let stars = RatingStyle(kind: .stars)
    /// Numbers alone, such as "8 out of 10".
    public static let plain = RatingStyle(kind: .plain)
  }

  /// Returns a phrase for an average rating, such as "4.5 out of 5 stars, 128 ratings".
  ///
  /// The average is rounded half to even to one decimal place, but never up to the best rating. For example, 4.96 is
  /// "4.9 out of 5 stars". If it is off the scale, such as 6 of 5, or if the scale is 0, the phrase is "Rating
  /// unavailable".
  ///
  /// - Parameters:
  ///   - value: The average, from 0 to `scale`. If it is `nil`, the phrase is "Not rated yet".
  ///   - scale: The best possible rating. The default is 5.
  ///   - count: The number of ratings, or `nil` to omit it. If it is zero or negative, the phrase is "Not rated yet".
  ///   - style: The style.
  @inlinable
  public static func rating(
    _ value: (some SpeakableNumber)?, of scale: Int = 5, count: Int? = nil, style: RatingStyle = .stars
  ) -> Phrase {
    rating(decimal: value?.decimalForSpeech, scale, count, style)
  }

  @usableFromInline
  static func rating(decimal: ExactDecimal?, _ scale: Int, _ count: Int?, _ style: RatingStyle) -> Phrase {
    var kind = RatingKind(scale: ExactDecimal(scale), count: count.map { max(0, $0) }, style: style)
    if let decimal { kind.value = decimal } else { kind.count = 0 }
    return kind.phrase
  }
}

extension PhraseScope {
  fileprivate mutating func bind(
    rating value: ExactDecimal, of scale: ExactDecimal, count: Int?, _ style: Phrase.RatingStyle
  ) -> BoundMessage {
    if count == 0 { return bind(.ratingNone) }
    var value = value
    if value.isSmall, scale.isSmall {
      guard value.low <= scale.low, scale.low > 0 else { return bind(.ratingUnavailable) }
    } else {
      value = value.rounded(toFractionDigits: 1, within: scale)
      guard value.isSpeakable, scale.isSpeakable, !value.isNegative, !scale.isNegative, !scale.isZero,
        value.compared(with: scale) <= 0
      else { return bind(.ratingUnavailable) }
    }
    let rating = bind(
      style == .stars ? .ratingStars : .rating, (.value, .number(value)), (.total, .number(scale)))
    guard let count else { return rating }
    let ratings = bind(counting: .number(ExactDecimal(count)), of: .nounRating)
    return bind(.parts, (.first, .phrase(rating)), (.second, .phrase(ratings)))
  }
}
