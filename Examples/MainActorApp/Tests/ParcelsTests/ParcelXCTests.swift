// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenTextTesting
import XCTest

/// `XCTestCase` is on no actor, so its subclasses say so; their tests are on the main actor, and `async`, without which
/// XCTest on Linux cannot call them.
nonisolated final class ParcelXCTests: XCTestCase {
  @MainActor func testRowsAreSaid() async throws {
    try goldens.verify(Samples.list, family: "parcels", in: ["en", "pl"], using: speaker)
  }
}
