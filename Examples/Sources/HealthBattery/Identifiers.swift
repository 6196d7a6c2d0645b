// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

/// What tests of the user interface find elements by.
enum Identifier {
  static let continueToDashboard = "continue-to-dashboard"
}
