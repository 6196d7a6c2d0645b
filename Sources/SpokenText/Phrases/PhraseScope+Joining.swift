// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension PhraseScope {
  /// Values in their order, two by two in one message, halved again and again: the joint is the same wherever it stands,
  /// and a row of any length is only a few phrases deep. Silence where there are none.
  mutating func joined(_ values: ArraySlice<Value>, by joint: BuiltInMessage) -> Value {
    guard values.count > 1 else { return values.first ?? .silence }
    let half = values.startIndex + values.count / 2
    let first = joined(values[..<half], by: joint)
    let second = joined(values[half...], by: joint)
    return .phrase(bind(joint, (.first, first), (.second, second)))
  }
}
