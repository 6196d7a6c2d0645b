// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: 'init(label:id:traits:)' has been renamed to 'init(_:id:traits:)'
  _ = SpokenCard(label: "Save")
}
