// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// The identifiers of elements for tests of the user interface.
enum Identifier {
  static let continueToDashboard = "continue-to-dashboard"
}
