// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import SpokenText

/// Checks that `Scripts/check-deep` runs, and what the default suite tries in their place.
enum DeepCheck {
  /// Whether the environment variable `SPOKENTEXT_DEEP` is `1`.
  static let isAsked = ProcessInfo.processInfo.environment["SPOKENTEXT_DEEP"] == "1"

  /// Languages that together use everything that tables can do: cases and genders, many plural categories, and a script
  /// from right to left. Hostile values behave alike in all others.
  static let languages: [LanguageTag] = isAsked ? Speaker.languages : ["pl", "ar"]

  /// The number of random values to try.
  static func count(_ count: Int, deep: Int) -> Int { isAsked ? deep : count }

  /// Some of many values in the default suite, and all of them in the deep check.
  static func some<Value>(of values: [Value], every step: Int) -> [Value] {
    isAsked ? values : stride(from: 0, to: values.count, by: step).map { values[$0] }
  }
}
