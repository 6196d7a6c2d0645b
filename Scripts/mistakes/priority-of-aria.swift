// This source file is part of the SpokenText project.
// SPDX-License-Identifier: Apache-2.0

import SpokenText

private func call(_ order: Order) {
  // error: 'assertive' has been renamed to 'high'
  _ = Announcement(.share, priority: .assertive)
  // error: 'polite' has been renamed to 'default'
  _ = Announcement(.share, priority: .polite)
}
