// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

extension PhraseScope {
  /// Joins values with a message that joins two values. Each half of the row is joined first. Therefore, even many
  /// values are nested only a few levels deep. Without values, the result is silence.
  mutating func joined(_ values: ArraySlice<Value>, by joint: BuiltInMessage) -> Value {
    guard values.count > 1 else { return values.first ?? .silence }
    let half = values.startIndex + values.count / 2
    let first = joined(values[..<half], by: joint)
    let second = joined(values[half...], by: joint)
    return .phrase(bind(joint, (.first, first), (.second, second)))
  }
}
