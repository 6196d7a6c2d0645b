// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// On Apple's platforms, XCTest shows the localized description of a thrown error.
extension GoldenFailure: LocalizedError {
  /// The text of ``description``.
  public var errorDescription: String? { description }
}
