// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Checks that `Scripts/check-deep` runs.
enum DeepCheck {
  /// Whether the environment variable `SPOKENTEXT_DEEP` is `1`.
  static let isAsked = ProcessInfo.processInfo.environment["SPOKENTEXT_DEEP"] == "1"
}
