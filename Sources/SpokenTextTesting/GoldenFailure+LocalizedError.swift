// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// XCTest on Apple's platforms shows a thrown error by its localized description.
extension GoldenFailure: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
